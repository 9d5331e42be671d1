import Kernel
@testable import Score
import TestSupport
import Testing

@Suite("The history of scores as a file")
struct ScoreFileTests {
  private let zone = Zone(name: "America/New_York", firstOffset: -18_000)

  private func filled() -> CreditFile {
    var file = CreditFile()
    let report = Report.of(
      514, [.percentageCreditUsed: .integer(44), .equifaxScoreBandDescription: .string("Good, \"very\"")])
    ScoreOperation.reported(Reported(time: Instant(seconds: 1_770_037_920), report: report)).apply(
      to: &file, id: "k3x9-1")
    ScoreOperation.entered(
      Entered(scale: "fico8", time: Instant(seconds: 1_770_137_920), report: .of(700, least: 300, most: 850))
    )
    .apply(to: &file, id: "k3x9-2")
    return file
  }

  private func read(
    _ text: String, into file: CreditFile = CreditFile(), now: Instant = Instant(seconds: 4_102_444_800)
  ) throws(TableFileError)
    -> ScoreImport
  {
    try ScoreImport(text, into: file, zone: zone, now: now)
  }

  private func taken(_ read: ScoreImport) -> CreditFile {
    var file = CreditFile()
    for (index, operation) in ScoreOperation.imports(read.added).enumerated() {
      operation.apply(to: &file, id: "i-\(index)")
    }
    return file
  }

  @Test("CSV names what it holds and quotes what must be quoted")
  func csv() {
    #expect(
      ScoreExport.csv(filled(), in: zone)
        == "date,score,minimum,maximum,band,scale,utilisation,id\r\n"
        + "2026-02-02T08:12:00-05:00,514,0,700,\"Good, \"\"very\"\"\",yourscore,44,iad74bb94555bddb3\r\n"
        + "2026-02-03T11:58:40-05:00,700,300,850,,fico8,,k3x9-2\r\n")
  }

  @Test("JSON holds all that each report says; read elsewhere it makes the same history, here nothing")
  func json() throws {
    let file = filled()
    let text = ScoreExport.json(file, in: zone)
    let elsewhere = try read(text)
    #expect(elsewhere.added == file.reports && elsewhere.faults.count == 0)
    #expect(taken(elsewhere).reports == file.reports)
    let here = try read(text, into: file)
    #expect(here.added.isEmpty && here.known == 2)
  }

  @Test("a file of before, which names reports by their operations, adds nothing here, though its day is another")
  func before() throws {
    let text = "date,score,id\r\n2026-01-02,514,k3x9-1\r\n2026-01-02,514,k3x9-3\r\n"
    let read = try read(text, into: filled())
    #expect(read.known == 1 && read.added.map(\.id) == ["k3x9-3"])
  }

  @Test("CSV read elsewhere makes the same scores, here nothing")
  func roundTrip() throws {
    let file = filled()
    let text = ScoreExport.csv(file, in: zone)
    #expect(try read(text).added.map(\.report.score) == [514, 700])
    #expect(try read(text).added.map(\.report.band) == ["Good, \"very\"", ""])
    #expect(try read(text, into: file).known == 2)
  }

  @Test(
    "others write it in many ways",
    arguments: [
      "date,score\n2026-01-05,514", "\u{FEFF}Date;Score\r\n2026-01-05;514\r\n", "score\tdate\n514\t2026-01-05",
      #"[{"date":"2026-01-05","score":514}]"#, #"{"entries":[{"date":"2026-01-05","score":514,"min":0,"max":700}]}"#,
    ])
  func forms(text: String) throws {
    let read = try read(text)
    #expect(read.added.map(\.report.score) == [514])
    #expect(read.added.first.map { zone.local($0.time).day.iso8601 } == "2026-01-05")
    #expect(try self.read(text, into: taken(read)).added.isEmpty)
  }

  @Test("a row that can't be used is counted and named; the others are taken")
  func faults() throws {
    let read = try read(
      """
      date,score,min,max,scale
      2026-01-05,514,,,
      yesterday,514,,,
      2026-01-06,many,,,
      2026-01-07,812,0,700,
      2026-01-08,700,,,fico8
      2026-01-09,514,,,nobody
      2026-01-10,"514"x,,,
      """)
    #expect(read.added.count == 2 && read.faults.count == 5)
    #expect(read.faults.shown.map(\.row) == [3, 4, 5, 7, 8])
    #expect(read.faults.shown.map(\.reason) == [.date, .score, .range, .scale, .quotes])
  }

  @Test(
    "what is no history is refused as a whole",
    arguments: [
      ("", TableFileError.empty), (" \n", .empty), ("a letter", .unknown), ("date,amount\n1,2", .unknown),
      ("{", .unknown), (#"{"a":1}"#, .unknown), ("[[", .unknown),
    ])
  func refused(text: String, error: TableFileError) {
    #expect(throws: error) { try read(text) }
  }

  @Test("a file of more than 5,000 rows is refused before anything is stored")
  func tooMany() {
    let text = "date,score\n" + String(repeating: "2026-01-05,514\n", count: 5001)
    #expect(throws: TableFileError.tooManyRows(5000)) { try read(text) }
  }

  @Test("only the first twenty faults are named")
  func manyFaults() throws {
    let read = try read("date,score\n" + String(repeating: "never,514\n", count: 30))
    #expect(read.faults.count == 30 && read.faults.shown.count == 20)
  }

  @Test("truncated and damaged files never trap")
  func damaged() {
    var random = SeededRandom(seed: 7)
    for text in [ScoreExport.csv(filled(), in: zone), ScoreExport.json(filled(), in: zone)] {
      let bytes = Array(text.utf8)
      for end in 0..<bytes.count {
        if let read = try? read(String(decoding: bytes[..<end], as: UTF8.self)) { #expect(read.added.count <= 2) }
      }
      for _ in 0..<500 {
        var damaged = bytes
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        _ = try? read(String(decoding: damaged, as: UTF8.self))
      }
    }
  }

  @Test("34 months of made-up history")
  func synthetic() throws {
    let text = try Recordings.text("score-history.json")
    let read = try read(text)
    #expect(read.added.count == 34 && read.faults.count == 0)
    #expect(read.added[0].report.band == "5" && read.added[0].report.whole(.percentageCreditUsed) == 51)
    #expect(try self.read(text, into: taken(read)).known == 34)
  }
}
