import CPostgres
import Glibc

/// One connection to PostgreSQL by libpq, which blocks: it belongs to one thread. It is made when it is first used, and made again
/// after it broke.
final class PostgresConnection {
  private let address: PostgresAddress
  private let settings: String
  private var handle: OpaquePointer?
  /// The server's names of statements that it has read already, by their text and the kinds of their values.
  private var prepared: [String: String] = [:]
  /// Why the transaction that is under way failed, where others were the reason.
  var conflict: Conflict?

  /// More than the program has.
  private static let mostPrepared = 500

  init(_ address: PostgresAddress, settings: String = "") {
    self.address = address
    self.settings = settings
  }

  /// For what no transaction says: of ours alone, so none of it where a pooler gives connections of the server to others as well.
  static func settings(_ address: PostgresAddress) -> String {
    address.isPooled ? "" : "-c statement_timeout=\(limit) -c default_transaction_isolation=read\\ committed"
  }

  deinit { close() }

  var isOpen: Bool { handle != nil }

  var isPooled: Bool { address.isPooled }

  /// Waits until the server has let us in, or for as long as the address says, for each host.
  func open() throws(ServerFault) {
    if isOpen { return }
    let parameters = address.parameters(settings)
    let made = CStrings.with(parameters.map(\.name)) { names in
      CStrings.with(parameters.map(\.value)) { values in PQconnectdbParams(names, values, 0) }
    }
    guard let made else { throw .unreachable(reason: "there is no memory for a connection") }
    guard PQstatus(made) == CONNECTION_OK else {
      let text = String(cString: PQerrorMessage(made))
      PQfinish(made)
      throw ServerFault(connecting: text)
    }
    // What is only to be noticed would stand on the program's own standard error.
    PQsetNoticeProcessor(made, { _, _ in }, nil)
    handle = made
  }

  func close() {
    prepared = [:]
    if let handle { PQfinish(handle) }
    handle = nil
  }

  /// By which another thread can end the statement that is under way.
  var canceller: Canceller? { handle.flatMap { PQgetCancel($0) }.map(Canceller.init) }

  /// Several statements without values and rows, such as begin a transaction; gives the last one's tag. `waiting` in milliseconds.
  @discardableResult
  func run(_ text: String, waiting: Int32 = patience) throws(ServerFault) -> String {
    let result = try answer(to: PQsendQuery(handle, text), waiting: waiting)
    defer { PQclear(result) }
    return String(cString: PQcmdStatus(result))
  }

  /// One statement.
  func rows(_ sql: String, _ parameters: PostgresParameters, waiting: Int32) throws(ServerFault) -> [[SQLValue]] {
    let sent: Int32
    if address.isPooled {
      sent = parameters.with {
        PQsendQueryParams(handle, sql, $0.count, $0.types, $0.values, $0.lengths, $0.formats, 1)
      }
    } else {
      let name = try prepare(sql, parameters)
      sent = parameters.with { PQsendQueryPrepared(handle, name, $0.count, $0.values, $0.lengths, $0.formats, 1) }
    }
    let result = try answer(to: sent, waiting: waiting)
    defer { PQclear(result) }
    return try PostgresResult(result).rows()
  }

  private func prepare(_ sql: String, _ parameters: PostgresParameters) throws(ServerFault) -> String {
    let key = sql + "\0" + parameters.kinds
    if let name = prepared[key] { return name }
    if prepared.count >= Self.mostPrepared {
      try run("DEALLOCATE ALL")
      prepared = [:]
    }
    // By what it says: behind a pooler that nobody told us of, a name is the same statement on each connection, or none.
    let name = "p" + String(UInt(bitPattern: key.hashValue), radix: 16)
    PQclear(try answer(to: parameters.with { PQsendPrepare(handle, name, sql, $0.count, $0.types) }))
    prepared[key] = name
    return name
  }

  /// After this long the server ends a statement by itself.
  static let limit = "5s"

  /// A server or a pooler that says nothing at all is left after these.
  static let patience: Int32 = 7000

  /// The answer to what was sent: of several the last, or the first that is an error.
  private func answer(to sent: Int32, waiting: Int32 = patience) throws(ServerFault) -> OpaquePointer {
    guard sent == 1 else { throw lost() }
    let end = ContinuousClock.now + .milliseconds(Int64(waiting))
    var last: OpaquePointer?
    while true {
      while PQisBusy(handle) == 1 {
        let left = max(0, (end - .now) / .milliseconds(1))
        var door = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        if poll(&door, 1, waiting < 0 ? -1 : Int32(left)) == 0 {
          PQclear(last)
          close()
          throw .slow
        }
        if PQconsumeInput(handle) == 0 { break }
      }
      guard let next = PQgetResult(handle) else { break }
      // What is behind an error is of no use, but has to be fetched.
      if let held = last, PQresultStatus(held) == PGRES_FATAL_ERROR {
        PQclear(next)
      } else {
        PQclear(last)
        last = next
      }
    }
    guard let last else { throw lost() }
    do throws(ServerFault) { try check(last) } catch {
      PQclear(last)
      throw error
    }
    return last
  }

  /// What was told within so many milliseconds, on the channels that are listened to.
  func heard(within milliseconds: Int32) throws(ServerFault) -> [String] {
    var door = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
    guard poll(&door, 1, milliseconds) > 0 else { return [] }
    guard PQconsumeInput(handle) == 1 else { throw lost() }
    var names: [String] = []
    while let word = PQnotifies(handle) {
      names.append(String(cString: word.pointee.extra))
      PQfreemem(word)
    }
    return names
  }

  private func check(_ result: OpaquePointer) throws(ServerFault) {
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return
    default: break
    }
    guard PQstatus(handle) == CONNECTION_OK else { throw lost() }
    let state = PQresultErrorField(result, pocketful_sqlstate).map { String(cString: $0) } ?? "no SQLSTATE"
    let reason = PQresultErrorField(result, pocketful_primary).map { String(cString: $0) } ?? "no reason was given"
    throw ServerFault(state: state, reason: reason)
  }

  private func lost() -> ServerFault {
    close()
    return .lost
  }

  /// Kept by who may want to end a statement; the connection itself is of no use to them.
  final class Canceller: Sendable {
    /// libpq's own, made to be used from any thread.
    nonisolated(unsafe) private let handle: OpaquePointer

    init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { PQfreeCancel(handle) }

    /// Returns when the server has heard of it.
    func cancel() {
      var reason = [CChar](repeating: 0, count: 256)
      PQcancel(handle, &reason, Int32(reason.count))
    }
  }
}

/// Texts as C has them.
enum CStrings {
  /// An array that ends with nil, for as long as `work` lasts.
  static func with<Value>(_ texts: [String], _ work: (UnsafePointer<UnsafePointer<CChar>?>) -> Value) -> Value {
    let bytes = texts.flatMap { Array($0.utf8CString) }
    return bytes.withUnsafeBufferPointer { bytes in
      var (pointers, at): ([UnsafePointer<CChar>?], Int) = ([], 0)
      for text in texts {
        pointers.append(bytes.baseAddress.map { $0 + at })
        at += text.utf8.count + 1
      }
      pointers.append(nil)
      return pointers.withUnsafeBufferPointer { pointers in
        guard let first = pointers.baseAddress else { preconditionFailure("an array of one has a first") }
        return work(first)
      }
    }
  }
}
