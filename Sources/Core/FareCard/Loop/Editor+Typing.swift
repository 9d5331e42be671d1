import Kernel

extension Editor {
  /// Nobody types more; a pasted book must not be carried along.
  mutating func type(_ text: String, into field: Field) { draft[field] = text.cut(toBytes: 128) }

  func isChanged(_ field: Field) -> Bool { draft[field] != start[field] }

  /// The amount that was typed, in the card's currency or the one chosen beside it.
  func amount(_ standing: Standing, _ language: Language) throws(MoneyError) -> Money {
    let chosen = subject == .fare ? Currency(code: draft[.currency]) : nil
    return try Money(typed: draft[.amount], currency: chosen ?? standing.ledger.balance.currency, language: language)
  }
}
