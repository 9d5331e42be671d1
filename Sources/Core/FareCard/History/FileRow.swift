import Kernel

/// One row of a history's file, as text: what CSV and JSON have in common.
struct FileRow: Equatable {
  enum Column: String, CaseIterable {
    case time
    case kind
    case amount
    case balance
    case currency
    case service
    case transfer
    case price
    case id

    /// By a table's heading, in our words or in French.
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

  var time = ""
  var kind = ""
  /// Signed.
  var amount = ""
  /// After it.
  var balance = ""
  var currency = ""
  var service = ""
  var transfer = ""
  /// "tariff", or "set" where the amount was set by hand.
  var price = ""
  var id = ""

  subscript(column: Column) -> String {
    get {
      switch column {
      case .time: time
      case .kind: kind
      case .amount: amount
      case .balance: balance
      case .currency: currency
      case .service: service
      case .transfer: transfer
      case .price: price
      case .id: id
      }
    }
    set {
      switch column {
      case .time: time = newValue
      case .kind: kind = newValue
      case .amount: amount = newValue
      case .balance: balance = newValue
      case .currency: currency = newValue
      case .service: service = newValue
      case .transfer: transfer = newValue
      case .price: price = newValue
      case .id: id = newValue
      }
    }
  }
}

extension FileRow {
  init(_ entry: Entry, _ line: Ledger.Line, in zone: Zone) {
    time = FileRow.exact(entry.time, in: zone)
    amount = line.amount.plain
    balance = line.balance.plain
    currency = line.balance.currency.code
    id = entry.id
    switch entry.kind {
    case .ride(let ride):
      kind = "ride"
      service = ride.service.rawValue
      transfer = ride.isTransfer ? "yes" : "no"
      price = ride.amount == nil ? "tariff" : "set"
    case .topUp: kind = "top-up"
    case .correction: kind = "correction"
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
