import Exercises
import Kernel
import Languages
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("The list and the editor")
struct EditorScreenTests {
  private let mixed = Plan.mine([
    Plan.superset(["barbell-bench-press"], [[(10, 20)], [(8, 22.5)], [(6, 25)]]),
    Plan.superset(["pull-up", "dip"], [[(5, 0), (5, 0)], [(5, 0), (5, 0)]]),
  ])
  private func editor(_ language: Language = .en) -> WorkoutsPage { .open("/workouts/plan/w-1", mixed, language) }

  @Test("an empty list says what will be here, and gives the one action")
  func empty() {
    let page = WorkoutsPage.open()
    #expect(page.notice == "Your workouts will be here")
    #expect(page.press("New workout"))
    #expect(page.heading == "New workout" && page.lifter.focus == "#name" && page.lifter.path == "/workouts/plan/op-1")
  }

  @Test("pressed twice, New workout makes one")
  func twice() {
    let page = WorkoutsPage.open()
    page.press("New workout")
    page.lifter.act("workouts add")
    #expect(page.lifter.kept.workouts.count == 1 && page.lifter.focus == "#name")
    page.type("Legs", into: "name")
    page.lifter.act("workouts add")
    #expect(page.lifter.kept.workouts.map(\.name) == ["Legs", "New workout"])
  }

  @Test("what was refused is put right, or left, before the workout is started")
  func startRefused() {
    let page = editor()
    page.type("x", into: "rounds-1---all")
    page.lifter.act("workouts start w-1")
    #expect(page.lifter.journal.isEmpty && page.lifter.focus == "#rounds-1---all")
    #expect(page.lifter.announcements.last == "Enter 1 to 100 rounds.")
    page.type("3", into: "rounds-1---all")
    page.lifter.act("workouts start w-1")
    #expect(page.lifter.path == "/workouts/now")
  }

  @Test("its name is typed over; an empty one is refused and the old one stays")
  func rename() {
    let page = editor()
    page.type("  ", into: "name")
    #expect(page.message == "Enter a name." && page.isRefused("name") && page.heading == "Push day")
    page.type(" Leg day ", into: "name")
    #expect(page.message == nil && page.heading == "Leg day")
  }

  @Test("collapsed: what differs shows a dash, and leaving it untouched changes nothing")
  func collapsed() {
    let page = editor()
    #expect(page.value("rounds-1---all") == "3" && page.value("rest-1---all") == "1:30")
    #expect(page.value("amount-1-1-all") == "" && page.placeholder("amount-1-1-all") == "–")
    page.type("", into: "amount-1-1-all")
    #expect(page.lifter.journal.isEmpty && page.message == nil)
    page.type("5", into: "amount-1-1-all")
    #expect(page.lifter.kept.first.said == ["5×20", "5×22.5", "5×25"])
    #expect(page.value("amount-1-1-all") == "5" && page.value("weight-1-1-all") == "")
  }

  @Test("the same again is no change")
  func same() {
    let page = editor()
    page.type("3", into: "rounds-1---all")
    page.type("1:30", into: "rest-1---all")
    #expect(page.lifter.journal.isEmpty)
  }

  @Test(
    "a number that can't be is refused at its field with what was typed, and nothing is lost",
    arguments: ["0", "101", "-1", "x", "2.5"])
  func refused(_ text: String) {
    let page = editor()
    page.type(text, into: "rounds-1---all")
    #expect(page.isRefused("rounds-1---all") && page.value("rounds-1---all") == text)
    #expect(page.message(at: "rounds-1---all") == "Enter 1 to 100 rounds.", "where it was typed")
    #expect(page.message == "Enter 1 to 100 rounds." && page.lifter.announcements.last == page.message)
    #expect(page.lifter.journal.isEmpty && page.lifter.kept == mixed)
  }

