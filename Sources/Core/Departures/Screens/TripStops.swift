import Kernel

/// The stops ahead of a train: when it is there, what can be changed to, and where to be told to get off.
struct TripStops {
  let base: DeparturesScreen
  let station: Station
  let train: RemindedTrain
  let ride: Ride?
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }
  private var trip: Trip? { state.trip(of: train) }

  @inline(never)  // a gate of the program's parts
  var view: Node? {
    guard let trip else { return unseen }
    let way = trip.way(at: base.surroundings.now)
    guard way.contains(where: { !$0.isPassed }) else { return nil }
    let here = way.firstIndex { $0.station == station.id } ?? way.startIndex
    let away = way[..<here].filter { !$0.isPassed }.count
    // What is only passed on the way here is no stop to be away by.
    let split = away == 0 ? way.startIndex : here
    let (before, after) = (way[..<split], way[split...])
    return element("section.trip", key: "trip") {
      element("h2") { words.stopsAhead }
      element("p.quiet.needs-script", key: "hint") { words.bellHint }
      if !before.isEmpty {
        element("details", key: "before") {
          element("summary") { words.stopsAway(away) }
          element("ol.trip-stops") { for stop in before { row(stop, isAhead: false) } }
        }
      }
      element("ol.trip-stops", key: "stops") {
        for stop in after { row(stop, isAhead: stop.station != station.id) }
      }
    }
  }

  /// Struck through, and with the word.
  private func passed(_ call: Trip.Call) -> Node {
    element("li.trip-stop.passed", key: call.stop) {
      element("a.trip-name", .href(DeparturesScreen.link(.station(call.station)))) {
        element("s") { DepartureRow.breakable(state.name(of: call.station)) }
        element("span.note") { words.skipped }
      }
    }
  }

  private func row(_ call: Trip.Call, isAhead: Bool) -> Node {
    if call.isPassed { return passed(call) }
    let name = state.name(of: call.station)
    let isHere = call.station == station.id
    let isGoal = isAhead && ride?.alighting.station == call.station
    return element(
      "li.trip-stop", key: call.stop, .class(isHere ? "here" : "", isGoal ? "goal" : ""),
      isHere ? .aria("current", "location") : nil
    ) {
      element("a.trip-name", .href(DeparturesScreen.link(.station(call.station)))) {
        element("span") { DepartureRow.breakable(name) }
        changes(call)
      }
      element("span.trip-time") { base.clock(call.time, of: call.station) }
      if isAhead { bell(call.station, name, isOn: isGoal) }
    }
  }

  /// The lines that can be changed to.
  private func changes(_ call: Trip.Call) -> Node? {
    let lines = (state.network.station(call.station)?.lines ?? []).filter { $0 != train.route }
    return lines.isEmpty ? nil : state.bullets.row(lines, words)
  }

  private func bell(_ station: String, _ name: String, isOn: Bool) -> Node {
    element(
      "button.icon-button.needs-script", key: "bell", .type("button"),
      .aria("pressed", isOn), .aria("label", words.tellBefore(name)),
      .on(.click, DeparturesScreen.wire(.leaving(isOn ? .stay : .alight(at: station))))
    ) { Icon.view(.bell) }
  }

  /// Where none came: that it is not known, only after the server has said so.
  private var unseen: Node? {
    if let outage = base.outage {
      return element("p.quiet", key: "no-trip") { words.stopsNotAtHand + " " + base.cause(outage) }
    }
    if state.ways.unknown == train.trip { return element("p.quiet", key: "no-trip") { words.stopsNotAtHand } }
    return element("div.placeholder.row-placeholder", key: "trip-pending", .aria("busy", true)) {
      element("span.visually-hidden") { words.loading }
    }
  }
}
