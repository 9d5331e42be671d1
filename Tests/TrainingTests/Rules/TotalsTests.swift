import Exercises
import Kernel
import TestSupport
import Testing
import Training

@Suite("Totals")
struct TotalsTests {
  @Test("totals: every set counts, warm-ups lift nothing, seconds and metres are not repetitions")
  func totals() {
    var totals = Totals()
    totals.add(Plan.set(10, 60))
    totals.add(Plan.set(10, 20, .warmUp))
    totals.add(ExerciseSet(amount: 90, measure: .seconds, weight: Weight(thousandths: 10_000)))
    totals.add(ExerciseSet(amount: 400, measure: .metres))
    totals.add(ExerciseSet(amount: 2, weight: Weight(thousandths: 100_000, .pounds)))
    #expect(totals.sets == 5 && totals.reps == 22 && totals.seconds == 90 && totals.metres == 400)
    #expect(totals.volume == 600_000 + 90_718)
  }
}
