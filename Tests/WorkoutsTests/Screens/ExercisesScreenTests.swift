import Exercises
import Kernel
import Languages
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("Exercises looked for, chosen and written, on their screens")
struct ExercisesScreenTests {
  private func picker(_ query: String = "?workout=w-1") throws -> WorkoutsPage {
    let page = WorkoutsPage.open("/workouts/exercises" + query, Plan.mine([Plan.superset(["plank"], [[(30, 0)]])]))
    page.lifter.answer(200, try BankFile.facts())
    return page
  }

  @Test("the bank is asked for once a screen is open, and its names take the place of the ids")
  func bank() throws {
    let page = WorkoutsPage.open("/workouts/plan/w-1", Plan.mine([Plan.superset(["3-4-sit-up"], [[(10, 0)]])]))
    page.lifter.wait(1)
    #expect(page.lifter.fetched == ["workouts exercises /exercises"])
    #expect(page.page.text.contains("3 4 Sit Up"))
    page.lifter.answer(200, try BankFile.facts())
    #expect(page.page.text.contains("3/4 Sit-Up"))
  }

  @Test("what is chosen is a superset of its own, another in a superset, or takes a slot’s place with its numbers kept")
  func chosen() throws {
    for (query, expected) in [
      ("?workout=w-1", [["plank"], ["bench-dip"]]), ("?workout=w-1&superset=1", [["plank", "bench-dip"]]),
      ("?workout=w-1&superset=1&slot=1", [["bench-dip"]]),
    ] {
      let page = try picker(query)
      page.type("bench dip", into: "query")
      page.lifter.act("workouts pick bench-dip")
      let supersets = page.lifter.kept.workouts[0].supersets
      #expect(supersets.map { $0.exercises } == expected && supersets[0].rounds[0].sets[0].amount == 30)
      #expect(page.lifter.path == "/workouts/plan/w-1" && page.lifter.focus == "#add-exercise")
    }
  }

  @Test(
    "from the facts of one that is looked at while choosing: back to choosing, what was typed still there, or into it")
  func lookedAt() throws {
    let page = try picker("?workout=w-1&superset=1")
    page.type("bench dip", into: "query")
    page.follow("Bench Dip")
    #expect(page.heading == "Bench Dip" && page.lifter.path.hasPrefix("/workouts/exercises/bench-dip?workout=w-1"))
    page.follow("Choose an exercise")
    #expect(page.heading == "Choose an exercise" && page.value("query") == "bench dip")
    page.follow("Bench Dip")
    page.press("Add to Push day")
    #expect(page.lifter.kept.first.exercises == ["plank", "bench-dip"] && page.lifter.path == "/workouts/plan/w-1")
  }

  @Test("one’s own is written where it is missing, and goes into the workout counted as it was said to be")
  func own() throws {
    let page = try picker()
    page.press("Write your own")
    page.lifter.act("workouts save-own")
    #expect(page.message == "Enter a name." && page.lifter.kept.ownExercises.isEmpty)
    page.type("Gate swing", into: "own-name")
    page.lifter.act("workouts own measure", value: "\(Measure.seconds.rawValue)")
    page.lifter.act("workouts save-own")
    #expect(page.lifter.kept.ownExercises.map { $0.name } == ["Gate swing"])
    #expect(page.lifter.kept.workouts[0].supersets[1].rounds[0].sets[0].measure == .seconds)
    page.lifter.open("/workouts/exercises?workout=w-1")
    page.type("gate", into: "query")
    #expect(page.page.first(class: "exercise-row")?.text.contains("Gate swing") == true)
  }

