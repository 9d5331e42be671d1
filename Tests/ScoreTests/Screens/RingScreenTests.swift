import Kernel
import Languages
@testable import Score
import TestSupport
import Testing

@Suite("Score screen: the ring")
struct RingScreenTests {
  private static let good = ScoreAnswer(
    report: .of(514, [.equifaxScoreBandDescription: .string("Excellent")]), asOf: Holder.monday)

  private var earlier: ScoreOperation {
    .reported(Reported(time: Holder.monday.adding(seconds: -30 * 86_400), report: .of(508)))
  }

  @Test("while it loads a pass runs, placeholders keep the room, and it is said once")
  func loading() {
    let page = ScorePage.open(.loading)
    #expect(page.phase == "loading" && page.ringName == "Calculating score…" && page.placeholders == 2)
    page.holder.wait(7_300)
    #expect(page.phase == "loading")
    #expect(page.holder.announcements == ["Calculating score…"])
    #expect(page.holder.requests.count == 1)
  }

  @Test("before the journal is open, and on the server, the ring waits and claims nothing")
  func opening() {
    let screen = ScoreScreen(ScoreState(), Surroundings(now: Holder.monday, language: .en))
    let ring = element("main") { screen.view }.first(class: "score-ring")
    #expect(ring?.accessibleName == "Calculating score…" && ring?.attribute("data-phase") == "loading")
  }

  @Test("the running pass ends before the number counts up for a second; then it stands, and it is said once")
  func loaded() {
    let page = ScorePage.open(.stub(Self.good))
    page.holder.wait(1_300)
    page.holder.answer()
    #expect(page.phase == "loading" && page.number == nil)
    #expect(page.holder.wakes.last == 710)
    page.holder.wait(699)
    #expect(page.phase == "loading")
    page.holder.wait(1)
    #expect(page.phase == "drawing" && page.counting == "514" && page.hasArc)
    #expect(page.holder.announcements.last == "Credit score 514 out of 700, excellent")
    page.holder.wait(999)
    #expect(page.phase == "drawing")
    page.holder.wait(1)
    #expect(page.phase == "shown" && page.number == "514" && page.counting == nil)
    #expect(page.band == "Excellent" && page.age == "as of 08:12")
    #expect(page.holder.announcements.count == 2)
  }

