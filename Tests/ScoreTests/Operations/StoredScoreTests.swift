import Kernel
@testable import Score
import TestSupport
import Testing

@Suite("What Score stores")
struct StoredScoreTests {
  @Test("is read and written as it ever was, and what is damaged as well")
  func forms() throws {
    var forms = StoredForms("Score")
    let noon = Instant(seconds: 1_770_037_920)
    let bands = Scale.Bands(from: Day(number: 20_000), list: [Scale.Band(least: 0, name: "Low or so")])
    let none = Scale.Bands(from: Day(number: 20_000), list: [])
    let operations: [ScoreOperation] = [
      .reported(
        Reported(time: noon, report: .of(514, [.status: .string("MATCH"), .currentLongTermCreditLimit: .null]))),
      .entered(Entered(scale: "fico8", time: noon, report: .of(700, least: 300, most: 850))),
      .entryChanged(EntryChanged(entry: "a-1", time: noon, score: 3)),
      .entryChanged(EntryChanged(entry: "a-1", time: noon, score: nil)),
      .entryChanged(EntryChanged(entry: "a-1", time: nil, score: 3)),
      .entryChanged(EntryChanged(entry: "a-1", time: nil, score: nil)),
      .entryRemoved(EntryRemoved(entry: "a-1")),
      .imported(Imported(entries: [.of(514, on: "2026-01-01"), .of(520, on: "2026-02-01")])),
      .imported(Imported(entries: [])),
      .scaleAdded(ScaleAdded(name: "Mine", least: 0, most: 100, bands: none)),
      .scaleAdded(ScaleAdded(name: "Mine", least: -5, most: 100, bands: bands)),
      .bandsSet(BandsSet(scale: "o-10", bands: bands)), .bandsSet(BandsSet(scale: "fico8", bands: none)),
      .bandsChanged(
        BandsChanged(scale: "fico8", from: Day(number: 20_000), set: [.init(least: 590, name: "Fair")], removed: [580])),
      .bandsChanged(
        BandsChanged(
          scale: "o-10", from: Day(number: 20_001),
          set: [.init(least: 10, name: "Some"), .init(least: 20, name: "More")])),
      .bandsChanged(BandsChanged(scale: "fico8", from: Day(number: 20_002), removed: [300, 800])),
      .scaleChosen(ScaleChosen(scale: "fico8")), .hiddenOnToday(HiddenOnToday(isHidden: true)),
      .hiddenOnToday(HiddenOnToday(isHidden: false)),
    ]
    for operation in operations {
      forms.add(operation.kind, operation.fields) { ScoreOperation(kind: operation.kind, fields: $0)?.fields }
    }
    var file = CreditFile()
    forms.add("snapshot", file.snapshot) { CreditFile(snapshot: $0)?.snapshot }
    for (index, operation) in operations.enumerated() { operation.apply(to: &file, id: "o-\(index)") }
    let seen = Report.of(501)
    let later: [ScoreOperation] = [
      .reported(Reported(time: noon.adding(seconds: 60), report: seen)),
      .reported(Reported(time: noon.adding(seconds: 60), report: seen)),
      .entryChanged(EntryChanged(entry: seen.content, time: noon, score: 3)),
      .entryRemoved(EntryRemoved(entry: "o-0")),
    ]
    for (index, operation) in later.enumerated() { operation.apply(to: &file, id: "p-\(index)") }
    forms.add("snapshot", file.snapshot) { CreditFile(snapshot: $0)?.snapshot }
    try forms.check(kinds: ScoreOperation.Kind.allCases.map(\.rawValue))
  }
}