  @Test("repetitions beyond what can be kept are refused with the limit", arguments: ["99999999999", "100001"])
  func tooManyReps(_ text: String) {
    let page = editor()
    page.type(text, into: "amount-1-1-all")
    #expect(page.message(at: "amount-1-1-all") == "Enter a whole number from 0 to 100,000.")
    page.type("100000", into: "amount-1-1-all")
    #expect(page.message == nil && page.lifter.kept.first.rounds[0].sets[0].amount == 100_000)
  }

  @Test("round by round each set is edited on its own")
  func expanded() {
    let page = editor()
    page.press("Each round")
    #expect(page.value("amount-1-1-1") == "8" && page.value("rest-1---2") == "1:30")
    page.type("24", into: "weight-1-1-1")
    #expect(page.lifter.kept.first.said == ["10×20", "8×24", "6×25"])
    #expect(page.choice("kind-1-1-0") == "Working")
    page.choose("Warm-up", in: "kind-1-1-0")
    #expect(page.lifter.kept.first.rounds[0].sets[0].kind == .warmUp)
    page.press("All rounds as one")
    #expect(page.value("amount-1-1-1") == nil && page.choice("kind-1-1-all") == "–")
  }

  @Test("what is entered takes the chosen unit; what is there keeps its own")
  func units() {
    let page = editor()
    page.lifter.open("/workouts/weights")
    page.press("lb")
    page.lifter.open("/workouts/plan/w-1")
    #expect(page.label("weight-2-1-all") == "Weight, lb")
    page.type("135", into: "weight-2-1-all")
    let pounds = Weight(thousandths: 135_000, .pounds)
    #expect(page.lifter.kept.workouts[0].supersets[1].rounds.allSatisfy { $0.sets[0].weight == pounds })
    #expect(page.label("weight-1-1-all") == "Weight, kg", "all of it is in kilograms")
    page.lifter.open("/workouts/weights")
    page.press("kg")
    page.lifter.open("/workouts/plan/w-1")
    #expect(page.value("weight-2-1-all") == "135" && page.label("weight-2-1-all") == "Weight, lb")
  }

  @Test("a number is kept in the unit that its field says, all rounds as one and each by itself, whatever one's own is")
  func unitOfTheField() {
    func pounds(_ reps: Int, _ weight: Int) -> ExerciseSet {
      ExerciseSet(amount: reps, weight: Weight(thousandths: weight * 1000, .pounds))
    }
    // From a friend who lifts pounds: alike, different, and one round of another unit among them.
    let rounds = [[185, 185], [185, 190]].map { weights in weights.map { Round(sets: [pounds(5, $0)]) } }
    let other = [Round(sets: [pounds(5, 185)]), Round(sets: [Plan.set(5, 80)])]
    let mine = Plan.mine(
      (rounds + [other]).map { Superset(slots: [Slot(exercise: .bank("squat"))], rounds: $0) })
    let page = WorkoutsPage.open("/workouts/plan/w-1", mine)
    for superset in 1...3 {
      for round in [0, 1, nil] {
        check(page, "weight-\(superset)-1-" + (round.map { String($0) } ?? "all"), superset, round)
      }
    }
  }

  private func check(_ page: WorkoutsPage, _ id: String, _ superset: Int, _ round: Int?) {
    page.lifter.act("workouts expand\(round == nil ? "" : " \(superset)")")
    let said = page.label(id) == "Weight, lb" ? Weight.Unit.pounds : .kilograms
    page.type("191", into: id)
    let kept = page.lifter.kept.workouts[0].supersets[superset - 1].rounds
    for (number, one) in kept.enumerated() where round == nil || round == number {
      #expect(one.sets[0].weight == Weight(thousandths: 191_000, said), "\(id)")
    }
    #expect(page.label(id) == "Weight, " + said.symbol, "the label stays what it was")
  }

  @Test("an only exercise can be replaced and removed where it stands")
  func onlyOne() {
    let page = WorkoutsPage.open("/workouts/plan/w-1", Plan.mine([Plan.superset(["plank"], [[(30, 0)]])]))
    page.follow("Replace Plank")
    page.lifter.act("workouts pick dip")
    #expect(page.lifter.kept.first.exercises == ["dip"] && page.buttons.contains("Arrange"))
    page.press("Delete Dip")
    #expect(page.lifter.kept.workouts[0].supersets.isEmpty)
  }

