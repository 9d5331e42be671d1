import Kernel

/// Hours of the device's day in which nothing comes but what is of that very moment and was asked for: a train to leave for, a
/// rest that ends.
struct QuietHours: Equatable {
  /// Hours of the day, 0...23; from a later one to an earlier one they last over midnight.
  var from: Int
  var until: Int
}

extension QuietHours {
  /// nil where none are wanted.
  init?(_ preferences: Preferences) {
    guard let from = Int(preferences[.quietFrom]), let until = Int(preferences[.quietUntil]), from != until else {
      return nil
    }
    self.init(from: from, until: until)
  }

  func holds(at instant: Instant, in zone: Zone) -> Bool {
    let hour = zone.local(instant).second / 3600
    return from < until ? (from..<until).contains(hour) : hour >= from || hour < until
  }

  /// The last moment before they began, of those that hold at `instant`.
  func eve(of instant: Instant, in zone: Zone) -> Instant {
    let local = zone.local(instant)
    let day = local.second >= from * 3600 ? local.day : local.day.adding(days: -1)
    return zone.moment(of: day, second: from * 3600).adding(seconds: -60)
  }

  /// The first moment after `instant` at which they are over.
  func end(after instant: Instant, in zone: Zone) -> Instant {
    let local = zone.local(instant)
    let day = local.second < until * 3600 ? local.day : local.day.adding(days: 1)
    return zone.moment(of: day, second: until * 3600)
  }
}

extension Optional<QuietHours> {
  /// As it comes: as it is, in the morning where it can wait, the evening before where it is of that day alone, or not at all.
  func admitting(_ reminder: PushReminder, in zone: Zone, now: Instant) -> PushReminder? {
    guard let quiet = self, !reminder.isOfTheMoment, quiet.holds(at: reminder.due, in: zone) else { return reminder }
    guard reminder.canWait else { return nil }
    var later = reminder
    later.due = quiet.end(after: reminder.due, in: zone)
    guard later.expires <= later.due else { return later }
    if reminder.kind == .workouts {
      later.due = quiet.eve(of: reminder.due, in: zone)
      // Who chooses it when they have begun is not told in them.
      if now.seconds(since: later.due) >= 60 { return nil }
    } else {
      later.expires = later.due.adding(seconds: 3600)
    }
    return later
  }
}
