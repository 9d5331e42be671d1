import Kernel

/// The server's time as this device can tell it: its own clock plus the offset learned (Documentation/Decisions/0015).
///
/// Learned only from what the server says at the moment: never from a file, nor from an answer that a cache may have kept;
/// the host sees to that. What differs much from what is known has to be said twice.
struct ServerClock {
  private(set) var device: Instant
  /// Milliseconds that the server is ahead.
  private(set) var offset: Int64 = 0
  private(set) var source = Source.device
  /// An estimate unlike what is known, until another agrees with it.
  private var doubt: Int64?
  /// What the device keeps of it.
  private var keptOffset: Int64 = 0
  private var asked: Instant?
  /// The device's clock has just made a leap; the next answer of the server is believed at once.
  private var isShaken = false

  /// Where the offset comes from, the least reliable first.
  enum Source {
    /// Nothing was learned: the device's own.
    case device
    /// From an earlier visit.
    case kept
    case server
  }

  init(device: Instant) { self.device = device }

  var now: Instant { Instant(milliseconds: device.milliseconds &+ offset) }

  /// News of a second or two ago is news; beyond so many milliseconds a clock was set, here or there.
  private static let tolerance: Int64 = 5_000
  /// No server of ours ran before 2020: one that says so has lost its own clock.
  private static let earliest = Instant(seconds: 1_577_836_800)

  /// The page that the server has just drawn says this.
  mutating func begin(with server: Instant) {
    guard let estimate = estimate(server) else { return }
    take(estimate)
  }

  /// A time the server stated just now. News travels late, never early, so of estimates that are close the greatest is
  /// the best.
  mutating func learn(_ server: Instant) {
    guard let estimate = estimate(server) else { return }
    if isShaken {
      isShaken = false
      take(estimate)
    } else if Self.areNear(estimate, offset) {
      take(max(estimate, offset))
    } else if let doubt, Self.areNear(estimate, doubt) {
      take(max(estimate, doubt))
    } else {
      doubt = estimate
    }
  }

  /// The device's clock a moment later. Where it was set back the offset takes up what it lost, so that nothing counts anew.
  /// Where it leapt ahead it was set, or the device slept: the server knows which. True where it was set back.
  mutating func go(to next: Instant) -> Bool {
    let (step, overflow) = next.milliseconds.subtractingReportingOverflow(device.milliseconds)
    let isBack = next < device && (overflow || step < -Self.tolerance)
    device = next
    guard isBack || overflow || step > Self.longestPause else { return false }
    (isShaken, asked) = (true, nil)
    let (taken, isTooFar) = offset.subtractingReportingOverflow(step)
    if isBack, !overflow, !isTooFar { offset = taken }
    return isBack
  }

  /// Milliseconds that a page which is not looked at may be without a turn.
  private static let longestPause: Int64 = 90_000

  private static func areNear(_ a: Int64, _ b: Int64) -> Bool {
    let (difference, overflow) = a.subtractingReportingOverflow(b)
    return !overflow && difference >= -tolerance && difference <= tolerance
  }

  private func estimate(_ server: Instant) -> Int64? {
    guard server >= Self.earliest, server.milliseconds <= Instant.kept.upperBound else { return nil }
    let (estimate, overflow) = server.milliseconds.subtractingReportingOverflow(device.milliseconds)
    return overflow ? nil : estimate
  }

  private mutating func take(_ estimate: Int64) {
    (offset, source, doubt) = (estimate, .server, nil)
  }
}

/// What is kept of it, for a start without a network.
extension ServerClock {
  static let name = "clock"
  /// Milliseconds after which a device's clock has been somebody else's for too long.
  private static let mostAge: Int64 = 30 * 86_400_000

  /// `kept` is the offset and the device's time when it was learned, both in milliseconds, a space between.
  /// A device whose clock stands before that time was set since, and the offset is of no use.
  init(device: Instant, kept: String?) {
    self.init(device: device)
    let (first, second) = (kept ?? "").halves(at: " ")
    guard let offset = Int64(first), let learned = second.flatMap({ Int64($0) }) else { return }
    keptOffset = offset
    let (age, overflow) = device.milliseconds.subtractingReportingOverflow(learned)
    guard !overflow, age >= 0, age <= Self.mostAge, offset > -Instant.kept.upperBound, offset < Instant.kept.upperBound
    else { return }
    (self.offset, source) = (offset, .kept)
  }

  /// What to keep now, where it differs from what is.
  mutating func news() -> String? {
    guard source == .server, !Self.areNear(offset, keptOffset) else { return nil }
    keptOffset = offset
    return "\(offset) \(device.milliseconds)"
  }

  /// Whether the server has to be asked now: nothing was heard yet in this visit, or two answers differ. `isHeard`: a stream
  /// will say it by itself.
  mutating func asks(isHeard: Bool) -> Bool {
    guard isShaken || doubt != nil || (source != .server && !isHeard) else { return false }
    let pause: Int64 = doubt == nil && !isShaken ? 60 : 2
    if let asked, device.seconds(since: asked) < pause, device >= asked { return false }
    asked = device
    return true
  }
}

extension AppState {
  /// What an answer said of the time.
  func learn(_ server: Instant?) -> [Outgoing] {
    guard let server else { return [] }
    clock.learn(server)
    return keepTheTime()
  }

  /// Has the device keep the offset, where it changed enough to be worth it.
  func keepTheTime() -> [Outgoing] {
    guard let text = clock.news() else { return [] }
    return [.module(.keep(name: ServerClock.name, text: text))]
  }

  /// Screens that ask the server for nothing have facts to date as well.
  func askTheTime() -> [Outgoing] {
    guard isOnline, clock.asks(isHeard: live.url != nil) else { return [] }
    return [.module(.fetch(request: LiveFeed.Request.time.rawValue, url: "/healthz", timeout: 10_000))]
  }
}
