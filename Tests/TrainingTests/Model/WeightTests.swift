import Kernel
import Languages
import TestSupport
import Testing
import Training

@Suite("A weight is kept as it was entered")
struct WeightTests {
  @Test(
    "what is typed is read with a point or a comma",
    arguments: [
      ("20", 20_000), ("22.5", 22_500), ("22,5", 22_500), ("0", 0), ("1.125", 1_125), (".5", 500), ("5.", 5_000),
      ("9999.999", 9_999_999), (" 60 ", 60_000),
    ])
  func typed(_ text: String, _ thousandths: Int) {
    #expect(Weight(typed: text, .kilograms) == Weight(thousandths: thousandths))
  }

  @Test(
    "what is no weight is refused",
    arguments: ["", " ", "-5", "+5", "1.2.3", "ten", "12345", "1.2345", ".", "1 000", "1e3", "99999999999999999999"])
  func refused(_ text: String) {
    #expect(Weight(typed: text, .pounds) == nil)
  }

  @Test("what a field shows reads back as the same weight", arguments: 0..<200)
  func roundTrip(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let weight = Weight(thousandths: Int.random(in: 0...Weight.most, using: &random), .pounds)
    for language in Language.all {
      #expect(Weight(typed: weight.number(in: language), .pounds) == weight)
    }
  }

  @Test("pounds and kilograms convert to the nearest thousandth")
  func converted() {
    #expect(Weight(thousandths: 100_000, .pounds).converted(to: .kilograms) == Weight(thousandths: 45_359))
    #expect(Weight(thousandths: 20_000).converted(to: .pounds) == Weight(thousandths: 44_092, .pounds))
    #expect(Weight(thousandths: Weight.most, .pounds).grams == 4_535_923)
  }

  @Test("sets in pounds sum up to the pounds that were lifted")
  func volume() {
    var totals = Totals()
    for weight in [50_000, 52_500, 50_000] {
      totals.add(ExerciseSet(amount: 10, weight: Weight(thousandths: weight, .pounds)))
    }
    #expect(Weight.pounds(totals.volume) == 1525)
    #expect(Weight.pounds(.max) > 0)
  }

  @Test("it is said with its unit, in each language's way")
  func said() {
    #expect(Weight(thousandths: 22_500).text(in: .en) == "22.5\u{A0}kg")
    #expect(Weight(thousandths: 22_500, .pounds).text(in: .fr) == "22,5\u{A0}lb")
  }
}
