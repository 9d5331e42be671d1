import Departures
import Kernel
import Synchronization

/// What an agency's feed of vehicles said last, for those who send vehicles apart from trips. Boards are made of one feed: two
/// messages of protocol buffers put one behind the other are one message with the entities of both, of which the header's
/// fields are the last one's, so that the trips' header stays.
final class AgencyVehicles: Sendable {
  /// The last good answer.
  private struct Held {
    var bytes: [UInt8] = []
    var asOf = Instant(seconds: 0)
  }

  private let held = Mutex(Held())

  /// Takes what is newer than what is held.
  func apply(_ bytes: [UInt8], asOf: Instant, at now: Instant) -> Fetch.Outcome {
    held.withLock { held in
      switch HeaderOrder(asOf, held: held.bytes.isEmpty ? nil : held.asOf, at: now) {
      case .same: return .unchanged
      case .older: return .older
      case .newer: break
      }
      held = Held(bytes: bytes, asOf: asOf)
      return .updated
    }
  }

  /// Trips with the vehicles that are on them. Where that is too old, or makes no feed, they stand alone: vehicles that are not heard
  /// of any more must not make trains look held.
  func columns(with trips: [UInt8]) throws(FeedError) -> FeedColumns {
    let alone = try FeedScanner.scan(trips)
    let held = held.withLock { $0 }
    guard !held.bytes.isEmpty,
      abs(Int64(clamping: alone.header.timestamp) - held.asOf.seconds) <= TrainSilence.heldAfter,
      let both = try? FeedScanner.scan(held.bytes + trips), both.header.timestamp == alone.header.timestamp
    else { return alone }
    return both
  }
}

extension FeedUpstream {
  /// A feed of vehicles alone.
  static func vehicles(
    name: String, url: String, headers: [RealtimeFeed.Header], interval: Int64, _ vehicles: AgencyVehicles
  ) -> FeedUpstream {
    FeedUpstream(
      name: name, url: url, headers: headers,
      decode: { body throws(UpstreamError) in
        let asOf: Instant
        do throws(FeedError) {
          asOf = Instant(seconds: try FeedScanner.scan(body).header.timestamp)
        } catch {
          throw .notAFeed(error)
        }
        return { now throws(UpstreamError) in vehicles.apply(body, asOf: asOf, at: now) }
      },
      noteUnchanged: { _ in }, note: { _ in }, wait: { _ in interval })
  }
}
