import HTTPTypes
import Hummingbird
import NIOCore

/// Who asks, as far as that can be known.
struct Caller: Sendable {
  /// nil where the system doesn't say.
  var address: NetworkAddress?
  /// Whom tries are counted for; nil where it is not the address of one who asks: on this machine itself, and behind a proxy
  /// that nobody named, everybody has the same.
  var own: NetworkAddress? { isShared || address?.isLoopback == true ? nil : address }
  /// What asks is a proxy that nobody named.
  var isShared: Bool
  /// As the log names it.
  var text: String
  /// Who the connection is with, in the same form: the last proxy, where there is one.
  var peer: String
  /// Somebody at this machine itself, with nobody in between: a proxy's callers come from this machine too.
  var isHere: Bool
  /// By a name that means whatever machine a browser runs on, and not through a proxy. Who it is this doesn't tell: a container's
  /// callers come from its host.
  var isByLoopbackName: Bool

  init(_ request: Request, over channel: any Channel, _ configuration: WebsiteConfiguration) {
    let peer = channel.remoteAddress
    var address = peer?.ipAddress.flatMap { NetworkAddress($0) }
    self.peer = peer?.ipAddress ?? "unknown"
    var text = self.peer
    let isForwarded = Self.forwarding.contains { request.headers.contains($0) }
    let isNamed = address.map { configuration.proxies.contains($0) } ?? false
    // A proxy on this machine is its owner's, but one that nobody named may hand on what its callers say of themselves: good enough
    // for a place at the stream, and not for tries, of which whoever makes up addresses would have as many as they like.
    let isBelieved = isNamed || address?.isLoopback == true
    if isBelieved {
      // The nearest is the last; what stands before the first that nobody trusts is anybody's invention.
      for part in (request.headers[values: Self.forwardedFor].joined(separator: ",")).split(separator: ",").reversed() {
        let name = part.split(separator: " ").joined()
        guard let next = NetworkAddress(name) else { break }
        (address, text) = (next, name)
        if !configuration.proxies.contains(next) { break }
      }
    }
    let isPublic = configuration.publicURL.map { !$0.isLoopback } ?? false
    let asked = request.head.authority.flatMap { Hosts.name(of: $0) }.map(Hosts.isLoopback) ?? false
    self.address = address
    self.text = text
    isShared = isForwarded && !isNamed
    isByLoopbackName = asked && !isForwarded
    isHere = address?.isLoopback == true && !isPublic && isByLoopbackName
  }

  private static let forwardedFor = Headers.name("X-Forwarded-For")
  /// What proxies say of whom they speak for.
  private static let forwarding =
    [
      "Forwarded", "X-Real-IP", "X-Client-IP", "X-Cluster-Client-IP", "True-Client-IP", "CF-Connecting-IP",
      "Fastly-Client-IP", "X-Forwarded", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Port",
      "X-Forwarded-Server", "X-Forwarded-Scheme", "X-Original-Host", "X-Original-URL", "CDN-Loop", "Via",
    ].map(Headers.name) + [forwardedFor]
}
