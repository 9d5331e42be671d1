/// Moments as a `datetime-local` field holds them.
extension Zone {
  /// "2026-10-02T08:12".
  package func typed(_ instant: Instant) -> String {
    let local = local(instant)
    return local.day.iso8601 + "T" + ClockText.text(instant, in: self)
  }

  /// From "2026-10-02T08:12", with or without seconds, which are dropped.
  package func moment(typed text: String) -> Instant? {
    let (date, clock) = text.halves(at: "T")
    guard let day = Day(iso8601: date), let minutes = clock.flatMap({ ClockText.minutes(typed: $0) }) else {
      return nil
    }
    return moment(of: day, second: minutes * 60)
  }
}
