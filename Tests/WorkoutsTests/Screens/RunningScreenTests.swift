import Exercises
import Kernel
import Languages
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("A workout being done, on its screen")
struct RunningScreenTests {
  private func started(_ language: Language = .en) -> WorkoutsPage {
    let page = WorkoutsPage.open("/workouts", MyWorkouts(), language)
    page.lifter.receive(
      .workoutAdded(
        WorkoutAdded(
          name: "Push day", position: "a0",
          supersets: [
            Plan.superset(["bench", "row"], [[(10, 60), (8, 40)], [(10, 60), (8, 40)]]),
            Plan.superset(["dip"], [[(12, 0)]]),
          ])))
    page.press(language == .en ? "Start Push day" : "Commencer Push day")
    return page
  }

  @Test("one set at a time: its numbers, done by one tap; the screen stays on")
  func oneByOne() {
    let page = started()
    #expect(page.lifter.path == "/workouts/now" && page.heading == "Push day" && page.lifter.isAwake)
    #expect(page.exercise == "Bench" && page.progress == "Set 1 of 5" && page.lastTime == "First time")
    #expect(page.value("amount") == "10" && page.value("weight") == "60" && page.rest == nil)
    page.done()
    #expect(page.exercise == "Row" && page.rest == "0:15" && page.lifter.vibrations == [[10]])
    #expect(page.lifter.announcements.last == "Bench, 10\u{A0}×\u{A0}60\u{A0}kg.")
    page.done()
    #expect(page.rest == "1:30")
    page.lifter.open("/workouts")
    #expect(!page.lifter.isAwake && page.lifter.page.text.contains("Continue · Push day"))
    #expect(!page.buttons.contains("Start Push day"), "one is done at a time")
  }

  @Test("what was really lifted is typed over the plan, and the plan stays")
  func typed() {
    let page = started()
    page.type("8", into: "amount")
    page.type("62.5", into: "weight")
    page.choose("Warm-up", in: "kind")
    page.done()
    let run = page.lifter.kept.log[0]
    #expect(run.sets[0].set == Plan.set(8, 62.5, .warmUp))
    #expect(page.lifter.kept.first.said[0] == "10×60 8×40")
    page.type("many", into: "amount")
    page.done()
    #expect(page.message == "Enter a whole number from 0 to 100,000." && page.value("amount") == "many")
    #expect(page.lifter.kept.log[0].sets.count == 1)
  }

  @Test("what the server's clock turns out to say leaves a rest that runs as it is")
  func offset() {
    let page = started()
    page.done()
    page.done()
    page.lifter.offset = 3 * 3600
    #expect(page.rest == "1:30" && page.lifter.nowLine?.text.contains("1:30") == true)
    page.lifter.wait(30)
    page.lifter.offset = -300
    #expect(page.rest == "1:00")
  }

  @Test("killed after each set, it goes on where it was, with the rest that is left")
  func killed() {
    let page = started()
    for set in 0..<5 {
      page.lifter.killAndReopen()
      #expect(page.lifter.kept.log[0].sets.count == set && page.progress == "Set \(set + 1) of 5")
      page.done()
      if set == 1 {
        page.lifter.wait(20)
        page.lifter.killAndReopen()
        #expect(page.rest == "1:10")
      }
      page.lifter.wait(100)
    }
    page.lifter.killAndReopen()
    #expect(page.buttons.contains("Finish") && page.exercise == "All sets done")
    page.press("Finish")
    #expect(page.lifter.kept.running == nil && page.heading == "Push day" && page.lifter.path == "/workouts/log/op-2")
  }

  @Test("the end of a rest is told once, aloud and by vibration")
  func restEnds() {
    let page = started()
    page.done()
    page.lifter.wait(14)
    #expect(!page.lifter.announcements.contains("Rest is over."))
    page.lifter.wait(1)
    page.lifter.wait(1)
    #expect(page.lifter.announcements.filter { $0 == "Rest is over." }.count == 1)
    #expect(page.lifter.vibrations.last == [200, 100, 200] && page.rest == "Rest is over.")
  }

  @Test("what is typed and not yet ticked is still there after a kill, with its kind and the set that was gone to")
  func draftKept() {
    let page = started()
    page.done()
    page.type("6", into: "amount")
    page.type("55,", into: "weight")
    page.choose("Drop set", in: "kind")
    page.lifter.killAndReopen()
    #expect(page.exercise == "Row" && page.value("amount") == "6" && page.value("weight") == "55,")
    #expect(page.choice("kind") == "Drop set")
    page.type("55", into: "weight")
    page.done()
    page.lifter.killAndReopen()
    #expect(page.exercise == "Bench" && page.value("amount") == "10" && page.value("weight") == "60", "it was ticked")
    page.lifter.act(page.page.all(class: "set-row")[0].first(class: "row-button")?.attribute("data-on-click") ?? "")
    page.type("9", into: "amount")
    page.lifter.killAndReopen()
    #expect(page.buttons.contains("Save set") && page.value("amount") == "9")
  }

