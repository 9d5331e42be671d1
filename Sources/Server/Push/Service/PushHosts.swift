/// The push services that anything is sent to. A subscription is a stranger's word for where this server is to send; none of
/// them leads it anywhere else.
package struct PushHosts: Equatable, Sendable {
  /// One part of the list.
  private enum Rule: Equatable, Sendable {
    /// This name alone.
    case host(String)
    /// Whatever is below it: "push.services.mozilla.com" of "*.push.services.mozilla.com".
    case below(String)
    /// "http://127.0.0.1:9000": given whole it is taken as it is, whatever it leads to.
    case origin(String)

    init?(_ text: String) {
      if text.contains("://") {
        guard let endpoint = PushEndpoint.Parts(text.hasSuffix("/") ? text : text + "/"), endpoint.path == "/" else {
          return nil
        }
        self = .origin(endpoint.origin)
      } else if text.hasPrefix("*.") {
        guard PushEndpoint.Parts.isName(text.dropFirst(2)) else { return nil }
        self = .below(String(text.dropFirst(2)))
      } else {
        guard PushEndpoint.Parts.isName(text[...]) else { return nil }
        self = .host(text)
      }
    }
  }

  private var rules: [Rule] = [
    .host("fcm.googleapis.com"), .below("push.services.mozilla.com"), .host("web.push.apple.com"),
    .below("notify.windows.com"),
  ]

  package init() {}

  /// Those that are always there, and such as "push.example.org, *.example.net, http://127.0.0.1:9000"; nil where a part is no
  /// host and no origin.
  package init?(adding list: String) {
    for part in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let rule = Rule(part.lowercased()) else { return nil }
      rules.append(rule)
    }
  }

  func has(host: String) -> Bool {
    rules.contains { rule in
      switch rule {
      case .host(let name): host == name
      case .below(let name): host.hasSuffix("." + name)
      case .origin: false
      }
    }
  }

  func has(origin: String) -> Bool { rules.contains(.origin(origin)) }
}
