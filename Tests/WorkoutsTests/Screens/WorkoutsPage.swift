import Kernel
import Languages
import TestSupport
import Workouts

/// What a person sees of their workouts and can do with them.
struct WorkoutsPage {
  let lifter: Lifter

  static func open(
    _ path: String = "/workouts", _ mine: MyWorkouts = MyWorkouts(), _ language: Language = .en
  ) -> Self {
    let page = Self(lifter: Lifter(language, mine))
    page.lifter.open(path)
    return page
  }

  var page: Node { lifter.page }
  var heading: String { page.first(tag: "h1")?.text ?? "" }
  var notice: String? { page.first(class: "notice")?.first(tag: "h2")?.text }
  var buttons: [String] { page.all(tag: "button").map { $0.accessibleName } }
  var message: String? { page.first(class: "message")?.text }

  @discardableResult
  func press(_ name: String) -> Bool {
    guard let button = page.all(tag: "button").first(where: { $0.accessibleName == name }) else { return false }
    if let wire = button.attribute("data-on-click") {
      lifter.act(wire)
    } else if button.attribute("type") == "submit" {
      lifter.act(page.first(tag: "form")?.attribute("data-on-submit") ?? "")
    } else {
      return false
    }
    return true
  }

  /// What a button does in the list that a wide window shows beside what is open.
  func inList(_ name: String) -> String {
    let list = element("main") { WorkoutsScreen(lifter.state, lifter.surroundings, at: .list).view }
    let button = list.all(tag: "button").first { $0.accessibleName == name }
    return button?.attribute("data-on-click") ?? ""
  }

  func follow(_ name: String) {
    let link = page.all(tag: "a").first { $0.accessibleName == name }
    lifter.open(link?.attribute("href") ?? "")
  }

  // MARK: The editor

  var workouts: [String] { page.all(class: "workout-name").map { $0.text } }
  var supersets: [Node] { page.all(class: "superset") }
  func value(_ id: String) -> String? { input(id)?.attribute("value") }
  func placeholder(_ id: String) -> String? { input(id)?.attribute("placeholder") }
  func label(_ id: String) -> String? {
    page.all(tag: "label").first { $0.attribute("for") == id }?.text
  }

  /// Typed and left, as with Tab or Enter.
  func type(_ text: String, into id: String) {
    guard let input = input(id) else { return }
    lifter.act(input.attribute("data-on-input") ?? input.attribute("data-on-change") ?? "", value: text)
  }

  /// What stands at the field itself.
  func message(at id: String) -> String? {
    let message = input(id)?.attribute("aria-describedby")
    return page.all(tag: "p").first { $0.attribute("id") == message && message != nil }?.text
  }

  /// The chosen one of a menu; "–" where rounds differ.
  func choice(_ id: String) -> String? {
    menu(id)?.all(tag: "option").first { $0.attribute("selected") != nil }?.text
  }

  func choose(_ name: String, in id: String) {
    let option = menu(id)?.all(tag: "option").first { $0.text == name }
    lifter.act(menu(id)?.attribute("data-on-change") ?? "", value: option?.attribute("value") ?? "")
  }

  private func menu(_ id: String) -> Node? { page.all(tag: "select").first { $0.attribute("id") == id } }

  func isRefused(_ id: String) -> Bool { input(id)?.attribute("aria-invalid") == "true" }

  func drop(from: Int, to: Int) {
    let list = page.all(tag: "ul").first { $0.attribute("data-on-reorder") != nil }
    lifter.act(list?.attribute("data-on-reorder") ?? "", value: "\(from),\(to)")
  }

  private func input(_ id: String) -> Node? {
    page.all(tag: "input").first { $0.attribute("id") == id }
  }

  // MARK: Doing

  var exercise: String? { page.first(class: "set-card")?.first(tag: "h2")?.text }
  var lastTime: String? { page.first(class: "last-time")?.text }
  var progress: String? { page.first(class: "progress")?.text }
  var rest: String? { page.first(class: "rest-time")?.text }
  func done() { lifter.act(page.first(class: "set-form")?.attribute("data-on-submit") ?? "") }

  /// Nodes that the page has: what isn't seen isn't there.
  var size: Int { page.all.count }
}
