import Foundation
import Glibc

/// A small HTTP client of our own, so that tests see the bytes a real client would. Each request has its own connection
/// and its own thread: a blocking read must not hold up the pool that the server under test runs on.
package struct HTTPProbe: Sendable {
  package var port: Int

  package init(port: Int) { self.port = port }

  package struct Answer: Sendable {
    package var status: Int
    /// Names in lower case, in the order sent.
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }
    package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
  }

  package enum Failure: Error { case noConnection, noAnswer }

  package func get(_ target: String, _ headers: [String: String] = [:]) async throws -> Answer {
    try await ask("GET", target, headers)
  }

  package func ask(
    _ method: String, _ target: String, _ headers: [String: String] = [:], body: [UInt8] = []
  ) async throws -> Answer {
    var head = "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    return try await send(Array((head + "\r\n").utf8) + body)
  }

  /// Comes back once the server has taken all that was connected before, on each of its threads. Cancelled earlier it traps: NIO's
  /// channel of a connection that nobody took is one whose writer was never finished (apple/swift-nio, issue 2637).
  package func allTaken() async {
    for _ in 0..<(2 * ProcessInfo.processInfo.activeProcessorCount) { _ = try? await get("/healthz") }
  }

  /// Whatever bytes, as they are; what comes back until the server hangs up.
  package func send(_ bytes: [UInt8]) async throws -> Answer {
    let port = port
    let all = try await onItsOwnThread {
      let socket = try Connection(port: port)
      socket.send(bytes)
      return socket.readToEnd()
    }
    guard let answer = HTTPProbe.parse(all) else { throw Failure.noAnswer }
    return answer
  }

  /// The events of a stream, one text block each, until `count` of them have come or `seconds` have passed; those called
  /// `besides` do not count. `heard` is told how many there are as they come.
  package func events(
    _ target: String, _ headers: [String: String] = [:], count: Int, besides: String? = nil, seconds: Int = 120,
    heard: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> [String] {
    let port = port
    return try await onItsOwnThread {
      let socket = try Connection(port: port)
      var head = "GET \(target) HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n"
      for (name, value) in headers { head += "\(name): \(value)\r\n" }
      socket.send(Array((head + "\r\n").utf8))
      return socket.readEvents(count: count, besides: besides, seconds: seconds, heard: heard)
    }
  }

  static func parse(_ bytes: [UInt8]) -> Answer? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = bytes[..<end.lowerBound].split(separator: 13).map {
      String(decoding: $0.drop { $0 == 10 }, as: UTF8.self)
    }
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
    let headers = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    let body = bytes[end.upperBound...]
    let isChunked = headers.contains { $0.name == "transfer-encoding" && $0.value == "chunked" }
    return Answer(status: status, headers: headers, body: isChunked ? unchunked(body) : Array(body))
  }
}

// MARK: Clients that no honest one is like

extension HTTPProbe {
  /// Sends `head` and then `piece` again and again, until the server takes no more of it or `most` bytes are sent: how many
  /// it took.
  package func pour(_ head: String, _ piece: String, upTo most: Int) async throws -> Int {
    let port = port
    return try await onItsOwnThread {
      let socket = try Connection(port: port)
      socket.send(Array(head.utf8))
      let bytes = Array(piece.utf8)
      var sent = 0
      while sent < most {
        let count = socket.sendSome(bytes)
        if count < bytes.count { break }
        sent += count
      }
      return sent
    }
  }

  /// Sends all this, reads nothing for as long as it takes, and says whether the server has closed.
  package func isHungUpOn(afterSending text: String, within seconds: Int) async throws -> Bool {
    let port = port
    return try await onItsOwnThread {
      let socket = try Connection(port: port)
      _ = socket.sendSome(Array(text.utf8))
      return socket.isClosed(within: seconds)
    }
  }