  @Test(
    "a kept draft that can't be one is nothing",
    arguments: [
      "", "x", "[]", "[\"op-2\"]", "[\"other\",\"1 1 0\",\"6\",\"55\",0,false]",
      "[\"op-2\",\"9 9 9\",\"6\",\"55\",0,false]", "[\"op-2\",\"1 1 0\",\"6\",\"55\",9,false]",
    ])
  func damagedDraft(text: String) {
    let page = started()
    page.lifter.killAndReopen(draft: text)
    #expect(page.exercise == "Bench" && page.value("amount") == "10" && page.value("weight") == "60")
  }

  @Test("what is pressed after each set stands in one place: outside of what changes")
  func dock() {
    let page = started()
    for _ in 0..<5 {
      let done = page.page.first(class: "set-dock")?.all(tag: "button").last
      #expect(done?.text == "Set done" && done?.attribute("form") == "set-form")
      page.done()
    }
    #expect(page.page.first(class: "set-dock")?.text == "Finish")
  }

  @Test("from a running workout to an exercise's facts, and back to it")
  func facts() {
    let page = started()
    page.follow("About this exercise")
    #expect(page.heading == "Bench")
    page.follow("Push day")
    #expect(page.lifter.path == "/workouts/now" && page.exercise == "Bench")
  }

  @Test("a superset in the log has each exercise once, with all its sets, and how long it all took")
  func loggedSuperset() {
    let page = started()
    for _ in 0..<5 {
      page.done()
      page.lifter.wait(96)
    }
    page.press("Finish")
    #expect(page.page.all(class: "logged-exercise").map { $0.first(tag: "h2")?.text } == ["A1 Bench", "A2 Row", "Dip"])
    #expect(page.page.all(class: "logged-sets").map { $0.all(tag: "li").count } == [2, 2, 1])
    #expect(page.page.text.contains("08:12 – 08:20 · 8\u{A0}min"))
    page.follow("Row")
    page.follow("Push day")
    #expect(page.lifter.path.hasPrefix("/workouts/log/"))
  }

  @Test("what was done in another year says in which")
  func otherYears() {
    let page = started()
    for _ in 0..<5 { page.done() }
    page.press("Finish")
    let logged = page.lifter.path
    page.lifter.wait(360 * 86_400)
    for path in [logged, "/workouts/exercises/bench", "/workouts/log?month=2026-01", "/workouts"] {
      page.lifter.open(path)
      #expect(page.page.text.contains("8 January 2026"), "\(path)")
    }
  }

  @Test("a rest can be skipped and made longer")
  func restChanged() {
    let page = started()
    page.done()
    page.press("30 seconds more")
    #expect(page.rest == "0:45")
    page.press("Skip")
    #expect(page.rest != "0:45")
  }

  @Test("any set can be gone to, corrected and taken back")
  func jump() {
    let page = started()
    page.done()
    let row = page.page.all(class: "set-row")[0]
    page.lifter.act(row.first(class: "row-button")?.attribute("data-on-click") ?? "")
    #expect(page.exercise == "Bench" && page.buttons.contains("Save set"))
    page.type("9", into: "amount")
    page.done()
    #expect(page.lifter.kept.log[0].sets.map { $0.set.amount } == [9] && page.exercise == "Row")
    page.press("Take back Bench, round 1")
    #expect(page.lifter.kept.log[0].sets.isEmpty && page.exercise == "Bench")
  }

