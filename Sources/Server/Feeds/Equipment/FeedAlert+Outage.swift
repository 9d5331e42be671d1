import Departures
import Kernel

extension FeedAlert {
  /// An outage as an alert: it lasts for as long as it is listed, whatever was expected.
  init(_ outage: Outage, _ register: EquipmentRegister, on network: Network) {
    self.init()
    let stops = register.stops(of: outage, on: network)
    id = "equipment:" + outage.number + (outage.start.map { ":\($0.seconds)" } ?? "")
    equipment = outage.kind
    type = outage.kind == .elevator ? "Elevator" : "Escalator"
    effect = Self.accessibilityIssue
    expectedBack = outage.expectedBack?.seconds ?? 0
    if let start = outage.start { periods = [Period(start: start.seconds)] }
    // A stop that nobody knows stands for a station that can't be found: it is told of by name, and placed nowhere.
    let unknown = outage.station.isEmpty ? outage.number : outage.station
    informed = (stops.isEmpty ? [unknown] : stops).map { stop in
      var entity = Entity()
      entity.stop = stop
      return entity
    }
    let place = stops.isEmpty && !outage.station.isEmpty ? [outage.station] : []
    let words = (place + [outage.serving.isEmpty ? outage.number : outage.serving]).joined(separator: ": ")
    header = [Translation(words, AlertsFeed.language)]
    let about = [outage.reason, outage.number].filter { !$0.isEmpty }.joined(separator: " \u{00B7} ")
    let around = register.entries[outage.number]?.alternative ?? ""
    description = [Translation([around, about].filter { !$0.isEmpty }.joined(separator: "\n"), AlertsFeed.language)]
  }

  /// GTFS Realtime, `Effect.ACCESSIBILITY_ISSUE`.
  private static let accessibilityIssue = 11
}
