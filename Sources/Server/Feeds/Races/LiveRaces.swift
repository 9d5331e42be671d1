package import Kernel
package import Logging
import Races
import Synchronization

/// The last good answer of the racing feed, swapped in whole: readers never wait for a decoder.
package final class LiveRaces: Sendable {
  /// What readers see, and what later answers are held against.
  private struct State {
    var reading = RaceReading()
    /// Each race's start as it was first seen, so that a move can be told.
    var starts: [String: Instant] = [:]
  }

  /// Seconds after which what was to start has started, wherever it was moved to.
  static let longGone: Int64 = 3600

  /// First starts remembered of races that are not listed now.
  static let mostStarts = 10_000

  private let state = Mutex(State())
  private let changes = ChangeStreams()
  private let logger: Logger

  /// `kept` is the last good answer of an earlier run: read at once, so that a restart has a board with its true age. One
  /// that can't be read is left out.
  package init(kept: KeptFeed? = nil, logger: Logger = Logger(label: "races")) {
    self.logger = logger
    guard let kept, let answer = try? NextRaces(kept.bytes) else { return }
    take(answer, at: kept.fetchedAt)
  }

  package var source: RaceSource {
    RaceSource(reading: { self.reading }, changes: { self.changes.stream() })
  }

  package var reading: RaceReading { state.withLock { $0.reading } }

  /// Reads an answer and swaps it in; true where it says something new. Throws for what is none; what was held stays.
  @discardableResult
  package func accept(_ bytes: [UInt8], at now: Instant) throws(UpstreamError) -> Bool {
    try apply(LiveRaces.decode(bytes), at: now)
  }

  /// The upstream's answer, read apart from what is held.
  static func decode(_ bytes: [UInt8]) throws(UpstreamError) -> NextRaces {
    do throws(NextRacesError) { return try NextRaces(bytes) } catch { throw .notRaces(error) }
  }

  /// Swaps in what was decoded; true where it says something new.
  func apply(_ answer: NextRaces, at now: Instant) throws(UpstreamError) -> Bool {
    // An answer of which not one race can be read takes nobody's races away.
    if answer.races.isEmpty, answer.skipped.unread > 0, !reading.races.isEmpty {
      throw .notRaces(.wrongShape("race_summaries"))
    }
    // "Next to go": a list of which all went long ago is yesterday's answer given again, and says nothing of today.
    if let last = answer.races.last, last.start < now.adding(seconds: -Self.longGone) { throw .racesLongGone }
    let before = take(answer, at: now)
    // Once per kind of trouble: a bad row is there in each answer of its hour.
    if answer.skipped != before.skipped, answer.skipped != SkippedRows() {
      logger.notice("races not taken whole: \(answer.skipped.detail)")
    }
    changes.announce([RacesFeed.name])
    return before.races != reading.races
  }

  /// The upstream said the same again: what is held is as new as this moment.
  package func noteUnchanged(at now: Instant) {
    state.withLock { state in
      state.reading.asOf = Self.second(now)
      state.reading.failure = nil
    }
    changes.announce([RacesFeed.name])
  }

  /// The upstream gave nothing: what is held stays, and listeners are told the first time.
  package func note(_ failure: UpstreamError) {
    let isFirst = state.withLock { state in
      defer { state.reading.failure = failure }
      return state.reading.failure == nil
    }
    if isFirst { changes.announce([RacesFeed.name]) }
  }

  /// Seconds until the upstream is to be asked again.
  package func wait(at now: Instant) -> Int64 { Refetch.wait(reading.races, wanted: RacesFeed.wanted, now: now) }

  /// Whole ones, as they are written: a page drawn here and drawn again there must say the same age.
  private static func second(_ now: Instant) -> Instant { Instant(seconds: now.seconds) }

  /// Gives what was held before.
  @discardableResult
  private func take(_ answer: NextRaces, at now: Instant) -> RaceReading {
    state.withLock { state in
      var next = RaceReading()
      next.asOf = Self.second(now)
      next.skipped = answer.skipped
      next.races = answer.races
      for index in next.races.indices {
        let race = next.races[index]
        let first = state.starts[race.id] ?? race.start
        state.starts[race.id] = first
        next.races[index].moved = race.start.seconds(since: first)
      }
      if state.starts.count > 2 * next.races.count + 100 {
        let listed = Set(next.races.map(\.id))
        let longAgo = now.adding(seconds: -Self.longGone)
        state.starts = state.starts.filter { listed.contains($0.key) || $0.value > longAgo }
        // An upstream that invents races by the minute, years ahead: only those that are listed are worth their memory.
        if state.starts.count > LiveRaces.mostStarts { state.starts = state.starts.filter { listed.contains($0.key) } }
      }
      defer { state.reading = next }
      return state.reading
    }
  }
}

extension LiveRaces {
  /// How many first starts are remembered.
  package var rememberedStarts: Int { state.withLock { $0.starts.count } }
}
