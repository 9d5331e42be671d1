/// Where people reach the server: "https://pocketful.example", "http://nas.local:8080".
package struct PublicURL: Equatable, Sendable {
  package let text: String
  let isSecure: Bool
  let host: String

  /// nil for what is no origin: a scheme, a host, perhaps a port, and nothing else.
  package init?(_ text: String) {
    var rest = text[...]
    if rest.last == "/" { rest = rest.dropLast() }
    self.text = String(rest)
    if rest.hasPrefix("https://") {
      (isSecure, rest) = (true, rest.dropFirst(8))
    } else if rest.hasPrefix("http://") {
      (isSecure, rest) = (false, rest.dropFirst(7))
    } else {
      return nil
    }
    let others = "/?#@\\".utf8
    let isPlain = rest.utf8.allSatisfy { (0x21...0x7E).contains($0) && !others.contains($0) }
    guard isPlain, let host = Hosts.name(of: String(rest)) else { return nil }
    self.host = host
  }

  /// As browsers write it (RFC 6454 section 6.2): in small letters, without the port that its scheme has anyway.
  var origin: String {
    let (text, port) = (text.lowercased(), isSecure ? ":443" : ":80")
    return text.hasSuffix(port) ? String(text.dropLast(port.utf8.count)) : text
  }

  /// It leads to the machine that it is asked on.
  package var isLoopback: Bool { Hosts.isLoopback(host) }
}
