package import Kernel

extension RacesState {
  /// The next race that is followed, in its last quarter of an hour.
  package func nowLine(_ surroundings: Surroundings) -> NowLine? {
    guard let race = followed(at: surroundings.now).first, !isMissing(race) else { return nil }
    let seconds = Countdown.seconds(to: race.start, now: surroundings.now)
    guard seconds <= 900 else { return nil }
    let words = RacesWords(surroundings.language)
    return NowLine(
      urgency: seconds < 60 ? 90 : seconds < 300 ? 80 : 60, text: words.starts(race, in: seconds),
      path: Self.address(.race(race.id)))
  }
}
