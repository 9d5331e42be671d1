import Kernel

/// A tariff's text: a heading, then rows of a word and its fields; "#" begins a remark.
///
///     pocketful tariff 1
///     id new-york
///     name New York
///     currency USD
///     zone EST5EDT,M3.2.0,M11.1.0
///     from 2026-01-04
///     base 3.00 1.50                 full, reduced
///     express 7.25 3.60
///     transfer 120 1                 minutes, rides ("any" for any number)
///     cap rolling 7 35.00 17.50      or "cap week …", "cap day 04:30 …"
///     pass 7 34.00 17.00             days, full, reduced
///     source the agency's page
///
/// A period takes over what it doesn't name from the one before, but for its source; "none" ends an express fare,
/// transfers or a cap; a row "pass" replaces the passes taken over, "pass none" ends them.
extension Tariff {
  /// Refuses a text with a single fault in it.
  package init(text: String) throws(TariffError) {
    var reader = TariffReader()
    for row in TariffReader.parts(of: text, at: UInt8(ascii: "\n")) {
      reader.line += 1
      try reader.read(row)
    }
    self = try reader.tariff()
  }
}

/// Reads a tariff's text, row after row; `tariff` then says whether anything is missing.
private struct TariffReader {
  var line = 0
  private var hasHeading = false
  private var id = ""
  private var name = ""
  private var currency: Currency?
  private var zone: Zone?
  private var periods: [Tariff.Period] = []
  private var hasBase = false
  private var hasOwnPasses = false

  func error(_ reason: TariffError.Reason) -> TariffError { TariffError(line: line, reason: reason) }

  mutating func read(_ row: String) throws(TariffError) {
    guard hasHeading else {
      guard row == "pocketful tariff 1" else { throw error(.notATariff) }
      hasHeading = true
      return
    }
    let (word, rest) = row.halves(at: " ")
    let text = rest ?? ""
    switch word {
    case "", "#": return
    case "id": id = text
    case "name": name = text
    case "currency":
      guard let known = Currency(code: text) else { throw error(.wrongFields) }
      currency = known
    case "zone":
      do { zone = try Zone(name: id, rule: text) } catch { throw self.error(.badZone) }
    case "from": try begin(text)
    case "source": try change { $0.source = text }
    default: try readPrices(word, Self.fields(text))
    }
  }

  func tariff() throws(TariffError) -> Tariff {
    let whole = TariffError(line: 0, reason: .incomplete)
    guard let currency, let zone, !id.isEmpty, !name.isEmpty, !periods.isEmpty, hasBase else {
      throw whole
    }
    for period in periods where period.source.isEmpty { throw whole }
    return Tariff(id: id, name: name, currency: currency, zone: zone, periods: periods)
  }
}

extension TariffReader {
  private mutating func begin(_ text: String) throws(TariffError) {
    guard let day = Day(iso8601: text) else { throw error(.badDay) }
    if let last = periods.last {
      guard last.from < day else { throw error(.outOfOrder) }
    }
    var period = periods.last ?? Tariff.Period(from: day, base: Tariff.Prices(full: 0, reduced: 0), source: "")
    period.from = day
    period.source = ""
    periods.append(period)
    hasOwnPasses = false
  }

  private mutating func change(_ body: (inout Tariff.Period) -> Void) throws(TariffError) {
    guard !periods.isEmpty else { throw error(.outOfOrder) }
    body(&periods[periods.count - 1])
  }

  private mutating func readPrices(_ word: String, _ fields: [String]) throws(TariffError) {
    let isNone = fields == ["none"]
    switch word {
    case "base":
      let prices = try prices(fields)
      hasBase = true
      try change { $0.base = prices }
    case "express":
      let prices = isNone ? nil : try prices(fields)
      try change { $0.express = prices }
    case "transfer":
      let transfer = isNone ? nil : try transfer(fields)
      try change { $0.transfer = transfer }
    case "cap":
      let cap = isNone ? nil : try cap(fields)
      try change { $0.cap = cap }
    case "pass":
      let pass = isNone ? nil : try pass(fields)
      let isFirst = !hasOwnPasses
      try change {
        if isFirst { $0.passes = [] }
        if let pass { $0.passes.append(pass) }
      }
      hasOwnPasses = true
    default:
      throw error(.unknownRow)
    }
  }

  private func transfer(_ fields: [String]) throws(TariffError) -> Tariff.Transfer {
    guard fields.count == 2 else { throw error(.wrongFields) }
    return Tariff.Transfer(minutes: try count(fields[0]), rides: fields[1] == "any" ? nil : try count(fields[1]))
  }

  private func cap(_ fields: [String]) throws(TariffError) -> Tariff.Cap {
    switch fields.first {
    case "rolling":
      guard fields.count == 4 else { throw error(.wrongFields) }
      return Tariff.Cap(span: .rolling(days: try count(fields[1])), most: try prices(Array(fields[2...])))
    case "week":
      return Tariff.Cap(span: .week, most: try prices(Array(fields[1...])))
    case "day":
      guard fields.count == 4 else { throw error(.wrongFields) }
      let (hour, minute) = fields[1].halves(at: ":")
      guard let minute else { throw error(.wrongFields) }
      let start = try count(hour) * 3600 + count(minute) * 60
      guard start < 86_400 else { throw error(.badNumber) }
      return Tariff.Cap(span: .day(start: start), most: try prices(Array(fields[2...])))
    default:
      throw error(.wrongFields)
    }
  }

  private func pass(_ fields: [String]) throws(TariffError) -> Tariff.Pass {
    guard fields.count == 3 else { throw error(.wrongFields) }
    return Tariff.Pass(days: try count(fields[0]), price: try prices(Array(fields[1...])))
  }

  private func prices(_ fields: [String]) throws(TariffError) -> Tariff.Prices {
    guard let currency else { throw error(.outOfOrder) }
    guard fields.count == 2 else { throw error(.wrongFields) }
    do {
      return Tariff.Prices(
        full: try Money(typed: fields[0], currency: currency, hasComma: false).minor,
        reduced: try Money(typed: fields[1], currency: currency, hasComma: false).minor)
    } catch { throw self.error(.badNumber) }
  }

  /// Up to four digits.
  private func count(_ text: String) throws(TariffError) -> Int {
    var value = 0
    let bytes = Array(text.utf8)
    guard (1...4).contains(bytes.count) else { throw error(.badNumber) }
    for byte in bytes {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw error(.badNumber) }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  private static func fields(_ text: String) -> [String] {
    var all: [String] = []
    for part in parts(of: text, at: UInt8(ascii: " ")) where !part.isEmpty { all.append(part) }
    return all
  }

  fileprivate static func parts(of text: String, at separator: UInt8) -> [String] {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == separator {
      parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 1
    }
    return parts
  }
}
