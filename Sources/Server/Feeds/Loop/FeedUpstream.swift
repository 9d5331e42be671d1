package import Kernel

/// One upstream as the loop sees it: where it is, and what becomes of what it says. A value, with one making for each kind
/// of feed.
package struct FeedUpstream: Sendable {
  /// Swaps in what was decoded; throws for what can't be used after all.
  package typealias Apply = @Sendable (_ now: Instant) throws(UpstreamError) -> Fetch.Outcome

  /// Names it in logs, metrics and the store.
  package var name: String
  package var url: String
  package var headers: [RealtimeFeed.Header]
  package var limits = FeedClient.Limits()
  /// Whether anybody would use an answer; while not, the upstream is left alone.
  package var isWanted: @Sendable () -> Bool = { true }
  /// Reads an answer, without touching what is held. Throws for what can't be used: what was held stays.
  package var decode: @Sendable (_ body: [UInt8]) throws(UpstreamError) -> Apply
  /// The upstream says that nothing is new since the last answer.
  package var noteUnchanged: @Sendable (_ now: Instant) -> Void
  /// The last fetch gave nothing.
  package var note: @Sendable (_ failure: UpstreamError) -> Void
  /// Seconds from a good answer at `now` to the next question.
  package var wait: @Sendable (_ now: Instant) -> Int64
}

extension FeedUpstream {
  /// Asks once, as one who knows no earlier answer. Throws where nothing came of it.
  package func fetch(
    _ client: FeedClient, clock: @Sendable () -> Instant
  ) async throws(UpstreamError) -> Fetch {
    var validators = Validators()
    let (fetch, answer) = await fetch(client, &validators, clock: clock)
    _ = try answer.get()
    return fetch
  }

  /// Asks once, decodes, swaps in. The answer is given back as it came, or why there is none of use.
  func fetch(
    _ client: FeedClient, _ validators: inout Validators, clock: @Sendable () -> Instant
  ) async -> (Fetch, Result<FeedClient.Response, UpstreamError>) {
    let asked = ContinuousClock.now
    var came = asked
    var bytes = 0
    func fetch(_ outcome: Fetch.Outcome, at now: Instant) -> Fetch {
      Fetch(at: now, fetching: came - asked, decoding: .now - came, bytes: bytes, outcome: outcome)
    }
    do throws(UpstreamError) {
      let answer: FeedClient.Response
      do throws(UpstreamError) {
        answer = try await client.get(url, headers + validators.headers, limits)
      } catch {
        came = .now
        throw error
      }
      came = .now
      bytes = answer.body.count
      let now = clock()
      if validators.recognise(answer) {
        noteUnchanged(now)
        return (fetch(.unchanged, at: now), .success(answer))
      }
      try answer.checkStatus()
      let outcome = try decode(answer.body)(now)
      validators = Validators(answer)
      return (fetch(outcome, at: now), .success(answer))
    } catch {
      return (fetch(.refused(error.detail), at: clock()), .failure(error))
    }
  }
}

extension ContinuousClock.Instant {
  fileprivate static func - (later: Self, earlier: Self) -> Duration { earlier.duration(to: later) }
}

extension FeedUpstream {
  /// A feed of trains for the loop: scanned, and swapped into `boards`.
  package static func transit(_ feed: RealtimeFeed, _ boards: LiveBoards) -> FeedUpstream {
    transit(feed, boards, with: nil)
  }

  /// The same of an agency that sends its vehicles apart.
  static func transit(_ feed: RealtimeFeed, _ boards: LiveBoards, with vehicles: AgencyVehicles?) -> FeedUpstream {
    FeedUpstream(
      name: feed.name, url: feed.url, headers: feed.headers, isWanted: { boards.wants(feed) },
      decode: { body throws(UpstreamError) in
        let columns: FeedColumns
        do throws(FeedError) {
          columns = if let vehicles { try vehicles.columns(with: body) } else { try FeedScanner.scan(body) }
        } catch {
          throw .notAFeed(error)
        }
        return { now throws(UpstreamError) in
          switch boards.apply(columns, from: feed.name, at: now) {
          case .swapped: .updated
          case .same: .unchanged
          case .older: .older
          }
        }
      },
      noteUnchanged: { boards.noteUnchanged(feed.name, at: $0) },
      note: { boards.note($0, from: feed.name) },
      wait: { _ in feed.interval })
  }
}
