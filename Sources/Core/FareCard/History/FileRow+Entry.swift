import Kernel

/// How a row is read where it doesn't say itself.
struct HistoryHabits {
  var zone: Zone
  var currency: Currency
  /// Whose decimal separator is expected.
  /// Of amounts: decimals are set apart by a comma.
  var hasComma: Bool
  var now: Instant
}

extension FileRow {
  /// The entry, without an id.
  func entry(_ habits: HistoryHabits) throws(HistoryFault) -> Entry {
    guard let time = Instant(iso8601: self[.time]) ?? Self.local(self[.time], in: habits.zone),
      Instant.kept.contains(time.milliseconds)
    else { throw Self.hasSlashes(self[.time]) ? .dateOrder : .time }
    // Two clocks may differ by some minutes.
    guard time <= habits.now.adding(seconds: 300) else { throw .future }
    var currency = habits.currency
    if !self[.currency].isEmpty {
      guard let named = Currency(code: self[.currency]) else { throw .amount }
      currency = named
    }
    return Entry(id: "", time: time, kind: try kind(currency, habits.hasComma))
  }

  /// "02/05/2026": February in one country, May in the next.
  private static func hasSlashes(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(10)
    return bytes.filter { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }.count == 2
  }

  private func kind(_ currency: Currency, _ hasComma: Bool) throws(HistoryFault) -> Entry.Kind {
    switch self[.kind].tidied {
    case "ride", "trajet":
      guard let service = self[.service].isEmpty ? .base : Service(rawValue: self[.service]) else { throw .service }
      let transfer = self[.transfer].tidied
      var ride = Ride(service: service, isTransfer: transfer == "yes" || transfer == "true" || transfer == "oui")
      if self[.price] != "tariff", !self[.amount].isEmpty {
        var money = try Self.money(self[.amount], currency, hasComma, else: .amount)
        // A ride of 2.90 is written with or without its sign.
        money.minor = abs(money.minor)
        ride.amount = money
      }
      return .ride(ride)
    case "top-up", "topup", "top up", "recharge", "rechargement":
      return .topUp(try Self.money(self[.amount], currency, hasComma, else: .amount))
    case "correction":
      return .correction(try Self.money(self[.balance], currency, hasComma, else: .balance))
    default:
      throw .kind
    }
  }

  private static func money(
    _ text: String, _ currency: Currency, _ hasComma: Bool, else fault: HistoryFault
  ) throws(HistoryFault) -> Money {
    var bytes = Array(text.utf8)
    var isNegative = false
    if bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-") {
      isNegative = bytes.first == UInt8(ascii: "-")
      bytes.removeFirst()
    } else if bytes.starts(with: [0xE2, 0x88, 0x92]) {
      isNegative = true
      bytes.removeFirst(3)
    }
    do {
      let typed = String(decoding: bytes, as: UTF8.self)
      let money = try Money(typed: typed, currency: currency, hasComma: hasComma)
      return Money(minor: isNegative ? -money.minor : money.minor, currency)
    } catch { throw fault }
  }

  /// "2026-01-04 08:12" or with seconds: a wall clock's time in that zone.
  private static func local(_ text: String, in zone: Zone) -> Instant? {
    let bytes = Array(text.utf8.prefix(20))
    guard bytes.count == 16 || bytes.count == 19 else { return nil }
    let utc = text + (bytes.count == 16 ? ":00Z" : "Z")
    guard let shown = Instant(iso8601: utc) else { return nil }
    let local = Zone.utc.local(shown)
    return zone.moment(of: local.day, second: local.second)
  }
}
