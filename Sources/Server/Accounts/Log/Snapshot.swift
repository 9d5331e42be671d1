package import Kernel
import Storage

/// What a device drew together of a log up to a row, a sealed box a module: it makes a new device fast, and is never the truth.
package struct Snapshot: Equatable, Sendable {
  package var through: LogMark
  /// By the module's tag.
  package var boxes: [String: [UInt8]]

  package init(through: LogMark, boxes: [String: [UInt8]]) {
    self.through = through
    self.boxes = boxes
  }

  /// More modules than there will be.
  static let mostBoxes = 64

  /// `{"through","boxes":{tag:box}}`.
  package init(_ bytes: [UInt8]) throws(LogRefusal) {
    guard let json = try? JSON.parse(bytes, limits: JSON.Limits(depth: 4, bytes: PushRequest.mostBytes)),
      case .object(let members)? = json["boxes"], (1...Self.mostBoxes).contains(members.count),
      let text = json["through"]?.string, let through = try LogMark.read(text), through.number > 0
    else { throw .malformed([]) }
    self.init(through: through, boxes: [:])
    for member in members {
      guard SealedOperation.isTag(member.name), let box = member.value.string.flatMap({ Base64URL.bytes($0) }),
        box.count > SealedOperation.overhead
      else { throw .malformed([]) }
      boxes[member.name] = box
    }
  }

  package func write(into json: inout JSONWriter) {
    json.name("through")
    json.string(through.text)
    json.name("boxes")
    json.beginObject()
    for (tag, box) in boxes.sorted(by: { $0.key < $1.key }) {
      json.name(tag)
      json.string(Base64URL.text(box))
    }
    json.endObject()
  }
}

extension AccountLog {
  /// The one that is kept; where there is none, one of the beginning, without boxes.
  package func snapshot(_ account: AccountID) async throws(LogRefusal) -> Snapshot {
    try await transaction(.read) { transaction throws(StorageError) in
      switch try transaction.head(of: account) {
      case .success: .success(try transaction.snapshot(of: account))
      case .failure(let refusal): .failure(refusal)
      }
    }
  }

  /// Takes the place of the one that is kept, unless that goes further. Gives the place up to which the kept one goes.
  package func keep(_ snapshot: Snapshot, of account: AccountID, now: Instant) async throws(LogRefusal) -> LogMark {
    try await transaction(.write) { transaction throws(StorageError) in
      let head: LogHead
      switch try transaction.head(of: account) {
      case .success(let found): head = found
      case .failure(let refusal): return .failure(refusal)
      }
      guard try head.fits(snapshot.through, transaction) else { return .failure(.cursor) }
      let kept = try transaction.snapshot(of: account).through
      if kept.number > snapshot.through.number { return .success(kept) }
      try transaction.rows("DELETE FROM snapshot WHERE account = $1", .bytes(account.bytes))
      for (tag, box) in snapshot.boxes {
        try transaction.rows(
          "INSERT INTO snapshot (account, tag, through, box, made) VALUES ($1, $2, $3, $4, $5)",
          .bytes(account.bytes), .text(tag), .integer(snapshot.through.number), .bytes(box),
          .integer(now.milliseconds))
      }
      return .success(snapshot.through)
    }
  }
}

extension Transaction {
  fileprivate func snapshot(of account: AccountID) throws(StorageError) -> Snapshot {
    let found = try rows(
      """
      SELECT snapshot.tag, snapshot.box, operation.number, operation.chain FROM snapshot
      JOIN operation ON operation.account = snapshot.account AND operation.number = snapshot.through
      WHERE snapshot.account = $1
      """, .bytes(account.bytes))
    var snapshot = Snapshot(through: .beginning, boxes: [:])
    for row in found {
      snapshot.boxes[try row.text(0)] = try row.bytes(1)
      snapshot.through = LogMark(number: try row.integer(2), chain: try row.bytes(3))
    }
    return snapshot
  }
}
