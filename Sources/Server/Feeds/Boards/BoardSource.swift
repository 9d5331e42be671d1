package import Departures

/// What the website reads departures from; a value, so that a test hands in its own.
package struct BoardSource: Sendable {
  /// The agency's stations and lines now in use.
  package var network: @Sendable () -> Network
  /// Where its tracks lie; nil where nobody has drawn them.
  package var map: @Sendable () -> AgencyMap?
  /// All boards as of the last swap. Reading never waits for a writer.
  package var boards: @Sendable () -> Boards
  /// A value each time a feed was swapped in: the names of the stations whose board may differ. One stream a caller;
  /// a slow reader gets the union of what it missed, never a queue.
  package var changes: @Sendable () -> AsyncStream<Set<String>>

  /// The same as it goes out in GTFS-Realtime.
  package var outgoing: @Sendable () -> OutgoingSet

  /// Without `outgoing` nothing has been heard from the agency.
  package init(
    network: @escaping @Sendable () -> Network,
    boards: @escaping @Sendable () -> Boards,
    changes: @escaping @Sendable () -> AsyncStream<Set<String>>,
    map: @escaping @Sendable () -> AgencyMap? = { nil },
    outgoing: (@Sendable () -> OutgoingSet)? = nil
  ) {
    self.network = network
    self.map = map
    self.boards = boards
    self.changes = changes
    self.outgoing = outgoing ?? { OutgoingSet(network()) }
  }
}
