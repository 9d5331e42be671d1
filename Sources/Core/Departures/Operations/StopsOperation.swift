package import Kernel

/// One fact a person entered here. Each has a wire form (`kind`, `fields`) that the journal keeps for ever:
/// never change one, add another.
package enum StopsOperation: Equatable, Sendable {
  /// With what was wanted of it, where it was added from a board of some trains only.
  case added(station: String, position: String, wanted: Wanted = Wanted())
  case removed(station: String)
  case moved(station: String, position: String)
  /// Only these lines' trains from now on; all where there are none.
  case linesChosen(station: String, lines: [String])
  /// Only this direction's; both for `nil`.
  case directionChosen(station: String, Direction?)
  case timeStyleChosen(TimeStyle)
  case orderChosen(BoardOrder)
}

extension StopsOperation {
  package var kind: String {
    switch self {
    case .added: "departures.stopAdded"
    case .removed: "departures.stopRemoved"
    case .moved: "departures.stopMoved"
    case .linesChosen: "departures.stopLinesChosen"
    case .directionChosen: "departures.stopDirectionChosen"
    case .timeStyleChosen: "departures.timeStyleChosen"
    case .orderChosen: "departures.orderChosen"
    }
  }

  package var fields: JSON {
    switch self {
    case .added(let station, let position, let wanted):
      .object(
        [JSON.Member("station", .string(station)), JSON.Member("position", .string(position))] + wanted.members)
    case .moved(let station, let position):
      .object(["station": .string(station), "position": .string(position)])
    case .linesChosen(let station, let lines):
      .object(["station": .string(station), "lines": .array(lines.map { .string($0) })])
    case .directionChosen(let station, let direction):
      .object(["station": .string(station), "direction": direction.map { .string($0.rawValue) } ?? .null])
    case .removed(let station):
      .object(["station": .string(station)])
    case .timeStyleChosen(let style):
      .object(["style": .string(style.rawValue)])
    case .orderChosen(let order):
      .object(["order": .string(order.rawValue)])
    }
  }

  /// `nil` for another module's kind, or fields this version cannot read; the journal keeps those as they are.
  package init?(kind: String, fields: JSON) {
    let station = fields["station"]?.string
    let position = fields["position"]?.string
    switch kind {
    case "departures.stopAdded":
      guard let station, let position else { return nil }
      self = .added(station: station, position: position, wanted: Wanted(members: fields))
    case "departures.stopRemoved":
      guard let station else { return nil }
      self = .removed(station: station)
    case "departures.stopMoved":
      guard let station, let position else { return nil }
      self = .moved(station: station, position: position)
    case "departures.stopLinesChosen":
      guard let station, fields["lines"]?.array != nil else { return nil }
      self = .linesChosen(station: station, lines: Wanted(members: fields).lines)
    case "departures.stopDirectionChosen":
      guard let station, let direction = fields["direction"] else { return nil }
      // A direction of a later version is not both.
      let chosen = direction.string.flatMap(Direction.init(rawValue:))
      guard chosen != nil || direction == .null else { return nil }
      self = .directionChosen(station: station, chosen)
    case "departures.timeStyleChosen":
      guard let style = fields["style"]?.string.flatMap(TimeStyle.init(rawValue:)) else { return nil }
      self = .timeStyleChosen(style)
    case "departures.orderChosen":
      guard let order = fields["order"]?.string.flatMap(BoardOrder.init(rawValue:)) else { return nil }
      self = .orderChosen(order)
    default:
      return nil
    }
  }
}

extension StopsOperation {
  /// Adding twice moves and chooses anew; moving or choosing of what was deleted does not bring it back.
  package func apply(to stops: inout MyStops) {
    switch self {
    case .added(let station, let position, let wanted):
      stops.kept.removeAll { $0.station == station }
      stops.kept.append(MyStops.Kept(station: station, position: position, wanted: wanted))
    case .removed(let station):
      stops.kept.removeAll { $0.station == station }
    case .moved(let station, let position):
      guard let index = stops.kept.firstIndex(where: { $0.station == station }) else { return }
      stops.kept[index].position = position
    case .linesChosen(let station, let lines):
      guard let index = stops.kept.firstIndex(where: { $0.station == station }) else { return }
      stops.kept[index].wanted.lines = lines
    case .directionChosen(let station, let direction):
      guard let index = stops.kept.firstIndex(where: { $0.station == station }) else { return }
      stops.kept[index].wanted.direction = direction
    case .timeStyleChosen(let style):
      stops.timeStyle = style
    case .orderChosen(let order):
      stops.order = order
    }
    stops.sort()
  }
}
