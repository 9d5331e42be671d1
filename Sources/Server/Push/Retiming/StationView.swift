import Departures
import Kernel

/// A station's board as reminders are held against it: each train found by its id, however many ask for it.
struct StationView {
  private let board: Board
  private let network: Network
  private let now: Instant
  private let byTrip: [String: (departure: Departure, direction: Direction)]

  init(_ board: Board, _ network: Network, _ now: Instant) {
    self.board = board
    self.network = network
    self.now = now
    var byTrip: [String: (departure: Departure, direction: Direction)] = [:]
    for heading in board.directions {
      for departure in heading.departures where byTrip[departure.tripID] == nil {
        byTrip[departure.tripID] = (departure, heading.direction)
      }
    }
    self.byTrip = byTrip
  }

  /// No train is so late that it could be taken for tomorrow's: ids come back each day.
  private static let longest: Int64 = 43_200

  /// True where its reminder is another by what the board says of the train.
  func look(at train: AnchoredTrain, for reminder: inout AnchoredReminder) -> Bool {
    if let (departure, direction) = byTrip[train.trip], abs(departure.time.seconds(since: reminder.at)) < Self.longest {
      if reminder.followed == nil {
        reminder.followed = FollowedTrain(reminder.id, RemindedTrain(departure, direction))
      } else if reminder.isMissed || reminder.followed?.train.time != departure.time {
        reminder.followed?.follow(.listed(departure), at: now)
      }
      reminder.isMissed = false
      return reminder.move(to: departure.time, now: now)
    }
    guard var followed = reminder.followed ?? named(train, at: reminder.at) else { return false }
    let trust = BoardTrust(board, lines: [followed.train.route], link: .open, isOnline: true, now: now)
    reminder.isMissed = true
    followed.follow(board.fate(of: followed.train, trust: trust), at: now)
    defer { reminder.followed = followed }
    if followed.isGone(at: now) { return reminder.end(now: now) }
    return reminder.move(to: followed.train.time, now: now)
  }

  /// One that no board has listed since this server looks: by its id, which in New York says line, direction and origin, or by the board's
  /// list of those that are called off.
  private func named(_ train: AnchoredTrain, at time: Instant) -> FollowedTrain? {
    for heading in board.directions {
      for departure in heading.cancelled
      where departure.tripID == train.trip && abs(departure.time.seconds(since: time)) < Self.longest {
        return FollowedTrain("", RemindedTrain(departure, heading.direction))
      }
    }
    guard let name = TripName(train.trip), let route = name.route, let direction = name.direction else { return nil }
    var guess = RemindedTrain()
    (guess.trip, guess.route, guess.direction, guess.time) = (train.trip, RouteName.line(route), direction, time)
    // What was never seen can't vanish: it may be of a timetable that the board doesn't go by.
    switch board.fate(of: guess, trust: .noData) {
    case .listed(let departure), .calledOff(let departure):
      return FollowedTrain("", RemindedTrain(departure, direction))
    case .missing, .unknown: return nil
    }
  }

  /// When the first train goes of the window's occasion that the reminder was made for, if it can be seen from here.
  func first(of window: WeeklyWindow, _ lead: ReminderAnchor.Lead, near asked: Instant) -> Instant? {
    let zone = network.zone(of: board.station)
    guard let occasion = window.occasion(at: asked, lead: 86_400, in: zone) else { return nil }
    let walk = Int((lead.walk + 59) / 60)
    return board.first(of: window, occasion, walk: walk, in: network, at: now)?.time
  }
}
