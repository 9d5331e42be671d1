import Kernel
import Languages
import Races
import TestSupport

/// What a person sees of the races and can do with them.
struct RacesPage {
  let punter: Punter

  init(_ language: Language = .en, races: [Race] = Card.day(60)) { punter = Punter(language, races: races) }

  private var page: Node { punter.page }

  var heading: String { page.first(tag: "h1")?.text ?? "" }
  var rows: [Node] { section("board")?.all(class: "race") ?? [] }
  var followed: [String] { section("followed")?.all(class: "race").map { $0.accessibleName } ?? [] }
  /// Those of the board that are followed.
  var marked: [String] { spoken.filter { $0.hasSuffix(", followed") } }
  var spoken: [String] { rows.map { $0.accessibleName } }
  var names: [String] { rows.map { $0.first(class: "destination")?.text ?? "" } }
  var countdowns: [String] { rows.map { $0.first(class: "big")?.text ?? "" } }
  var clocks: [String] { rows.map { $0.first(class: "clock")?.text ?? "" } }
  var notes: [String] { rows.map { $0.first(class: "note")?.text ?? "" } }
  var age: String? { page.first(class: "age")?.text }
  var advice: String? { page.first(class: "advice")?.text }
  var notice: String? { page.first(class: "notice")?.first(tag: "h2")?.text }
  var noticeText: String? { page.first(class: "notice")?.first(tag: "p")?.text }
  var remark: String? { section("board")?.all(tag: "p").last?.text }
  var placeholders: Int { page.all(class: "race-placeholder").count }
  var buttons: [String] { page.all(tag: "button").map { $0.accessibleName } }
  var pressed: [String] {
    page.all(tag: "button").filter { $0.attribute("aria-pressed") == "true" }.map { $0.accessibleName }
  }
  var countries: [String] { page.all(class: "choice").map { $0.text } }
  var filter: String? { page.first(tag: "summary")?.text }
  var tileText: String { punter.tile.text }
  var facts: [String: String] {
    var facts: [String: String] = [:]
    for row in page.first(tag: "dl")?.element?.children ?? [] {
      facts[row.first(tag: "dt")?.text ?? ""] = row.first(tag: "dd")?.text
    }
    return facts
  }

  @discardableResult
  func press(_ name: String) -> Bool {
    guard let button = page.all(tag: "button").first(where: { $0.accessibleName == name }),
      let wire = button.attribute("data-on-click")
    else { return false }
    punter.act(wire)
    return true
  }

  func choose(_ country: String) {
    let choice = page.all(class: "choice").first { $0.text.hasSuffix(country) }?.first(tag: "input")
    punter.act(choice?.attribute("data-on-change") ?? "")
  }

  func openRow(_ index: Int) { punter.open(rows[index].first(tag: "a")?.attribute("href") ?? "") }

  private func section(_ key: String) -> Node? { page.all(tag: "section").first { $0.element?.key == key } }
}
