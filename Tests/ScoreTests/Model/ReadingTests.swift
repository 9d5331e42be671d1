import Kernel
import Score
import TestSupport
import Testing

@Suite("Reading what the upstream sends")
struct ReadingTests {
  @Test("every field of the real answer is kept under its name, nulls too")
  func whole() throws {
    let report = try #require(try Upstream.read(Upstream.full))
    #expect(report.score == 514 && report.least == 0 && report.most == 700)
    #expect(report.band == "Excellent")
    #expect(ReportField.allCases.allSatisfy { report[$0] != nil })
    #expect(report[.currentLongTermCreditLimit] == .null && report[.augmentedCreditScore] == .null)
    #expect(report[.monthsSinceLastDefaulted] == .integer(-1))
    #expect(report[.personaType] == .string("INEXPERIENCED") && report[.activeChat] == .bool(true))
    #expect(try Report(fields: report.fields) == report)
  }

  @Test("the names are those of the contract, one for each field")
  func names() {
    #expect(ReportField.allCases.count == ReportField.count)
    #expect(ReportField.allCases.map(\.name) == ReportField.allCases.map { "\($0)" })
  }

  @Test(
    "without creditReportInfo there is no report yet",
    arguments: [#"{"dashboardStatus":"PASS"}"#, #"{"creditReportInfo":null}"#, "{}"])
  func noReport(text: String) throws { #expect(try Upstream.read(text) == nil) }

  @Test(
    "what is no report is refused with its reason",
    arguments: [
      ("", ReportFault.notUnderstood), ("[]", .notUnderstood), ("<html>", .notUnderstood),
      (#"{"creditReportInfo":7}"#, .notUnderstood), (#"{"creditReportInfo":{}}"#, .noScore),
      (#"{"creditReportInfo":{"score":null,"minScoreValue":0,"maxScoreValue":700}}"#, .noScore),
      (#"{"creditReportInfo":{"score":"514","minScoreValue":0,"maxScoreValue":700}}"#, .notUnderstood),
      (#"{"creditReportInfo":{"score":5.5,"minScoreValue":0,"maxScoreValue":700}}"#, .notUnderstood),
      (#"{"creditReportInfo":{"score":1e30,"minScoreValue":0,"maxScoreValue":700}}"#, .notUnderstood),
      (#"{"creditReportInfo":{"score":514}}"#, .notUnderstood),
      (#"{"creditReportInfo":{"score":514,"minScoreValue":0,"maxScoreValue":0}}"#, .noRange(least: 0, most: 0)),
      (
        #"{"creditReportInfo":{"score":812,"minScoreValue":0,"maxScoreValue":700}}"#,
        .outside(score: 812, least: 0, most: 700)
      ),
    ])
  func refused(text: String, fault: ReportFault) {
    #expect(throws: fault) { try Upstream.read(text) }
  }

  @Test("a score of 0 is a score, and words that nobody knows stay as they are")
  func kept() throws {
    let text = #"{"creditReportInfo":{"score":0,"minScoreValue":0,"maxScoreValue":700,"status":"NEUARTIG","x":1}}"#
    let report = try #require(try Upstream.read(text))
    #expect(report.score == 0 && report[.status] == .string("NEUARTIG"))
  }

  @Test("a band is a name, else a number, else nothing")
  func band() {
    #expect(Report.of(1, [.equifaxScoreBandDescription: .string("Fair"), .scoreBand: .integer(2)]).band == "Fair")
    #expect(Report.of(1, [.equifaxScoreBandDescription: .null, .scoreBand: .integer(2)]).band == "2")
    #expect(Report.of(1).band == "")
  }

  @Test("every truncation of the real answer is refused, and none traps")
  func truncations() {
    let bytes = Array(Upstream.full.utf8)
    for end in 0..<bytes.count {
      #expect(throws: ReportFault.notUnderstood) { try Report.read(upstream: Array(bytes[..<end])) }
    }
  }

  @Test("damaged answers never trap; what is read of them is on its scale")
  func damaged() {
    var random = SeededRandom(seed: 4)
    let original = Array(Upstream.full.utf8)
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let report = try? Report.read(upstream: bytes) else { continue }
      #expect((report.least...report.most).contains(report.score))
    }
  }

  @Test(
    "our own wire form gives the same answer again",
    arguments: [
      ScoreAnswer(), ScoreAnswer(asOf: Instant(seconds: 1_770_000_000)),
      ScoreAnswer(report: .of(0), asOf: Instant(seconds: 1_770_000_000)),
      ScoreAnswer(failure: .offline), ScoreAnswer(failure: .unreachable), ScoreAnswer(failure: .timedOut),
      ScoreAnswer(failure: .silence), ScoreAnswer(failure: .answered(502)), ScoreAnswer(failure: .closed),
      ScoreAnswer(failure: .moved), ScoreAnswer(failure: .cutShort), ScoreAnswer(failure: .tooLarge),
      ScoreAnswer(report: .of(5), asOf: Instant(seconds: 1_770_000_000), failure: .status(503)),
      ScoreAnswer(failure: .report(.notUnderstood)), ScoreAnswer(failure: .report(.noScore)),
      ScoreAnswer(failure: .report(.noRange(least: 3, most: 2))),
      ScoreAnswer(failure: .report(.outside(score: 812, least: 0, most: 700))),
    ])
  func wire(answer: ScoreAnswer) throws {
    #expect(ScoreAnswer(json: try JSON.parse(answer.json.text)) == answer)
  }

  @Test("a reason that a later version may give is an answer that was not understood")
  func unknownReason() throws {
    let json = try JSON.parse(#"{"reason":"eaten by a dog","numbers":[1,2,3,4]}"#)
    #expect(ScoreFailure(json: json) == .report(.notUnderstood))
  }

  @Test("the wire form's first members are the contract's")
  func members() {
    let answer = ScoreAnswer(
      report: .of(514, [.equifaxScoreBandDescription: .string("Excellent")]), asOf: Instant(seconds: 1_770_037_920))
    #expect(
      answer.json.text.hasPrefix(
        #"{"score":514,"minimum":0,"maximum":700,"band":"Excellent","asOf":"2026-02-02T13:12:00Z","health":"fresh","#))
  }
}
