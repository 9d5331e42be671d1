import Exercises
import Kernel
import Languages
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("Workouts that come and go, and weights, on their screens")
struct HandingOnScreenTests {
  private static let plan = Plan.mine([
    Plan.superset(["bench", "row"], [[(10, 60), (8, 40)], [(10, 62.5), (8, 40)]]), Plan.superset(["dip"], [[(12, 0)]]),
  ])

  private static let export = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2024-03-05 18:00:00,"Upper body",1h,"Bench",1,60,10,0,0,"","",
    2024-03-07 18:00:00,"Upper body",1h,"Bench",1,62.5,8,0,0,"","",8
    2024-03-07 18:00:00,"Upper body",1h,"Bench",2,oops,8,0,0,"","",

    """

  @Test("the link, the text and the file that are handed on are the same workout where they arrive")
  func handedOn() {
    let mine = WorkoutsPage.open("/workouts/plan/w-1/share", Self.plan)
    for button in ["Copy link", "Copy text", "Save as a file"] { #expect(mine.press(button)) }
    for arrived in mine.lifter.copied {
      let theirs = WorkoutsPage.open("/workouts/bring")
      theirs.lifter.act("workouts paste", value: arrived)
      theirs.lifter.act("workouts read")
      theirs.press("Add to my workouts")
      #expect(theirs.lifter.kept.workouts.map { $0.name } == ["Push day"], "\(arrived)")
      #expect(theirs.lifter.kept.workouts.first?.roundCount == 3)
    }
    let theirs = WorkoutsPage.open("/workouts/bring")
    theirs.lifter.act("workouts file", value: mine.lifter.saved[0])
    theirs.press("Add to my workouts")
    #expect(theirs.lifter.kept.workouts.first?.exerciseCount == 3)
    #expect(theirs.lifter.path == "/workouts/plan/op-1" && theirs.lifter.focus == "#name")
  }

  @Test("beside Copy stands whether it was copied; a browser that won't is not said to have")
  func copied() {
    let page = WorkoutsPage.open("/workouts/plan/w-1/share", Self.plan)
    #expect(page.page.first(class: "copied") == nil)
    page.press("Copy link")
    #expect(page.page.first(class: "copied")?.text == "Copied." && page.lifter.announcements.last == "Copied.")
    page.lifter.canCopy = false
    page.press("Copy text")
    #expect(page.page.first(class: "copied") == nil && page.message?.hasPrefix("This browser does not let") == true)
    #expect(page.lifter.announcements.last == page.message)
  }

  @Test("a plan whose rounds differ is shown as it is before it is taken")
  func preview() {
    let rounds = [[(10, 60.0)], [(8, 65)], [(6, 70)], [(6, 70)]]
    let mine = WorkoutsPage.open("/workouts/plan/w-1/share", Plan.mine([Plan.superset(["bench"], rounds)]))
    mine.press("Copy link")
    let theirs = WorkoutsPage.open("/workouts/bring")
    theirs.lifter.act("workouts paste", value: mine.lifter.copied[0])
    theirs.lifter.act("workouts read")
    let shown = theirs.page.first(class: "brought-sets")?.all(tag: "span").dropFirst().map { $0.text }
    #expect(
      shown == [
        "1 round · 10\u{A0}×\u{A0}60\u{A0}kg", "1 round · 8\u{A0}×\u{A0}65\u{A0}kg",
        "2 rounds · 6\u{A0}×\u{A0}70\u{A0}kg",
      ])
  }

  @Test("what can’t be read is said with its reason, in the language of the moment, and changes nothing")
  func refused() {
    for (language, said) in [
      (Language.en, "There is nothing to read. Nothing was changed."),
      (.fr, "Il n’y a rien à lire. Rien n’a été changé."),
    ] {
      let page = WorkoutsPage.open("/workouts/bring", MyWorkouts(), language)
      page.lifter.act("workouts read")
      #expect(page.message == said && page.lifter.journal.isEmpty && page.lifter.focus == "#brought")
    }
    let page = WorkoutsPage.open("/workouts/bring")
    page.lifter.act("workouts paste", value: "hello")
    page.lifter.act("workouts read")
    #expect(page.message == "This is no workout. Nothing was changed." && !page.buttons.contains("Add to my workouts"))
    page.lifter.act("workouts file", value: "a,b\n1,2\n")
    #expect(page.message == "This is no export of Strong or Hevy. Nothing was changed.")
  }

  @Test("an export is looked through first; taken, the log opens where its newest workout is")
  func export() {
    let page = WorkoutsPage.open("/workouts/bring")
    page.lifter.act("workouts file", value: Self.export)
    page.lifter.wait(1)
    #expect(page.page.text.contains("2 workouts · 2 sets") && page.page.text.contains("Line 4: a number that can’t be"))
    #expect(page.lifter.journal.isEmpty)
    page.press("Add to my log")
    #expect(page.lifter.path == "/workouts/log?month=2024-03" && page.page.text.contains("March 2024"))
    #expect(page.lifter.kept.log.count == 2)
    page.lifter.open("/workouts/bring")
    page.lifter.act("workouts file", value: Self.export)
    page.lifter.wait(1)
    #expect(
      page.page.text.contains("What was understood is in your log already.") && !page.buttons.contains("Add to my log"))
  }

  @Test("plates for a weight, by the bar and the plates one owns")
  func weights() {
    let page = WorkoutsPage.open("/workouts/weights")
    page.type("102.5", into: "target")
    #expect(page.page.first(class: "plates")?.text.contains("On each side: 25 + 15 + 1.25") == true)
    page.type("0", into: "plate-0")
    #expect(page.page.first(class: "plates")?.text.contains("On each side: 20 + 15 + 5 + 1.25") == true)
    page.type("15", into: "target")
    #expect(page.page.first(class: "plates")?.text.hasPrefix("Less than the bar alone, which is 20\u{A0}kg") == true)
    page.type("heavy", into: "bar")
    #expect(page.message(at: "bar") == "Enter a weight from 0 to 9,999.")
    #expect(page.isRefused("bar") && page.value("bar") == "heavy" && page.lifter.kept.racks.count == 1)
    let plate = Rack.Plate(Weight(thousandths: 25_000), count: 0)
    #expect(page.lifter.journal == [.rackChanged(RackChanged(plates: [plate]))])
    page.type("0", into: "plate-0")
    page.type("20", into: "bar")
    #expect(page.lifter.journal.count == 1, "nothing is otherwise")
    page.type("15", into: "bar")
    #expect(page.lifter.journal.last == .rackChanged(RackChanged(bar: 15_000)))
    #expect(page.lifter.announcements.last == "Bar, 15\u{A0}kg.")
    page.press("lb")
    #expect(page.lifter.kept.unit == .pounds && page.value("bar") == "45")
    page.type("4", into: "plate-0")
    #expect(page.lifter.announcements.last == "Plates changed." && page.lifter.kept.racks.count == 2)
    page.press("kg")
    #expect(page.value("bar") == "15" && page.value("plate-0") == "0")
    page.press("lb")
    page.type("1000000", into: "target")
    #expect(page.message == "Enter a weight from 0 to 9,999.")
  }
}
