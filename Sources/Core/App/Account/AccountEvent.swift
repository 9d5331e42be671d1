import Kernel

/// What the host says of the account: `{"event":"here","profile":{…}}` (Documentation/Loop.md).
struct AccountEvent {
  let name: String
  let json: JSON

  /// What it is of, and so which parts of the program it leads to (Documentation/Decisions/0009).
  enum Subject {
    /// The exchange with the account's log, which runs on every page.
    case exchange
    /// Whose device this is.
    case device
    /// What the account's screen shows, and nobody asked for.
    case screen
    /// What became of something that a person did.
    case doing
  }

  var subject: Subject {
    if name == "here" { return .device }
    // A step of the exchange has its number; and other tabs are heard on every page.
    if json["step"] != nil || name == "elsewhere" || name == "unavailable" { return .exchange }
    switch json["act"]?.string.flatMap({ AccountAct(rawValue: $0) }) {
    case .open, .look, .waysIn: return .screen
    default: return .doing
    }
  }

  var needs: Parts {
    switch subject {
    case .exchange: .common.union(.exchange)
    case .screen: .shared.union(.account)
    case .doing: Parts(action: AccountAction.name)
    // What the page was opened with has a form; and a device with an account may begin to exchange.
    case .device
    where json["joining"]?.string != nil || json["returned"]?.string != nil || json["reset"]?.bool == true:
      Parts(action: AccountAction.name)
    case .device: json["profile"]?["account"] == nil ? .shared.union(.account) : .common.union(.exchange)
    }
  }
}
