package import Departures
package import Kernel

/// The alerts as they are held now.
package struct AlertReading: Equatable, Sendable {
  /// In the feed's order, not yet placed on a network.
  package var alerts: [FeedAlert] = []
  /// The time in the feed's header.
  package var asOf: Instant?
  package var fetchedAt: Instant?
  /// Whether anybody asks the agency: not where it has no feed of alerts.
  package var isAsked = true
  /// Why the last fetch gave nothing.
  package var failure: UpstreamError?
  /// Entities of the last answer that can't be read.
  package var malformed = 0
  /// BCP 47, of texts that name no language.
  package var language = AlertsFeed.language
  /// What of the first agency's elevators and escalators is out; none where nobody asks after them, never more than one.
  private var equipment: [AlertReading] = []
  /// Those of other agencies, each on its own network.
  var others: [Other] = []

  /// What an agency beside the first says.
  struct Other: Equatable, Sendable {
    var ids: AgencyIDs
    var network: Network
    var reading: AlertReading
  }

  package init() {}

  /// Of an agency without a feed of them.
  static var unasked: AlertReading {
    var reading = AlertReading()
    reading.isAsked = false
    return reading
  }

  /// What is known of the agency's elevators; nil where nobody asks after them.
  package var elevators: AlertReading? { equipment.first }

  /// With what is known of the agency's elevators.
  package func with(_ equipment: AlertReading?) -> AlertReading {
    var reading = self
    reading.equipment = equipment.map { [$0] } ?? []
    return reading
  }

  /// What somebody who asked for that sees: those not over, the weightiest first.
  package func board(_ query: AlertQuery, network: Network, now: Instant) -> AlertBoard {
    var tally = Tally()
    var machines: Tally?
    var withoutFeed: [String] = []
    if query.isOf(network) {
      if isAsked { add(query, network, on: network, now, to: &tally) { $0 } } else { withoutFeed.append("") }
      machines = elevators.map { $0.tally(query, network, now) }
    }
    for other in others where query.isOf(other.ids) {
      guard other.reading.isAsked else {
        withoutFeed.append(other.ids.slug)
        continue
      }
      other.reading.add(query, network, on: other.network, now, to: &tally) { other.ids.outer($0) }
    }
    let ordered = AlertOrder.ordered(tally.found + (machines?.found ?? []))
    var board = AlertBoard(
      asOf: tally.asOf, health: tally.health, alerts: Array(ordered.prefix(AlertBoard.most)), query: query.text,
      hasMore: ordered.count > AlertBoard.most, unread: tally.unread + (machines?.unread ?? 0))
    board.withoutFeed = withoutFeed
    board.equipmentAsOf = machines?.asOf
    board.equipmentHealth = machines?.health
    return board
  }

  /// The next ones of an alert that are told: works go on for months of nights.
  static let mostPeriods = 20

  /// By the age of the feed's own time.
  package func health(at now: Instant) -> Freshness {
    AlertAge.health(asOf: asOf, isFailing: failure != nil, now: now)
  }
}

/// What the website reads alerts from; a value, so that a test hands in its own.
package struct AlertSource: Sendable {
  package var reading: @Sendable () -> AlertReading
  /// The reading as listeners were last told of it: the same alerts, their time a little behind at most. A list that says
  /// the same again is not sent to every page each half minute.
  package var announced: @Sendable () -> AlertReading
  /// A value each time there is something to tell. One stream a caller.
  package var changes: @Sendable () -> AsyncStream<Set<String>>
  /// False where no alerts are read at all.
  package var isThere: Bool

  package init(
    reading: @escaping @Sendable () -> AlertReading, announced: @escaping @Sendable () -> AlertReading,
    changes: @escaping @Sendable () -> AsyncStream<Set<String>>, isThere: Bool = true
  ) {
    self.reading = reading
    self.announced = announced
    self.changes = changes
    self.isThere = isThere
  }

  package static let none = AlertSource(
    reading: { AlertReading() }, announced: { AlertReading() }, changes: { AsyncStream { $0.finish() } }, isThere: false
  )
}
