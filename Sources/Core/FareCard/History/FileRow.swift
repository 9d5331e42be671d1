import Kernel

/// One row of a history's file, as text: what CSV and JSON have in common.
struct FileRow {
  /// In a table's order from left to right. An amount is signed, a balance is the one after it, empty before the first
  /// that was entered, a price is "tariff", or "set" where it was set by hand.
  enum Column: Int, CaseIterable {
    case time
    case kind
    case amount
    case balance
    case currency
    case service
    case transfer
    case price
    case id
  }

  /// One for each column.
  private var fields = [String](repeating: "", count: Column.allCases.count)

  init() {}

  subscript(column: Column) -> String {
    get { fields[column.rawValue] }
    set { fields[column.rawValue] = newValue }
  }
}

extension FileRow.Column {
  static let names = ["time", "kind", "amount", "balance", "currency", "service", "transfer", "price", "id"]
  private static let french = ["heure", "nature", "montant", "solde", "devise", "", "correspondance", "prix", ""]

  var name: String { FileRow.Column.names[rawValue] }

  /// By a table's heading, in our words or in French.
  init?(heading: String) {
    guard !heading.isEmpty else { return nil }
    for index in FileRow.Column.names.indices {
      if heading == FileRow.Column.names[index] || heading == FileRow.Column.french[index] {
        self.init(rawValue: index)
        return
      }
    }
    switch heading {
    case "date": self = .time
    case "type": self = .kind
    default: return nil
    }
  }
}

extension FileRow {
  /// `balance` is the one after it; nil where none was known yet.
  init(_ entry: Entry, _ line: Ledger.Line, _ balance: Money?, in zone: Zone) {
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
