@testable import Departures
import Kernel
import Languages
import TestSupport
import Testing

@Suite("Being told when to leave")
struct RemindingTests {
  static let start = Instant(seconds: 1_795_611_600)  // Wednesday 25 November 2026, 9:00 in `Places.zone`

  /// A station's board under a clock that runs a second at a time.
  struct Platform {
    var state = DeparturesState(network: Places.network)
    var now = RemindingTests.start
    var trains: [(trip: String, seconds: Int64)] = []
    /// What the agency says of a train that it no longer lists.
    var calledOff: [Departure] = []
    var said: [String] = []
    var isOnline = true

    init(_ operations: [StopsOperation]) {
      var mine = MyStops()
      for (index, operation) in operations.enumerated() { operation.apply(to: &mine, id: "o-\(index)") }
      state.mine = mine
    }

    var around: Surroundings { Surroundings(now: now, language: .en, isOnline: isOnline, zone: Places.zone) }

    mutating func answer() {
      let departures = trains.map { RemindingTests.train($0.trip, $0.seconds) }
      state.received(
        Board(
          station: "127", asOf: now, health: .fresh,
          directions: [Board.Heading(direction: .north, label: "", departures: departures, cancelled: calledOff)],
          each: 10), at: now)
    }

    /// The feed answers each ten seconds.
    mutating func run(_ seconds: Int) {
      for _ in 0..<seconds {
        if isOnline, now.seconds % 10 == 0 { answer() }
        said += state.tick(around).map { "\(now.seconds(since: RemindingTests.start)): \($0.text)" }
        now = now.adding(seconds: 1)
      }
    }
  }

  static func train(_ trip: String, _ seconds: Int64) -> Departure {
    Departure(
      route: "Q", destination: "96 St", time: start.adding(seconds: seconds), state: .live, track: nil, tripID: trip,
      stop: "R16")
  }

  private static func one(_ trip: String, _ seconds: Int64) -> StopsOperation {
    .trainReminderSet(TrainReminderSet(station: "127", train: RemindedTrain(train(trip, seconds), .north)))
  }

  private static func weekly(_ from: Int, _ until: Int) -> StopsOperation {
    var window = WeeklyWindow()
    (window.from, window.until) = (from, until)
    return .weeklyReminderSet(WeeklyReminderSet(station: "127", window: window))
  }

