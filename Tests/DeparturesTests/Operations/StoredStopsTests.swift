@testable import Departures
import Kernel
import TestSupport
import Testing

@Suite("What Departures stores")
struct StoredStopsTests {
  @Test("is read and written as it ever was, and what is damaged as well")
  func forms() throws {
    var forms = StoredForms("Departures")
    let operations: [StopsOperation] =
      [
        .added(StopAdded(station: "127", position: "a0")),
        .added(StopAdded(station: "127", position: "a0", wanted: Wanted(lines: ["Q", "N"], direction: .south))),
        .added(StopAdded(station: "127", position: "a0", wanted: Wanted(direction: .north))),
        .removed(StopRemoved(station: "127")), .moved(StopMoved(station: "127", position: "a1")),
        .linesChosen(LinesChosen(station: "127", lines: [])),
        .linesChosen(LinesChosen(station: "127", lines: ["Q", "N"])),
        .directionChosen(DirectionChosen(station: "127", direction: nil)),
        .directionChosen(DirectionChosen(station: "127", direction: .north)),
        .timeStyleChosen(TimeStyleChosen(style: .clock)), .orderChosen(OrderChosen(order: .time)),
      ] + LeavingExamples.operations + LeavingExamples.stepFree + LeavingExamples.changed
    for operation in operations {
      forms.add(operation.kind, operation.fields) { StopsOperation(kind: operation.kind, fields: $0)?.fields }
    }
    var mine = MyStops()
    forms.add("snapshot", mine.snapshot) { MyStops(snapshot: $0)?.snapshot }
    for operation in operations[1...1] + [
      .added(StopAdded(station: "132", position: "a1")), .orderChosen(OrderChosen(order: .time)),
    ] {
      operation.apply(to: &mine, id: "o-1")
    }
    forms.add("snapshot", mine.snapshot) { MyStops(snapshot: $0)?.snapshot }
    for (index, operation) in LeavingExamples.operations.enumerated()
    where operation.kind != "departures.reminderRemoved" {
      operation.apply(to: &mine, id: "o-\(index)")
    }
    forms.add("snapshot", mine.snapshot) { MyStops(snapshot: $0)?.snapshot }
    AlightingSet(alighting: LeavingExamples.alighting).apply(to: &mine, id: "o")
    forms.add("snapshot", mine.snapshot) { MyStops(snapshot: $0)?.snapshot }
    for operation in LeavingExamples.stepFree { operation.apply(to: &mine, id: "o") }
    forms.add("snapshot", mine.snapshot) { MyStops(snapshot: $0)?.snapshot }
    try forms.check(kinds: StopsOperation.Kind.allCases.map(\.rawValue))
  }
}
