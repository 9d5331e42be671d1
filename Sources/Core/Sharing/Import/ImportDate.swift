import Kernel

/// The dates of exports: "2026-03-05 18:01:12" (Strong), "5 Mar 2026, 18:00" and "Mar 5, 2026, 6:00 PM" (Hevy, in the
/// phone's language). A clock's time without an offset is of the zone given.
enum ImportDate {
  /// Nil for what is no date with a time.
  static func instant(_ text: String, in zone: Zone) -> Instant? {
    if let exact = Instant(iso8601: text) { return exact }
    var numbers: [Int] = []
    var month = 0
    var isAfternoon: Bool?
    var word: [UInt8] = []
    for byte in Folding.folded(text.cut(toBytes: 60)) + [0x20] {
      if byte != 0x20 {
        word.append(byte)
        continue
      }
      if let number = number(word) {
        numbers.append(number)
      } else if word == Array("am".utf8) || word == Array("pm".utf8) {
        isAfternoon = word[0] == UInt8(ascii: "p")
      } else if let named = self.month(word), month == 0 {
        month = named
      }
      word = []
    }
    guard numbers.count >= (month == 0 ? 5 : 4) else { return nil }
    var year = numbers[0]
    var day = numbers[month == 0 ? 2 : 1]
    if month == 0 {
      month = numbers[1]
      numbers.removeFirst(3)
    } else {
      // The year is the one that no day can be.
      if year <= 31 { swap(&year, &day) }
      numbers.removeFirst(2)
    }
    guard (1900...2200).contains(year), (1...12).contains(month), (1...31).contains(day), numbers.count <= 3,
      var hour = numbers.first, hour < 24, numbers[1] < 60
    else { return nil }
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let second = numbers.count > 2 ? numbers[2] : 0
    guard second < 60 else { return nil }
    guard let civil = Day(year: year, month: month, day: day) else { return nil }
    return zone.moment(of: civil, second: hour * 3600 + numbers[1] * 60 + second)
  }

  /// "02/05/2026": February in one country, May in the next. A table's own order can't be told from one row.
  static func isAmbiguous(_ text: String) -> Bool {
    text.utf8.prefix(10).filter { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }.count == 2
  }

  /// "1h 5m", "48m", "3900", "1:05:00": seconds.
  static func duration(_ text: String) -> Int? {
    // In the browser an Int has 32 bits: less than a million hours.
    var total: Int64 = 0
    var value: Int64?
    var isEmpty = true
    for byte in text.utf8.prefix(20) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = min((value ?? 0) * 10 + Int64(byte - UInt8(ascii: "0")), 1_000_000)
        isEmpty = false
      case UInt8(ascii: "h"):
        total += (value ?? 0) * 3600
        value = nil
      case UInt8(ascii: "m"):
        total += (value ?? 0) * 60
        value = nil
      case UInt8(ascii: ":"):
        total = min((total + (value ?? 0)) * 60, longest)
        value = nil
      case UInt8(ascii: "."): return isEmpty ? nil : shortened(total + (value ?? 0))
      default: continue
      }
    }
    return isEmpty ? nil : shortened(total + (value ?? 0))
  }

  /// A week, in seconds.
  private static let longest: Int64 = 7 * 86_400

  private static func shortened(_ seconds: Int64) -> Int { Int(clamping: min(seconds, longest)) }

  private static func number(_ word: [UInt8]) -> Int? {
    guard (1...4).contains(word.count) else { return nil }
    var value = 0
    for byte in word {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// By how its folded name begins, in the languages that write Latin letters and that Hevy speaks.
  private static func month(_ word: [UInt8]) -> Int? {
    for (index, names) in months.enumerated() {
      for name in names.utf8.split(separator: 0x20) where word.starts(with: name) { return index + 1 }
    }
    return nil
  }

  private static let months = [
    "jan ene gen oca", "feb fev sub", "mar maa mrt marz", "apr avr abr nis", "may mai mag maj mei", "jun juin giu haz",
    "jul juil lug tem", "aug aou ago agu", "sep set eyl", "oct okt ott out eki", "nov kas", "dec dez dic des ara",
  ]
}
