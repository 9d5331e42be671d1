import Kernel
import TestSupport
import Testing
import Workouts

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
    #expect(page.message == "Enter 1 to 100 rounds." && page.lifter.announcements.last == page.message)
    #expect(page.lifter.journal.isEmpty && page.lifter.kept == mixed)
  }

  @Test("round by round each set is edited on its own")
  func expanded() {
    let page = editor()
    page.press("Each round")
    #expect(page.value("amount-1-1-1") == "8" && page.value("rest-1---2") == "1:30")
    page.type("24", into: "weight-1-1-1")
    #expect(page.lifter.kept.first.said == ["10×20", "8×24", "6×25"])
    page.press("Kind: Working")
    #expect(page.lifter.kept.first.rounds[0].sets[0].kind == .warmUp)
    page.press("All rounds as one")
    #expect(page.value("amount-1-1-1") == nil && page.buttons.contains("Kind: differs"))
  }

  @Test("what is entered takes the chosen unit; what is there keeps its own")
  func units() {
    let page = editor()
    page.lifter.open("/workouts/weights")
    page.press("lb")
    page.lifter.open("/workouts/plan/w-1")
    #expect(page.label("weight-2-1-all") == "Weight, lb")
    page.type("135", into: "weight-1-1-all")
    #expect(page.lifter.kept.first.rounds.allSatisfy { $0.sets[0].weight == Weight(thousandths: 135_000, .pounds) })
    page.lifter.open("/workouts/weights")
    page.press("kg")
    page.lifter.open("/workouts/plan/w-1")
    #expect(page.value("weight-1-1-all") == "135" && page.label("weight-1-1-all") == "Weight, lb")
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
    page.lifter.receive(.workoutAdded(name: "Pull day", position: "a1", []))
    #expect(page.workouts == ["Push day", "Pull day"])
    page.press("Arrange")
    page.drop(from: 1, to: 0)
    page.press("Done")
    #expect(page.workouts == ["Pull day", "Push day"])
    page.press("Arrange")
    page.press("Delete Push day")
    #expect(page.workouts == ["Pull day"] && page.lifter.announcements.last == "Workout deleted.")
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
