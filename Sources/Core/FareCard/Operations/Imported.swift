package import Kernel

/// Rows of a file; those whose id is there already change nothing.
package struct Imported: CardFact {
  var card = ""
  var entries: [Entry] = []

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("card", &card)
    fields.value(
      "entries", &entries,
      write: { entries in
        var writer = EntryRows.Writer(sharesPrefixes: false)
        for entry in entries { writer.add(entry) }
        return .array(writer.rows)
      },
      read: { $0.array.flatMap { EntryRows.read($0, prefixes: nil) } })
  }

  func apply(to wallet: inout Wallet, id: String) {
    wallet.change(card) {
      $0.insert(entries)
      if !entries.isEmpty { $0.hasEntered = true }
    }
  }

  /// A long file is several operations: how many entries it had stands on the page.
  func sentence(_ tell: Telling) -> String { tell.words.didAddFile }
  func line(_ tell: Telling) -> String { tell.words.didAdd(entries.count) + "." }
}
