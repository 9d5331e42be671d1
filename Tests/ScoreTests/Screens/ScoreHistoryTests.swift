import Kernel
@testable import Score
import TestSupport
import Testing

@Suite("Score screen: history, scales and Today")
struct ScoreHistoryTests {
  private func report(_ score: Int, daysAgo days: Int64, _ fields: KeyValuePairs<ReportField, JSON> = [:])
    -> ScoreOperation
  {
    .reported(Reported(time: Holder.monday.adding(seconds: -days * 86_400), report: .of(score, fields)))
  }

  @Test("what changed since the report before, each a sentence")
  func changes() {
    let before = report(
      508, daysAgo: 30, [.percentageCreditUsed: .integer(50), .currentShortTermDebt: .integer(900)])
    let page = ScorePage.loaded(
      .of(514, [.percentageCreditUsed: .integer(44), .currentShortTermDebt: .integer(1000)]), journal: [before])
    #expect(
      page.changes == [
        "You use 44% of your credit limit; it was 50%.", "Short-term debt rose from 900 to 1,000.",
      ])
  }

  @Test("the chart is a sentence, points to walk and a table")
  func chart() throws {
    let page = ScorePage.loaded(journal: [report(500, daysAgo: 60), report(520, daysAgo: 30)])
    let chart = try #require(page.chart)
    #expect(
      chart.first(tag: "figcaption")?.text.hasSuffix(
        "3 reports since 4 December 2025: from 500 to 514, lowest 500, highest 520.") == true)
    #expect(chart.all(tag: "label").map(\.text).last == "2 February: 514 out of 700")
    #expect(
      chart.all(tag: "tr").map(\.text) == [
        "DayScore", "2 February514 out of 700", "3 January520 out of 700", "4 December 2025500 out of 700",
      ])
    page.holder.act("score point", value: "0")
    #expect(page.chart?.first(class: "chart-readout")?.text == "4 December 2025 500 out of 700")
  }

  @Test("the curve can be heard: a tone a report, higher for more, within two octaves")
  func listen() {
    let page = ScorePage.loaded(journal: [report(0, daysAgo: 60), report(700, daysAgo: 30)])
    page.press("Listen to the curve")
    #expect(page.holder.played == [[220, 880, 705]])
  }

  @Test("one report alone is no chart")
  func noChart() { #expect(ScorePage.loaded().chart == nil) }

  @Test("a score on another scale stands beside, normalised, and can be put into the ring")
  func scales() {
    let page = ScorePage.loaded()
    #expect(page.scales == [])
    page.press("Add a score")
    page.choose("FICO 8")
    page.type("575", into: "score")
    page.save()
    #expect(
      page.scales == [
        "Your score 73% of its range 514 out of 700", "FICO 8 50% of its range 575 out of 850",
      ])
    page.press("FICO 8")
    #expect(page.number == "575" && page.ringName == "Credit score 575 out of 850, poor")
    page.press("Your score")
    #expect(page.number == "514")
  }

  @Test("a scale of one's own, with bands that change on a day and fake no change of score")
  func ownScale() {
    let page = ScorePage.loaded()
    page.press("Add a scale")
    page.save()
    #expect(page.message == "Give the scale a name.")
    page.type("Bank", into: "name")
    page.type("0", into: "least")
    page.type("0", into: "most")
    page.save()
    #expect(page.message == "The highest score must be above the lowest.")
    page.type("10", into: "most")
    page.type("5", into: "band-from-0")
    page.type("Fine", into: "band-name-0")
    page.type("2025-01-01", into: "date")
    page.save()
    page.press("Add a score")
    page.choose("Bank")
    page.type("7", into: "score")
    page.save()
    page.press("Bank")
    #expect(page.ringName == "Credit score 7 out of 10, fine")
    page.press("Change bands")
    page.type("8", into: "band-from-0")
    page.save()
    #expect(page.ringName == "Credit score 7 out of 10")
  }

  @Test(
    "a form says what is wrong with it",
    arguments: [
      ("score", "", "Enter a whole number from 0 to 700."), ("score", "701", "Enter a whole number from 0 to 700."),
      ("score", "five", "Enter a whole number from 0 to 700."), ("date", "", "Enter a date."),
      ("date", "2026-02-03", "This is still to come."),
    ])
  func messages(field: String, text: String, message: String) {
    let page = ScorePage.loaded()
    page.press("Add a score")
    page.type("500", into: "score")
    page.type(text, into: field)
    page.save()
    #expect(page.message == message && page.holder.announcements.last == message)
    #expect(page.holder.journal.count == 1)
  }

  @Test("entries are listed newest first, changed and deleted")
  func editing() {
    let page = ScorePage.loaded(journal: [report(508, daysAgo: 30)])
    page.holder.open(.history)
    #expect(
      page.rows == ["2 February Your score 514 out of 700 · Excellent", "3 January Your score 508 out of 700"])
    page.press("3 January")
    #expect(page.sheetTitle == "Change this score")
    page.save()
    #expect(page.holder.journal.count == 2)
    page.press("3 January")
    page.type("509", into: "score")
    page.type("2026-01-04", into: "date")
    page.save()
    #expect(page.rows.last == "4 January Your score 509 out of 700")
    page.press("4 January")
    page.press("Delete")
    #expect(page.rows.count == 1)
  }

  @Test("what was deleted elsewhere while it was being changed is said, and what was typed stays")
  func deletedMeanwhile() {
    let page = ScorePage.loaded(journal: [report(508, daysAgo: 30)])
    page.holder.open(.history)
    page.press("3 January")
    page.type("509", into: "score")
    page.holder.receive(.entryRemoved(EntryRemoved(entry: "holder-1")))
    page.save()
    #expect(page.message == "This score was deleted meanwhile.")
    #expect(page.holder.journal.count == 3)
  }

  @Test("files go out and come in, and what became of each row is said")
  func files() {
    let page = ScorePage.loaded()
    page.holder.open(.history)
    page.press("Export as CSV")
    #expect(page.holder.saved?.name == "score-2026-02-02.csv")
    page.holder.act("score import", value: "date,score\n2026-01-01,500\nnever,1\n")
    #expect(page.result == "1 score added, 0 known already, 1 skipped.")
    #expect(page.rows.count == 2)
    page.holder.act("score import", value: page.holder.saved?.text ?? "")
    #expect(page.result == "0 scores added, 1 known already, 0 skipped.")
    page.press("Hide")
    #expect(page.result == nil)
    page.holder.act("score import", value: "a letter")
    #expect(page.result == "This file could not be read as a history. Nothing was changed.")
  }

  @Test("an empty history says what will be here")
  func empty() {
    let page = ScorePage.open(.loading)
    page.holder.open(.history)
    #expect(page.notice == "Your scores will be here")
  }

  @Test("a long history is drawn in steps")
  func long() {
    let page = ScorePage.loaded(journal: (1...60).map { report(400 + Int($0), daysAgo: 100 - $0) })
    page.holder.open(.history)
    #expect(page.rows.count == 50)
    page.press("Show more")
    #expect(page.rows.count == 61)
  }

  @Test("Today shows the score; hidden by choice it takes a tap, until Today is left")
  func today() {
    let page = ScorePage.loaded()
    #expect(page.holder.tile.text == "Score514out of 700 · Excellentas of 08:12")
    page.press("Hide on Today until tapped")
    #expect(!page.holder.tile.text.contains("514"))
    #expect(page.press("Show the score", in: page.holder.tile))
    #expect(page.holder.tile.text.contains("514"))
    page.holder.open(.ring)
    #expect(!page.holder.tile.text.contains("514"))
  }

  @Test(
    "without a score Today says why: nobody asked, the question failed, there is no report",
    arguments: [
      (Holder.Server.loading, "ScoreOpen to see your score"),
      (.failing(503), "ScoreCouldn’t load your score. The server answered 503."),
      (.stub(ScoreAnswer(asOf: Holder.monday)), "ScoreNo report yet"),
    ])
  func todayWithout(_ server: Holder.Server, text: String) {
    let page = ScorePage.open(server)
    page.holder.answer()
    page.holder.wait(5000)
    #expect(page.holder.tile.text == text)
  }

  @Test("Today says when a new report is due, and never the number; hidden, it says nothing")
  func nowLine() {
    let page = ScorePage.loaded(.of(514, [.daysUntilNextReport: .integer(1)]))
    #expect(page.holder.nowLine == nil)
    page.holder.now = Holder.monday.adding(seconds: 86_400)
    #expect(page.holder.nowLine?.text == "A new credit report is due")
    page.press("Hide on Today until tapped")
    #expect(page.holder.nowLine == nil)
  }

  @Test("on Today what an hour old is asked for in silence, and a failure is not said")
  func quietToday() {
    let page = ScorePage.loaded()
    page.holder.isOpen = false
    page.holder.wait(3_600_000)
    #expect(page.holder.requests.count == 2)
    page.holder.server = .failing(503)
    let said = page.holder.announcements.count
    page.holder.answer()
    #expect(page.holder.announcements.count == said && page.holder.tile.text.contains("514"))
  }

  @Test("on Today nothing is asked for who never opened the score")
  func neverOpened() {
    #expect(Holder(.loading, isOpen: false).requests == [])
  }

  @Test(
    "every wire form is read back",
    arguments: [
      ScoreAction.retry, .reveal, .hide(true), .hide(false), .choose(scale: "fico8"), .edit(.newEntry),
      .edit(.entry("a-1")),
      .edit(.newScale), .edit(.bands("a-1")), .save, .cancel, .delete, .showMore, .export(.csv), .export(.json),
      .dismissImport,
    ])
  func wires(action: ScoreAction) { #expect(ScoreAction(wire: action.wire, value: "") == action) }

  @Test("addresses are read back, others lead nowhere")
  func places() {
    for place in [ScorePlace.ring, .history] {
      #expect(ScorePlace(segments: place.path.segments, query: place.path.query) == place)
    }
    #expect(ScorePlace(segments: ["x"], query: []) == nil && ScorePlace(segments: ["history", "x"], query: []) == nil)
  }
}
