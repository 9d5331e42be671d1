import Departures
import Kernel
import Synchronization

/// Several agencies as one: what the website reads. The first one's ids are its own; what is asked by another's goes to that
/// agency alone, and its answer gets its slug. Nobody's feeds are looked at for another's board.
package final class LiveAgencies: Sendable {
  private let first: (boards: LiveBoards, alerts: LiveAlerts)
  private let equipment: LiveEquipment?
  private let others: [LiveAgency]
  private let joined: Mutex<Joined?> = Mutex(nil)
  private let changes = ChangeStreams()
  private let news = ChangeStreams()

  /// The network of all, with what it was made of.
  private struct Joined {
    var parts: [Network]
    var network: Network
  }

  /// `equipment` are the elevators of the first.
  package init(_ boards: LiveBoards, _ alerts: LiveAlerts, equipment: LiveEquipment? = nil, with others: [LiveAgency]) {
    first = (boards, alerts)
    self.equipment = equipment
    self.others = others
    let (changes, news) = (changes, news)
    if !others.isEmpty || equipment != nil { alerts.changes.relay { news.announce($0) } }
    equipment?.alerts.changes.relay { news.announce($0) }
    // Without others nothing stands between the first agency and its readers.
    if others.isEmpty { return }
    boards.changes.relay { changes.announce($0) }
    for agency in others {
      let ids = agency.ids
      agency.boards.changes.relay { changes.announce(Set($0.map(ids.outer))) }
      agency.alerts?.changes.relay { news.announce($0) }
    }
  }

  /// What the website reads trains from.
  package var source: BoardSource {
    if others.isEmpty { return first.boards.source }
    let own = first.boards.source
    let theirs = others.map { (ids: $0.ids, source: $0.boards.source) }
    return BoardSource(
      network: { self.network(own, theirs.map(\.source)) },
      boards: { Boards(own.boards(), theirs.map { ($0.ids, $0.source.boards()) }) },
      changes: { self.changes.stream() }, map: { AgencyMap.joined(own, with: theirs) }, outgoing: own.outgoing)
  }

  /// Made anew when one of them is another: copies of one share their arrays, so that comparing looks at no element.
  private func network(_ own: BoardSource, _ theirs: [BoardSource]) -> Network {
    let parts = [own.network()] + theirs.map { $0.network() }
    if let held = joined.withLock({ $0 }), held.parts == parts { return held.network }
    let network = Network.joined(parts[0], with: Array(zip(others.map(\.slug), parts.dropFirst())))
    joined.withLock { $0 = Joined(parts: parts, network: network) }
    return network
  }

  /// What the website reads alerts from.
  package var alerts: AlertSource {
    let own = first.alerts.source
    let theirs = others.map { (agency: $0, source: $0.alerts?.source) }
    if theirs.isEmpty, equipment == nil { return own }
    @Sendable func whole(_ reading: AlertReading, _ part: (AlertSource) -> AlertReading) -> AlertReading {
      var whole = reading.with(equipment.flatMap { $0.isAsked ? part($0.alerts.source) : nil })
      whole.others = theirs.map { agency, source in
        var reading = source.map(part) ?? .unasked
        reading.language = agency.language
        return AlertReading.Other(ids: agency.ids, network: agency.boards.source.network(), reading: reading)
      }
      return whole
    }
    return AlertSource(
      reading: { whole(own.reading()) { $0.reading() } }, announced: { whole(own.announced()) { $0.announced() } },
      changes: { self.news.stream() })
  }
}

extension Boards {
  /// Those of the first agency, and of each other under its slug.
  init(_ own: Boards, _ others: [(ids: AgencyIDs, boards: Boards)]) {
    /// The other agency that an id is of, with the id that it has there; nil for the first one's.
    @Sendable func other(_ id: String) -> (ids: AgencyIDs, boards: Boards, id: String)? {
      for (ids, boards) in others {
        if let own = ids.own(id) { return (ids, boards, own) }
      }
      return nil
    }
    self.init(
      feeds: { now in own.feeds(now) + others.flatMap { $0.boards.feeds(now) } },
      board: { station, filter, now in
        guard let (ids, boards, id) = other(station) else { return own.board(station, filter, now) }
        return boards.board(id, ids.own(filter), now).map(ids.outer)
      },
      trip: { trip, now in
        guard let (ids, boards, id) = other(trip) else { return own.trip(trip, now) }
        return boards.trip(id, now).map(ids.outer)
      },
      trains: { line, now in
        guard let (ids, boards, id) = other(line) else { return own.trains(line, now) }
        return boards.trains(id, now).map(ids.outer)
      },
      week: { station, now in
        guard let (ids, boards, id) = other(station) else { return own.week(station, now) }
        return boards.week(id, now).map(ids.outer)
      },
      timetable: { station in
        guard let (_, boards, id) = other(station) else { return own.timetable(station) }
        return boards.timetable(id)
      })
  }
}
