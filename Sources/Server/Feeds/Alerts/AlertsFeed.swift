/// Where the alerts come from.
package struct AlertsFeed: Sendable {
  /// Names it in logs, metrics and the store.
  package static let name = "alerts"

  /// For a person: "The alerts feed's server can't be reached."
  package static let spoken = "alerts feed"

  /// The last part of New York's address, its slash escaped on the wire.
  package static let newYorkPath = "camsys%2Fsubway-alerts"

  /// BCP 47, of texts that name no language: New York writes English.
  package static let language = "en"

  /// Seconds from one good answer to the next question.
  static let interval: Int64 = 30

  package var url: String
  /// Whose lines and stops it names; another's feed is not asked for.
  package var agency: RealtimeFeed.Agency

  /// `url` where somebody chose one, whichever agency's it is; else New York's, below the base of its other feeds.
  package init(url: String?, realtimeBase base: String) {
    self.url = url ?? RealtimeFeed.address(of: Self.newYorkPath, below: base)
    agency = url == nil ? .newYork : .any
  }
}
