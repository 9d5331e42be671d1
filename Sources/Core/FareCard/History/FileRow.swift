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
