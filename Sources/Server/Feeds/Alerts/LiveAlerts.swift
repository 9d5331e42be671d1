import Departures
package import Kernel
package import Logging
import Synchronization

/// The last good answer of the alerts feed, swapped in whole: readers never wait for a decoder.
package final class LiveAlerts: Sendable {
  /// What readers see, and what listeners were last told.
  private struct State {
    var reading = AlertReading()
    var announced = AlertReading()

    /// Whether there is something that listeners must hear of: other alerts, trouble that began or ended, or the same alerts
    /// said again so long after that the age they were told would soon pass for a delay.
    mutating func tell() -> Bool {
      let isSame =
        reading.alerts == announced.alerts && reading.malformed == announced.malformed
        && (reading.failure == nil) == (announced.failure == nil)
      if isSame, let asOf = reading.asOf, let told = announced.asOf,
        abs(asOf.seconds(since: told)) < AlertAge.freshLimit / 2
      {
        return false
      }
      if isSame, reading.asOf == announced.asOf { return false }
      announced = reading
      return true
    }
  }

  private let state = Mutex(State())
  let changes = ChangeStreams()
  private let logger: Logger

  /// `kept` is the last good answer of an earlier run, with its true age. One that can't be read is left out. `isAsked` is
  /// false where the agency has no feed of alerts.
  package init(kept: KeptFeed? = nil, isAsked: Bool = true, logger: Logger = Logger(label: "alerts")) {
    self.logger = logger
    state.withLock { $0.reading.isAsked = isAsked }
    guard let kept, let answer = try? AlertScanner.scan(kept.bytes) else { return }
    _ = apply(answer, at: kept.fetchedAt)
  }

  package var source: AlertSource {
    AlertSource(
      reading: { self.reading }, announced: { self.state.withLock { $0.announced } },
      changes: { self.changes.stream() })
  }

  package var reading: AlertReading { state.withLock { $0.reading } }

  /// Reads an answer and swaps it in, unless what is held is as new. Throws for what is none; what was held stays.
  @discardableResult
  package func accept(_ bytes: [UInt8], at now: Instant) throws(UpstreamError) -> Fetch.Outcome {
    apply(try LiveAlerts.decode(bytes), at: now)
  }

  /// The upstream's answer, read apart from what is held.
  static func decode(_ bytes: [UInt8]) throws(UpstreamError) -> AlertFeed {
    do throws(FeedError) { return try AlertScanner.scan(bytes) } catch { throw .notAlerts(error) }
  }

  /// Swaps in what was decoded, unless its header is not after the one held.
  func apply(_ answer: AlertFeed, at now: Instant) -> Fetch.Outcome {
    let asOf = Instant(seconds: answer.timestamp)
    let (outcome, hasNewFaults) = change { held -> (Fetch.Outcome, Bool) in
      held.fetchedAt = now
      held.failure = nil
      switch HeaderOrder(asOf, held: held.asOf, at: now) {
      case .same: return (.unchanged, false)
      case .older: return (.older, false)
      case .newer: break
      }
      return (.updated, LiveAlerts.take(answer, into: &held))
    }
    if hasNewFaults { noteFaults(of: answer) }
    return outcome
  }

  /// The same of alerts that have no header of their own: each answer is the newest.
  func swap(_ answer: AlertFeed, at now: Instant) {
    let hasNewFaults = change { held in
      held.fetchedAt = now
      held.failure = nil
      return LiveAlerts.take(answer, into: &held)
    }
    if hasNewFaults { noteFaults(of: answer) }
  }

  /// Whether more or fewer of it can't be read than before.
  private static func take(_ answer: AlertFeed, into held: inout AlertReading) -> Bool {
    defer {
      held.asOf = Instant(seconds: answer.timestamp)
      held.alerts = answer.alerts
      held.malformed = answer.malformed
    }
    return answer.malformed > 0 && answer.malformed != held.malformed
  }

  /// Once per kind of trouble: a broken entity is there in each answer of its hour.
  private func noteFaults(of answer: AlertFeed) {
    logger.notice("\(answer.malformed) of \(answer.entities) alerts can't be read")
  }

  /// The upstream says that nothing is new since the last answer.
  package func noteUnchanged(at now: Instant) {
    change { held in
      held.fetchedAt = now
      held.failure = nil
    }
  }

  /// The upstream gave nothing: what is held stays, and listeners are told the first time.
  package func note(_ failure: UpstreamError) {
    change { held in held.failure = failure }
  }

  /// Changes what is held, and tells listeners where that is news to them.
  private func change<Result: Sendable>(_ body: (inout AlertReading) -> Result) -> Result {
    let (result, isNews) = state.withLock { state in
      let result = body(&state.reading)
      return (result, state.tell())
    }
    if isNews { changes.announce([AlertsFeed.name]) }
    return result
  }
}
