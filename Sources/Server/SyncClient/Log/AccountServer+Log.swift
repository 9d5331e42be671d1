package import Journal
import Kernel
package import Sealing
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
    guard answer.isFine else { return .failure(answer.refusal) }
    guard let rows = answer.json["operations"]?.array, var pulled = Pulled(json: answer.json) else {
      return .failure(.noAnswer)
    }
    let modules = Modules(keys)
    for row in rows {
      // One that is no row at all is the server's fault, and no reason to stop.
      guard let entry = SealedEntry(json: row) else { continue }
      if let key = modules.key(of: entry.tag), let operation = try? key.open(entry) {
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
    guard answer.isFine else { return .failure(answer.refusal) }
    return Pushed(json: answer.json).map { .success($0) } ?? .failure(.noAnswer)
  }
}

extension AccountServer.Answer {
  fileprivate var refusal: SyncRefusal { SyncRefusal(status: status, json: json, retryAfter: retryAfter) }
}

/// Which module a tag is of.
private struct Modules {
  private let keys: [String: ModuleKey]

  init(_ keys: AccountKeys) {
    // Of all that a journal can have: "app" and "journal" are what no module is about.
    let known = ["fareCard", "departures", "races", "workouts", "score", "app", "journal"]
    self.keys = Dictionary(known.map { (keys.tag($0), keys.module($0)) }) { first, _ in first }
  }

  func key(of tag: String) -> ModuleKey? { keys[tag] }
}

extension SealedEntry {
  /// `{"id","at":[ms,n],"tag","h","box"}`, bytes as base64url.
  init?(json: JSON) {
    guard let stamp = Stamp(id: json["id"]?.string, at: json["at"]), let tag = json["tag"]?.string,
      let hash = json["h"]?.string.flatMap(Base64URL.bytes), let box = json["box"]?.string.flatMap(Base64URL.bytes)
    else { return nil }
    self.init(id: stamp.id, at: stamp.at, tag: tag, hash: hash, box: box)
  }

  var json: JSON {
    .object([
      "id": .string(id.text), "at": .array([.integer(at.milliseconds), .integer(Int64(at.counter))]),
      "tag": .string(tag), "h": .string(Base64URL.text(hash)), "box": .string(Base64URL.text(box)),
    ])
  }
}
