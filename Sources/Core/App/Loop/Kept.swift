import Departures
import FareCard
import Journal
import Kernel

/// All that the journal makes: one fold a module.
struct Kept: Equatable {
  var departures = MyStops()
  var fareCard = Wallet()
  var preferences = Preferences()

  /// A kind that no module knows changes nothing, and stays in the journal for a version that does.
  mutating func apply(_ operation: Operation) {
    switch ModuleOperation(operation) {
    case .departures(let change): change.apply(to: &departures)
    case .fareCard(let change): change.apply(to: &fareCard, id: operation.id.text)
    case .preferences(let change): change.apply(to: &preferences)
    case .none: return
    }
  }
}

/// An operation as the module sees it that knows it.
enum ModuleOperation {
  case departures(StopsOperation)
  case fareCard(FareCardOperation)
  case preferences(PreferencesOperation)

  init?(_ operation: Operation) {
    let (kind, fields) = (operation.change.kind, operation.change.fields)
    switch kind.halves(at: ".").head {
    case "departures":
      guard let change = StopsOperation(kind: kind, fields: fields) else { return nil }
      self = .departures(change)
    case "fareCard":
      guard let change = FareCardOperation(kind: kind, fields: fields) else { return nil }
      self = .fareCard(change)
    case "app":
      guard let change = PreferencesOperation(kind: kind, fields: fields) else { return nil }
      self = .preferences(change)
    default: return nil
    }
  }
}

extension ModuleOperation {
  /// What it writes, where a later one can make it needless; never of a kind that nobody here knows.
  static func register(_ operation: Operation) -> Register? {
    switch ModuleOperation(operation) {
    case .departures(let change): change.register
    case .fareCard(let change): change.register(id: operation.id.text)
    case .preferences, .none: nil
    }
  }
}

extension Kept {
  var snapshot: JSON {
    .object([
      "departures": departures.snapshot, "fareCard": fareCard.snapshot, "preferences": preferences.snapshot,
    ])
  }

  /// `nil` where a module cannot read its part: the journal is folded anew then.
  init?(snapshot: JSON) {
    guard let departures = snapshot["departures"].flatMap({ MyStops(snapshot: $0) }),
      let fareCard = snapshot["fareCard"].flatMap({ Wallet(snapshot: $0) }),
      let preferences = snapshot["preferences"].flatMap({ Preferences(snapshot: $0) })
    else { return nil }
    self.departures = departures
    self.fareCard = fareCard
    self.preferences = preferences
  }
}

extension Fold<Kept> {
  /// Follows the journal. In one place, because all modules' rules are spread into it.
  @inline(never)
  mutating func follow(_ journal: Journal, from place: Int) {
    follow(journal, from: place) { $0.apply($1) }
  }
}
