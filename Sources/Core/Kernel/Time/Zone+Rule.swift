extension Zone {
  /// From a rule alone, such as "EST5EDT,M3.2.0,M11.1.0" (POSIX's TZ string), as if it had held from 2000 to 2060.
  ///
  /// NB: New York's rule is of 2007; before, its clocks changed up to four weeks later and a week earlier. Whoever needs
  /// those years to the hour reads a time zone file.
  package init(name: String, rule: String) throws(ZoneError) {
    guard let rule = try ZoneRule(footer: Array(rule.utf8)) else { throw .badRule }
    self.init(name: name, firstOffset: rule.standard)
    if rule.daylight != nil { transitions = rule.transitions(years: 2000...2060) }
  }

  /// The moment at which local clocks show that second of that day. Where clocks jump over it, some moment near it.
  package func moment(of day: Day, second: Int) -> Instant {
    let asUTC = Instant(seconds: Int64(day.number) * 86_400 + Int64(second))
    let guess = asUTC.adding(seconds: -Int64(offset(at: asUTC)))
    return asUTC.adding(seconds: -Int64(offset(at: guess)))
  }
}
