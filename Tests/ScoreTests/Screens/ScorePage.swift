import Kernel
import Languages
import Score
import TestSupport

/// What a person sees of the score and can do with it.
struct ScorePage {
  let holder: Holder

  static func open(
    _ server: Holder.Server, _ language: Language = .en, isStill: Bool = false, isOnline: Bool = true,
    kept: String? = nil, journal: [ScoreOperation] = []
  ) -> Self {
    Self(
      holder: Holder(server, language, isStill: isStill, isOnline: isOnline, kept: kept, journal: journal))
  }

  /// With the score there, and all that plays played.
  static func loaded(
    _ report: Report = .of(514, [.equifaxScoreBandDescription: .string("Excellent")]), _ language: Language = .en,
    journal: [ScoreOperation] = []
  ) -> Self {
    let answer = ScoreAnswer(report: report, asOf: Holder.monday)
    let page = open(.stub(answer), language, isStill: true, journal: journal)
    page.holder.answer()
    return page
  }

  private var page: Node { holder.page }
  private var ring: Node? { page.first(class: "score-ring") }

  var phase: String { ring?.attribute("data-phase") ?? "" }
  /// What a screen reader says of the ring.
  var ringName: String { ring?.accessibleName ?? "" }
  var number: String? { page.first(class: "ring-number")?.text }
  /// The digits that are rolling, or nil.
  var counting: String? {
    let digits = page.all(class: "ring-digit").compactMap { $0.attribute("data-roll")?.suffix(1) }
    return digits.isEmpty ? nil : digits.joined()
  }
  var hasArc: Bool { page.first(class: "ring-arc") != nil }
  var band: String? { page.first(class: "score-band")?.text }
  var age: String? { page.first(class: "score-day")?.text }
  var facts: [String] { page.first(class: "fact-list")?.all(tag: "div").map { $0.text } ?? [] }
  var notice: String? { page.first(class: "notice")?.first(tag: "h2")?.text }
  var reason: String? { page.first(class: "notice")?.first(tag: "p")?.text }
  var note: String { page.first(class: "score-note")?.text ?? "" }
  var placeholders: Int { page.all(class: "score-placeholder").count }
  var changes: [String] { page.first(class: "score-changes")?.all(tag: "li").map { $0.text } ?? [] }
  var chart: Node? { page.first(class: "chart") }
  var scales: [String] { page.all(class: "scale-row").map { $0.accessibleName } }
  var rows: [String] { page.first(class: "rows")?.all(class: "row-button").map { $0.accessibleName } ?? [] }
  var result: String? { page.first(class: "import-result")?.first(tag: "p")?.text }
  var sheetTitle: String? { sheet?.first(tag: "h2")?.text }
  var message: String? { sheet?.first(class: "message")?.text }
  private var sheet: Node? { page.first(tag: "dialog") }

  @discardableResult
  func press(_ name: String, in node: Node? = nil) -> Bool {
    let button = (node ?? page).all(tag: "button").first { $0.accessibleName.hasPrefix(name) }
    guard let wire = button?.attribute("data-on-click") else { return false }
    holder.act(wire)
    return true
  }

  func type(_ text: String, into field: String) {
    let input = sheet?.all(tag: "input").first { $0.attribute("id") == field }
    holder.act(input?.attribute("data-on-input") ?? "", value: text)
  }

  func choose(_ label: String) {
    let choice = sheet?.all(class: "choice").first { $0.text == label }?.first(tag: "input")
    holder.act(choice?.attribute("data-on-change") ?? "", value: choice?.attribute("value") ?? "")
  }

  func save() { holder.act(sheet?.first(tag: "form")?.attribute("data-on-submit") ?? "") }
}
