/// Something to be told of with the app closed (Documentation/Reminders.md).
///
/// Made of what the person keeps, and not of what this device has at hand: each device of an account makes the same ones. What the server
/// knows better by then, when a train leaves or a race starts, it says beside what stands here sealed.
package struct PushReminder: Equatable, Sendable {
  /// What a person may want to be told of or not.
  package enum Kind: String, CaseIterable, Sendable {
    case trains, races, rest, card, workouts
  }

  /// What a notification shows. It may come late, so what depends on the moment is filled in when it is shown: `clock` stands for the
  /// time of the train or the start, `minutes` for how long it is until it is time to leave.
  package struct Face: Equatable, Sendable {
    package var title: String
    package var text: String

    package init(_ title: String, _ text: String) {
      self.title = title
      self.text = text
    }

    package static let clock = "{clock}"
    package static let minutes = "{minutes}"
  }

  /// What runs, and what ends it with the app closed.
  package struct Live: Equatable, Sendable {
    package var text: String
    /// By the device's clock.
    package var until: Instant
    /// The change that ends it.
    package var kind: String
    package var fields: JSON

    package init(_ text: String, until: Instant, kind: String, fields: JSON) {
      self.text = text
      self.until = until
      self.kind = kind
      self.fields = fields
    }
  }

  package var kind: Kind
  /// Which of its kind, the same on every device: with `kind` and `asked` it names the reminder.
  package var key: String
  /// When it was due by what is kept.
  package var asked: Instant
  /// When it is due as far as this device knows.
  package var due: Instant
  /// From then on nobody wants to hear of it.
  package var expires: Instant
  package var face: Face
  /// Where the time is known; with `now`, a minute or more before it is time to leave.
  package var timed: Face?
  /// In the minute before it is time to leave, and the one after.
  package var now: Face?
  /// Seconds before `at` at which it is time to leave.
  package var lead: Int64 = 0
  /// Where what it is about doesn't come.
  package var gone: Face?
  /// The time of the train or the start, as far as this device knows.
  package var at: Instant?
  /// By whose clocks that is said; else by the phone's own.
  package var zone: Zone?
  /// The screen to open.
  package var path: String
  /// Of several that are about one thing the last alone is seen; nil where there is one.
  package var group: String?
  /// What is shown of it until it is due, where nobody looks at the app.
  package var live: Live?
  /// By what the server moves `due`.
  package var anchor: JSON?
  /// It is of use at that very time alone, and was asked for there: quiet hours don't hold it back.
  package var isOfTheMoment = false
  /// It may as well be said some hours later.
  package var canWait = false
  /// Seconds after it is due from which on it is no longer told anew; nil where that is so until it is over.
  package var grace: Int64?

  /// Somebody wants to hear of it yet.
  package func isAhead(of now: Instant) -> Bool {
    expires > now && grace.map { now.seconds(since: due) <= $0 } != false
  }

  package init(
    _ kind: Kind, _ key: String, asked: Instant, due: Instant, expires: Instant, _ face: Face, path: String
  ) {
    self.kind = kind
    self.key = key
    self.asked = asked
    self.due = due
    self.expires = expires
    self.face = face
    self.path = path
  }
}
