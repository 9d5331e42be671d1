/// The names this server answers to. A page of another site can have its own name lead here (DNS rebinding) and would
/// then be read as ours; a name that we never had is a sign of that.
struct Hosts: Sendable {
  private let names: Set<String>
  /// Bound to every address, we can't list them. In figures none can be rebound.
  private let takesFigures: Bool

  init(_ configuration: WebsiteConfiguration) {
    var names: Set<String> = ["localhost"]
    for name in configuration.machine.map({ $0.lowercased() }) where !name.isEmpty {
      names.insert(name)
      // As the machine is found by multicast DNS (RFC 6762).
      if !name.contains(".") { names.insert(name + ".local") }
    }
    if let name = configuration.publicURL?.host { names.insert(name) }
    if let name = Hosts.name(of: configuration.host) { names.insert(name) }
    if configuration.host.contains(":") { names.insert(configuration.host.lowercased()) }
    self.names = names
    takesFigures = NetworkAddress(configuration.host)?.isAny ?? false
  }

  /// `authority` is a request's `Host`; an HTTP/1.0 client may leave it out, a browser never does.
  func answer(to authority: String?) -> Bool {
    guard let authority else { return true }
    guard let name = Hosts.name(of: authority) else { return false }
    if names.contains(name) { return true }
    guard let address = NetworkAddress(name) else { return false }
    return takesFigures || address.isLoopback
  }

  /// Whether a name or an address in figures is always the machine's own on which it is used.
  static func isLoopback(_ name: String) -> Bool {
    name == "localhost" || NetworkAddress(name)?.isLoopback == true
  }

  /// Without its port, in lower case: "[::1]:80" is "::1". nil for what is no host.
  static func name(of authority: String) -> String? {
    var text = authority.lowercased()[...]
    let end = text.first == "[" ? text.firstIndex(of: "]") : text.startIndex
    guard let end else { return nil }
    if let colon = text[end...].firstIndex(of: ":") {
      guard text[text.index(after: colon)...].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      text = text[..<colon]
    }
    if text.first == "[" { return text.last == "]" ? String(text.dropFirst().dropLast()) : nil }
    if text.last == "." { text = text.dropLast() }
    return text.isEmpty ? nil : String(text)
  }
}