  @Test("supersets move by button, by drag and say where they are; the first can't go up")
  func arrange() {
    let page = editor()
    page.press("Arrange")
    let names = page.page.all(class: "editor-name").map { $0.text }
    #expect(names.first == "A · Barbell Bench Press" && names.contains("Pull Up"))
    #expect(!page.press("Move Barbell Bench Press up"))
    page.press("Move Barbell Bench Press down")
    #expect(page.lifter.kept.workouts[0].supersets.map { $0.id } == ["2", "1"])
    #expect(page.lifter.announcements.last == "Barbell Bench Press, place 2 of 2")
    page.drop(from: 1, to: 0)
    #expect(page.lifter.kept.workouts[0].supersets.map { $0.id } == ["1", "2"])
    page.press("Move Dip up")
    #expect(page.lifter.kept.workouts[0].supersets[1].exercises == ["dip", "pull-up"])
    page.press("Delete Dip")
    page.press("Delete Pull Up")
    #expect(page.lifter.kept.workouts[0].supersets.map { $0.id } == ["1"])
  }

  @Test("workouts are put in order, and deleted at once")
  func list() {
    let page = WorkoutsPage.open("/workouts", mixed)
    page.lifter.receive(.workoutAdded(WorkoutAdded(name: "Pull day", position: "a1", supersets: [])))
    #expect(page.workouts == ["Push day", "Pull day"])
    page.press("Arrange")
    page.drop(from: 1, to: 0)
    page.press("Done")
    #expect(page.workouts == ["Pull day", "Push day"])
    page.press("Arrange")
    page.press("Delete Push day")
    #expect(page.workouts == ["Pull day"] && page.lifter.announcements.last == "Workout deleted.")
  }

  @Test("beside an open workout the list is put in order by itself")
  func besideEachOther() {
    let page = WorkoutsPage.open("/workouts/plan/w-1", mixed)
    page.lifter.receive(.workoutAdded(WorkoutAdded(name: "Pull day", position: "a1", supersets: [])))
    let order = page.lifter.kept.workouts[0].supersets
    page.lifter.act(page.inList("Arrange"))
    #expect(page.supersets.count == 2, "the editor stays as it is")
    page.lifter.act(page.inList("Move Pull day up"))
    #expect(page.lifter.kept.workouts.map { $0.name } == ["Pull day", "Push day"])
    #expect(page.lifter.kept.workout("w-1")?.supersets == order)
  }

  @Test("of two thousand rounds only those that are looked at are in the page")
  func huge() {
    let rounds = [[(Int, Double)]](repeating: [(10, 60)], count: 100)
    let mine = Plan.mine((0..<20).map { Plan.superset(["exercise-\($0)"], rounds) })
    let page = WorkoutsPage.open("/workouts/plan/w-1", mine)
    #expect(page.lifter.kept.workouts[0].roundCount == 2000 && page.supersets.count == 6)
    #expect(page.size < 400)
    for count in [12, 18, 20] {
      page.press("More supersets")
      #expect(page.supersets.count == count)
    }
    page.press("Each round")
    #expect(page.supersets.count == 20, "the others stay where they are")
    #expect(page.value("amount-1-1-5") == "10" && page.value("amount-1-1-6") == nil)
    page.press("More rounds")
    #expect(page.value("amount-1-1-11") == "10" && page.value("amount-1-1-12") == nil)
  }

  @Test("an unknown workout says so")
  func unknown() {
    #expect(WorkoutsPage.open("/workouts/plan/nobody").notice == "No such workout")
  }

  @Test("in French, with its decimals")
  func french() {
    let page = editor(.fr)
    page.press("Chaque tour")
    #expect(page.value("weight-1-1-1") == "22,5")
    page.type("0", into: "rounds-1---all")
    #expect(page.message == "Saisissez de 1 à 100 tours.")
  }
}
