package import Kernel

/// The fold as it is kept for a quick start: `{"stops":["127","a0",…],"times":"both"}`.
extension MyStops {
  package var snapshot: JSON {
    var stops: [JSON] = []
    for stop in kept {
      stops.append(.string(stop.station))
      stops.append(.string(stop.position))
    }
    return .object(["stops": .array(stops), "times": .string(timeStyle.rawValue)])
  }

  package init?(snapshot: JSON) {
    guard let stops = snapshot["stops"]?.array, stops.count % 2 == 0,
      let style = snapshot["times"]?.string.flatMap(TimeStyle.init(rawValue:))
    else { return nil }
    self.init()
    timeStyle = style
    for index in stride(from: 0, to: stops.count, by: 2) {
      guard let station = stops[index].string, let position = stops[index + 1].string else { return nil }
      kept.append(Kept(station: station, position: position))
    }
  }
}
