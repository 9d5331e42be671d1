package import Kernel

/// All that this module's screens are drawn from.
package struct FareCardState {
  package var place: FareCardPlace = .card(nil)
  /// Those of this device: who wrote an entry is in its id. Set before the wallet whose entries they wrote.
  package var writers = Places<String>()
  /// The fold of the journal; `nil` until the journal is open, and always on the server.
  package var wallet: Wallet? { didSet { account() } }
  /// The cards in the order they were added.
  private(set) var standings: [Standing] = []
  var editor: Editor?
  /// When a ride was last refused.
  var refusedAt: Instant?
  /// Rows of the history that are drawn.
  var shown = Self.page
  var imported: ImportSummary?
  let tariffs: Tariffs

  package init(tariffs: Tariffs = .builtIn) { self.tariffs = tariffs }

  /// A long history is drawn in steps.
  static let page = 100
  static let refusal: Int64 = 2000
}

extension FareCardState: Feature {
  package static var name: String { "fare-card" }

  /// The card on top.
  package mutating func glance() { open(.card(nil)) }

  package mutating func answered(
    _ request: String, _ status: Int, _ body: String, _ presence: Presence, _ surroundings: Surroundings
  ) -> [Effect] { [] }

  package mutating func restore(_ name: String, _ text: String, _ surroundings: Surroundings) {}
}

extension FareCardState {
  /// The open card: the one that the address names, else the one on top. `nil` for a card that is not there.
  var standing: Standing? { place.card.map { standing(of: $0) } ?? top }

  /// The card used last here, else by any device: what another one does turns no card under somebody's finger.
  var top: Standing? { latest { $0.ownUse } ?? latest { $0.card.lastUse } ?? standings.first }

  private func latest(_ use: (Standing) -> Instant?) -> Standing? {
    var found: (standing: Standing, use: Instant)?
    for standing in standings {
      if let use = use(standing), found.map({ $0.use < use }) ?? true { found = (standing, use) }
    }
    return found?.standing
  }

  /// The first card is called otherwise once something is said of it, and one that was joined with another is that one;
  /// where it is open it stays so.
  func standing(of id: String) -> Standing? {
    let id = wallet?.whole(of: id) ?? id
    return standings.first { $0.card.id == id }
      ?? (id == Card.firstID ? standings.first { Card.isFirst($0.card.id) } : nil)
  }

  /// Whether INSUFFICIENT FARE stands on the card at that moment: for two seconds after a refusal.
  func isRefused(at now: Instant) -> Bool {
    guard let refusedAt else { return false }
    return now.milliseconds &- refusedAt.milliseconds < Self.refusal && now >= refusedAt
  }

  /// The name that was given, or one by its place among the cards.
  func name(of card: Card, _ words: FareCardWords) -> String {
    if !card.name.isEmpty { return card.name }
    if standings.count < 2 { return words.fareCard }
    return words.defaultName((standings.firstIndex { $0.card.id == card.id } ?? 0) + 1)
  }

  /// Each card that changed is worked out anew, the others stay.
  private mutating func account() {
    let before = standings
    standings = []
    for card in wallet?.cards ?? [] {
      if let known = before.first(where: { $0.card == card }) {
        standings.append(known)
      } else {
        standings.append(Standing(card, tariffs, own: writers))
      }
    }
    if let editor, standing(of: editor.card) == nil { self.editor = nil }
  }
}
