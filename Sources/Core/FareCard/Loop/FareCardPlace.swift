import Kernel

/// Where in this module a person is; parses and prints the part of the URL after `/fare-card`.
package enum FareCardPlace: FeaturePlace {
  /// A card, or without an id the one used last.
  case card(String?)
  case history(String?)
  /// An address that does something once it is opened, such as the home screen's *Record a ride*.
  case shortcut(Shortcut)

  /// What opening such an address does.
  package enum Shortcut: String, Sendable {
    case ride
    case balance
    /// Opens the dialog for it.
    case enter
  }
}

extension FareCardPlace {
  /// `segments` after "fare-card"; `nil` where no page is.
  @inline(never)  // a gate of the program's parts
  package init?(segments: [String], query: [(name: String, value: String)]) {
    switch segments.count {
    case 0:
      let shortcut = query.first { $0.name == "do" }.flatMap { Shortcut(rawValue: $0.value) }
      self = shortcut.map { .shortcut($0) } ?? .card(nil)
    case 1 where segments[0] == "history": self = .history(nil)
    case 2 where segments[0] == "cards": self = .card(segments[1])
    case 3 where segments[0] == "cards" && segments[2] == "history": self = .history(segments[1])
    default: return nil
    }
  }

  package var path: (segments: [String], query: [(name: String, value: String)]) {
    switch self {
    case .card(.none): ([], [])
    case .card(.some(let id)): (["cards", id], [])
    case .history(.none): (["history"], [])
    case .history(.some(let id)): (["cards", id, "history"], [])
    case .shortcut(let shortcut): ([], [("do", shortcut.rawValue)])
    }
  }

  package var focus: String { "#title" }

  package var list: Self? { nil }

  /// The card that the address names.
  var card: String? {
    switch self {
    case .card(let id), .history(let id): id
    case .shortcut: nil
    }
  }
}
