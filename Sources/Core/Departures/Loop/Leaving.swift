package import Kernel

/// A reminder, and the train that it is about now.
package struct Leaving: Equatable, Sendable {
  package var reminder: LeaveReminder
  /// As it is known now.
  package var train: RemindedTrain
  /// The agency lists it no more, though it was still to come; or it has called it off.
  package var isGone: Bool
  package var calledOff: Departure.State?
  /// When to set out.
  package var leaveAt: Instant

  package func leave(at now: Instant) -> Leave { Leave(for: leaveAt, walk: 0, now: now) }
}

/// What is known of a reminder's train from one second to the next; on a device, and on the server that watches while all of them sleep.
package struct FollowedTrain: Equatable, Sendable {
  package var reminder: String
  package var train: RemindedTrain
  /// Since when no board has it that would.
  var missingSince: Instant?
  /// That it is called off, or passes the stop; `nil` of one that comes, or is missing without a word.
  var calledOff: Departure.State?
  var isSaidGone = false
  /// It is listed again, and the person was told that it is not.
  var isBack = false
  /// The time that the person was last told of it.
  var told: Instant
  /// Nothing was said of it yet, nor could be.
  var isNew = true

  package init(_ reminder: String, _ train: RemindedTrain) {
    self.reminder = reminder
    self.train = train
    told = train.time
  }

  /// A feed may leave a train out of one answer and have it again in the next.
  package func isGone(at now: Instant) -> Bool {
    calledOff != nil || missingSince.map { now.seconds(since: $0) >= 30 } ?? false
  }

  /// What the station's board says of it, taken in.
  package mutating func follow(_ fate: TrainFate, at now: Instant) {
    switch fate {
    case .listed(let departure):
      train = RemindedTrain(departure, train.direction)
      (missingSince, calledOff) = (nil, nil)
      if isSaidGone { (isSaidGone, isBack) = (false, true) }
    case .calledOff(let departure): calledOff = departure.state
    // What vanishes within its last minute has left a little early.
    case .missing: missingSince = train.time.seconds(since: now) > 60 ? missingSince ?? now : missingSince
    case .unknown: break
    }
  }
}

extension DeparturesState {
  /// Each reminder that is about a train now, the first to leave for first. One whose train has left is over.
  package func leaving(_ surroundings: Surroundings) -> [Leaving] {
    guard let mine, !mine.reminders.isEmpty else { return [] }
    return leaving(of: mine, surroundings)
  }

  @inline(never)  // a gate of the program's parts
  private func leaving(of mine: MyStops, _ surroundings: Surroundings) -> [Leaving] {
    var all: [Leaving] = []
    for reminder in mine.reminders {
      guard let train = following(reminder, mine, surroundings),
        !Departed.isGone(train.train.time, now: surroundings.now)
      else { continue }
      let leaving = Leaving(
        reminder: reminder, train: train.train, isGone: train.isGone(at: surroundings.now), calledOff: train.calledOff,
        leaveAt: Leave.moment(for: train.train.time, walk: mine.walk(to: reminder.station)))
      all.insert(leaving, at: all.firstIndex { $0.leaveAt > leaving.leaveAt } ?? all.count)
    }
    return all
  }

  /// `nil` where a window is not open, or no train of it can be reached.
  func following(_ reminder: LeaveReminder, _ mine: MyStops, _ surroundings: Surroundings) -> FollowedTrain? {
    let now = surroundings.now
    let held = followed.first { $0.reminder == reminder.id }
    switch reminder.subject {
    case .train(let train):
      return followed(held ?? FollowedTrain(reminder.id, train), at: reminder.station, surroundings)
    case .window(let window):
      let walk = mine.walk(to: reminder.station)
      guard
        let occasion = window.occasion(at: now, lead: Self.lead(walk, mine), in: network.zone(of: reminder.station)),
        reminder.restedOn != occasion.day
      else { return nil }
      if let held {
        let train = followed(held, at: reminder.station, surroundings)
        let isReachable = Leave(for: train.train.time, walk: walk, now: now) != .tooLate
        if isReachable, !(train.isGone(at: now) && train.isSaidGone) { return train }
      }
      return first(of: window, occasion, at: reminder.station, walk: walk, surroundings)
        .map { FollowedTrain(reminder.id, $0) }
    }
  }

