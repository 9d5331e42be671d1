package import Kernel

/// What a person does in this module. Each case has a wire form that stands in the page: "station.add 127".
package enum DeparturesAction: FeatureAction {
  case add(String)
  case remove(String)
  /// From one place of My stops to another, zero-based.
  case move(Move)
  case reorder
  case timeStyle(TimeStyle)
  case order(BoardOrder)
  case query(String)
  case clearQuery
  case submitQuery
  case nearbyQuery(String)
  case submitNearby
  case line(String?)
  case later(Bool)
  case edit(Bool)
  case locate
  case retry
  /// To the screen of what is near, and asks for the position: that tap is the one it waits for.
  case nearMe
  /// What may be chosen of a kept stop is open under it; of one at most.
  case options(String?)
  /// A line is wanted of a stop, or no longer.
  case wantLine(String, of: String)
  case wantWay(Direction?, of: String)
  /// Only the line that the board is narrowed to, and this direction, from now on.
  case keepOnly(Direction?, of: String)
}

extension DeparturesAction {
  package var restsOnWhatIsKept: Bool {
    switch self {
    case .add, .remove, .move, .timeStyle, .order, .wantLine, .wantWay, .keepOnly: true
    case .query, .clearQuery, .submitQuery, .nearbyQuery, .submitNearby, .line, .later, .edit, .locate, .nearMe,
      .options, .retry, .reorder:
      false
    }
  }

  package var asksAtOnce: Bool { self == .retry }

  package var wire: String {
    switch self {
    case .add(let station): "add \(station)"
    case .remove(let station): "remove \(station)"
    case .move(let move): "move " + move.text
    case .reorder: "reorder"
    case .timeStyle(let style): "time \(style.rawValue)"
    case .order(let order): "order \(order.rawValue)"
    case .query: "query"
    case .clearQuery: "clear"
    case .submitQuery: "submit"
    case .nearbyQuery: "nearby"
    case .submitNearby: "nearby-submit"
    case .line(let line): line.map { "line \($0)" } ?? "line"
    case .later(let isOn): isOn ? "later" : "fewer"
    case .edit(let isOn): isOn ? "edit" : "done"
    case .locate: "locate"
    case .retry: "retry"
    case .nearMe: "near-me"
    case .options(let station): station.map { "options \($0)" } ?? "options"
    case .wantLine(let line, let station): "want-line \(station),\(line)"
    case .wantWay(let direction, let station): "want-way \(station),\(direction?.rawValue ?? "")"
    case .keepOnly(let direction, let station): "keep-only \(station),\(direction?.rawValue ?? "")"
    }
  }

  @inline(never)  // a gate of the program's parts
  package init?(wire: String, value: String) {
    let (name, argument) = wire.halves(at: " ")
    switch (name, argument) {
    case ("add", .some(let station)): self = .add(station)
    case ("remove", .some(let station)): self = .remove(station)
    case ("move", .some(let places)):
      guard let move = Move(text: places) else { return nil }
      self = .move(move)
    case ("reorder", _):
      guard let move = Move(text: value) else { return nil }
      self = .move(move)
    case ("time", .some(let style)):
      guard let style = TimeStyle(rawValue: style) else { return nil }
      self = .timeStyle(style)
    case ("order", .some(let order)):
      guard let order = BoardOrder(rawValue: order) else { return nil }
      self = .order(order)
    case ("query", _): self = .query(value)
    case ("clear", _): self = .clearQuery
    case ("submit", _): self = .submitQuery
    case ("nearby", _): self = .nearbyQuery(value)
    case ("nearby-submit", _): self = .submitNearby
    case ("line", let line): self = .line(line)
    case ("later", _): self = .later(true)
    case ("fewer", _): self = .later(false)
    case ("edit", _): self = .edit(true)
    case ("done", _): self = .edit(false)
    case ("locate", _): self = .locate
    case ("retry", _): self = .retry
    case ("near-me", _): self = .nearMe
    case ("options", let station): self = .options(station)
    case ("want-line", .some(let pair)):
      let (station, line) = pair.halves(at: ",")
      guard let line else { return nil }
      self = .wantLine(line, of: station)
    case ("want-way", .some(let pair)):
      let (station, direction) = pair.halves(at: ",")
      self = .wantWay(direction.flatMap { Direction(rawValue: $0) }, of: station)
    case ("keep-only", .some(let pair)):
      let (station, direction) = pair.halves(at: ",")
      self = .keepOnly(direction.flatMap { Direction(rawValue: $0) }, of: station)
    default: return nil
    }
  }
}
