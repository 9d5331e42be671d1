import Foundation
import Glibc

/// A socket that answers one connection after the other with bytes as they stand, and keeps what it was asked: what goes
/// over the wire can be seen here and nowhere else.
final class RawServer: @unchecked Sendable {
  let port: Int
  private let listener: Int32
  private let lock = NSLock()
  private var heads: [String] = []

  /// `answer` is sent to each connection, which is then closed, or with `hangs` left open until the server stops.
  init?(answer: [UInt8], hangs: Bool = false) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { return nil }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 { return }
        serve(connection, answer, hangs: hangs)
      }
    }
  }

  /// The request heads that came in.
  var requests: [String] {
    lock.lock()
    defer { lock.unlock() }
    return heads
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ connection: Int32, _ answer: [UInt8], hangs: Bool) {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]), recv(connection, &byte, 1, 0) == 1 { head.append(byte) }
    lock.lock()
    heads.append(String(decoding: head, as: UTF8.self))
    lock.unlock()
    var sent = 0
    while sent < answer.count {
      let count = answer[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { break }
      sent += count
    }
    if !hangs { close(connection) }
  }
}
