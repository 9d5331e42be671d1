import Departures
import Kernel
import TestSupport
import Testing

@Suite("What Departures stores")
struct StoredStopsTests {
  @Test("is read and written as it ever was, and what is damaged as well")
  func forms() throws {
    var forms = StoredForms("Departures")
    let operations: [StopsOperation] = [
      .added(station: "127", position: "a0"),
      .added(station: "127", position: "a0", wanted: Wanted(lines: ["Q", "N"], direction: .south)),
      .added(station: "127", position: "a0", wanted: Wanted(direction: .north)),
      .removed(station: "127"), .moved(station: "127", position: "a1"), .linesChosen(station: "127", lines: []),
      .linesChosen(station: "127", lines: ["Q", "N"]), .directionChosen(station: "127", nil),
      .directionChosen(station: "127", .north), .timeStyleChosen(.clock), .orderChosen(.time),
    ]
    for operation in operations {
      forms.add(operation.kind, operation.fields) { StopsOperation(kind: operation.kind, fields: $0)?.fields }
    }
    var mine = MyStops()
    forms.add("snapshot", mine.snapshot) { MyStops(snapshot: $0)?.snapshot }
    for operation in operations[1...1] + [.added(station: "132", position: "a1"), .orderChosen(.time)] {
      operation.apply(to: &mine)
    }
    forms.add("snapshot", mine.snapshot) { MyStops(snapshot: $0)?.snapshot }
    try forms.check()
  }
}
