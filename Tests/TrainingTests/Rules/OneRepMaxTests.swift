import Exercises
import Kernel
import TestSupport
import Testing
import Training

@Suite("The estimate of one repetition")
struct OneRepMaxTests {
  @Test(
    "the estimate of one repetition follows Epley, and is silent where it can't be trusted",
    arguments: [(1, 100, 100_000), (5, 100, 116_700), (10, 60, 80_000), (12, 50, 70_000)])
  func estimate(_ reps: Int, _ kilograms: Double, _ thousandths: Int) {
    #expect(OneRepMax.estimate(Plan.set(reps, kilograms)) == Weight(thousandths: thousandths))
  }

  @Test("no estimate for a warm-up, for no weight, for thirteen and more, for seconds")
  func noEstimate() {
    for set in [
      Plan.set(5, 100, .warmUp), Plan.set(5, 0), Plan.set(13, 50), Plan.set(0, 50),
      ExerciseSet(amount: 5, measure: .seconds, weight: Weight(thousandths: 1000)),
    ] {
      #expect(OneRepMax.estimate(set) == nil)
    }
  }
}
