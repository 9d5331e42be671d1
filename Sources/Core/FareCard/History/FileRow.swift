import Kernel

/// One row of a history's file.
typealias FileRow = TableRow<HistoryColumn>

/// In a table's order from left to right. An amount is signed, a balance is the one after it, empty before the first that
/// was entered, a price is "tariff", or "set" where it was set by hand.
enum HistoryColumn: Int, TableColumn {
  case time, kind, amount, balance, currency, service, transfer, price, id

  var name: String {
    switch self {
    case .time: "time"
    case .kind: "kind"
    case .amount: "amount"
    case .balance: "balance"
    case .currency: "currency"
    case .service: "service"
    case .transfer: "transfer"
    case .price: "price"
    case .id: "id"
    }
  }

  /// In our words or in French.
  init?(heading: String) {
    switch heading {
    case "time", "date", "heure": self = .time
    case "kind", "type", "nature": self = .kind
    case "amount", "montant": self = .amount
    case "balance", "solde": self = .balance
    case "currency", "devise": self = .currency
    case "service": self = .service
    case "transfer", "correspondance": self = .transfer
    case "price", "prix": self = .price
    case "id": self = .id
    default: return nil
    }
  }
}

extension FileRow {
  /// `balance` is the one after it; nil where none was known yet.
  init(_ entry: Entry, _ line: Ledger.Line, _ balance: Money?, in zone: Zone) {
    self.init()
    self[.time] = FileRow.exact(entry.time, in: zone)
    self[.amount] = line.amount.plain
    self[.balance] = balance?.plain ?? ""
    self[.currency] = line.balance.currency.code
    self[.id] = entry.id
    switch entry.kind {
    case .ride(let ride):
      self[.kind] = "ride"
      self[.service] = ride.service.rawValue
      self[.transfer] = ride.isTransfer ? "yes" : "no"
      self[.price] = ride.amount == nil ? "tariff" : "set"
    case .topUp: self[.kind] = "top-up"
    case .correction: self[.kind] = "correction"
    }
  }

  /// With milliseconds, so that what followed within a second still does: "2026-01-04T08:12:00.250-05:00".
  private static func exact(_ time: Instant, in zone: Zone) -> String {
    var bytes = Array(time.iso8601(in: zone).utf8)
    let milliseconds = time.milliseconds - time.seconds * 1000
    guard milliseconds > 0, bytes.count >= 20 else { return String(decoding: bytes, as: UTF8.self) }
    var fraction = [UInt8(ascii: ".")]
    Decimal.append(UInt64(milliseconds), digits: 3, to: &fraction)
    bytes.insert(contentsOf: fraction, at: 19)
    return String(decoding: bytes, as: UTF8.self)
  }
}
