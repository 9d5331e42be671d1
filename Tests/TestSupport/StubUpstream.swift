import Foundation
import Glibc
import Synchronization

/// A server of fixed answers by path, over real sockets: an agency's as far as a program can tell. It goes with the test.
package final class StubUpstream: Sendable {
  package let port: Int
  private let door: Int32
  private let state = Mutex(State())

  /// What is answered, and what was asked.
  private struct State {
    var answers: [String: [UInt8]] = [:]
    var heads: [String] = []
    var bodies: [String: [String]] = [:]
  }

  package init() throws {
    door = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (door, size) = (door, length)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(door, address, size) == 0 && listen(door, 16) == 0 && getsockname(door, address, &length) == 0
      }
    }
    guard bound else { throw HTTPProbe.Failure.noConnection }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      while case let caller = accept(door, nil, nil), caller >= 0 { self?.answer(caller) }
    }
  }

  deinit {
    shutdown(door, Int32(SHUT_RDWR))
    close(door)
  }

  /// What is answered at a path from now on; elsewhere it is 404.
  package subscript(path: String) -> [UInt8] {
    get { state.withLock { $0.answers[path] ?? [] } }
    set { state.withLock { $0.answers[path] = newValue } }
  }

  package func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The heads of all requests for a path.
  package func heads(_ path: String) -> [String] {
    state.withLock { $0.heads.filter { $0.hasPrefix("GET \(path) ") } }
  }

  /// The same for all that lies below one.
  package func heads(below path: String) -> [String] {
    state.withLock { $0.heads.filter { $0.hasPrefix("GET \(path)/") } }
  }

  /// The heads of what was posted to a path.
  package func posts(_ path: String) -> [String] {
    state.withLock { $0.heads.filter { $0.hasPrefix("POST \(path) ") } }
  }

  /// What was posted to a path, the last of it last.
  package func bodies(_ path: String) -> [String] { state.withLock { $0.bodies[path] ?? [] } }

  private func answer(_ caller: Int32) {
    defer { close(caller) }
    var head: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    var sent: [UInt8] = []
    while true {
      let count = recv(caller, &piece, piece.count, 0)
      guard count > 0 else { return }
      head += piece[..<count]
      guard let end = head.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
      sent = Array(head[end.upperBound...])
      head.removeSubrange(end.upperBound...)
      break
    }
    let text = String(decoding: head, as: UTF8.self)
    let path = text.split(separator: " ").dropFirst().first.map { String($0) } ?? ""
    let length = text.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) }
    while sent.count < length ?? 0 {
      let count = recv(caller, &piece, piece.count, 0)
      guard count > 0 else { return }
      sent += piece[..<count]
    }
    let body = state.withLock { state in
      state.heads.append(text)
      if length != nil { state.bodies[path, default: []].append(String(decoding: sent, as: UTF8.self)) }
      return state.answers[path]
    }
    let status = body == nil ? "404 Not Found" : "200 OK"
    let answer = "HTTP/1.1 \(status)\r\nContent-Length: \(body?.count ?? 0)\r\nConnection: close\r\n\r\n"
    var rest = (Array(answer.utf8) + (body ?? []))[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { send(caller, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }
}
