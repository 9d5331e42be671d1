import Kernel
import TestSupport
import Testing
import Training

@Suite("Plates on a bar")
struct PlatesTests {
  private func rack(_ bar: Int, _ unit: Weight.Unit, _ plates: [(Int, Int)]) -> Rack {
    Rack(
      bar: Weight(thousandths: bar, unit),
      plates: plates.map { Rack.Plate(Weight(thousandths: $0.0, unit), count: $0.1) })
  }

  @Test(
    "come as near as those one owns",
    arguments: [
      ("100", Weight.Unit.kilograms, "25 15", "0"), ("20", .kilograms, "", "0"), ("15", .kilograms, "", "0"),
      ("62.5", .kilograms, "20 1.25", "0"), ("61", .kilograms, "20", "1"), ("63.7", .kilograms, "20 1.25", "1.2"),
      ("225", .pounds, "45 45", "0"), ("187.5", .pounds, "45 25", "2.5"), ("45", .pounds, "", "0"),
    ])
  func usual(weight: String, unit: Weight.Unit, side: String, missing: String) throws {
    let plates = Plates(for: try #require(Weight(typed: weight, unit)), on: Plates.usual(unit))
    #expect(plates.side.map { $0.plain }.joined(separator: " ") == side)
    #expect(plates.missing.plain == missing)
  }

  @Test("are not always the heaviest first")
  func notGreedy() {
    let plates = Plates(
      for: Weight(thousandths: 80_000), on: rack(20_000, .kilograms, [(25_000, 2), (15_000, 4)]))
    #expect(plates.side.map { $0.plain } == ["15", "15"])
    #expect(plates.total.plain == "80" && plates.missing.thousandths == 0)
  }

  @Test("of which one has a single one, or none, are not used")
  func few() {
    let plates = Plates(for: Weight(thousandths: 60_000), on: rack(20_000, .kilograms, [(20_000, 1), (10_000, 3)]))
    #expect(plates.side.map { $0.plain } == ["10"] && plates.missing.plain == "20")
    #expect(Plates(for: Weight(thousandths: 60_000), on: rack(20_000, .kilograms, [])).missing.plain == "40")
  }

  @Test("for a weight in the other unit are those next below it")
  func otherUnit() {
    let plates = Plates(for: Weight(thousandths: 225_000, .pounds), on: Plates.usual(.kilograms))
    #expect(plates.total.plain == "100" && plates.missing.plain == "2.058")
  }

  @Test("never weigh more than is wanted, and with what is missing exactly that", arguments: 0..<200)
  func property(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var owned: [(Int, Int)] = []
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      owned.append((Int.random(in: 0...100, using: &random) * 250, Int.random(in: 0...9, using: &random)))
    }
    let wanted = Int.random(in: 20_000...400_000, using: &random)
    let plates = Plates(for: Weight(thousandths: wanted), on: rack(20_000, .kilograms, owned))
    #expect(plates.total.thousandths + plates.missing.thousandths == wanted)
    #expect(plates.total.thousandths == 20_000 + 2 * plates.side.reduce(0) { $0 + $1.thousandths })
  }
}
