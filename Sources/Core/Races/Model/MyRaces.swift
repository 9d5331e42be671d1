package import Kernel

/// What the person keeps for this module: the fold of `RacesOperation`s.
package struct MyRaces: Equatable, Sendable {
  package var categories = RaceCategories.all
  /// Empty for all.
  package var countries: [Country] = []
  package var count = Self.counts[0]
  /// In the order they were followed.
  package var followed: [Followed] = []
  /// Minutes before the start at which a followed race is reminded of; 0 for not at all.
  package var reminder = Self.reminders[2]

  package init() {}

  package static let counts = [5, 10, 20, 30]
  package static let reminders = [0, 2, 5, 10, 15]

  /// Nothing narrowed, as from the start.
  package var isPlain: Bool { !isNarrowed && count == Self.counts[0] }

  /// Whether some races are left out.
  package var isNarrowed: Bool { !categories.isAll || !countries.isEmpty }

  package func follows(_ id: String) -> Bool {
    for one in followed where one.id == id { return true }
    return false
  }

  /// By its own id or its meeting's.
  package func follows(_ race: Race) -> Bool { follows(race.id) || follows(race.meetingID) }
}

/// A race or a meeting that is followed, with what is needed to speak of it when no board has it.
package struct Followed: Equatable, Sendable {
  /// Of the race, or of the meeting.
  package var id: String
  package var isMeeting: Bool
  package var meeting: String
  /// 0 for a meeting.
  package var number: Int
  package var category: RaceCategory
  package var country: Country?
  /// When it started when it was followed: of a meeting, the race from which it was.
  package var start: Instant

  package init(_ race: Race, isMeeting: Bool) {
    id = isMeeting ? race.meetingID : race.id
    self.isMeeting = isMeeting
    meeting = race.meeting
    number = isMeeting ? 0 : race.number
    category = race.category
    country = race.country
    start = race.start
  }

  /// To be read into.
  init() {
    (id, isMeeting, meeting, number, category, start) = ("", false, "", 0, .other, Instant(milliseconds: 0))
  }

  /// As far as it is known without a board.
  var race: Race {
    Race(
      id: id, meetingID: "", meeting: meeting, number: number, name: "", category: category, start: start,
      country: country)
  }

  /// A day after its start nobody needs it any longer; the next race that is followed takes it off the list.
  func isOver(_ now: Instant) -> Bool { start.adding(seconds: 86_400) < now }
}
