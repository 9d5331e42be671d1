import Accounts
import Crypto
import Journal
import Kernel
import Sealing

/// What a token opens of an account's log, for as long as one request lasts: then all of it goes, keys first of all.
struct OpenedLog {
  private(set) var journal: Journal
  /// How far it goes.
  private(set) var mark: LogMark?
  private let account: AccountID
  private let keys: [String: ModuleKey]
  private let fareCard: ModuleKey
  private var (opened, closed) = (0, 0)

  /// More would be more memory than an answer is worth.
  private static let most = 200_000
  /// Boxes that are opened together, beside others.
  private static let chunk = 500

  /// Nothing of it is read yet. `writer`: who enters what is entered.
  init(_ holder: TokenHolder, by way: WayKey, writer: String) throws(VoiceRefusal) {
    account = holder.account
    var keys: [String: ModuleKey] = [:]
    var fareCard: ModuleKey?
    for (name, module) in holder.modules {
      let wrap = Wrap(kind: module.wrap.kind, id: module.wrap.id, bytes: module.wrap.bytes)
      guard let key = wrap.passingKey(account: account.bytes, by: way) else { throw .unopened }
      keys[module.tag] = ModuleKey(account: account.text, tag: module.tag, key: key)
      if name == .fareCard { fareCard = keys[module.tag] }
    }
    guard let fareCard else { throw .unopened }
    self.keys = keys
    self.fareCard = fareCard
    journal = Journal(writer: writer)
  }

  /// What has come since it was read last. While one piece is opened the next is read.
  mutating func readOn(_ log: AccountLog) async throws(VoiceRefusal) {
    let (account, keys, after) = (account, keys, mark)
    let read: (operations: [Operation], closed: Int, last: ModuleRows)
    do {
      read = try await withThrowingTaskGroup(of: (operations: [Operation], closed: Int).self) { group in
        var (rows, count) = (try await log.rows(of: account, tags: Array(keys.keys), after: after), 0)
        while true {
          count += rows.operations.count
          guard count <= Self.most else { throw VoiceRefusal.tooMuch }
          for start in stride(from: 0, to: rows.operations.count, by: Self.chunk) {
            let piece = rows.operations[start..<min(start + Self.chunk, rows.operations.count)]
            group.addTask { Self.opened(piece, by: keys) }
          }
          guard rows.hasMore else { break }
          rows = try await log.rows(of: account, tags: Array(keys.keys), after: rows.cursor)
        }
        var (all, closed): ([Operation], Int) = ([], 0)
        for try await piece in group {
          all += piece.operations
          closed += piece.closed
        }
        return (all, closed, rows)
      }
    } catch let refusal as LogRefusal {
      throw VoiceRefusal(refusal)
    } catch {
      throw error as? VoiceRefusal ?? .unopened
    }
    opened += read.operations.count
    closed += read.closed
    // One that a later version sealed is passed over, as devices do; where nothing opens the key is not this account's.
    if opened == 0, closed > 0 { throw .unopened }
    journal.receive(read.operations)
    let latest = read.last.latest.milliseconds
    journal.observe(HybridTimestamp(milliseconds: latest, counter: 0, writer: journal.writer))
    mark = read.last.mark
  }

  private static func opened(
    _ rows: ArraySlice<SealedOperation>, by keys: [String: ModuleKey]
  ) -> (operations: [Operation], closed: Int) {
    var (operations, closed): ([Operation], Int) = ([], 0)
    operations.reserveCapacity(rows.count)
    for row in rows {
      guard let id = OperationID(text: row.id) else { continue }
      let at = HybridTimestamp(milliseconds: row.at.milliseconds, counter: Int(row.at.counter), writer: id.writer)
      if let operation = try? keys[row.tag]?.open(row.box, as: id, at: at) {
        operations.append(operation)
      } else {
        closed += 1
      }
    }
    return (operations, closed)
  }
}

extension OpenedLog {
  /// Entered here alone: it is in no log yet.
  mutating func enter(_ changes: [Change], now: Instant) -> [Operation] {
    let operations = journal.draft(changes, now: now)
    journal.receive(operations)
    return operations
  }

  /// As a device would seal it. `nonce`: 12 random bytes.
  func sealed(_ operation: Operation, nonce: [UInt8]) throws -> SealedOperation {
    let entry = try fareCard.seal(operation, nonce: nonce)
    return SealedOperation(
      id: entry.id.text, at: LogTime(milliseconds: entry.at.milliseconds, counter: Int64(entry.at.counter)),
      tag: entry.tag, hash: entry.hash, box: entry.box)
  }

  /// What is kept of an answer: nobody reads it without the token. `nonce`: 12 random bytes.
  func kept(_ text: String, as name: String, nonce: [UInt8]) throws -> [UInt8] {
    try fareCard.box(Array(text.utf8), as: name, nonce: nonce)
  }

  func text(ofKept box: [UInt8], as name: String) -> String? {
    (try? fareCard.content(box, as: name)).map { String(decoding: $0, as: UTF8.self) }
  }
}
