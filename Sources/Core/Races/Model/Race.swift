package import Kernel

/// One race as it is advertised.
package struct Race: Equatable, Sendable {
  package var id: String
  /// Of the day's races at this place: what "a meeting" is called by.
  package var meetingID: String
  package var meeting: String
  /// Within its meeting; 0 where nobody said.
  package var number: Int
  /// "" where it has none.
  package var name: String
  package var category: RaceCategory
  /// When it jumps, as advertised now.
  package var start: Instant
  /// `nil` for a code that no table of ours knows.
  package var country: Country?
  /// Seconds by which the start has moved since it was first seen; negative for earlier.
  package var moved: Int64 = 0
  package var form = Form()

  /// What an opened race tells beside; "" and 0 where nobody said.
  package struct Form: Equatable, Sendable {
    package var distance = 0
    /// "m".
    package var unit = ""
    package var track = ""
    package var weather = ""
    package var venue = ""
    package var state = ""

    package init() {}
  }

  package init(
    id: String, meetingID: String, meeting: String, number: Int, name: String, category: RaceCategory, start: Instant,
    country: Country?
  ) {
    self.id = id
    self.meetingID = meetingID
    self.meeting = meeting
    self.number = number
    self.name = name
    self.category = category
    self.start = start
    self.country = country
  }
}

/// What runs. A raw value is part of addresses and of the journal.
package enum RaceCategory: String, Sendable, CaseIterable {
  case horse, harness, greyhound
  /// A kind that the upstream has and we have no word for.
  case other

  /// `other` is none that a person could choose.
  package static let choosable: [RaceCategory] = [.horse, .harness, .greyhound]

  /// `nil` for what no version of this program has said.
  package init?(name: String) {
    for category in Self.allCases where category.rawValue == name {
      self = category
      return
    }
    return nil
  }
}