  /// Of a reminder whose train has left, or was to: until half an hour later.
  func lately(_ reminder: LeaveReminder, at now: Instant) -> RemindedTrain? {
    guard let asked = reminder.train else { return nil }
    let train = followed.first { $0.reminder == reminder.id }?.train ?? asked
    return Departed.isGone(train.time, now: now) && now.seconds(since: train.time) < 1800 ? train : nil
  }

  private func followed(_ train: FollowedTrain, at station: String, _ surroundings: Surroundings) -> FollowedTrain {
    var train = train
    guard let board = boards[station] else { return train }
    let trust = BoardTrust(
      board, lines: [train.train.route], link: link, isOnline: surroundings.isOnline, now: surroundings.now)
    train.follow(board.fate(of: train.train, trust: trust), at: surroundings.now)
    return train
  }

  /// The first train of a window that can still be reached on foot.
  private func first(
    of window: WeeklyWindow, _ occasion: WeeklyWindow.Occasion, at station: String, walk: Int,
    _ surroundings: Surroundings
  ) -> RemindedTrain? {
    board(station, surroundings)?.first(of: window, occasion, walk: walk, in: network, at: surroundings.now)
  }

  /// Seconds before a window's first train at which it is looked after: for the walk, the first notice, and a little more.
  private static func lead(_ walk: Int, _ mine: MyStops) -> Int64 {
    Int64(walk + (mine.notices.max() ?? 0)) * 60 + 600
  }

  /// Stations whose boards reminders need now, whatever is on the screen.
  package func reminded(at now: Instant) -> [String] {
    guard let mine, !mine.reminders.isEmpty else { return [] }
    return reminded(by: mine, at: now)
  }

  @inline(never)  // a gate of the program's parts
  private func reminded(by mine: MyStops, at now: Instant) -> [String] {
    var due: [(station: String, seconds: Int64)] = []
    for reminder in mine.reminders {
      guard let seconds = seconds(to: reminder, at: now) else { continue }
      if let index = due.firstIndex(where: { $0.station == reminder.station }) {
        due[index].seconds = min(due[index].seconds, seconds)
      } else {
        due.append((reminder.station, seconds))
      }
    }
    // In the order that they always have: each other one would be asked for anew.
    let nearest = due.inOrder { $0.seconds < $1.seconds }.prefix(Self.mostReminded)
    return due.map { $0.station }.filter { station in nearest.contains { $0.station == station } }
  }

  /// How far off its train's time is, or its window; `nil` where it needs no board now.
  private func seconds(to reminder: LeaveReminder, at now: Instant) -> Int64? {
    switch reminder.subject {
    case .train(let train):
      let seconds = train.time.seconds(since: now)
      return (-Self.longestDelay...Self.soon).contains(seconds) ? abs(seconds) : nil
    case .window(let window):
      let zone = network.zone(of: reminder.station)
      guard let occasion = window.occasion(at: now, lead: Self.soon, in: zone), occasion.day != reminder.restedOn else {
        return nil
      }
      return max(occasion.from.seconds(since: now), 0)
    }
  }

  private static let mostReminded = 6
  private static let soon: Int64 = 5400
  /// A train may be as late as that when it was asked for.
  private static let longestDelay: Int64 = 3600
}

extension Board {
  /// The first train of a window's occasion that can still be reached on foot; `walk` in minutes.
  package func first(
    of window: WeeklyWindow, _ occasion: WeeklyWindow.Occasion, walk: Int, in network: Network, at now: Instant
  ) -> RemindedTrain? {
    var first: RemindedTrain?
    for heading in only(window.wanted, in: network).directions {
      let next = heading.departures.first { departure in
        departure.time >= occasion.from && departure.time <= occasion.until
          && Leave(for: departure.time, walk: walk, now: now) != .tooLate
      }
      guard let next, first.map({ next.time < $0.time }) ?? true else { continue }
      first = RemindedTrain(next, heading.direction)
    }
    return first
  }
}
