package import Accounts
import FareCard
import Kernel

/// `POST /api/v1/fare-card/rides`: `{"service"?,"card"?,"transfer"?}`; nothing sent is a usual ride on the card used last.
package struct RideRequest: Equatable, Sendable {
  var isExpress = false
  /// A card's id.
  var card: String?
  /// Whether it is a transfer, where it may be one; nil: what is likelier.
  var isTransfer: Bool?

  /// Bytes of a card's id: an operation's, or "card-" and a writer.
  private static let longestCard = 100

  package init(_ bytes: [UInt8]) throws(Malformed) {
    if bytes.isEmpty { return }
    let members = try Members(bytes)
    if members.has("service") {
      let names = Service.allCases.map(\.rawValue).joined(separator: " or ")
      isExpress = try members.text("service", must: "be " + names) { Service(rawValue: $0) } == .express
    }
    if members.has("card") { card = try members.text("card", must: "be a card's id", Self.card) }
    if members.has("transfer") { isTransfer = try members.truth("transfer") }
  }

  package static func card(_ text: String) -> String? { (1...longestCard).contains(text.utf8.count) ? text : nil }

  /// In one form, by which two are told apart.
  var json: JSON {
    .object([
      JSON.Member("express", .bool(isExpress)), JSON.Member("card", card.map { .string($0) } ?? .null),
      JSON.Member("transfer", isTransfer.map { .bool($0) } ?? .null),
    ])
  }

  var answer: FareCardAction.RideAnswer? { isTransfer.map { $0 ? .transfer : .new } }
}
