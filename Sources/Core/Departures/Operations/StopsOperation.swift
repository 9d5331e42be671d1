package import Kernel

/// One fact a person entered here. Each has a wire form (`kind`, `fields`) that the journal keeps for ever:
/// never change one, add another.
package enum StopsOperation: Equatable, Sendable {
  case added(station: String, position: String)
  case removed(station: String)
  case moved(station: String, position: String)
  case timeStyleChosen(TimeStyle)
}

extension StopsOperation {
  package var kind: String {
    switch self {
    case .added: "departures.stopAdded"
    case .removed: "departures.stopRemoved"
    case .moved: "departures.stopMoved"
    case .timeStyleChosen: "departures.timeStyleChosen"
    }
  }

  package var fields: JSON {
    switch self {
    case .added(let station, let position), .moved(let station, let position):
      .object(["station": .string(station), "position": .string(position)])
    case .removed(let station):
      .object(["station": .string(station)])
    case .timeStyleChosen(let style):
      .object(["style": .string(style.rawValue)])
    }
  }

  /// `nil` for another module's kind, or fields this version cannot read; the journal keeps those as they are.
  package init?(kind: String, fields: JSON) {
    let station = fields["station"]?.string
    let position = fields["position"]?.string
    switch kind {
    case "departures.stopAdded":
      guard let station, let position else { return nil }
      self = .added(station: station, position: position)
    case "departures.stopRemoved":
      guard let station else { return nil }
      self = .removed(station: station)
    case "departures.stopMoved":
      guard let station, let position else { return nil }
      self = .moved(station: station, position: position)
    case "departures.timeStyleChosen":
      guard let style = fields["style"]?.string.flatMap(TimeStyle.init(rawValue:)) else { return nil }
      self = .timeStyleChosen(style)
    default:
      return nil
    }
  }
}

extension StopsOperation {
  /// Adding twice moves; moving what was deleted does not bring it back.
  package func apply(to stops: inout MyStops) {
    switch self {
    case .added(let station, let position):
      stops.kept.removeAll { $0.station == station }
      stops.kept.append(MyStops.Kept(station: station, position: position))
    case .removed(let station):
      stops.kept.removeAll { $0.station == station }
    case .moved(let station, let position):
      guard let index = stops.kept.firstIndex(where: { $0.station == station }) else { return }
      stops.kept[index].position = position
    case .timeStyleChosen(let style):
      stops.timeStyle = style
    }
    stops.sort()
  }
}
