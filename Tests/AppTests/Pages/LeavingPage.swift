import Departures
import Kernel
import TestSupport

/// One train, the walk to its stop, and the reminders.
struct LeavingPage: AppPage {
  let phone: Phone

  /// Times Sq, with trains that can be left for and one that can't.
  var board: Board {
    Town.board(
      "127",
      south: [
        Town.train("Q", to: "Coney Island", in: 240), Town.train("Q", to: "Coney Island", in: 900),
        Town.train("1", to: "South Ferry", in: 1200),
      ])
  }

  var leave: String? { phone.page.first(class: "leaving")?.first(class: "leave")?.text }
  var figure: String { phone.page.first(class: "train-figure")?.text ?? "" }
  var walk: String? { phone.page.first(class: "walk")?.first(tag: "output")?.text }
  var message: String? { phone.page.first(class: "message")?.text }
  var hint: String? { phone.page.first(class: "hint")?.text }
  /// When a reminder that is set comes, if it does.
  var promise: String? { phone.page.first(class: "leaving")?.all(class: "quiet").last?.text }
  var isReminded: Bool { phone.page.button("Remind me to leave")?.attribute("aria-pressed") == "true" }
  var reminders: [String] { phone.page.all(class: "reminder").map { $0.first(class: "where")?.text ?? "" } }

  /// Stations, in the order of travel; of those before this one only when they are opened.
  var stops: [String] { rows(phone.page.first(class: "trip")?.all(class: "trip-stops").last) }
  var stopsBefore: [String] {
    let lists = phone.page.first(class: "trip")?.all(class: "trip-stops") ?? []
    return lists.count > 1 ? rows(lists.first) : []
  }
  /// Those that the train runs by.
  var passed: [String] {
    phone.page.first(class: "trip")?.all(class: "passed").map { row in
      [row.first(tag: "s")?.text, row.first(class: "note")?.text].compactMap { $0 }.joined(separator: " · ")
    } ?? []
  }
  var away: String? { phone.page.first(class: "trip")?.first(tag: "summary")?.text }
  var riding: String? { phone.page.first(class: "riding")?.first(class: "leave")?.text }

  /// Where the person is told to get off.
  var goals: [String] {
    phone.page.all(class: "goal").compactMap { $0.first(class: "trip-name")?.first(tag: "span")?.text }
  }

  private func rows(_ list: Node?) -> [String] {
    (list?.all(class: "trip-stop") ?? []).map { row in
      let bullets = row.first(class: "bullets")?.attribute("aria-label")
      return [row.first(class: "trip-name")?.first(tag: "span")?.text, bullets, row.first(class: "trip-time")?.text]
        .compactMap { $0 }.joined(separator: " · ")
    }
  }

  func type(_ text: String, into label: String) {
    guard let id = phone.page.all(tag: "label").first(where: { $0.text == label })?.attribute("for"),
      let field = phone.page.all(tag: "input").first(where: { $0.attribute("id") == id })
    else { return }
    phone.act(field.attribute("data-on-input") ?? "", value: text)
  }

  func save() { phone.act(phone.page.first(tag: "form")?.attribute("data-on-submit") ?? "") }
}
