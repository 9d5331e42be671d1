/// What the events of the live stream are called: the server writes them, the app reads them (HTML Standard, 9.2).
package enum LiveEventName: String, Sendable {
  case board, races, alerts, trip
  /// The server's time.
  case clock
  /// The account's log has grown.
  case journal
}
