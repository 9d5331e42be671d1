/// What a module has for the one line above Today's tiles; the most urgent of all modules is shown.
package struct NowLine: Equatable, Sendable {
  package var urgency: Urgency
  package var text: String
  /// The screen to open.
  package var path: String
  /// A ride is to be paid for: another module may say what that takes.
  package var leadsToRide = false
  package var aside: Aside?

  /// What another module has to say to it, with a screen of its own: the rides that are left, beside when to leave.
  package struct Aside: Equatable, Sendable {
    package var text: String
    package var path: String

    package init(text: String, path: String) {
      self.text = text
      self.path = path
    }
  }

  package init(_ urgency: Urgency, text: String, path: String) {
    self.urgency = urgency
    self.text = text
    self.path = path
  }
}

/// How soon a person wants to know of it, the least urgent first.
package enum Urgency: Int, Comparable, CaseIterable, Sendable {
  /// It can wait: a date that is near, a transfer that lasts.
  case goodToKnow
  /// Before the day is over.
  case today
  /// Before the next time: no ride is left, a followed race is to come.
  case next
  /// Minutes count: what is going on now.
  case minutes
  /// It begins within five minutes.
  case soon
  /// It waits for the person: the rest is over.
  case waiting
  /// Seconds count.
  case seconds

  /// From here on the line is marked.
  package var isUrgent: Bool { self >= .minutes }

  package static func < (a: Urgency, b: Urgency) -> Bool { a.rawValue < b.rawValue }
}
