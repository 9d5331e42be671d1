package import Kernel

/// What the server's answers say, from the JSON that they are (Documentation/Sync.md); a page and a command line read it alike.
extension Pulled {
  /// Without operations, which whoever has the keys puts in; nil of what is no answer to a pull.
  package init?(json: JSON) {
    guard let cursor = json["cursor"]?.string, let mark = json["mark"]?.string, let more = json["more"]?.bool,
      let now = Instant(answer: json)
    else { return nil }
    self.init(operations: [], cursor: cursor, mark: mark, hasMore: more, now: now)
  }
}

extension Pushed {
  package init?(json: JSON) {
    guard let mark = json["mark"]?.string, case .object(let members) = json["stamps"] ?? .null,
      let now = Instant(answer: json)
    else { return nil }
    var stamps: [Stamp] = []
    for member in members { if let stamp = Stamp(id: member.name, at: member.value) { stamps.append(stamp) } }
    self.init(stamps: stamps, mark: mark, now: now)
  }
}

extension Stamp {
  /// "k3x9-12" and `[ms,n]`.
  package init?(id: String?, at: JSON?) {
    guard let id = id.flatMap({ OperationID(text: $0) }), let pair = at?.array, pair.count == 2,
      let milliseconds = pair[0].integer, let counter = pair[1].int,
      (0...HybridClock.lastMillisecond).contains(milliseconds), (0...HybridClock.mostCount).contains(counter)
    else { return nil }
    self.init(id: id, at: HybridTimestamp(milliseconds: milliseconds, counter: counter, writer: id.writer))
  }
}

extension SyncRefusal {
  /// What the codes say; anything else is as good as no answer.
  package init(status: Int, json: JSON, retryAfter: Int?) {
    let code = json["code"]?.string ?? ""
    if let stop = SyncStop(rawValue: code) {
      self = .stopped(stop)
    } else if let reason = SetAside(rawValue: code) {
      var ids: [OperationID] = []
      for id in json["ids"]?.array ?? [] { if let id = id.string.flatMap({ OperationID(text: $0) }) { ids.append(id) } }
      self = .unusable(ids, reason)
    } else if code == "cursor" {
      self = .cursor
    } else if code == "full" {
      self = .full
    } else if code == "clock", let now = Instant(answer: json) {
      self = .clock(now: now)
    } else {
      self = status == 429 || status == 503 ? .later(seconds: retryAfter) : .noAnswer
    }
  }
}

extension Instant {
  /// The server's, as each answer states it; nil of a time that can't be.
  package init?(answer: JSON) {
    guard let now = answer["now"]?.integer, Instant.kept.contains(now) else { return nil }
    self.init(milliseconds: now)
  }
}
