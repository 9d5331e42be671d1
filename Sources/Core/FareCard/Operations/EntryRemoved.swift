package import Kernel

/// An entry is deleted.
package struct EntryRemoved: CardFact {
  var card = ""
  var entry = ""

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("card", &card)
    fields.identifier("entry", &entry)
  }

  func apply(to wallet: inout Wallet, id: String) {
    wallet.change(entry, of: card) { $0.entries.removeAll { $0.id == entry } }
  }

  func register(id: String) -> Register? { .entry(card, entry, .whole) }
  func sentence(_ tell: Telling) -> String { tell.words.didDeleteEntry }
}
