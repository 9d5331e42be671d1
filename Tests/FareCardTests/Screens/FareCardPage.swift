import FareCard
import Kernel
import Languages
import TestSupport

/// What a person sees of the fare card and can do with it.
struct FareCardPage {
  let rider: Rider

  static func open(_ language: Language = .en, balance: String? = nil, at now: Instant = Rider.monday) -> Self {
    let page = Self(rider: Rider(language, at: now))
    if let balance { page.setBalance(balance) }
    return page
  }

  private var page: Node { rider.page }

  var heading: String { page.first(tag: "h1")?.text ?? "" }
  var balance: String { page.first(class: "fare-balance")?.text ?? "" }
  var ridesLeft: String { page.first(class: "fare-rides")?.text ?? "" }
  var faceName: String { page.first(class: "fare-face")?.accessibleName ?? "" }
  var cardLabel: String { page.first(class: "fare-label")?.text ?? "" }
  /// What the card's corners say: the cap, the transfer.
  var facts: String { page.first(class: "fare-facts")?.text ?? "" }
  var countdown: String? { page.first(class: "countdown")?.text }
  var lines: [String] { page.first(class: "fare-lines")?.element?.children.map { $0.text } ?? [] }
  var turnstile: String? { page.first(class: "turnstile")?.text }
  var cards: [String] { page.first(class: "fare-cards")?.all(tag: "label").map { $0.text } ?? [] }
  var notice: String? { page.first(class: "notice")?.first(tag: "h2")?.text }
  var entries: Int { rider.journal.count }

  func detail(_ label: String) -> String? {
    page.all(class: "row-button").first { $0.first(tag: "span")?.text == label }?.first(class: "row-value")?.text
  }

  func ride() { press("Ride", in: page) }

  @discardableResult
  func press(_ name: String) -> Bool { press(name, in: rider.page) }

  @discardableResult
  func press(_ name: String, in node: Node) -> Bool {
    guard let button = node.all(tag: "button").first(where: { $0.accessibleName == name }),
      let wire = button.attribute("data-on-click")
    else { return false }
    rider.act(wire, value: button.attribute("value") ?? "")
    return true
  }

  func tapCard() { rider.act(page.first(class: "fare-face")?.attribute("data-on-click") ?? "") }
  func throwCard() { rider.act(page.first(class: "fare-face")?.attribute("data-on-throw") ?? "") }
  func swipe(_ direction: String) {
    rider.act(page.first(class: "fare-cards")?.attribute("data-on-swipe") ?? "", value: direction)
  }
  /// The card itself drawn to the right.
  func turn() { rider.act(page.first(class: "fare-face")?.attribute("data-on-swipe") ?? "", value: "right") }
  func openDetail(_ label: String) {
    let row = page.all(class: "row-button").first { $0.first(tag: "span")?.text == label }
    rider.act(row?.attribute("data-on-click") ?? "")
  }

  // MARK: The open dialog

  var sheet: Node? { page.first(tag: "dialog") }
  var sheetTitle: String? { sheet?.first(tag: "h2")?.text }
  var sheetButtons: [String] { sheet?.all(tag: "button").map { $0.accessibleName } ?? [] }
  var message: String? { sheet?.first(class: "message")?.text }
  var hint: String? { sheet?.first(class: "hint")?.text }
  var canSave: Bool {
    guard let submit = sheet?.all(tag: "button").first(where: { $0.attribute("type") == "submit" }) else {
      return false
    }
    return submit.attribute("aria-disabled") == nil
  }

  func value(_ field: String) -> String? { input(field)?.attribute("value") }

  func type(_ text: String, into field: String) {
    rider.act(input(field)?.attribute("data-on-input") ?? "", value: text)
  }

  func choose(_ label: String) {
    let choice = sheet?.all(class: "choice").first { $0.text == label }?.first(tag: "input")
    rider.act(choice?.attribute("data-on-change") ?? "", value: choice?.attribute("value") ?? "")
  }

  /// Enter, or the button.
  func save() { rider.act(sheet?.first(tag: "form")?.attribute("data-on-submit") ?? "") }
  func escape() { rider.act(sheet?.attribute("data-on-dismiss") ?? "") }

  func setBalance(_ text: String) {
    tapCard()
    type(text, into: "amount")
    save()
  }

  func addCard(_ name: String, owner: String = "") {
    rider.wait(60)
    rider.act("fare-card edit new-card")
    type(name, into: "name")
    type(owner, into: "owner")
    save()
  }

  private func input(_ id: String) -> Node? { sheet?.all(tag: "input").first { $0.attribute("id") == id } }
}
