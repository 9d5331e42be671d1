import Kernel
@testable import Score
import Testing

@Suite("Score: what lasts")
struct ScoreOperationTests {
  private static let noon = Instant(seconds: 1_770_037_920)
  private static let bands = Scale.Bands(
    from: Day(number: 20_000), list: [Scale.Band(least: 0, name: "Low"), Scale.Band(least: 50, name: "High, very")])

  static let all: [ScoreOperation] = [
    .reported(Reported(time: noon, report: .of(514, [.status: .string("MATCH"), .currentLongTermCreditLimit: .null]))),
    .entered(Entered(scale: "fico8", time: noon, report: .of(700, least: 300, most: 850))),
    .entryChanged(EntryChanged(entry: "a-1", time: noon, score: nil)),
    .entryChanged(EntryChanged(entry: "a-1", time: nil, score: 3)),
    .entryRemoved(EntryRemoved(entry: "a-1")),
    .imported(Imported(entries: [.of(514, on: "2026-01-01"), .of(520, on: "2026-02-01")])),
    .scaleAdded(ScaleAdded(name: "Mine", least: 0, most: 100, bands: Scale.Bands(from: Day(number: 20_000), list: []))),
    .bandsSet(
      BandsSet(scale: "x", bands: Scale.Bands(from: Day(number: 20_000), list: [Scale.Band(least: 50, name: "High")]))),
    .bandsChanged(
      BandsChanged(
        scale: "fico8", from: Day(number: 20_000), set: [Scale.Band(least: 590, name: "Fair")], removed: [580])),
    .scaleChosen(ScaleChosen(scale: "fico8")), .hiddenOnToday(HiddenOnToday(isHidden: true)),
    .hiddenOnToday(HiddenOnToday(isHidden: false)),
  ]

  private func file(_ operations: [ScoreOperation]) -> CreditFile {
    var file = CreditFile()
    for (index, operation) in operations.enumerated() { operation.apply(to: &file, id: "o-\(index + 1)") }
    return file
  }

  @Test("each is read back from its wire form", arguments: all)
  func wire(operation: ScoreOperation) throws {
    let fields = try JSON.parse(operation.fields.text)
    #expect(ScoreOperation(kind: operation.kind, fields: fields) == operation)
  }

