import Kernel

/// One train at a station: when it goes, when to leave for it, and being told so.
struct TrainScreen {
  let base: DeparturesScreen
  let station: Station
  let trip: String
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }
  private var now: Instant { base.surroundings.now }
  private var reminder: LeaveReminder? { state.reminder(of: trip, at: station.id) }
  /// As the board has it, or had it when it was last seen, or as it was when the person asked to be told of it.
  private var train: RemindedTrain? { state.opened ?? reminder?.train ?? ridden ?? scheduled }
  private var scheduled: RemindedTrain? { state.scheduled(base.surroundings) }
  /// As the person asked to be told where to get off it, here.
  private var ridden: RemindedTrain? {
    ride.flatMap { $0.alighting.from == station.id ? $0.alighting.train : nil }
  }
  /// The person rides it, or is going to, from here or from another stop.
  private var ride: Ride? {
    guard let ride = state.riding(at: now) else { return nil }
    let ridden = ride.alighting.train
    if ridden.trip == trip || ride.trip?.id == trip { return ride }
    return state.opened.map { ridden.isSameRun($0) } ?? false ? ride : nil
  }
  private var fate: TrainFate {
    guard let train, let board = base.board(station.id) else { return .unknown }
    let fate = board.fate(of: train, trust: base.trust(board, lines: [train.route]))
    // A board lists no train that ends there; the train's own stops do.
    return fate == .missing && state.isComing(train, to: station.id, beside: board, at: now) ? .unknown : fate
  }

  private var isByTimetable: Bool {
    if case .listed(let departure) = fate { return departure.state == .scheduled }
    return false
  }

  var title: String {
    guard
      let (route, destination) = train.map({ ($0.route, $0.destination) })
        ?? cancelled.map({ ($0.route, $0.destination) })
    else { return station.name }
    return words.train(base.spokenLine(route), to: destination)
  }

  var view: [Node] {
    let heading = Heading.view(title, back: DeparturesScreen.link(.station(station.id)), station.name)
    guard let train else { return [heading, cancelled.map { instead($0) } ?? unseen] }
    return [
      heading,
      element("div.train", key: "train") {
        element("p.train-at", key: "at") {
          state.bullets[train.route]
          element("span") { station.name + " · " + state.label(train.direction, of: station.id, words) }
        }
        figure(train)
        // A time of the timetable is not live, however young the board is.
        if let board = base.board(station.id), !isByTimetable || base.trust(board, lines: [train.route]) != .live {
          AgeLabel.view(board, lines: [train.route], base)
        }
      },
      AlertNote(station, lines: [train.route], base)?.view,
      ride.flatMap { $0.hasBegun ? RideView.view($0, base) : nil },
      leaving(train),
      cancelled == nil ? TripStops(base: base, station: station, train: train, ride: ride).view : nil,
    ].compactMap { $0 }
  }

  private func figure(_ train: RemindedTrain) -> Node {
    element("div.train-figure", key: "figure") {
      if let cancelled {
        calledOff(cancelled)
      } else if Departed.isGone(train.time, now: now) {
        element("p.note", key: "due") { words.wasDueAt(base.clock(train.time, of: train.trip)) }
      } else if fate == .missing {
        element("p.note", key: "gone") {
          words.isGone(base.spokenLine(train.route), clock: base.clock(train.time, of: train.trip)) + "."
        }
      } else {
        let minutes = Int(clamping: max(0, train.time.seconds(since: now) / 60))
        element("p.big", key: "minutes", .aria("hidden", true)) {
          minutes == 0 ? words.now : String(minutes) + " " + words.minutesUnit
        }
        element("p.visually-hidden", key: "spoken") { words.inMinutes(minutes) }
        element("p.clock", key: "clock") { base.clock(train.time, of: train.trip) + about }
      }
    }
  }

  /// Behind its time: scheduled, held, its track; and how far it moved since the person asked.
  private var about: String {
    var text = ""
    if case .listed(let departure) = fate, let note = DepartureRow.note(departure, words) { text = " · " + note }
    guard let asked = reminder?.train, let train else { return text }
    let moved = Int(clamping: train.time.seconds(since: asked.time) / 60)
    if moved != 0 { text += " · " + words.movedBy(moved) }
    return text
  }

  private func leaving(_ train: RemindedTrain) -> Node? {
    guard let mine = state.mine, !Departed.isGone(train.time, now: now) else { return nil }
    let leave = Leave(for: train.time, walk: mine.walk(to: station.id), now: now)
    return element("section.leaving.needs-script", key: "leaving") {
      if fate != .missing, cancelled == nil {
        element("p.leave", key: "leave", .class(leave == .tooLate ? "quiet" : "")) {
          words.leave(leave, walk: mine.walk(to: station.id))
        }
      }
      element("div.button-row", key: "buttons") {
        // Of a train that can't be reached any more nobody can be told in time.
        if reminder != nil || leave != .tooLate && cancelled == nil { remind }
        element("a.button", key: "weekly", .href(DeparturesScreen.link(weekly(train)))) { words.remindWeekly }
      }
      if reminder != nil {
        element("p.quiet", key: "open") {
          mine.hasNotice(ahead: train.time, at: station.id, now: now) ? words.toldWhileOpen : words.toldIfLater
        }
      }
      WalkControl.view(station, base)
    }
  }

  private func weekly(_ train: RemindedTrain) -> DeparturesPlace {
    .reminders(.new(station: station.id, train: train.route + "," + train.direction.rawValue))
  }

  private var remind: Node {
    element(
      "button.button", key: "remind", reminder == nil ? nil : .class("kept"), .type("button"),
      .aria("pressed", reminder != nil), .on(.click, DeparturesScreen.wire(.leaving(.remind(reminder == nil))))
    ) {
      Icon.view(reminder == nil ? .add : .added)
      element("span") { words.remindMe }
    }
  }

  /// As the board has it under its departures.
  private var cancelled: Departure? {
    for heading in base.board(station.id)?.directions ?? [] {
      if let found = heading.cancelled.first(where: { $0.tripID == trip }) { return found }
    }
    return nil
  }

  private func calledOff(_ departure: Departure) -> Node {
    element("p.note", key: "cancelled") { fate(of: departure) }
  }

  private func fate(of departure: Departure) -> String {
    base.clock(departure.time, of: departure.tripID) + " · " + (DepartureRow.state(departure, words) ?? "")
  }

  /// Whoever wanted it looks for another.
  private func instead(_ departure: Departure) -> Node {
    Notice.view(.empty, title: "", text: fate(of: departure), action: toStation)
  }

  private var toStation: Node {
    element("a.button", .href(DeparturesScreen.link(.station(station.id)))) { station.name }
  }

  /// No board at hand has had it since this page was opened.
  private var unseen: Node {
    guard let board = base.board(station.id) else {
      if let outage = base.outage {
        return Notice.view(outage == .offline ? .offline : .failing, title: "", text: base.missing(outage))
      }
      return element("div.placeholder.row-placeholder", key: "pending", .aria("busy", true)) {
        element("span.visually-hidden") { words.loading }
      }
    }
    let isSure = base.trust(board).canDeny
    return Notice.view(
      .empty, title: "", text: isSure ? words.trainUnknown : words.trainNotAtHand,
      action: toStation)
  }
}
