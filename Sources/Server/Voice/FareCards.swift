package import FareCard
package import Journal
package import Kernel
import Sealing

/// The fare cards of an account, as the app has them: the same rules, the same sentences.
package struct FareCards {
  private var state = FareCardState()
  private let journal: Journal
  private var surroundings: Surroundings

  package init(_ journal: Journal, _ surroundings: Surroundings) {
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
  package enum Ride {
    case changes([Change])
    /// In words, where nothing was entered.
    case refused(String)
    /// It may be a transfer or a new ride, at different prices; the likelier of the two.
    case asks(likely: FareCardAction.RideAnswer)
  }

  /// `device` is the writer that enters it.
  package mutating func ride(_ answer: FareCardAction.RideAnswer?, isExpress: Bool, by device: String) -> Ride {
    var effects = state.update(isExpress ? .expressRide : .ride, surroundings)
    if effects.isEmpty, let likely = state.likelyAnswer(at: surroundings.now) {
      guard let answer else { return .asks(likely: likely) }
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
  package func sentence(for operation: Operation) -> String? {
    Self.read(operation).flatMap { state.sentence(for: $0, surroundings) }
  }

  /// "Balance $8.25. 2 rides left.", of the card used last.
  package mutating func balance() -> String {
    state.open(.shortcut(.balance))
    for case .announce(let text) in state.follow(.open, surroundings) { return text }
    return "There is no card yet."
  }

  /// What was entered last, newest first: when, and what.
  package func last(_ count: Int) -> [(time: Instant, line: String)] {
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

/// One card, for a program that is nobody's device.
extension FareCards {
  /// Its card is the one of that id, or the one used last. Of where it is, it says nothing: days and clock times are those of the
  /// card's agency. nil where there is no such card.
  init?(_ journal: Journal, card: String?, language: Language, now: Instant) {
    self.init(journal, Surroundings(now: now, language: language))
    state.open(.card(card))
    guard let account = state.account(at: now) else { return nil }
    surroundings.zone = account.zone
  }

  /// How its card stands, and the sentence for it.
  func spoken() -> SpokenCard? {
    guard let account = state.account(at: surroundings.now) else { return nil }
    var shown = state
    for case .announce(let text) in shown.update(.show(card: account.card), surroundings) {
      return SpokenCard(account, sentence: text)
    }
    return nil
  }

  /// The same once a ride was entered: what it took, and what is said of it.
  func spoken(of ride: Operation) -> SpokenCard? {
    guard let card = ride.change.fields["card"]?.string, let account = state.account(at: surroundings.now),
      let charged = state.charge(of: ride.id.text, on: card), let sentence = sentence(for: ride)
    else { return nil }
    var spoken = SpokenCard(account, sentence: sentence)
    (spoken.charged, spoken.operation) = (charged.plain, ride.id.text)
    return spoken
  }
}
