import FareCard
import Journal
import Kernel
import SyncClient

/// The fare cards of an account, as the app has them: the same rules, the same sentences.
struct FareCards {
  private(set) var state = FareCardState()
  private let journal: Journal
  private let surroundings: Surroundings

  init(_ journal: Journal, _ surroundings: Surroundings) {
    self.journal = journal
    self.surroundings = surroundings
    state.writers = journal.writers
    state.wallet = journal.fold(Wallet()) { wallet, operation in
      Self.read(operation)?.apply(to: &wallet, id: operation.id.text)
    }
  }

  private static func read(_ operation: Operation) -> FareCardOperation? {
    FareCardOperation(kind: operation.change.kind, fields: operation.change.fields)?.read(of: operation.id.writer)
  }

  /// What came of a tap on the card.
  enum Ride {
    case changes([Change])
    /// In words, where nothing was entered.
    case refused(String)
    /// It may be a transfer or a new ride, at different prices.
    case asks
  }

  mutating func ride(_ answer: FareCardAction.RideAnswer?, isExpress: Bool, by device: String) -> Ride {
    var effects = state.update(isExpress ? .expressRide : .ride, surroundings)
    if effects.isEmpty {
      guard let answer else { return .asks }
      effects = state.update(.rideAs(answer), surroundings)
    }
    let changes = effects.compactMap { effect -> Change? in
      guard case .append(let kind, let fields) = effect else { return nil }
      return Change(kind: kind, fields: Card.named(fields, by: device))
    }
    if !changes.isEmpty { return .changes(changes) }
    for case .announce(let text) in effects { return .refused(text) }
    return .refused("There is no card yet: enter a balance in the app first.")
  }

  /// What was done, once it is in the journal.
  func sentence(for operation: Operation) -> String? {
    Self.read(operation).flatMap { state.sentence(for: $0, surroundings) }
  }

  /// "Balance $8.25. 2 rides left.", of the card used last.
  mutating func balance() -> String {
    state.open(.shortcut(.balance))
    for case .announce(let text) in state.follow(.open, surroundings) { return text }
    return "There is no card yet."
  }

  /// What was entered last, newest first: when, and what.
  func last(_ count: Int) -> [(time: Instant, line: String)] {
    var lines: [(Instant, String)] = []
    for operation in journal.operations.reversed() where !journal.isUndone(operation.id) {
      guard !journal.isSwitchedOff(operation.id), let read = Self.read(operation),
        let line = state.line(for: read, surroundings)
      else { continue }
      let time = operation.change.fields["time"]?.integer ?? operation.at.milliseconds
      lines.append((Instant(milliseconds: time), line))
      if lines.count == count { break }
    }
    return lines
  }
}
