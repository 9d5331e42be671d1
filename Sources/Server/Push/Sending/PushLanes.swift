import Synchronization

/// The ways to the push services, one to each, so that one that hangs holds up nobody else's messages: beyond what is on its way
/// there nothing waits for it, and after some silence it is left alone for a while.
final class PushLanes: Sendable {
  /// Messages on their way to one service at the same time.
  static let places = 32
  /// Without any answer for so long, nothing more waits for a place there.
  private static let patience = Duration.seconds(2)
  private static let soon: Int64 = 5
  /// So many in a row without an answer, and it rests: 15 seconds, 30, then a minute each; after that one message tries.
  private static let mostSilent = 3
  private static let rests: [Int64] = [15, 30, 60]
  /// Origins that are told apart; beyond that those that rest are forgotten.
  private static let most = 256

  /// What a message is told that is to go there.
  enum Grant: Equatable, Sendable {
    case go
    case later(seconds: Int64)
  }

  /// One service's.
  private struct Lane {
    var sending = 0
    var waiting: [CheckedContinuation<Grant, Never>] = []
    /// Since when nothing came back of what is on its way.
    var since: ContinuousClock.Instant
    /// Messages in a row that had no answer.
    var silent = 0
    var rested = 0
    var restsUntil: ContinuousClock.Instant?

    var isTried: Bool { silent >= PushLanes.mostSilent }
    var hasRoom: Bool { sending < (isTried ? 1 : PushLanes.places) }

    /// Seconds, where it rests.
    func rest(at now: ContinuousClock.Instant) -> Int64? {
      restsUntil.flatMap { $0 > now ? max(1, ($0 - now).components.seconds + 1) : nil }
    }

    func isSlow(at now: ContinuousClock.Instant) -> Bool { sending > 0 && now - since > PushLanes.patience }
  }

  private let lanes = Mutex<[String: Lane]>([:])

  /// A place, to be given back by `end`; or when to come again.
  func take(_ origin: String) async -> Grant {
    await withCheckedContinuation { asking in
      let now = ContinuousClock.now
      let answer: Grant? = lanes.withLock { lanes in
        if lanes.count >= Self.most { lanes = lanes.filter { $0.value.sending > 0 } }
        var lane = lanes[origin] ?? Lane(since: now)
        defer { lanes[origin] = lane }
        if let rest = lane.rest(at: now) { return .later(seconds: rest) }
        if lane.hasRoom {
          if lane.sending == 0 { lane.since = now }
          lane.sending += 1
          return .go
        }
        if lane.isTried || lane.isSlow(at: now) { return .later(seconds: Self.soon) }
        lane.waiting.append(asking)
        return nil
      }
      if let answer { asking.resume(returning: answer) }
    }
  }

  /// What was sent there has come to an end; `isAnswered`: by an answer, whichever.
  func end(_ origin: String, isAnswered: Bool) {
    let now = ContinuousClock.now
    let told: [(CheckedContinuation<Grant, Never>, Grant)] = lanes.withLock { lanes in
      guard var lane = lanes[origin] else { return [] }
      lane.sending -= 1
      if isAnswered {
        (lane.silent, lane.rested, lane.restsUntil, lane.since) = (0, 0, nil, now)
      } else {
        lane.silent += 1
        if lane.isTried, lane.rest(at: now) == nil {
          lane.restsUntil = now + .seconds(Self.rests[min(lane.rested, Self.rests.count - 1)])
          lane.rested += 1
        }
      }
      var told: [(CheckedContinuation<Grant, Never>, Grant)] = []
      if let rest = lane.rest(at: now) {
        told = lane.waiting.map { ($0, .later(seconds: rest)) }
        lane.waiting = []
      }
      while lane.hasRoom, !lane.waiting.isEmpty {
        lane.sending += 1
        told.append((lane.waiting.removeFirst(), .go))
      }
      lanes[origin] = lane.sending == 0 && lane.silent == 0 ? nil : lane
      return told
    }
    for (asking, grant) in told { asking.resume(returning: grant) }
  }

  /// Whoever waits for a service that has not answered for a while waits no longer; nobody does where the node `isEnding`.
  func release(isEnding: Bool) {
    let now = ContinuousClock.now
    let told = lanes.withLock { lanes in
      var told: [CheckedContinuation<Grant, Never>] = []
      for origin in lanes.keys where isEnding || lanes[origin]?.isSlow(at: now) == true {
        told += lanes[origin]?.waiting ?? []
        lanes[origin]?.waiting = []
      }
      return told
    }
    for asking in told { asking.resume(returning: .later(seconds: isEnding ? 0 : Self.soon)) }
  }
}
