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
  /// The walk to a station takes so many minutes more, or less.
  case walkMore(Int, to: String)
  /// The walk to a station is measured from where the person is: that tap is the one it asks for.
  case walkFromHere(to: String)
  /// When to leave for the train that is open is told, or no longer.
  case remind(Bool)
  case forget(String)
  /// No more of a weekly window today.
  case rest(String)
  /// The first notice, or the second, comes so many minutes earlier.
  case noticeMore(Int, of: Int)
  case remindOn(Int)
  case remindOf(String)
  case remindTo(Direction?)
  case remindFrom(String)
  case remindUntil(String)
  case saveReminder
}

extension DeparturesAction {
  package var restsOnWhatIsKept: Bool {
    switch self {
    case .add, .remove, .move, .timeStyle, .order, .wantLine, .wantWay, .keepOnly, .walkMore, .remind, .forget, .rest,
      .noticeMore, .saveReminder:
      true
    case .query, .clearQuery, .submitQuery, .nearbyQuery, .submitNearby, .line, .later, .edit, .locate, .nearMe,
      .options, .retry, .reorder, .walkFromHere, .remindOn, .remindOf, .remindTo, .remindFrom, .remindUntil:
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
    case walkMore = "walk-more"
    case walkFromHere = "walk-from-here"
    case remind, forget, rest
    case remindNot = "remind-not"
    case noticeMore = "notice-more"
    case remindOn = "remind-on"
    case remindOf = "remind-of"
    case remindTo = "remind-to"
    case remindFrom = "remind-from"
    case remindUntil = "remind-until"
    case saveReminder = "save-reminder"
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
    case .walkMore(let minutes, let station): (.walkMore, "\(station),\(minutes)")
    case .walkFromHere(let station): (.walkFromHere, station)
    case .remind(let isOn): (isOn ? .remind : .remindNot, nil)
    case .forget(let reminder): (.forget, reminder)
    case .rest(let reminder): (.rest, reminder)
    case .noticeMore(let minutes, let place): (.noticeMore, "\(place),\(minutes)")
    case .remindOn(let day): (.remindOn, String(day))
    case .remindOf(let line): (.remindOf, line)
    case .remindTo(let direction): (.remindTo, direction?.rawValue ?? "")
    case .remindFrom: (.remindFrom, nil)
    case .remindUntil: (.remindUntil, nil)
    case .saveReminder: (.saveReminder, nil)
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
    case .walkMore:
      guard let minutes = wanted.flatMap({ Int($0) }) else { return nil }
      self = .walkMore(minutes, to: station)
    case .walkFromHere:
      guard let argument else { return nil }
      self = .walkFromHere(to: argument)
    case .remind: self = .remind(true)
    case .remindNot: self = .remind(false)
    case .forget:
      guard let argument else { return nil }
      self = .forget(argument)
    case .rest:
      guard let argument else { return nil }
      self = .rest(argument)
    case .noticeMore:
      guard let place = Int(station), let minutes = wanted.flatMap({ Int($0) }) else { return nil }
      self = .noticeMore(minutes, of: place)
    case .remindOn:
      guard let day = argument.flatMap({ Int($0) }) else { return nil }
      self = .remindOn(day)
    case .remindOf:
      guard let argument else { return nil }
      self = .remindOf(argument)
    case .remindTo: self = .remindTo(argument.flatMap { Direction(rawValue: $0) })
    case .remindFrom: self = .remindFrom(value)
    case .remindUntil: self = .remindUntil(value)
    case .saveReminder: self = .saveReminder
    }
  }
}