  @Test("of one's own what is changed in its form is stored, nothing where nothing is")
  func ownEdited() {
    var mine = MyWorkouts()
    let own = OwnExercise(
      id: "gate-swing", name: "Gate swing", primary: [.glutes], secondary: [.chest], equipment: "machine")
    mine.apply(.ownExerciseAdded(OwnExerciseAdded(exercise: own)))
    let page = WorkoutsPage.open("/workouts/exercises/+gate-swing", mine)
    func edit(_ wires: [(String, String)]) -> WorkoutsOperation? {
      let stored = page.lifter.journal.count
      page.lifter.act("workouts own open gate-swing")
      for (wire, value) in wires { page.lifter.act("workouts own " + wire, value: value) }
      page.lifter.act("workouts save-own")
      #expect(page.lifter.state.own == nil)
      return page.lifter.journal.count > stored ? page.lifter.journal.last : nil
    }
    #expect(edit([]) == nil && edit([("name", "Gate swing ")]) == nil)
    #expect(
      edit([("name", "Gate swings")]) == .ownExerciseEdited(OwnExerciseEdited(id: "gate-swing", name: "Gate swings")))
    #expect(page.lifter.announcements.last == "Renamed to Gate swings.")
    // What helps so far is trained from now on; once is enough.
    let moved = OwnExerciseEdited(id: "gate-swing", muscles: [.init(muscle: .chest, role: .primary)])
    #expect(edit([("primary", "\(Muscle.chest.rawValue)")]) == .ownExerciseEdited(moved))
    #expect(page.lifter.kept.ownExercises[0].primary == [.chest, .glutes])
    #expect(page.lifter.kept.ownExercises[0].secondary.isEmpty)
    let rest = OwnExerciseEdited(
      id: "gate-swing", measure: .seconds, muscles: [.init(muscle: .glutes, role: .none)], equipment: "")
    #expect(
      edit([("measure", "1"), ("primary", "\(Muscle.glutes.rawValue)"), ("equipment", "")])
        == .ownExerciseEdited(rest))
    #expect(page.lifter.announcements.last == "Changed.")
  }

  @Test("filters narrow what is found, and say how many are left")
  func filters() throws {
    let page = try picker("")
    let all = page.page.all(class: "exercise-row").count
    page.lifter.act("workouts filter muscle", value: "\(Muscle.calves.rawValue)")
    page.lifter.act("workouts filter equipment", value: "\(Equipment.dumbbell.rawValue)")
    let rows = page.page.all(class: "exercise-row").map { $0.text }
    #expect(!rows.isEmpty && rows.count < all)
    for row in rows { #expect(row.contains("calves") && row.contains("dumbbell")) }
    #expect(page.lifter.announcements.last?.hasPrefix("\(rows.count) ") == true)
    page.type("xyzzy", into: "query")
    #expect(page.notice == "Nothing found")
  }

  @Test("a bank that can’t be had leaves one’s own to choose from, and says so")
  func noBank() {
    let page = WorkoutsPage.open("/workouts/exercises")
    page.lifter.answer(0, "")
    #expect(page.notice == "The exercises are not here yet")
    page.press("Try again")
    #expect(page.lifter.fetched.count == 2 && page.page.text.contains("Fetching the exercises"))
  }

  @Test("nothing is said to be missing while only one's own were looked through")
  func halfLooked() throws {
    var mine = MyWorkouts()
    mine.apply(.ownExerciseAdded(OwnExerciseAdded(exercise: OwnExercise(id: "gate-swing", name: "Gate swing"))))
    let page = WorkoutsPage.open("/workouts/exercises", mine)
    page.type("bench", into: "query")
    #expect(page.notice == nil && page.page.text.contains("Fetching the exercises"))
    page.lifter.answer(0, "")
    #expect(page.notice == "The exercises are not here yet")
    page.type("gate", into: "query")
    #expect(page.page.first(class: "exercise-row")?.text.contains("Gate swing") == true)
    page.press("Try again")
    page.lifter.answer(200, try BankFile.facts())
    page.type("xyzzy", into: "query")
    #expect(page.notice == "Nothing found")
  }

  @Test("a new exercise that is called as another once was is an exercise of its own")
  func nameOfBefore() throws {
    var mine = MyWorkouts()
    mine.apply(.ownExerciseAdded(OwnExerciseAdded(exercise: OwnExercise(id: "curl", name: "Curl"))))
    mine.apply(.ownExerciseEdited(OwnExerciseEdited(id: "curl", name: "Hammer curl")))
    let page = WorkoutsPage.open("/workouts/exercises", mine)
    page.lifter.act("workouts own open")
    page.lifter.act("workouts own name", value: "Curl")
    page.lifter.act("workouts save-own")
    #expect(page.lifter.kept.ownExercises.map { $0.name } == ["Hammer curl", "Curl"])
    #expect(page.lifter.kept.ownExercises.map { $0.id } == ["curl", "curl-2"])
  }

  @Test("muscles that got as many sets are named together, in both languages")
  func tied() throws {
    for (language, said) in [
      (Language.en, "Most for chest and lats: 1 set each. What helps counts half."),
      (.fr, "Le plus pour pectoraux et grands dorsaux\u{202F}: 1 série pour chacun. Ce qui aide compte pour moitié."),
    ] {
      let page = WorkoutsPage.open("/workouts/log", MyWorkouts(), language)
      page.lifter.answer(200, try BankFile.facts())
      let own = OwnExercise(id: "row-press", name: "Row press", primary: [.chest, .lats], secondary: [.biceps])
      page.lifter.receive(.ownExerciseAdded(OwnExerciseAdded(exercise: own)))
      let done = DoneSet(
        SetPlace(superset: "1", slot: "1", round: 0), .own("row-press"), Plan.set(10, 60), at: Lifter.thursday)
      let logged = LoggedWorkout(
        id: "x-1", name: "A", started: Lifter.thursday, finished: Lifter.thursday.adding(seconds: 600), sets: [done])
      page.lifter.receive(.imported(Imported(workouts: [logged])))
      #expect(page.page.text.contains(said))
    }
  }
}
