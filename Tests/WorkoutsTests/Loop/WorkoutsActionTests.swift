import Exercises
import Kernel
import Testing
import Training

@testable import Workouts

@Suite("What a person does, as it stands in the page")
struct WorkoutsActionTests {
  @Test("no two screens have a word in common")
  func words() {
    let words =
      [
        ListAction.Word.allCases.map(\.rawValue), PlanAction.Word.allCases.map(\.rawValue),
        ExercisesAction.Word.allCases.map(\.rawValue), OwnAction.Word.allCases.map(\.rawValue),
        DoingAction.Word.allCases.map(\.rawValue), LogAction.Word.allCases.map(\.rawValue),
        WeightsAction.Word.allCases.map(\.rawValue), SharingAction.Word.allCases.map(\.rawValue),
        PageAction.Word.allCases.map(\.rawValue),
      ].flatMap { $0 }
    #expect(Set(words).count == words.count)
  }

  private static let place = SetPlace(superset: "1", slot: "2", round: 0)
  private static let field = PlanField(.amount, "1", "2", round: 0)

  @Test(
    "each is read as it was written",
    arguments: [
      .list(.add), .list(.remove("w-1")), .list(.arrange(true)), .list(.arrange(false)),
      .list(.move(Move(from: 0, to: 2))), .list(.start("w-1")), .plan(.rename("8")), .plan(.arrange(true)),
      .plan(.arrange(false)), .plan(.move(Move(from: 2, to: 0))),
      .plan(.moveSlot(superset: "1", Move(from: 1, to: 0))), .plan(.removeSlot(superset: "1", slot: "2")),
      .plan(.field(field, "8")), .plan(.expand("1")), .plan(.expand(nil)), .plan(.moreSupersets), .plan(.moreRounds),
      .exercises(.query("8")), .exercises(.filter(.muscle, "8")), .exercises(.pick(.own("plank"))),
      .exercises(.askAgain), .own(.open("own-1")), .own(.cancel), .own(.type(.name, "8")), .own(.save),
      .own(.remove("own-1")), .doing(.draft(.weight, "8")), .doing(.done), .doing(.jump(place)), .doing(.clear(place)),
      .doing(.rest(seconds: 30)), .doing(.finish), .log(.month("2026-10")), .log(.day("2026-10-05")),
      .log(.remove("l-1")), .weights(.unit(.pounds)), .sharing(.send(.text)),
      .sharing(.paste("8")), .sharing(.readPasted), .sharing(.file("8")), .sharing(.take), .page(.showMore),
      .page(.point("8")),
    ] as [WorkoutsAction])
  func same(action: WorkoutsAction) {
    #expect(WorkoutsAction(wire: action.wire, value: "8") == action)
  }

  @Test("what the element says is read from it: a place in a list, a bar, how many of a plate, the unit of a file")
  func said() {
    let move = Move(from: 1, to: 0)
    #expect(WorkoutsAction(wire: WorkoutsAction.list(.move(nil)).wire, value: "1,0") == .list(.move(move)))
    #expect(WorkoutsAction(wire: WorkoutsAction.plan(.move(nil)).wire, value: "1,0") == .plan(.move(move)))
    let bar = WorkoutsAction.weights(.plates(.bar, ""))
    #expect(WorkoutsAction(wire: bar.wire, value: "8") == .weights(.plates(.bar, "8")))
    let count = WorkoutsAction.weights(.plates(.count, "2"))
    #expect(WorkoutsAction(wire: count.wire, value: "4") == .weights(.plates(.count, "2 4")))
    let unit = WorkoutsAction.sharing(.fileUnit(.kilograms))
    #expect(WorkoutsAction(wire: unit.wire, value: "lb") == .sharing(.fileUnit(.pounds)))
  }

  @Test(
    "what no screen says is no action",
    arguments: [
      "", "nothing", "move", "move-superset 1", "slot 1,0", "slot 1 1", "unslot 1", "field what 1 1 -",
      "field amount 1",
      "filter colour", "pick", "own colour", "draft colour", "jump 1 1", "clear", "rest soon", "plates", "send pigeon",
    ])
  func none(wire: String) {
    #expect(WorkoutsAction(wire: wire, value: "") == nil)
  }
}