  @Test(
    "a set that is saved again says what is otherwise alone, and stores nothing where nothing is; it goes on as ever")
  func savedAgain() {
    let page = started()
    page.done()
    page.done()
    func first() {
      let row = page.page.all(class: "set-row")[0]
      page.lifter.act(row.first(class: "row-button")?.attribute("data-on-click") ?? "")
    }
    first()
    page.type("62.5", into: "weight")
    // The other device corrects the same set meanwhile: what was not typed here stays.
    let place = SetPlace(superset: "1", slot: "1", round: 0)
    page.lifter.receive(.setCorrected(SetCorrected(logged: "op-2", place: place, amount: 12)))
    #expect(page.value("amount") == "12" && page.value("weight") == "62.5")
    page.done()
    #expect(
      page.lifter.journal.last
        == .setCorrected(SetCorrected(logged: "op-2", place: place, weight: Weight(thousandths: 62_500))))
    #expect(page.lifter.kept.log[0].sets[0].set == Plan.set(12, 62.5) && page.progress == "Set 3 of 5")
    #expect(page.lifter.announcements.last == "Bench, 12\u{A0}×\u{A0}62.5\u{A0}kg.")
    let stored = page.lifter.journal.count
    first()
    page.done()
    #expect(page.lifter.journal.count == stored && page.exercise == "Bench" && page.buttons.contains("Set done"))
    #expect(page.lifter.announcements.last == "Bench, 12\u{A0}×\u{A0}62.5\u{A0}kg.")
    #expect(page.lifter.vibrations == [[10], [10], [10], [10]])
  }

  @Test("the plan is said as it stands when the workout is started")
  func planSaid() {
    let page = started()
    guard case .started(let start) = page.lifter.journal.last else { return #expect(Bool(false)) }
    #expect(start.plan?.map { $0.exercises } == [["bench", "row"], ["dip"]])
  }

  @Test("last time's values stand beside the set, the second time")
  func lastTime() {
    let page = started()
    page.type("11", into: "amount")
    for _ in 0..<5 { page.done() }
    page.press("Finish")
    page.lifter.wait(86_400)
    page.lifter.open("/workouts")
    page.press("Start Push day")
    #expect(page.lastTime == "Last time 11\u{A0}×\u{A0}60\u{A0}kg" && page.value("amount") == "10")
  }

  @Test("what was done before and counted otherwise is no first time; warm-ups alone are not nothing")
  func notTheFirst() {
    let page = started()
    page.choose("Warm-up", in: "kind")
    for _ in 0..<5 { page.done() }
    page.press("Finish")
    page.lifter.receive(
      .workoutAdded(
        WorkoutAdded(
          name: "Timed", position: "a1",
          supersets: [
            Superset(
              slots: [Slot(exercise: .bank("dip"))], rounds: [Round(sets: [ExerciseSet(amount: 30, measure: .seconds)])]
            )
          ])))
    page.lifter.open("/workouts")
    page.press("Start Timed")
    #expect(page.exercise == "Dip" && page.lastTime == "")
    page.lifter.open("/workouts/exercises/bench")
    #expect(!page.page.text.contains("Not done yet."))
  }

  @Test("Today shows what runs, and what comes next when nothing does")
  func tile() {
    let page = started()
    #expect(page.lifter.tile.text.contains("Set 1 of 5") && page.lifter.tile.text.contains("Push day · Bench"))
    page.done()
    #expect(page.lifter.nowLine?.text == "Rest 0:15 · Row" && page.lifter.nowLine?.urgency == .seconds)
    page.lifter.wait(20)
    #expect(page.lifter.nowLine?.text == "Rest is over. Row")
    page.lifter.wait(7 * 3600)
    #expect(page.lifter.nowLine?.urgency == .goodToKnow)
    page.press("Discard this workout")
    #expect(page.lifter.tile.text.contains("Push day · 3 exercises") && page.lifter.nowLine == nil)
  }

  @Test("the log marks the day, sums it up, and an exercise has its records and history")
  func log() {
    let page = started()
    for _ in 0..<5 { page.done() }
    page.press("Finish")
    #expect(page.page.text.contains("Volume1,840\u{A0}kg"))
    page.lifter.open("/workouts/log")
    #expect(page.page.first(class: "trained")?.text == "8, 1 workout")
    #expect(page.page.text.contains("January 2026") && page.page.text.contains("Thursday 8 January"))
    page.press("8, 1 workout")
    #expect(page.lifter.path == "/workouts/log?day=2026-01-08" && page.page.text.contains("Thursday 8 January"))
    page.press("8, 1 workout")
    #expect(page.lifter.path == "/workouts/log?month=2026-01")
    page.lifter.open("/workouts/log?day=2026-01-07")
    #expect(page.page.text.contains("No workout then.") && page.page.text.contains("January 2026"))
    page.press("Month before")
    #expect(page.lifter.path == "/workouts/log?month=2025-12" && page.page.text.contains("No workout then."))
    page.lifter.open("/workouts/exercises/bench")
    #expect(page.page.text.contains("Heaviest10\u{A0}×\u{A0}60\u{A0}kg · 8 January 2026"))
    #expect(page.page.text.contains("Most repetitions in one set10\u{A0}×\u{A0}60\u{A0}kg"))
    #expect(page.page.text.contains("80\u{A0}kg"))
  }

  @Test("the bank is fetched once, and is said to be missing where it doesn't come")
  func bank() {
    let page = WorkoutsPage.open("/workouts/exercises")
    page.lifter.open("/workouts/exercises")
    #expect(page.lifter.fetched == ["workouts exercises /exercises"])
    page.lifter.answer(0, "")
    #expect(page.notice == "The exercises are not here yet")
  }
}
