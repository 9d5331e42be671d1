import Departures
import Feeds
import Kernel
import Synchronization

/// MTAPI's stations as bytes, each made once a second at most and thrown away when a feed is swapped in.
final class MTAPIShelf: Sendable {
  private struct Held {
    var second: Int64 = .min
    var born = ContinuousClock.now
    var stations: [Int: MTAPIStation] = [:]
    /// Whole answers, by the stations in them.
    var answers: [[Int]: Ready] = [:]

    /// A second of the website's clock, and of real time where that clock is stopped.
    func isFresh(_ now: Instant) -> Bool { second == now.seconds && ContinuousClock.now - born < .seconds(1) }
  }

  private let held = Mutex(Held())

  func forget() {
    held.withLock { $0 = Held() }
  }

  func station(at position: Int, in index: NetworkIndex, boards: () -> Boards, now: Instant) -> MTAPIStation {
    if let station = held.withLock({ $0.isFresh(now) ? $0.stations[position] : nil }) { return station }
    let station = MTAPIStation(at: position, in: index, boards: boards(), now: now)
    held.withLock {
      if !$0.isFresh(now) {
        $0.stations.removeAll(keepingCapacity: true)
        $0.answers.removeAll(keepingCapacity: true)
        $0.second = now.seconds
        $0.born = .now
      }
      $0.stations[position] = station
    }
    return station
  }

  /// The answer for these stations, put together once a second for those who ask for few.
  func answer(_ positions: [Int], now: Instant, make: () -> [UInt8]) -> Ready {
    if let ready = held.withLock({ $0.isFresh(now) ? $0.answers[positions] : nil }) { return ready }
    let ready = Ready(json: make())
    // Making it has made its stations, and so begun this second; an answer of many stations is not worth its memory.
    held.withLock {
      if positions.count <= 8, $0.isFresh(now), $0.answers.count < Self.most { $0.answers[positions] = ready }
    }
    return ready
  }

  private static let most = 1024
}
