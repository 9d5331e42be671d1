package import Kernel

/// Only what changes is said, so that two devices can each change something else.
package struct CardChanged: CardFact {
  var card = ""
  package var name: String?
  package var owner: String?
  /// 10 to 20 digits; `.some(nil)` takes it away, as of the next.
  package var number: String??
  package var expiry: Day??
  /// Remind when fewer rides than these are left; 0 for never.
  package var reminder: Int?

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("card", &card)
    fields.label("name", &name)
    fields.label("owner", &owner)
    fields.ifThere("number", &number, nil) { $0.orNull("number", &$1, "") { $0.digits("number", &$1) } }
    fields.ifThere("expiry", &expiry, nil) { $0.orNull("expiry", &$1, Day(number: 0)) { $0.day("expiry", &$1) } }
    fields.whole("reminder", &reminder, 0...99)
    fields.check(!isEmpty)
  }

  /// Whether nothing is to change.
  var isEmpty: Bool { name == nil && owner == nil && number == nil && expiry == nil && reminder == nil }

  func apply(to wallet: inout Wallet, id: String) {
    wallet.change(card) {
      if let name { $0.name = name }
      if let owner { $0.owner = owner }
      if let number { $0.number = number }
      if let expiry { $0.expiry = expiry }
      if let reminder { $0.reminderRides = reminder }
    }
  }

  func sentence(_ tell: Telling) -> String { tell.words.didChangeCard }

  func line(_ tell: Telling) -> String {
    if name != nil { return tell.words.didChangeOf(tell.words.name) }
    if owner != nil { return tell.words.didChangeOf(tell.words.owner) }
    if number != nil { return tell.words.didChangeOf(tell.words.cardNumber) }
    if expiry != nil { return tell.words.didChangeOf(tell.words.expirationDate) }
    return tell.words.didChangeOf(tell.words.reminder)
  }
}

extension Fields {
  /// A card's number, as `CardNumber` has it.
  fileprivate mutating func digits(_ name: String, _ number: inout String) {
    value(
      name, &number, write: { .string($0) },
      read: { json in
        guard let text = json.string, let digits = try? CardNumber.digits(typed: text), digits == text else {
          return nil
        }
        return text
      })
  }
}
