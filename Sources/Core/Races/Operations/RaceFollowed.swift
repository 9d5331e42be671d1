package import Kernel

/// A race or a meeting is followed. Following twice is following with what is known now.
package struct RaceFollowed: RacesFact {
  var followed = Followed()

  package mutating func code(_ fields: inout Fields) { followed.code(&fields) }

  func apply(to races: inout MyRaces) {
    races.followed.removeAll { $0.id == followed.id }
    races.followed.append(followed)
  }

  var register: Register { Register("races.followed." + followed.id) }

  func sentence(_ words: RacesWords) -> String? {
    let name = followed.isMeeting ? followed.meeting : words.label(followed.race)
    return words.didFollow(name)
  }
}

/// What only tells how to speak of it may be missing.
extension Followed: Coded {
  package mutating func code(_ fields: inout Fields) {
    fields.text("id", &id, 0...Self.mostBytes)
    fields.ifReadable { $0.flag("isMeeting", &isMeeting) }
    fields.text("meeting", &meeting, 0...(4 * Self.mostBytes))
    fields.ifReadable { $0.whole("number", &number) }
    fields.ifReadable { $0.choice("category", &category) }
    fields.ifReadable {
      $0.value(
        "country", &country, write: { $0.map { .string($0.code) } ?? .null },
        read: { .some($0.string.flatMap { Country(iso: $0) }) })
    }
    fields.value(
      "start", &start, write: { .integer($0.seconds) }, read: { $0.integer.map { Instant(seconds: $0) } })
  }

  /// No id is longer: they are UUIDs.
  static let mostBytes = 64
}
