import Kernel
import Synchronization

/// The faults that someone asked for over `POST /control`, each until its time is up.
package final class FaultBoard: Sendable {
  /// A fault, and from when until when it was asked for.
  struct Order: Equatable, Sendable {
    var fault: Fault
    var since: Instant
    var until: Instant
  }

  /// By feed; "*" stands for all.
  private let orders = Mutex<[String: Order]>([:])

  package init() {}

  /// What was asked for that feed and still holds.
  func order(for feed: String, at now: Instant) -> Order? {
    orders.withLock { all in
      (all[feed] ?? all["*"]).flatMap { $0.until > now ? $0 : nil }
    }
  }

  /// Takes `{"feed":"nyct%2Fgtfs-ace","fault":"500","seconds":60}`; a feed of "*" means all, a fault of "none" ends one.
  func take(_ body: [UInt8], at now: Instant) -> Reply {
    let request: JSON
    do throws(JSONError) { request = try JSON.parse(body) } catch { return refusal("The body is not JSON.") }
    let feed = request["feed"]?.string ?? "*"
    guard
      feed == "*" || [StaticSet.path, Gateway.alerts, Gateway.elevators, Gateway.races, Gateway.score].contains(feed)
        || TransitFeed.all.contains(where: { $0.name == feed })
    else {
      return refusal("There is no such feed; GET / lists them.")
    }
    guard let name = request["fault"]?.string else { return refusal("\"fault\" is missing; GET / lists them.") }
    if name == "none" {
      orders.withLock { all in
        if feed == "*" { all.removeAll() } else { all[feed] = nil }
      }
      return .json(200, #"{"fault":"none"}"#)
    }
    guard let fault = Fault(name) else { return refusal("There is no such fault; GET / lists them.") }
    let seconds = request["seconds"]?.integer ?? 60
    guard (1...86_400).contains(seconds) else { return refusal("\"seconds\" is from 1 to 86400.") }
    let order = Order(fault: fault, since: now, until: now.adding(seconds: seconds))
    orders.withLock { $0[feed] = order }
    return .json(200, "{\"fault\":\"\(fault.name)\",\"until\":\(order.until.seconds)}")
  }

  private func refusal(_ sentence: String) -> Reply {
    Reply.json(400, JSON.object([JSON.Member("error", .string(sentence))]).text)
  }
}