  @Test("what can't be read is none", arguments: all)
  func unreadable(operation: ScoreOperation) {
    #expect(ScoreOperation(kind: operation.kind + "x", fields: operation.fields) == nil)
    #expect(ScoreOperation(kind: operation.kind, fields: .null) == nil)
    guard case .object(let members) = operation.fields else { return }
    for index in members.indices {
      var damaged = members
      damaged[index].value = .array([])
      #expect(
        ScoreOperation(kind: operation.kind, fields: .object(damaged)) == nil
          || damaged[index].name == "entries", "\(damaged[index].name)")
    }
  }

  @Test("the same report again adds nothing; what only counts down does not make it another one")
  func again() {
    let first = Report.of(514, [.daysUntilNextReport: .integer(9), .clientRef: .string("A")])
    let second = Report.of(514, [.daysUntilNextReport: .integer(8), .clientRef: .string("B")])
    let file = file([
      .reported(Reported(time: Self.noon, report: first)),
      .reported(Reported(time: Self.noon.adding(seconds: 90_000), report: second)),
    ])
    #expect(file.reports.map(\.id) == [first.content])
    #expect(file.reports.first?.time == Self.noon && file.reports.first?.report == first)
    let later = Self.noon.adding(seconds: 180_000)
    #expect(!file.isNew(second, at: later) && file.isNew(.of(515), at: later))
  }

  @Test("one that was deleted does not come back with the next fetch")
  func deleted() {
    let report = Report.of(514)
    let file = file([
      .reported(Reported(time: Self.noon, report: report)), .entryRemoved(EntryRemoved(entry: "o-1")),
      .reported(Reported(time: Self.noon.adding(seconds: 90_000), report: report)),
    ])
    #expect(file.reports == [])
    #expect(!file.isNew(report, at: Self.noon.adding(seconds: 180_000)))
  }

  @Test("an entry is changed in its day and its score; a score off its scale changes nothing")
  func changed() {
    let entered = ScoreOperation.entered(
      Entered(scale: "fico8", time: Self.noon, report: .of(700, least: 300, most: 850)))
    let later = Self.noon.adding(seconds: 86_400)
    #expect(
      file([entered, .entryChanged(EntryChanged(entry: "o-1", time: nil, score: 710))]).reports[0].report.score == 710)
    #expect(
      file([entered, .entryChanged(EntryChanged(entry: "o-1", time: later, score: nil))]).reports[0].time == later)
    #expect(file([entered, .entryChanged(EntryChanged(entry: "o-1", time: nil, score: 900))]) == file([entered]))
    #expect(file([entered, .entryChanged(EntryChanged(entry: "o-9", time: nil, score: 400))]) == file([entered]))
  }

  @Test("entries stand by time, whatever the order they came in")
  func order() {
    let days = ["2026-03-01", "2026-01-01", "2026-02-01"]
    let file = file(days.map { .imported(Imported(entries: [.of(514, on: $0)])) })
    #expect(file.reports.map(\.id) == ["2026-01-01 514", "2026-02-01 514", "2026-03-01 514"])
  }

  @Test("bands of a day hold from that day on, and another day's stay")
  func dated() throws {
    let add = ScoreOperation.scaleAdded(ScaleAdded(name: "Mine", least: 0, most: 100, bands: Self.bands))
    let later = Scale.Bands(from: Day(number: 20_100), list: [Scale.Band(least: 0, name: "All")])
    let scale = try #require(file([add, .bandsSet(BandsSet(scale: "o-1", bands: later))]).scale("o-1"))
    #expect(scale.band(of: 70, on: Day(number: 20_050)) == "High, very")
    #expect(scale.band(of: 70, on: Day(number: 20_150)) == "All")
  }

  @Test("what is about a scale that isn't there changes nothing")
  func unknown() {
    #expect(
      file([.scaleChosen(ScaleChosen(scale: "x")), .entered(Entered(scale: "x", time: Self.noon, report: .of(5)))])
        == CreditFile())
  }

  @Test("a snapshot gives the same file again, and is refused where anything in it can't be read")
  func snapshot() throws {
    let whole = file(Self.all)
    let json = try JSON.parse(whole.snapshot.text)
    #expect(CreditFile(snapshot: json) == whole)
    #expect(whole.reports.count == 4 && whole.isHiddenOnToday == false && whole.chosen == "fico8")
    guard case .object(let members) = json else { return }
    for index in members.indices {
      var damaged = members
      damaged[index].value = .integer(7)
      #expect(CreditFile(snapshot: .object(damaged)) == nil)
    }
  }

  @Test("what an operation overwrites can be told; what the upstream sent is never needless")
  func registers() {
    #expect(Self.all[0].register(id: "o-1") == nil)
    #expect(Self.all[1].register(id: "o-1") == Register("score.entry.o-1", .rest))
    #expect(ScoreOperation.entryRemoved(EntryRemoved(entry: "o-1")).register(id: "o-2") == Register("score.entry.o-1"))
    #expect(
      ScoreOperation.hiddenOnToday(HiddenOnToday(isHidden: true)).register(id: "a")
        == ScoreOperation.hiddenOnToday(HiddenOnToday(isHidden: false)).register(id: "b"))
  }

  @Test("a long file is as many operations as a record may hold")
  func long() {
    let entries = (0..<50).map { DatedReport.of(500 + $0, on: "2026-01-01") }
    let operations = ScoreOperation.imports(entries)
    #expect(operations.count == 7)
    #expect(file(operations).reports.count == 50)
  }
}
