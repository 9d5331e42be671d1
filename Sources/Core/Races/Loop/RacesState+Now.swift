package import Kernel

extension RacesState {
  /// The next race that is followed, in its last quarter of an hour.
  package func nowLine(_ surroundings: Surroundings) -> NowLine? {
    let now = surroundings.now
    let races = followed(at: now)
    guard let race = races.first(where: { $0.start.seconds >= now.seconds && !isMissing($0, at: now) }) else {
      return nil
    }
    let seconds = Countdown.seconds(to: race.start, now: now)
    guard seconds <= 900 else { return nil }
    let words = RacesWords(surroundings.language)
    return NowLine(
      seconds < 60 ? .seconds : seconds < 300 ? .soon : .next, text: words.starts(race, in: seconds),
      path: Self.address(.race(race.id)))
  }
}
