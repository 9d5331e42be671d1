package import Kernel

/// A race or a meeting is followed no longer.
package struct RaceUnfollowed: RacesFact {
  /// Of the race, or of the meeting.
  var id = ""

  package mutating func code(_ fields: inout Fields) { fields.text("id", &id) }
  func apply(to races: inout MyRaces) { races.followed.removeAll { $0.id == id } }
  var register: Register { Register("races.followed." + id) }
  func sentence(_ words: RacesWords) -> String? { words.didUnfollow }
}
