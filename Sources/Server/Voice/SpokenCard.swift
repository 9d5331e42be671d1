import FareCard
package import Kernel

/// What a program is told of a fare card: `{"card","balance":"8.25","currency":"USD","ridesLeft":2,"sentence"}`, and of a ride
/// also `"charged":"3.00"` and `"operation"`, its id in the log. Amounts have a point in every language.
package struct SpokenCard: Equatable, Sendable {
  var card: String
  var balance: String
  var currency: String
  var ridesLeft: Int?
  var sentence: String
  var charged: String?
  var operation: String?

  init(_ account: CardAccount, sentence: String) {
    card = account.card
    balance = account.balance.plain
    currency = account.balance.currency.code
    ridesLeft = account.ridesLeft
    self.sentence = sentence
  }

  init?(json: JSON) {
    guard let card = json["card"]?.string, let balance = json["balance"]?.string,
      let currency = json["currency"]?.string, let sentence = json["sentence"]?.string
    else { return nil }
    self.card = card
    self.balance = balance
    self.currency = currency
    self.sentence = sentence
    ridesLeft = json["ridesLeft"]?.int
    charged = json["charged"]?.string
    operation = json["operation"]?.string
  }

  package var members: [JSON.Member] {
    var members = [
      JSON.Member("card", .string(card)), JSON.Member("balance", .string(balance)),
      JSON.Member("currency", .string(currency)),
      JSON.Member("ridesLeft", ridesLeft.map { .integer(Int64($0)) } ?? .null),
      JSON.Member("sentence", .string(sentence)),
    ]
    if let charged { members.append(JSON.Member("charged", .string(charged))) }
    if let operation { members.append(JSON.Member("operation", .string(operation))) }
    return members
  }
}
