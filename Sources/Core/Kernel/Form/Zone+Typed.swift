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
    guard let day = Day(iso8601: date), let clock else { return nil }
    let (hour, rest) = clock.halves(at: ":")
    guard let hour = Int(hour), let minute = rest.flatMap({ Int($0.halves(at: ":").head) }),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return moment(of: day, second: (hour * 60 + minute) * 60)
  }
}
