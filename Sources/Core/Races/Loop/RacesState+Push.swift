package import Kernel

/// What is told of followed races with the app closed: that they start soon, and that a start has moved.
extension RacesState {
  package func pushReminders(_ surroundings: Surroundings) -> [PushReminder] {
    guard let mine, mine.reminder > 0 else { return [] }
    var all: [PushReminder] = []
    for one in mine.followed {
      if one.isMeeting {
        for race in board?.races ?? [] where race.meetingID == one.id && !mine.follows(race.id) {
          // As it stood before it moved: that a device learns of it later makes no other reminder of it.
          all += reminders(of: race, asked: race.start.adding(seconds: -race.moved), mine.reminder, surroundings)
        }
      } else {
        all += reminders(of: board?.race(one.id) ?? one.race, asked: one.start, mine.reminder, surroundings)
      }
    }
    return all
  }

  private func reminders(of race: Race, asked: Instant, _ minutes: Int, _ surroundings: Surroundings)
    -> [PushReminder]
  {
    guard race.start > surroundings.now else { return [] }
    let words = RacesWords(surroundings.language)
    let before = Int64(minutes) * 60
    let kind = words.kind(race.category)
    func made(_ key: String, _ asked: Instant, _ due: Instant, _ title: String) -> PushReminder {
      var made = PushReminder(
        .races, race.id + key, asked: asked, due: due, expires: race.start, PushReminder.Face(title, kind),
        path: Self.address(.race(race.id)))
      // By the clock of the phone that shows it, which may be in another zone than this one.
      (made.at, made.group) = (race.start, race.id)
      return made
    }
    let label = words.label(race)
    var start = made(
      "", asked.adding(seconds: -before), race.start.adding(seconds: -before),
      words.startsAt(label, clock: PushReminder.Face.clock))
    start.anchor = .object(["race": .string(race.id), "before": .integer(before)])
    var moved = made(" moved", asked, race.start, words.nowStartsAt(label, clock: PushReminder.Face.clock))
    moved.anchor = .object(["race": .string(race.id), "moved": .integer(asked.milliseconds)])
    return [start, moved]
  }
}
