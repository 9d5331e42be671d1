package import Kernel

/// What a person does in this module. Each case has a wire form that stands in the page: "station.add 127".
package enum DeparturesAction: FeatureAction, WordedAction {
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
  case leaving(LeavingAction)
  case map(MapAction)
}

extension DeparturesAction {
  package var restsOnWhatIsKept: Bool {
    switch self {
    case .add, .remove, .move, .timeStyle, .order, .wantLine, .wantWay, .keepOnly: true
    case .leaving(let action): action.restsOnWhatIsKept
    case .query, .clearQuery, .submitQuery, .nearbyQuery, .submitNearby, .line, .later, .edit, .locate, .nearMe,
      .options, .retry, .reorder, .map:
      false
    }
  }

  package var asksAtOnce: Bool { self == .retry }

  /// What this module's wire forms begin with.
  package enum Word: String, ActionWord {
    case add, remove, move, reorder, time, order, query, clear, submit, nearby
    case nearbySubmit = "nearby-submit"
    case line, later, fewer, edit, done, locate, retry
    case nearMe = "near-me"
    case options
    case wantLine = "want-line"
    case wantWay = "want-way"
    case keepOnly = "keep-only"
    case leave, map
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .add(let station): (.add, station)
    case .remove(let station): (.remove, station)
    case .move(let move): (.move, move.text)
    case .reorder: (.reorder, nil)
    case .timeStyle(let style): (.time, style.rawValue)
    case .order(let order): (.order, order.rawValue)
    case .query: (.query, nil)
    case .clearQuery: (.clear, nil)
    case .submitQuery: (.submit, nil)
    case .nearbyQuery: (.nearby, nil)
    case .submitNearby: (.nearbySubmit, nil)
    case .line(let line): (.line, line)
    case .later(let isOn): (isOn ? .later : .fewer, nil)
    case .edit(let isOn): (isOn ? .edit : .done, nil)
    case .locate: (.locate, nil)
    case .retry: (.retry, nil)
    case .nearMe: (.nearMe, nil)
    case .options(let station): (.options, station)
    case .wantLine(let line, let station): (.wantLine, "\(station),\(line)")
    case .wantWay(let direction, let station): (.wantWay, "\(station),\(direction?.rawValue ?? "")")
    case .keepOnly(let direction, let station): (.keepOnly, "\(station),\(direction?.rawValue ?? "")")
    case .leaving(let action): (.leave, action.wire)
    case .map(let action): (.map, action.wire)
    }
  }

  @inline(never)  // a gate of the program's parts
  package init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    // Of a stop and what is wanted of it: "127,Q".
    let (station, wanted) = (argument ?? "").halves(at: ",")
    switch word {
    case .add:
      guard let argument else { return nil }
      self = .add(argument)
    case .remove:
      guard let argument else { return nil }
      self = .remove(argument)
    case .move:
      guard let move = argument.flatMap({ Move(text: $0) }) else { return nil }
      self = .move(move)
    case .reorder:
      guard let move = Move(text: value) else { return nil }
      self = .move(move)
    case .time:
      guard let style = argument.flatMap({ TimeStyle(rawValue: $0) }) else { return nil }
      self = .timeStyle(style)
    case .order:
      guard let order = argument.flatMap({ BoardOrder(rawValue: $0) }) else { return nil }
      self = .order(order)
    case .query: self = .query(value)
    case .clear: self = .clearQuery
    case .submit: self = .submitQuery
    case .nearby: self = .nearbyQuery(value)
    case .nearbySubmit: self = .submitNearby
    case .line: self = .line(argument)
    case .later: self = .later(true)
    case .fewer: self = .later(false)
    case .edit: self = .edit(true)
    case .done: self = .edit(false)
    case .locate: self = .locate
    case .retry: self = .retry
    case .nearMe: self = .nearMe
    case .options: self = .options(argument)
    case .wantLine:
      guard let wanted else { return nil }
      self = .wantLine(wanted, of: station)
    case .wantWay:
      if argument == nil { return nil }
      self = .wantWay(wanted.flatMap { Direction(rawValue: $0) }, of: station)
    case .keepOnly:
      if argument == nil { return nil }
      self = .keepOnly(wanted.flatMap { Direction(rawValue: $0) }, of: station)
    case .leave:
      guard let action = argument.flatMap({ LeavingAction(wire: $0, value: value) }) else { return nil }
      self = .leaving(action)
    case .map:
      guard let action = argument.flatMap({ MapAction(wire: $0, value: value) }) else { return nil }
      self = .map(action)
    }
  }
}
