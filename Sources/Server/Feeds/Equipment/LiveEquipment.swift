package import Departures
package import Kernel
package import Logging
import Synchronization

/// Elevators and escalators that are out of service, as alerts: what the agency's list said last, placed by its list of all
/// equipment, or by names for as long as that one has not come.
package final class LiveEquipment: Sendable {
  /// The alerts that come of it.
  package let alerts: LiveAlerts
  /// What is to be asked for: the outages, and where they are.
  package var upstreams: [FeedUpstream] { [registerUpstream, outagesUpstream] }
  private let feed: EquipmentFeed
  private let network: @Sendable () -> Network
  private let held = Mutex(Held())

  /// Both lists as they were read.
  private struct Held {
    var list = Outage.List()
    /// When the list of outages was last given.
    var asOf: Instant?
    var register = EquipmentRegister()
  }

  /// `kept` are the last good answers of an earlier run, with their true age. One that can't be read is left out.
  package init(
    _ feed: EquipmentFeed, kept: [KeptFeed] = [], network: @escaping @Sendable () -> Network,
    logger: Logger = Logger(label: EquipmentFeed.name)
  ) {
    alerts = LiveAlerts(logger: logger)
    self.feed = feed
    self.network = network
    for feed in kept {
      switch feed.name {
      case Self.registerName: if let register = try? EquipmentRegister(feed.bytes) { take(register) }
      case EquipmentFeed.name:
        if let list = try? Outage.list(feed.bytes, in: network().zone) { _ = take(list, at: feed.fetchedAt) }
      default: break
      }
    }
  }

  static let registerName = EquipmentFeed.name + "/all"

  /// Whether somebody is asked of the agency in use; of another's elevators nothing is said at all.
  package var isAsked: Bool { feed.agency.runs(network()) }

  /// What is known of them; nil where nobody is asked.
  package var reading: AlertReading? { isAsked ? alerts.reading : nil }

  private var registerUpstream: FeedUpstream {
    FeedUpstream(
      name: Self.registerName, url: feed.registerURL, headers: [], isWanted: { self.isAsked },
      decode: { body throws(UpstreamError) in
        let register = try EquipmentRegister(body)
        return { _ throws(UpstreamError) in
          self.take(register)
          return .updated
        }
      },
      noteUnchanged: { _ in }, note: { _ in }, wait: { _ in EquipmentFeed.registerInterval })
  }

  private var outagesUpstream: FeedUpstream {
    FeedUpstream(
      name: EquipmentFeed.name, url: feed.url, headers: [], isWanted: { self.isAsked },
      decode: { body throws(UpstreamError) in
        let list = try Outage.list(body, in: self.network().zone)
        return { now throws(UpstreamError) in self.take(list, at: now) }
      },
      noteUnchanged: { self.confirm(at: $0) }, note: { self.alerts.note($0) }, wait: { _ in EquipmentFeed.interval })
  }

  func take(_ list: Outage.List, at now: Instant) -> Fetch.Outcome {
    let isNew = held.withLock { held in
      defer { (held.list, held.asOf) = (list, now) }
      return held.list != list
    }
    place()
    return isNew ? .updated : .unchanged
  }

  func take(_ register: EquipmentRegister) {
    held.withLock { $0.register = register }
    place()
  }

  /// The agency says that its list is as it was: a list without a time of its own is as new as its last answer.
  private func confirm(at now: Instant) {
    held.withLock { if $0.asOf != nil { $0.asOf = now } }
    place()
  }

  private func place() {
    let held = held.withLock { $0 }
    guard let asOf = held.asOf else { return }
    let network = network()
    var feed = AlertFeed()
    feed.timestamp = asOf.seconds
    feed.entities = held.list.outages.count + held.list.malformed
    feed.malformed = held.list.malformed
    var seen: Set<String> = []
    feed.alerts = held.list.outages.map { FeedAlert($0, held.register, on: network) }.filter {
      seen.insert($0.id).inserted
    }
    alerts.swap(feed, at: asOf)
  }
}