  @Test("comes 5 and 2 minutes before it is time, once each, by the walk to the stop")
  func notices() {
    var platform = Platform([Self.one("a", 900), .walkTimeChosen(WalkTimeChosen(station: "127", minutes: 7))])
    platform.trains = [("a", 900)]
    platform.run(900)
    #expect(
      platform.said == [
        "180: Leave in 5 min for the Q · Times Sq-42 St", "360: Leave in 2 min for the Q · Times Sq-42 St",
      ])
  }

  @Test("comes as early as the person chose, and when it is time where they chose that")
  func chosen() {
    var platform = Platform([Self.one("a", 900), .noticesChosen(NoticesChosen(notices: [8, 0]))])
    platform.trains = [("a", 900)]
    platform.run(900)
    #expect(
      platform.said == [
        "120: Leave in 8 min for the Q · Times Sq-42 St", "600: Leave now for the Q · Times Sq-42 St",
      ])
  }

  @Test("moves with the train: later, it comes later once more; earlier, it comes at once")
  func moves() {
    var later = Platform([Self.one("a", 900)])
    later.trains = [("a", 900)]
    later.run(310)
    later.trains = [("a", 1100)]
    later.run(890)
    #expect(
      later.said == [
        "300: Leave in 5 min for the Q · Times Sq-42 St",
        "310: Q now leaves at 09:18, 3 min later. Leave in 8 min for the Q",
        "500: Leave in 5 min for the Q · Times Sq-42 St", "680: Leave in 2 min for the Q · Times Sq-42 St",
      ])
    var earlier = Platform([Self.one("a", 900)])
    earlier.trains = [("a", 900)]
    earlier.run(100)
    earlier.trains = [("a", 600)]
    earlier.run(100)
    #expect(
      earlier.said == [
        "100: Leave in 3 min for the Q · Times Sq-42 St", "180: Leave in 2 min for the Q · Times Sq-42 St",
      ])
  }

  @Test("of a minute more or less nothing is said, nor of what moves hours ahead")
  func wobbles() {
    var platform = Platform([Self.one("a", 900)])
    for seconds in [900, 960, 860, 950, 900] as [Int64] {
      platform.trains = [("a", seconds)]
      platform.run(20)
    }
    #expect(platform.said.isEmpty)
    var far = Platform([Self.one("a", 9000)])
    far.trains = [("a", 9000)]
    far.run(20)
    far.trains = [("a", 9600)]
    far.run(20)
    #expect(far.said.isEmpty)
  }

  @Test(
    "a train that is no longer listed is said to be gone once, after half a minute; and to be back")
  func gone() {
    var platform = Platform([Self.one("a", 900)])
    platform.trains = [("a", 900)]
    platform.run(100)
    platform.trains = []
    platform.run(100)
    #expect(platform.said == ["130: Q of 09:15 is no longer listed · Times Sq-42 St"])
    #expect(platform.state.leaving(platform.around).map(\.isGone) == [true])
    #expect(platform.state.nowLine(platform.around)?.text == "Q of 09:15 is no longer listed")
    platform.trains = [("a", 900)]
    platform.run(200)
    #expect(
      platform.said.dropFirst() == [
        "200: Q of 09:15 is listed again. Leave in 6 min for the Q", "300: Leave in 5 min for the Q · Times Sq-42 St",
      ])
    #expect(platform.state.leaving(platform.around).map(\.isGone) == [false])
  }

  @Test(
    "of a train that is called off that is said at once, and no time to leave",
    arguments: [
      (Departure.State.cancelled, "Q of 09:15 is cancelled"), (.skipped, "Q of 09:15 does not stop here"),
    ])
  func calledOff(state: Departure.State, sentence: String) {
    var platform = Platform([Self.one("a", 900)])
    platform.trains = [("a", 900)]
    platform.run(100)
    platform.trains = []
    platform.calledOff = [Self.train("a", 900)]
    platform.calledOff[0].state = state
    platform.run(100)
    #expect(platform.said == ["100: " + sentence + " · Times Sq-42 St"])
    #expect(platform.state.nowLine(platform.around)?.text == sentence)
    (platform.trains, platform.calledOff) = ([("a", 900)], [])
    platform.run(20)
    #expect(platform.said.last == "200: Q of 09:15 is listed again. Leave in 6 min for the Q")
  }

  @Test("one answer without the train says nothing, nor does one that leaves a little early")
  func flickers() {
    var platform = Platform([Self.one("a", 900)])
    platform.trains = [("a", 900)]
    platform.run(100)
    platform.trains = []
    platform.run(20)
    platform.trains = [("a", 900)]
    platform.run(740)
    platform.trains = []
    platform.run(60)
    #expect(platform.said.count == 2)
    #expect(!platform.said.joined().contains("no longer"))
  }

  @Test("goes on from the last board without a network")
  func offline() {
    var platform = Platform([Self.one("a", 900)])
    platform.trains = [("a", 900)]
    platform.run(60)
    platform.isOnline = false
    platform.run(800)
    #expect(platform.said.map { $0.prefix(3) } == ["300", "480"])
  }

  @Test("of a page that lay hidden until it was too late, nothing is said")
  func hidden() {
    var platform = Platform([Self.one("a", 900)])
    platform.trains = [("a", 900)]
    platform.run(10)
    platform.now = Self.start.adding(seconds: 700)
    platform.run(100)
    #expect(platform.said.isEmpty)
  }

  @Test("in a weekly window it is about one train after the other, each as long as it can be reached")
  func window() {
    var platform = Platform([Self.weekly(9 * 60 + 10, 9 * 60 + 20)])
    platform.trains = [("a", 500), ("b", 700), ("c", 1000), ("d", 1300)]
    platform.run(1000)
    #expect(
      platform.said == [
        "100: Leave in 5 min for the Q · Times Sq-42 St", "280: Leave in 2 min for the Q · Times Sq-42 St",
        "401: Leave in 4 min for the Q · Times Sq-42 St", "580: Leave in 2 min for the Q · Times Sq-42 St",
      ], "the first leaves before the window, and the last one after it")
  }

  @Test("a window is quiet once the person wants no more of it that day, and on other days")
  func rested() {
    let day = Places.zone.local(Self.start).day
    var rested = Platform([
      Self.weekly(9 * 60, 10 * 60), .reminderRested(ReminderRested(reminder: "o-0", day: day)),
    ])
    rested.trains = [("a", 700)]
    rested.run(600)
    #expect(rested.said.isEmpty)
    #expect(rested.state.reminded(at: rested.now).isEmpty)
    rested.now = Self.start.adding(seconds: 86_400)
    #expect(rested.state.reminded(at: rested.now) == ["127"])
  }

  @Test("above Today's tiles stands when to leave, and on the way when it goes")
  func nowLine() {
    var platform = Platform([Self.one("a", 1500)])
    platform.trains = [("a", 1500)]
    platform.run(10)
    #expect(platform.state.nowLine(platform.around) == nil, "twenty minutes are not now")
    func text(_ seconds: Int64) -> String? {
      platform.now = Self.start.adding(seconds: seconds)
      return platform.state.nowLine(platform.around)?.text
    }
    #expect(text(301) == "Leave in 14 min for the Q")
    #expect(text(1141) == "Leave now for the Q")
    #expect(text(1201) == "Q leaves at 09:25")
    #expect(text(1501) == nil)
  }

  @Test("whoever is on the way to one train, or has lost it, is told of the next one to leave for")
  func next() {
    var platform = Platform([Self.one("a", 600), Self.one("b", 900)])
    platform.trains = [("a", 600), ("b", 900)]
    platform.run(310)
    #expect(platform.state.nowLine(platform.around)?.text == "Leave in 4 min for the Q")
    var lost = Platform([Self.one("a", 600), Self.one("b", 900)])
    lost.trains = [("a", 600), ("b", 900)]
    lost.run(10)
    lost.trains = [("b", 900)]
    lost.run(60)
    #expect(lost.state.leaving(lost.around).map(\.isGone) == [true, false])
    #expect(lost.state.nowLine(lost.around)?.text == "Leave in 8 min for the Q")
  }
}
