import Kernel
import Testing

@testable import Departures

@Suite("What is kept of a stop")
struct StopsOperationTests {
  static let operations: [StopsOperation] =
    [
      .added(StopAdded(station: "127", position: "a0")),
      .added(StopAdded(station: "127", position: "a0", wanted: Wanted(lines: ["Q", "N"], direction: .south))),
      .removed(StopRemoved(station: "127")), .moved(StopMoved(station: "127", position: "a1")),
      .linesChosen(LinesChosen(station: "127", lines: [])),
      .linesChosen(LinesChosen(station: "127", lines: ["Q"])),
      .directionChosen(DirectionChosen(station: "127", direction: nil)),
      .directionChosen(DirectionChosen(station: "127", direction: .north)),
      .timeStyleChosen(TimeStyleChosen(style: .clock)), .orderChosen(OrderChosen(order: .time)),
    ] + LeavingExamples.operations + LeavingExamples.stepFree + LeavingExamples.changed

  @Test("is read as it was written", arguments: operations)
  func roundTrip(operation: StopsOperation) {
    #expect(StopsOperation(kind: operation.kind, fields: operation.fields) == operation)
  }

  @Test("a stop of an old journal is wanted whole, and is written as it was then")
  func old() throws {
    let fields = try JSON.parse(#"{"station":"127","position":"a0"}"#)
    let operation = StopsOperation(kind: "departures.stopAdded", fields: fields)
    #expect(operation == .added(StopAdded(station: "127", position: "a0")))
    #expect(operation?.fields == fields)
  }

  @Test(
    "fields that nothing can be made of are left to a later version",
    arguments: [
      ("departures.stopLinesChosen", #"{"station":"127"}"#), ("departures.stopLinesChosen", #"{"lines":[]}"#),
      ("departures.stopDirectionChosen", #"{"station":"127"}"#),
      ("departures.stopDirectionChosen", #"{"station":"127","direction":"E"}"#),
      ("departures.orderChosen", #"{"order":"colour"}"#),
    ])
  func unreadable(kind: String, fields: String) throws {
    #expect(StopsOperation(kind: kind, fields: try JSON.parse(fields)) == nil)
  }

  @Test("lines and direction are two fields: whoever wrote one last decides that one")
  func fields() {
    var mine = MyStops()
    let changes: [StopsOperation] = [
      .added(StopAdded(station: "127", position: "a0")), .linesChosen(LinesChosen(station: "127", lines: ["N"])),
      .directionChosen(DirectionChosen(station: "127", direction: .south)),
      .moved(StopMoved(station: "127", position: "a5")),
      .linesChosen(LinesChosen(station: "127", lines: ["Q"])),
    ]
    for change in changes { change.apply(to: &mine, id: "o-1") }
    #expect(mine.wanted(of: "127") == Wanted(lines: ["Q"], direction: .south))
    #expect(mine.kept.map(\.position) == ["a5"])
  }

  @Test("what is chosen of a stop that was taken out does not bring it back")
  func gone() {
    var mine = MyStops()
    for change in [
      StopsOperation.added(StopAdded(station: "127", position: "a0")), .removed(StopRemoved(station: "127")),
      .linesChosen(LinesChosen(station: "127", lines: ["Q"])),
      .directionChosen(DirectionChosen(station: "127", direction: .north)),
    ] { change.apply(to: &mine, id: "o-1") }
    #expect(mine.kept.isEmpty)
  }

  @Test("a snapshot has it all, and one without says that all is wanted, by line")
  func snapshot() throws {
    var mine = MyStops()
    StopsOperation.added(StopAdded(station: "127", position: "a0", wanted: Wanted(lines: ["Q"], direction: .south)))
      .apply(to: &mine, id: "o-1")
    StopsOperation.added(StopAdded(station: "132", position: "a1")).apply(to: &mine, id: "o-1")
    StopsOperation.orderChosen(OrderChosen(order: .time)).apply(to: &mine, id: "o-1")
    for (index, operation) in Self.operations.enumerated() where operation.kind != "departures.reminderRemoved" {
      operation.apply(to: &mine, id: "o-\(index)")
    }
    #expect(mine.reminders.count == 3 && mine.notices == [10, 0] && mine.walk(to: "127") == 7)
    #expect(mine.stepFree == ["127"])
    #expect(MyStops(snapshot: try JSON.parse(mine.snapshot.text)) == mine)
    let old = try JSON.parse(#"{"stops":["127","a0"],"times":"both"}"#)
    #expect(MyStops(snapshot: old)?.wanted(of: "127") == Wanted())
    #expect(MyStops(snapshot: old)?.order == .lines)
    #expect(MyStops(snapshot: old)?.notices == [5, 2])
  }

  @Test("lines from a file end somewhere, each once")
  func bounded() throws {
    let lines = JSON.array((0..<1000).flatMap { [JSON.string("L\($0)"), .string("L\($0)")] })
    let read = try #require(Wanted().read(.object(["lines": lines])))
    #expect(read.lines.count == 32)
    #expect(Set(read.lines).count == read.lines.count)
  }

  @Test("who wants a line takes its express as well, by the label that both bear")
  func variants() {
    let six = ["6", "6X", "4"].map {
      Line(id: $0, label: String($0.prefix(1)), longName: "", color: 0, shape: .circle, stops: [])
    }
    let network = Network(agency: "", zone: .utc, lines: six, stations: [])
    let wanted = Wanted(lines: ["6"])
    #expect(wanted.has(line: "6X", in: network) && !wanted.has(line: "4", in: network))
    #expect(!wanted.has(line: "unknown", in: network) && Wanted().has(line: "unknown", in: network))
  }
}

/// What of leaving is kept.
enum LeavingExamples {
  static let operations: [StopsOperation] = [
    .walkTimeChosen(WalkTimeChosen(station: "127", minutes: 7)),
    .trainReminderSet(TrainReminderSet(station: "127", train: train)),
    .weeklyReminderSet(WeeklyReminderSet(station: "127", window: WeeklyWindow())),
    .weeklyReminderSet(WeeklyReminderSet(station: "127", window: window, changed: "o-7")),
    .reminderRemoved(ReminderRemoved(reminder: "o-7")),
    .reminderRested(ReminderRested(reminder: "o-7", day: Day(number: 20_782))),
    .noticesChosen(NoticesChosen(notices: [10, 0])),
    .alightingSet(AlightingSet(alighting: alighting)),
    .alightingDropped(AlightingDropped()),
  ]

  /// Later than the others, whose stored forms stay.
  static let stepFree: [StopsOperation] = [
    .stepFreeChosen(StepFreeChosen(station: "127", isNeeded: true)),
    .stepFreeChosen(StepFreeChosen(station: "R16", isNeeded: true)),
    .stepFreeChosen(StepFreeChosen(station: "R16", isNeeded: false)),
  ]

  /// Of a weekly reminder, each part of it alone and all of them.
  static let changed: [StopsOperation] = [
    change { $0.days = Switched(on: [0, 6], off: [4]) }, change { $0.days = Switched(off: [4]) },
    change { $0.lines = [] }, change { $0.direction = .some(nil) },
    change { $0.from = 0 }, change { $0.until = 1439 },
    change {
      ($0.days, $0.lines, $0.direction) = (Switched(on: [5]), ["Q", "N"], .some(.south))
      ($0.from, $0.until) = (450, 510)
    },
  ]

  private static func change(_ body: (inout WeeklyReminderChanged) -> Void) -> StopsOperation {
    var fact = WeeklyReminderChanged()
    fact.reminder = "o-7"
    body(&fact)
    return .weeklyReminderChanged(fact)
  }

  static let alighting: Alighting = {
    var alighting = Alighting()
    (alighting.from, alighting.train) = ("127", train)
    (alighting.station, alighting.time) = ("R20", Instant(seconds: 1_795_612_200))
    return alighting
  }()

  static let train = RemindedTrain(
    Departure(
      route: "Q", destination: "96 St", time: Instant(seconds: 1_795_611_600), state: .live, track: nil,
      tripID: "052150_Q..N20R", stop: "R16"), .north)

  static var window: WeeklyWindow {
    var window = WeeklyWindow()
    window.wanted = Wanted(lines: ["Q", "N"], direction: .south)
    (window.days, window.from, window.until) = ([5, 6], 23 * 60, 30)
    return window
  }
}
