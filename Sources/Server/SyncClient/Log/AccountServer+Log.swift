package import Journal
import Kernel
import Wire

/// What the exchange asks for, over the wire, sealed and opened on the way.
extension AccountServer {
  package func pull(
    after cursor: String?, mark: String?, _ keys: AccountKeys, session: String
  ) async -> Result<Pulled, SyncRefusal> {
    var query = ["limit=1000"]
    // Both are letters of base64url.
    if let cursor { query.append("after=" + cursor) }
    if let mark { query.append("mark=" + mark) }
    let answer = await ask("GET", "/api/v1/sync?" + query.joined(separator: "&"), nil, .session(session))
    guard answer.isFine else { return .failure(SyncRefusal(answer)) }
    guard let rows = answer.json["operations"]?.array, let cursor = answer.json["cursor"]?.string,
      let mark = answer.json["mark"]?.string, let more = answer.json["more"]?.bool, answer.isTimed
    else { return .failure(.noAnswer) }
    var pulled = Pulled(operations: [], cursor: cursor, mark: mark, hasMore: more, now: answer.now)
    let modules = Modules(keys)
    for row in rows {
      // One that is no row at all is the server's fault, and no reason to stop.
      guard let entry = SealedEntry(json: row) else { continue }
      if let module = modules.name(of: entry.tag), let operation = try? keys.open(entry, module: module) {
        pulled.operations.append(operation)
      } else {
        pulled.sealed.append(Stamp(id: entry.id, at: entry.at))
      }
    }
    return .success(pulled)
  }

  package func push(
    _ batch: [Operation], mark: String?, device: String, _ keys: AccountKeys, session: String,
    random: (Int) -> [UInt8]
  ) async -> Result<Pushed, SyncRefusal> {
    var sealed: [JSON] = []
    for operation in batch {
      guard let entry = try? keys.seal(operation, nonce: random(12)) else {
        return .failure(.unusable([operation.id], .malformed))
      }
      sealed.append(entry.json)
    }
    var body: [JSON.Member] = [JSON.Member("device", .string(device)), JSON.Member("operations", .array(sealed))]
    if let mark { body.append(JSON.Member("mark", .string(mark))) }
    let answer = await ask("POST", "/api/v1/sync", .object(body), .session(session))
    guard answer.isFine else { return .failure(SyncRefusal(answer)) }
    guard let mark = answer.json["mark"]?.string, case .object(let stamps) = answer.json["stamps"] ?? .null else {
      return .failure(.noAnswer)
    }
    let told = stamps.compactMap { member in
      OperationID(text: member.name).flatMap { id in
        HybridTimestamp(pair: member.value, writer: id.writer).map { Stamp(id: id, at: $0) }
      }
    }
    return .success(Pushed(stamps: told, mark: mark, now: answer.now))
  }
}

extension AccountServer.Answer {
  fileprivate var now: Instant { Instant(milliseconds: json["now"]?.integer ?? 0) }

  /// Whether it says a time that can be.
  fileprivate var isTimed: Bool { json["now"]?.integer.map { Instant.kept.contains($0) } ?? false }
}

/// Which module a tag is of.
private struct Modules {
  private let names: [String: String]

  init(_ keys: AccountKeys) {
    // Of all that a journal can have: "app" and "journal" are what no module is about.
    let known = ["fareCard", "departures", "races", "workouts", "score", "app", "journal"]
    names = Dictionary(known.map { (keys.tag($0), $0) }) { first, _ in first }
  }

  func name(of tag: String) -> String? { names[tag] }
}

extension SealedEntry {
  /// `{"id","at":[ms,n],"tag","h","box"}`, bytes as base64url.
  init?(json: JSON) {
    guard let id = json["id"]?.string.flatMap(OperationID.init(text:)),
      let at = HybridTimestamp(pair: json["at"] ?? .null, writer: id.writer), let tag = json["tag"]?.string,
      let hash = json["h"]?.string.flatMap(Base64URL.bytes), let box = json["box"]?.string.flatMap(Base64URL.bytes)
    else { return nil }
    self.init(id: id, at: at, tag: tag, hash: hash, box: box)
  }

  var json: JSON {
    .object([
      "id": .string(id.text), "at": .array([.integer(at.milliseconds), .integer(Int64(at.counter))]),
      "tag": .string(tag), "h": .string(Base64URL.text(hash)), "box": .string(Base64URL.text(box)),
    ])
  }
}

extension HybridTimestamp {
  fileprivate init?(pair: JSON, writer: String) {
    guard let pair = pair.array, pair.count == 2, let milliseconds = pair[0].integer, let counter = pair[1].int,
      (0...HybridClock.lastMillisecond).contains(milliseconds), (0...HybridClock.mostCount).contains(counter)
    else { return nil }
    self.init(milliseconds: milliseconds, counter: counter, writer: writer)
  }
}

extension SyncRefusal {
  /// What the codes say (Documentation/Sync.md); anything else is as good as no answer.
  init(_ answer: AccountServer.Answer) {
    let ids = (answer.json["ids"]?.array ?? []).compactMap { $0.string.flatMap(OperationID.init(text:)) }
    let isAskedLater = answer.status == 429 || answer.status == 503
    self = isAskedLater ? .later(seconds: answer.retryAfter) : .noAnswer
    switch answer.code {
    case "cursor": self = .cursor
    case "clock" where answer.isTimed: self = .clock(now: answer.now)
    case "full": self = .full
    case let code?:
      if let reason = SetAside(rawValue: code) { self = .unusable(ids, reason) }
      if let stop = SyncStop(rawValue: code) { self = .stopped(stop) }
    case nil: break
    }
  }
}