  /// Sends all this, reads nothing until the server is seen to have closed or so many seconds are over, and then reads on: how many
  /// bytes came. Who had read all that was sent closes behind what it has written, and can't be seen to until that is read.
  package func received(afterSending text: String, unreadFor seconds: Int) async throws -> Int {
    let port = port
    return try await onItsOwnThread {
      let socket = try Connection(port: port)
      _ = socket.sendSome(Array(text.utf8))
      return socket.isClosed(within: seconds) ? 0 : socket.readToEnd().count
    }
  }

  /// Connections that say nothing.
  package final class Idle: Sendable {
    fileprivate let connections: [Int32]
    fileprivate init(_ connections: [Int32]) { self.connections = connections }
    package func close() { for connection in connections { _ = Glibc.close(connection) } }
  }

  package func hold(_ count: Int) async throws -> Idle {
    let port = port
    return try await onItsOwnThread {
      Idle(try (0..<count).map { _ in try Connection(port: port).released() })
    }
  }
}

private func onItsOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
  }
}

private final class Connection {
  private let descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard connected == 0 else { throw HTTPProbe.Failure.noConnection }
  }

  deinit { if !isReleased { close(descriptor) } }

  private var isReleased = false

  /// Its descriptor, to be closed by who asked.
  func released() -> Int32 {
    isReleased = true
    return descriptor
  }

  /// What goes out before the other side takes no more for two seconds, or hangs up.
  func sendSome(_ bytes: [UInt8]) -> Int {
    var patience = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { break }
      sent += count
    }
    return sent
  }

  /// Without taking anything of what has come.
  func isClosed(within seconds: Int) -> Bool {
    // POLLRDHUP of poll(2), which Swift's module of the C library leaves out.
    let hungUp: Int32 = 0x2000
    for _ in 0..<(seconds * 50) {
      var event = pollfd(fd: descriptor, events: Int16(hungUp), revents: 0)
      if poll(&event, 1, 20) > 0, Int32(event.revents) & (hungUp | POLLHUP | POLLERR) != 0 { return true }
    }
    return false
  }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  func readToEnd() -> [UInt8] {
    var all: [UInt8] = []
    while let piece = read() { all += piece }
    return all
  }

  func readEvents(count: Int, besides: String?, seconds: Int, heard: (Int) -> Void) -> [String] {
    let name = besides.map { "event: \($0)\n" }
    var short = timeval(tv_sec: 0, tv_usec: 50_000)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &short, socklen_t(MemoryLayout<timeval>.size))
    let end = Date().addingTimeInterval(Double(seconds))
    var all: [UInt8] = []
    while Date() < end {
      if let piece = read() {
        all += piece
        let counted = HTTPProbe.blocks(in: all).filter { block in name.map { !block.contains($0) } ?? true }
        heard(counted.count)
        if counted.count >= count { break }
      } else if errno != EAGAIN {
        break
      }
    }
    return HTTPProbe.blocks(in: all)
  }

  private func read() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    errno = 0
    let count = piece.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    return count > 0 ? Array(piece[..<count]) : nil
  }
}

extension HTTPProbe {
  /// Whole events of a chunked answer.
  static func blocks(in bytes: [UInt8]) -> [String] {
    guard let answer = parse(bytes) else { return [] }
    var events: [[UInt8]] = []
    var event: [UInt8] = []
    for byte in answer.body {
      event.append(byte)
      if byte == 10, event.count > 1, event[event.count - 2] == 10 {
        events.append(event.dropLast(2))
        event = []
      }
    }
    return events.map { String(decoding: $0, as: UTF8.self) }
  }

  /// RFC 9112 section 7.1; what has not fully come yet is left out.
  static func unchunked(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var rest = bytes
    var all: [UInt8] = []
    while let end = rest.firstRange(of: [13, 10]) {
      guard let size = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self), radix: 16), size > 0 else { break }
      all += rest[end.upperBound...].prefix(size)
      rest = rest[end.upperBound...].dropFirst(size + 2)
    }
    return all
  }
}
