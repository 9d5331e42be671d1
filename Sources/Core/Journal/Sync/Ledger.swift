package import Kernel

/// What a device knows of its account's log on the server: what of its journal is there, and how far it was read. Kept in the
/// store beside the journal, and written in the transaction that stores what it speaks of.
package struct Ledger: Sendable {
  /// Whose log it is; a journal has one owner, or none.
  package let account: String
  /// One more with each write, so that of two pages that write at once the second is told that it has to begin anew.
  package internal(set) var revision: Int64 = 0
  /// How far was pulled; nil for from the beginning.
  package internal(set) var cursor: String?
  /// The log's last row as it was told last, by a pull or a push.
  package internal(set) var mark: String?
  /// What is on the server, as far as is known.
  var sent = KnownNumbers()
  /// What was ever given its time by a server: the order of these is settled.
  var given = KnownNumbers()
  /// What is in the log and could not be opened here. It is read again after an upgrade, or with a newer key.
  var sealed = KnownNumbers()
  /// Of these the store has two records. The server says which holds when they are sent once more; not kept.
  private(set) var doubtful = Places<OperationID>()
  /// What is not sent again, by reason.
  private var aside: [KnownNumbers] = SetAside.allCases.map { _ in KnownNumbers() }

  package init(account: String, cursor: String? = nil, mark: String? = nil) {
    self.account = account
    self.cursor = cursor
    self.mark = mark
  }
}

extension Ledger {
  package func isSent(_ id: OperationID) -> Bool { sent.contains(id) }
  package func isGiven(_ id: OperationID) -> Bool { given.contains(id) }

  /// Why it is not sent; nil of what is.
  package func setAside(_ id: OperationID) -> SetAside? {
    for (place, reason) in SetAside.allCases.enumerated() where aside[place].contains(id) { return reason }
    return nil
  }

  package var sealedCount: Int64 { sealed.count }

  /// How many are on the server, as far as is known.
  package var sentCount: Int64 { sent.count }

  /// Whether its time is settled, and the log has it: what can be counted on.
  func isSettled(_ id: OperationID) -> Bool { sent.contains(id) && given.contains(id) }

  /// How many of the journal, or of what these writers made, are nowhere else, as far as is known: those that will be sent, and
  /// those set aside.
  package func unshared(_ journal: Journal, by writers: Places<String>? = nil) -> (toSend: Int, setAside: Int) {
    var count = (toSend: 0, setAside: 0)
    for operation in journal.operations where !sent.contains(operation.id) {
      if let writers, !writers.contains(operation.id.writer) { continue }
      if setAside(operation.id) == nil { count.toSend += 1 } else { count.setAside += 1 }
    }
    return count
  }

  /// Those of the journal that the server may not have, in its order.
  package func unsent(_ journal: Journal) -> [Operation] { journal.operations.filter { isToBeSent($0.id) } }

  func isToBeSent(_ id: OperationID) -> Bool { !sent.contains(id) && setAside(id) == nil }

  /// As many of those as one request may have: 1,000, and half of what a body may be. What was stored together goes
  /// together, where it fits into one at all: no device ever shows half of it.
  package func nextBatch(_ journal: Journal, most: Int = 1000, bytes: Int = 512 << 10) -> [Operation] {
    var batch: [Operation] = []
    var size = 0
    for operation in journal.operations where isToBeSent(operation.id) {
      size += operation.text.utf8.count + operation.id.text.utf8.count + Self.bytesAround
      if batch.count < most, size <= bytes || batch.isEmpty {
        batch.append(operation)
        continue
      }
      guard let group = operation.first, let start = batch.firstIndex(where: { $0.id == group || $0.first == group })
      else { break }
      if start > 0 { batch.removeSubrange(start...) }
      break
    }
    return batch
  }

  /// Of one in the body of a push: what it is sealed with, its time, tag and check, and the names of all that.
  private static let bytesAround = 200

  /// It came in, or was taken.
  mutating func note(_ id: OperationID) {
    sent.add(id)
    given.add(id)
    for place in aside.indices { aside[place].remove(id) }
  }

  mutating func ask(again ids: [OperationID]) {
    doubtful = Places()
    for id in ids where doubtful.add(id).isNew { sent.remove(id) }
  }

  mutating func setAside(_ ids: [OperationID], _ reason: SetAside) {
    for (place, other) in SetAside.allCases.enumerated() where other == reason {
      for id in ids { aside[place].add(id) }
    }
  }

  /// The log is another one: all of it is read again, and all that is here is sent again, each under the time it was given.
  mutating func refill() {
    (cursor, mark) = (nil, nil)
    (sent, sealed) = (KnownNumbers(), KnownNumbers())
    aside = SetAside.allCases.map { _ in KnownNumbers() }
  }

  /// A newer version or a newer key is here: what could not be opened is read again, and what was set aside sent again.
  package mutating func reread() {
    cursor = nil
    sealed = KnownNumbers()
    aside = SetAside.allCases.map { _ in KnownNumbers() }
  }
}

/// Kept as `{"form":1,"account":"…","revision":7,"cursor":"…","mark":"…","sent":{…},"given":{…},"sealed":{…},
/// "malformed":{…},"too-large":{…},"taken":{…}}`.
extension Ledger {
  private static let form: Int64 = 1

  /// A later version's, who may know of it what this one would write away.
  package static func isLater(_ json: JSON) -> Bool { json["form"]?.integer.map { $0 > form } ?? false }

  /// nil of another form, or without an account: then all is read and sent again, which is harmless.
  package init?(json: JSON) {
    guard json["form"]?.integer == Self.form, let account = json["account"]?.string else { return nil }
    self.account = account
    revision = json["revision"]?.integer ?? 0
    cursor = json["cursor"]?.string
    mark = json["mark"]?.string
    sent = KnownNumbers(json: json["sent"] ?? .null)
    given = KnownNumbers(json: json["given"] ?? .null)
    sealed = KnownNumbers(json: json["sealed"] ?? .null)
    aside = SetAside.allCases.map { KnownNumbers(json: json[$0.rawValue] ?? .null) }
  }

  package var json: JSON {
    var members: [JSON.Member] = [
      JSON.Member("form", .integer(Self.form)), JSON.Member("account", .string(account)),
      JSON.Member("revision", .integer(revision)),
      JSON.Member("cursor", cursor.map { .string($0) } ?? .null),
      JSON.Member("mark", mark.map { .string($0) } ?? .null),
      JSON.Member("sent", sent.json), JSON.Member("given", given.json), JSON.Member("sealed", sealed.json),
    ]
    for (place, reason) in SetAside.allCases.enumerated() {
      members.append(JSON.Member(reason.rawValue, aside[place].json))
    }
    return .object(members)
  }
}
