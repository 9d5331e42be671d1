/// Where New York says which elevators and escalators are out of service.
package struct EquipmentFeed: Sendable {
  /// Names it in logs, metrics and the store.
  package static let name = "elevators"

  /// For a person: "The elevators feed's server can't be reached."
  package static let spoken = "elevators feed"

  /// The last part of New York's address, its slash escaped on the wire.
  package static let newYorkPath = "nyct%2Fnyct_ene.json"

  /// Seconds from one good answer to the next question.
  static let interval: Int64 = 60
  /// The same of the list of all equipment, which is rebuilt more seldom than once a week.
  static let registerInterval: Int64 = 6 * 3600

  package var url: String
  /// Whose stations it names; another's is not asked for.
  package var agency: RealtimeFeed.Agency

  /// `url` where somebody chose one; else New York's, below the base of its other feeds.
  package init(url: String?, realtimeBase base: String) {
    self.url = url ?? RealtimeFeed.address(of: Self.newYorkPath, below: base)
    agency = url == nil ? .newYork : .any
  }

  /// The list of all equipment lies beside that of outages: "nyct_ene.json" and "nyct_ene_equipments.json".
  package var registerURL: String {
    url.hasSuffix(".json") ? url.dropLast(5) + "_equipments.json" : url + "_equipments"
  }
}
