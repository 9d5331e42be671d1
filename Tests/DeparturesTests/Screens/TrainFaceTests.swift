@testable import Departures
import Kernel
import Languages
import TestSupport
import Testing

@Suite("What a train's row is drawn from")
struct TrainFaceTests {
  private static let now = Instant(seconds: 1_759_414_800)

  /// All that a row's look may depend on.
  struct Setting {
    var departure = Departure(
      route: "Q", destination: "96 St", time: now.adding(seconds: 250), state: .live, track: nil, tripID: "1",
      stop: "R16")
    var style = TimeStyle.both
    var walk: Int?
    var around = Surroundings(now: now, language: .en)

    func drawn(on state: DeparturesState) -> Node {
      var state = state
      var mine = MyStops()
      mine.timeStyle = style
      if let walk { mine.setWalk(to: "127", walk) }
      state.mine = mine
      return DepartureRow.view(departure, .north, at: "127", DeparturesScreen(state, around))
    }
  }

  static let changes: [@Sendable (inout Setting) -> Void] = [
    { $0.departure.route = "R" }, { $0.departure.destination = "Coney Island" },
    { $0.departure.time = now.adding(seconds: 255) }, { $0.departure.state = .held }, { $0.departure.track = "2" },
    { $0.around.now = now.adding(seconds: 20) }, { $0.style = .clock }, { $0.around.language = .fr },
    { $0.around.hours = .twelve }, { $0.walk = 2 }, { $0.walk = 9 },
  ]

  @Test("a change of anything that it shows draws it anew, as if it had never been drawn", arguments: changes.indices)
  func anew(index: Int) {
    let state = DeparturesState(network: Places.network)
    var setting = Setting()
    let before = setting.drawn(on: state)
    Self.changes[index](&setting)
    let after = setting.drawn(on: state)
    #expect(after == setting.drawn(on: DeparturesState(network: Places.network)))
    // Five seconds later it is another departure, though within one minute it looks the same.
    #expect(after != before || index == 2)
  }

  @Test("of a train sooner than the walk another walk is said, though it looks the same")
  func walk() {
    let state = DeparturesState(network: Places.network)
    var setting = Setting()
    setting.walk = 9
    let before = setting.drawn(on: state)
    setting.walk = 10
    let after = setting.drawn(on: state)
    #expect(after != before && after == setting.drawn(on: DeparturesState(network: Places.network)))
  }

  @Test("what it does not show draws nothing anew")
  func same() {
    let state = DeparturesState(network: Places.network)
    var setting = Setting()
    let before = setting.drawn(on: state)
    setting.around.now = Self.now.adding(seconds: 1)
    setting.around.isOnline = false
    #expect(setting.drawn(on: state) == before)
  }
}
