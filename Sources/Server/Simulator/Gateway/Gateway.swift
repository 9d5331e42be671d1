package import Departures
package import Kernel
import Synchronization

/// The agency's gateway in small, and a racing feed beside it: which answer a request gets. Time comes in as a value, so the same second and seed
/// give the same bytes.
package struct Gateway: Sendable {
  package static let feeds = "/Dataservice/mtagtfsfeeds/"

  package var scenario: Scenario
  package var seed: UInt64
  package let startedAt: Instant
  let faults = FaultBoard()
  let creditAsked = FirstTime()
  private let traffic: Traffic
  var zone: Zone { traffic.plan.network.zone }
  private let made: Made

  package init(network: Network, scenario: Scenario, seed: UInt64, startedAt: Instant) {
    self.scenario = scenario
    self.seed = seed
    self.startedAt = startedAt
    traffic = Traffic(
      plan: Plan(network: network, always: scenario.always), seed: seed, delay: scenario.delay,
      runs: scenario != .nothingRuns)
    made = Made()
  }

  /// - Parameters:
  ///   - path: as it stands in the request, escapes and all.
  ///   - fault: what the request asks for by `?fault=`.
  ///   - count: how many races, by `?count=`.
  package func answer(
    method: String = "GET", path: String, fault name: String?, count: String? = nil, body: [UInt8] = [], at now: Instant
  ) -> Reply {
    var asked: Fault?
    if let name {
      asked = Fault(name)
      guard asked != nil else { return .json(400, #"{"error":"There is no such fault; GET / lists them."}"#) }
    }
    if path == "/control" {
      return method == "POST" ? faults.take(body, at: now) : .json(405, #"{"error":"POST a JSON object here."}"#)
    }
    guard method == "GET" || method == "HEAD" else { return .json(405, #"{"error":"Only GET here."}"#) }
    if path == "/" { return .text(200, frontPage) }
    if path == StaticSet.path { return staticSet(asked: asked, at: now) }
    if path == NextRacesAnswer.path { return racing(count: count, asked: asked, at: now) }
    if path == SimulatedCredit.path { return credit(asked: asked, at: now) }
    guard path.hasPrefix(Gateway.feeds) else { return .forbidden }
    let feed = String(path.dropFirst(Gateway.feeds.count))
    guard !feed.isEmpty, !feed.utf8.contains(0x2F) else { return .forbidden }
    if feed.lowercased() == AlertsMessage.name.lowercased() { return alerts(asked: asked, at: now) }
    if let lists = equipment(feed, asked: asked, at: now) { return lists }
    guard let known = TransitFeed.all.first(where: { $0.name.lowercased() == feed.lowercased() }) else {
      return .noSuchKey
    }
    return realtime(known, asked: asked, at: now)
  }

  private func realtime(_ feed: TransitFeed, asked: Fault?, at now: Instant) -> Reply {
    realtime(feed.name, asked: asked, at: now) { moment in
      let header = feed.header(at: moment)
      return made.feed(feed.name, header) { FeedMessage.bytes(feed: feed, traffic: traffic, header: header) }
    }
  }

  /// A realtime feed's answer with the faults that go by `name`; `make` has its bytes of a moment, seconds since 1970.
  func realtime(_ name: String, asked: Fault?, at now: Instant, make: (Int64) -> [UInt8]) -> Reply {
    let order = faults.order(for: name, at: now)
    let fault = asked ?? order?.fault ?? scenario.fault(feed: name, at: now, seed: seed)
    let moment: Int64 =
      switch fault {
      case .frozen: asked == nil ? (order?.since ?? startedAt).seconds : startedAt.seconds
      case .older: now.seconds - 45
      case .stale(let seconds): now.seconds - seconds
      default: now.seconds
      }
    let good = Reply(status: 200, contentType: "binary/octet-stream", body: make(moment))
    guard let fault else { return good }
    return good.spoiled(by: fault, noise: Noise(seed: seed).of(name).of(Int(now.seconds)))
  }

  private func staticSet(asked: Fault?, at now: Instant) -> Reply {
    // NB: dated from the start, not from now: a server may have to be right for days on one import.
    let first = traffic.plan.network.zone.local(startedAt).day.adding(days: scenario == .nothingRuns ? 1 : -7)
    let bytes = made.staticSet { StaticSet.archive(traffic.plan, firstDay: first, lastDay: first.adding(days: 200)) }
    let good = Reply(status: 200, contentType: "application/zip", body: bytes)
    let fault = asked ?? faults.order(for: StaticSet.path, at: now)?.fault
    guard let fault else { return good }
    return good.spoiled(by: fault, noise: Noise(seed: seed).of(StaticSet.path))
  }
}

extension StaticSet {
  package static let path = "/gtfs_subway.zip"
}

/// What was made last, so that many askers of one second cost as much as one.
private final class Made: Sendable {
  private let feeds = Mutex<[String: (header: Int64, bytes: [UInt8])]>([:])
  private let zip = Mutex<[UInt8]>([])

  /// A feed's bytes for that header, made once while it is the newest.
  func feed(_ name: String, _ header: Int64, _ make: () -> [UInt8]) -> [UInt8] {
    if let kept = feeds.withLock({ $0[name] }), kept.header == header { return kept.bytes }
    let bytes = make()
    feeds.withLock { $0[name] = (header, bytes) }
    return bytes
  }

  func staticSet(_ make: () -> [UInt8]) -> [UInt8] {
    zip.withLock { kept in
      if kept.isEmpty { kept = make() }
      return kept
    }
  }
}
