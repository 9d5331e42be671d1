import Feeds
import Kernel
import Storage
import Synchronization

extension SharedUpstream {
  /// As the one that leads. nil where another one does by now: what was asked is not given on then.
  func ask(
    _ lease: Lease, _ url: String, _ headers: [RealtimeFeed.Header], _ limits: FeedClient.Limits
  ) async throws(UpstreamError) -> FeedClient.Response? {
    do throws(UpstreamError) {
      let isNew = try await question(url, headers, limits)
      guard await keep(lease, isNew: isNew) else { return nil }
    } catch {
      // Who can't tell the others of it has failed all the same.
      _ = try? await store.keep(.failure(error.kept), by: lease, age: 0)
      await wakes.tell(name)
      if error.isOfTheWay { await leadership.failed(name) } else { leadership.succeeded(name) }
      throw error
    }
    return state.withLock { $0.response(to: headers.mark) }
  }

  /// As one who hears of nobody.
  func askAlone(
    _ url: String, _ headers: [RealtimeFeed.Header], _ limits: FeedClient.Limits
  ) async throws(UpstreamError) -> FeedClient.Response {
    _ = try await question(url, headers, limits)
    return state.withLock { $0.response(to: headers.mark) }
  }

  /// Asks the upstream itself, and says whether it has something new.
  private func question(
    _ url: String, _ headers: [RealtimeFeed.Header], _ limits: FeedClient.Limits
  ) async throws(UpstreamError) -> Bool {
    let known = state.withLock { state in
      state.waiting = nil
      // What the reader could not use is asked for as a whole again.
      return headers.mark == state.mark ? state.validators : Validators()
    }
    defer { age.note(milliseconds: 0) }
    let answer = try await client.get(url, headers.withoutValidators + known.headers, limits)
    if known.recognise(answer) { return false }
    try answer.checkStatus()
    return state.withLock { state in
      // Many upstreams know no 304: the same again is not written again.
      let isSame = state.mark > 0 && answer.body == state.bytes
      if isSame {
        state.validators = Validators(answer)
      } else {
        state.take(answer.body, validators: Validators(answer))
      }
      return !isSame
    }
  }

  /// For the others. False where another one leads by now.
  private func keep(_ lease: Lease, isNew: Bool) async -> Bool {
    let held = state.withLock { $0 }
    let age = Int64(age.current / .milliseconds(1))
    do throws(StorageError) {
      var kept: Int64?
      if !isNew { kept = try await store.keep(.same(as: held.contentRevision), by: lease, age: age) }
      // Also what is not new, where the table has something else: this node was alone meanwhile, or another one led.
      if kept == nil {
        kept = try await store.keep(.new(held.bytes, headers: held.validators.headers.text), by: lease, age: age)
      }
      guard let kept else { return false }
      state.withLock { $0.contentRevision = kept }
    } catch {
      // Nobody else hears of it; this node's own boards go on, and the others ask for themselves after a while.
      return true
    }
    leadership.succeeded(name)
    await wakes.tell(name)
    return true
  }
}

extension [RealtimeFeed.Header] {
  /// A question without what it is recognised by: that is another node's, or ours.
  var withoutValidators: Self {
    filter { !["if-none-match", "if-modified-since"].contains($0.name.lowercased()) }
  }

  /// Lines of "name: value", as they are kept.
  var text: String { map { "\($0.name.lowercased()): \($0.value)" }.joined(separator: "\n") }
}

extension RealtimeFeed.Header {
  static func read(_ text: String) -> [RealtimeFeed.Header] {
    text.split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return RealtimeFeed.Header(String(line[..<colon]), String(line[colon...].dropFirst(2)))
    }
  }
}
