import Kernel

extension Editor {
  /// Nobody types more; a pasted book must not be carried along.
  mutating func type(_ text: String, into field: Field) {
    let text = text.cut(toBytes: 128)
    switch field {
    case .amount: draft.amount = text
    case .name: draft.name = text
    case .owner: draft.owner = text
    case .number: draft.number = text
    case .date: draft.date = text
    case .reminder: draft.reminder = text
    case .tariff: draft.tariff = text
    case .currency: draft.currency = text
    case .rider: draft.rider = text
    case .service: draft.service = text
    case .paidAs: draft.paidAs = text
    }
  }

  func isChanged(_ field: Field) -> Bool { draft.text(field) != start.text(field) }

  /// The amount that was typed, in the card's currency or the one chosen beside it.
  func amount(_ standing: Standing, _ language: Language) throws(MoneyError) -> Money {
    let chosen = subject == .fare ? Currency(code: draft.currency) : nil
    return try Money(typed: draft.amount, currency: chosen ?? standing.ledger.balance.currency, language: language)
  }
}

extension Editor.Draft {
  func text(_ field: Editor.Field) -> String {
    switch field {
    case .amount: amount
    case .name: name
    case .owner: owner
    case .number: number
    case .date: date
    case .reminder: reminder
    case .tariff: tariff
    case .currency: currency
    case .rider: rider
    case .service: service
    case .paidAs: paidAs
    }
  }
}
