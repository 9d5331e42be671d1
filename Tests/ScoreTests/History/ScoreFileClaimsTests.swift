import Kernel
@testable import Score
import Testing

@Suite("What is said of a file of scores")
struct ScoreFileClaimsTests {
  private let zone = Zone(name: "America/New_York", firstOffset: -18_000)
  private let now = Instant(iso8601: "2026-03-01T13:00:00Z") ?? Instant(seconds: 0)

  private func read(_ text: String, into file: CreditFile = CreditFile()) throws -> ScoreImport {
    try ScoreImport(text, into: file, zone: zone, now: now)
  }

  @Test("a row that says what was entered by hand is known; another day, score or scale is not")
  func byHand() throws {
    var file = CreditFile()
    let report = try Report(score: 508, least: 0, most: 700)
    let time = try #require(Instant(iso8601: "2025-10-03T20:15:00Z"))
    ScoreOperation.entered(Entered(scale: Scale.ofReports, time: time, report: report)).apply(to: &file, id: "a-1")
    let read = try read(
      "date,score,scale\n2025-10-03,508,\n2025-10-03,509,\n2025-10-04,508,\n2025-10-03,508,fico8\n", into: file)
    #expect(read.known == 1 && read.added.count == 3)
  }

  @Test("today is not to come, though its noon is; tomorrow is")
  func future() throws {
    let read = try read("date,score\n2026-03-01,500\n2026-03-02,500\n9998-01-01,500\n")
    #expect(read.added.count == 1 && read.faults.shown.map { $0.reason } == [.future, .future])
  }

  @Test("a date in another order is refused with what is wanted", arguments: ["02/05/2026", "5.2.2026"])
  func order(date: String) throws {
    #expect(try read("date,score\n\(date),500\n").faults.shown.map { $0.reason } == [.dateOrder])
  }

  @Test("a field of a report has each its own name")
  func fields() {
    #expect(Set(ReportField.allCases.map { $0.name }).count == ReportField.allCases.count)
    #expect(ReportField.allCases.last?.name == "selected")
  }
}
