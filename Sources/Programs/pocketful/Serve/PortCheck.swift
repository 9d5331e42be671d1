import Feeds
import Glibc
import Website

/// Whether a port can be had, asked before anything else is begun.
enum PortCheck {
  /// A sentence where somebody listens there already; nil where it is free, and where only listening can tell.
  static func taken(host: String, port: Int) -> String? {
    guard port != 0 else { return nil }
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found else { return nil }
    defer { freeaddrinfo(found) }
    let door = socket(address.pointee.ai_family, Int32(SOCK_STREAM.rawValue), 0)
    guard door >= 0 else { return nil }
    defer { close(door) }
    var yes: Int32 = 1
    setsockopt(door, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(door, address.pointee.ai_addr, address.pointee.ai_addrlen) != 0, errno == EADDRINUSE else { return nil }
    return ListeningError.portInUse(host: host, port: port).sentence
  }
}
