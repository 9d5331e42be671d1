import Exercises
import Kernel
import Sharing
import TestSupport
import Testing
import Training
import Workouts

@Suite("What is said of what comes from elsewhere, before it is added")
struct BringScreenTests {
  private static let head = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"

  @Test("“all of it is in your log” is said only where all of it was understood")
  func nothing() {
    let page = WorkoutsPage.open("/workouts/bring")
    func said(_ text: String) -> String {
      page.lifter.act("workouts file", value: text)
      page.lifter.wait(1)
      return page.page.first(class: "brought")?.text ?? ""
    }
    let good = "2024-03-05 18:00:00,A,Plank,1,60,10\n"
    let bad = "soon,A,Plank,1,60,10\n"
    #expect(said(Self.head + bad + bad).contains("Nothing in it was understood."))
    #expect(said(Self.head).contains("There is no workout in it."))
    _ = said(Self.head + good)
    page.press("Add to my log")
    page.lifter.open("/workouts/bring")
    #expect(said(Self.head + good).contains("All of it is in your log already."))
    #expect(said(Self.head + good + bad).contains("What was understood is in your log already."))
  }

  @Test("the unit is said and can be changed before anything is added")
  func unitOnScreen() {
    let page = WorkoutsPage.open("/workouts/bring")
    page.lifter.act("workouts file", value: Self.head + "2024-03-05 18:00:00,A,Plank,1,225,10\n")
    page.lifter.wait(1)
    #expect(page.page.text.contains("They are read as kg."))
    page.lifter.act("workouts file-unit", value: "lb")
    page.lifter.wait(1)
    #expect(page.page.text.contains("They are read as lb.") && page.lifter.journal.isEmpty)
    page.press("Add to my log")
    #expect(page.lifter.kept.log.first?.sets.first?.set.weight == Weight(thousandths: 225_000, .pounds))
    page.lifter.open("/workouts/bring")
    page.lifter.act("workouts file", value: Self.head + "2024-03-05 18:00:00,A,Plank,1,225,10\n")
    page.lifter.wait(1)
    #expect(page.page.text.contains("All of it is in your log already.") && page.lifter.kept.log.count == 1)
  }

  @Test("exercises that would be new are marked, and counted")
  func new() {
    let page = WorkoutsPage.open("/workouts/bring")
    page.lifter.act("workouts paste", value: "Benchy thing, 3 × 10")
    page.lifter.act("workouts read")
    let said = page.page.first(class: "brought")?.text ?? ""
    #expect(said.contains("Benchy thing (new)") && said.contains("1 new exercise of your own"))
  }

  @Test("of a long plan the first fifty exercises are drawn")
  func many() {
    let one = Plan.superset(["plank", "bench", "row", "dip", "curl"], [[(1, 1), (1, 1), (1, 1), (1, 1), (1, 1)]])
    let long = SharedWorkout(Workout(name: "Long", supersets: [Superset](repeating: one, count: 100)), own: [])
    let page = WorkoutsPage.open("/workouts/bring")
    page.lifter.act("workouts paste", value: "x/workouts/shared#" + long.fragment)
    page.lifter.act("workouts read")
    #expect(page.page.all(class: "brought-row").count == 50 && page.page.text.contains("and 450 more"))
  }
}
