extension ZoneRule {
  /// Nil for an empty footer: nothing is known about the time after the last transition.
  init?(footer: [UInt8]) throws(ZoneError) {
    if footer.isEmpty { return nil }
    var text = RuleText(bytes: footer)
    try text.name()
    let standard = -(try text.time(mostHours: 24))
    if text.isAtEnd {
      self.init(standard: standard, daylight: nil)
      return
    }
    try text.name()
    let offset = text.isAt(",") ? standard + 3600 : -(try text.time(mostHours: 24))
    try text.skip(",")
    let start = try text.change()
    try text.skip(",")
    let end = try text.change()
    guard text.isAtEnd else { throw .badRule }
    self.init(standard: standard, daylight: Daylight(offset: offset, start: start, end: end))
  }
}

/// A rule's text, read byte by byte from its beginning.
private struct RuleText {
  let bytes: [UInt8]
  var at = 0

  var isAtEnd: Bool { at == bytes.count }

  func isAt(_ mark: Unicode.Scalar) -> Bool { at < bytes.count && bytes[at] == UInt8(ascii: mark) }

  mutating func skip(_ mark: Unicode.Scalar) throws(ZoneError) {
    guard isAt(mark) else { throw .badRule }
    at += 1
  }

  /// Three letters or more, or anything within angle brackets such as "<+0330>".
  mutating func name() throws(ZoneError) {
    let start = at
    if isAt("<") {
      while !isAt(">") {
        guard !isAtEnd else { throw .badRule }
        at += 1
      }
      at += 1
      return
    }
    while at < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[at] | 0x20) { at += 1 }
    guard at - start >= 3 else { throw .badRule }
  }

  /// "5", "-3:30", "+167:59:59", in seconds.
  mutating func time(mostHours: Int) throws(ZoneError) -> Int {
    let isNegative = isAt("-")
    if isNegative || isAt("+") { at += 1 }
    var seconds = try number(0...mostHours) * 3600
    if isAt(":") {
      at += 1
      seconds += try number(0...59) * 60
      if isAt(":") {
        at += 1
        seconds += try number(0...59)
      }
    }
    return isNegative ? -seconds : seconds
  }

  mutating func change() throws(ZoneError) -> ZoneRule.Change {
    let day: ZoneRule.YearDay
    if isAt("J") {
      at += 1
      day = .julian(try number(1...365))
    } else if isAt("M") {
      at += 1
      let month = try number(1...12)
      try skip(".")
      let week = try number(1...5)
      try skip(".")
      day = .weekday(month: month, week: week, weekday: try number(0...6))
    } else {
      day = .zeroBased(try number(0...365))
    }
    guard isAt("/") else { return ZoneRule.Change(day: day, second: 7200) }
    at += 1
    return ZoneRule.Change(day: day, second: try time(mostHours: 167))
  }

  private mutating func number(_ range: ClosedRange<Int>) throws(ZoneError) -> Int {
    let start = at
    var value = 0
    while at < bytes.count, at < start + 3, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") {
      value = value * 10 + Int(bytes[at] - UInt8(ascii: "0"))
      at += 1
    }
    guard at > start, range.contains(value) else { throw .badRule }
    return value
  }
}
