import Departures
import Feeds
import Kernel
import Simulator
import Testing

/// What these tests look at: the built-in network, moments of a week, and feeds read by the scanner.
enum Rail {
  static let plan = Plan(network: BuiltIn.newYork)
  static let traffic = Traffic(plan: plan, seed: 7)

  /// Thursday, 2 October 2025, in New York.
  static let rushHour: Int64 = 1_759_406_400  // 08:00
  static let noon: Int64 = 1_759_420_800
  static let afterMidnight: Int64 = 1_759_379_400  // 00:30
  static let moments = [rushHour, noon, afterMidnight]

  static func columns(_ feed: TransitFeed, at now: Int64, _ traffic: Traffic = traffic) throws -> FeedColumns {
    try FeedScanner.scan(FeedMessage.bytes(feed: feed, traffic: traffic, header: feed.header(at: now)))
  }

  static func feed(_ suffix: String) throws -> TransitFeed {
    try #require(TransitFeed.all.first { $0.name == "nyct%2Fgtfs" + suffix })
  }

  /// Every course of a weekday's run, one an hour.
  static func courses(_ run: Plan.Run, seed: UInt64 = 7, delay: Double = 150) -> [Course] {
    let day = plan.network.zone.local(Instant(seconds: noon)).day
    let midnight = plan.network.zone.serviceMidnight(of: day).seconds
    return run.departures(.weekday).enumerated().filter { $0.offset % 8 == 0 }.map {
      Course(run: run, day: day, origin: Int($0.element), midnight: midnight, seed: seed, delay: delay)
    }
  }
}