  @Test("a failure turns the ring red at once; when the pass ends it pulses once for a fifth of a second")
  func failing() {
    let page = ScorePage.open(.failing(503))
    page.holder.wait(400)
    page.holder.answer()
    #expect(page.phase == "failing" && page.notice == "Couldn’t load your score")
    #expect(page.reason == "The server answered 503.")
    page.holder.wait(600)
    #expect(page.phase == "pulsing")
    page.holder.wait(200)
    #expect(page.phase == "failed")
    #expect(
      page.holder.announcements == ["Calculating score…", "Couldn’t load your score. The server answered 503."])
  }

  @Test("with reduced motion the final values are there at once, in every state")
  func still() {
    let loaded = ScorePage.loaded()
    #expect(loaded.phase == "shown" && loaded.number == "514" && loaded.holder.wakes == [])
    #expect(loaded.holder.announcements.last == "Credit score 514 out of 700, excellent")
    let failed = ScorePage.open(.failing(500), isStill: true)
    failed.holder.answer()
    #expect(failed.phase == "failed" && failed.holder.wakes == [])
  }

  @Test("Retry goes back to loading and fetches again")
  func retry() {
    let page = ScorePage.open(.failThenSucceeds(Self.good), isStill: true)
    page.holder.answer()
    #expect(page.phase == "failed")
    #expect(page.press("Retry"))
    #expect(page.phase == "loading" && page.holder.requests == ["score 1", "score 2"])
    page.holder.answer()
    #expect(page.phase == "shown" && page.number == "514")
  }

  @Test("a failure is not forgotten by opening the screen again, though the last score is not an hour old")
  func openedAgain() {
    let page = ScorePage.open(.failing(500), isStill: true, kept: Self.good.json.text)
    #expect(page.phase == "shown" && page.holder.requests.isEmpty)
    page.holder.act("score retry")
    page.holder.answer()
    #expect(page.phase == "failed")
    page.holder.open(.ring)
    #expect(page.holder.requests == ["score 1", "score 2"])
    page.holder.answer()
    #expect(page.phase == "failed")
  }

  @Test("a newer request cancels the older: the older's answer is not listened to")
  func newer() {
    let page = ScorePage.open(.stub(Self.good), isStill: true)
    page.holder.act("score retry")
    page.holder.answer(to: "score 1")
    #expect(page.phase == "loading")
    page.holder.answer(to: "score 2")
    #expect(page.number == "514")
  }

  @Test(
    "the sentence says score, scale, band and movement",
    arguments: [
      (Language.en, "Credit score 514 out of 700, excellent, up 6 since 3 January"),
      (.fr, "Score de crédit 514 sur 700, excellent, en hausse de 6 depuis le 3 janvier"),
    ])
  func sentence(language: Language, text: String) {
    let page = ScorePage.loaded(
      .of(514, [.equifaxScoreBandDescription: .string("Excellent")]), language, journal: [earlier])
    #expect(page.ringName == text)
  }

  @Test("another year is named, and a fall is one")
  func otherYear() {
    let old = ScoreOperation.reported(Reported(time: Holder.monday.adding(seconds: -90 * 86_400), report: .of(520)))
    #expect(ScorePage.loaded(.of(514), journal: [old]).ringName.hasSuffix("down 6 since 4 November 2025"))
  }

  @Test("a score of 0 is shown as one, with no arc")
  func zero() {
    let page = ScorePage.loaded(.of(0))
    #expect(page.number == "0" && !page.hasArc && page.phase == "shown")
  }

  @Test("a full score fills the ring")
  func full() {
    let page = ScorePage.loaded(.of(700)).holder.page
    #expect(page.first(class: "ring-arc")?.attribute("pathLength") == "100")
  }

  @Test(
    "why there is no score is said in plain words",
    arguments: [
      (ScoreFailure.timedOut, "The service took too long to answer."), (.unreachable, "The service can’t be reached."),
      (.status(500), "The service answered 500."),
      (.moved, "The service has moved to another address."),
      (.cutShort, "The service’s answer broke off."), (.tooLarge, "The service sent far more than a report."),
      (.report(.notUnderstood), "The service’s answer was not understood."),
      (.report(.noScore), "The report has no score."),
      (.report(.noRange(least: 0, most: 0)), "The report’s scale goes from 0 to 0, which is none."),
      (
        .report(.outside(score: 812, least: 0, most: 700)),
        "The report’s score, 812, is not between 0 and 700."
      ),
    ])
  func reasons(failure: ScoreFailure, sentence: String) {
    let page = ScorePage.open(.stub(ScoreAnswer(failure: failure)), isStill: true)
    page.holder.answer()
    #expect(page.notice == "Couldn’t load your score" && page.reason == sentence && page.number == "–")
  }

  @Test("an answer that is none of ours is our server's silence, and that is not the service's")
  func noAnswer() {
    let page = ScorePage.open(.failing(200), isStill: true)
    page.holder.answer()
    #expect(page.reason == "The server doesn’t answer.")
    let away = ScorePage.open(.failing(0), isStill: true)
    away.holder.answer()
    #expect(away.reason == "The server doesn’t answer.")
    let closed = ScorePage.open(.failing(403), isStill: true)
    closed.holder.answer()
    #expect(closed.reason?.hasPrefix("This server shows the score only on its own machine.") == true)
  }

  @Test("offline it says so at once and asks nothing; back online it asks by itself")
  func offline() {
    let page = ScorePage.open(.stub(Self.good), isStill: true, isOnline: false)
    #expect(page.reason == "You’re offline." && page.holder.requests == [])
    page.holder.isOnline = true
    page.holder.wait(1000)
    #expect(page.holder.requests == ["score 1"] && page.phase == "loading")
  }

  @Test("under a failure stands the last known score with its age")
  func lastKnown() {
    let page = ScorePage.open(.failing(503), isStill: true, journal: [earlier])
    page.holder.answer()
    #expect(page.note.hasSuffix("Last known: 508 out of 700, 3 January (30 days ago)"))
  }

  @Test("no report yet is a state of its own")
  func noReport() {
    let page = ScorePage.open(.stub(ScoreAnswer(asOf: Holder.monday)))
    page.holder.answer()
    page.holder.wait(1000)
    #expect(page.phase == "shown" && page.notice == "No report yet" && page.ringName == "No report yet")
    #expect(page.holder.announcements == ["Calculating score…", "No report yet"])
    #expect(page.holder.journal == [])
  }

  @Test("a report is kept as a dated fact, and the same again adds nothing")
  func kept() {
    let page = ScorePage.loaded()
    #expect(page.holder.journal == [.reported(Reported(time: Holder.monday, report: Self.good.report ?? .of(0)))])
    page.holder.wait(3_600_000)
    page.holder.answer()
    #expect(page.holder.requests.count == 2 && page.holder.journal.count == 1)
  }

  @Test("what is an hour old is asked for anew without a flicker; what is younger is not")
  func quiet() {
    let page = ScorePage.loaded()
    page.holder.wait(3_599_000)
    #expect(page.holder.requests.count == 1)
    page.holder.wait(1_000)
    #expect(page.holder.requests.count == 2 && page.phase == "shown" && page.number == "514")
    page.holder.server = .stub(ScoreAnswer(report: .of(520), asOf: page.holder.now))
    page.holder.answer()
    #expect(page.phase == "shown" && page.number == "520")
    #expect(page.holder.announcements.last == "Credit score 520 out of 700, up 6 since 2 February")
  }

  @Test("a start within the hour shows what was kept and asks nothing")
  func restored() {
    let before = ScorePage.loaded()
    let page = ScorePage.open(.loading, kept: before.holder.kept, journal: before.holder.journal)
    #expect(page.phase == "shown" && page.number == "514" && page.holder.requests == [])
    #expect(page.holder.announcements == [])
  }

  @Test("whoever leaves while it loads and comes back finds it, or sees it asked for anew")
  func leaving() {
    let page = ScorePage.open(.stub(Self.good))
    page.holder.isOpen = false
    page.holder.answer()
    page.holder.isOpen = true
    page.holder.open(.ring)
    #expect(page.phase == "shown" && page.number == "514")

    let failed = ScorePage.open(.failing(503))
    failed.holder.isOpen = false
    failed.holder.answer()
    failed.holder.isOpen = true
    failed.holder.open(.ring)
    #expect(failed.phase == "loading" && failed.holder.requests.count == 2)
  }

  @Test("a clock that is set while it plays holds nothing up", arguments: [-10_800_000, 10_800_000])
  func clockSet(by milliseconds: Int64) {
    let page = ScorePage.open(.stub(Self.good))
    page.holder.wait(300)
    page.holder.answer()
    page.holder.wait(milliseconds)
    #expect(page.phase == "drawing")
    page.holder.wait(1000)
    #expect(page.phase == "shown")
  }
}
