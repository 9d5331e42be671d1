import AsyncHTTPClient
import Glibc
import NIOCore
import NIOPosix

/// A client for each push service, bound to the very address that was checked: a name that leads elsewhere a moment later (DNS
/// rebinding) gains nothing by it. None is made before something is sent.
actor PushClients {
  /// One in use.
  struct Client: Sendable {
    var http: HTTPClient
    /// nil where the operator named the place.
    var address: PublicAddress? { key.address }
    fileprivate var key: Key
  }

  /// `address` is nil where the operator named the place.
  fileprivate struct Key: Hashable, Sendable {
    var origin: String
    var address: PublicAddress?
  }

  /// A client that is open, and by how many it is used.
  private struct Open {
    var http: HTTPClient
    var users = 0
    var lastUse: ContinuousClock.Instant
  }

  /// What a name led to a moment ago.
  private struct Resolved {
    var address: PublicAddress?
    var isSilent: Bool
    var until: ContinuousClock.Instant
  }

  /// Beyond so many that nobody uses just now, the one that was used longest ago is closed.
  private static let most = 16
  private static let remembered = Duration.seconds(60)
  private static let afterFailure = Duration.seconds(5)
  private static let names = 256

  private let resolve: @Sendable (_ host: String) async -> [[UInt8]]
  private var open: [Key: Open] = [:]
  private var resolved: [String: Resolved] = [:]

  /// `resolve` gives all addresses of a name, as bytes; none where nobody knows it.
  init(resolve: @escaping @Sendable (_ host: String) async -> [[UInt8]] = PushClients.resolved) {
    self.resolve = resolve
  }

  /// To be given back by `leave`.
  func client(for endpoint: PushEndpoint) async throws(PushTransport.Failure) -> Client {
    let address: PublicAddress? = endpoint.isTrusted ? nil : try await publicAddress(of: endpoint.host)
    let key = Key(origin: endpoint.origin, address: address)
    var entry = open[key] ?? Open(http: Self.made(endpoint.host, address), lastUse: .now)
    entry.users += 1
    entry.lastUse = .now
    open[key] = entry
    return Client(http: entry.http, key: key)
  }

  func leave(_ client: Client) async {
    open[client.key]?.users -= 1
    let idle = open.filter { $0.value.users == 0 }.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in idle.dropLast(Self.most) {
      open[key] = nil
      try? await entry.http.shutdown()
    }
  }

  func close() async {
    for entry in open.values { try? await entry.http.shutdown() }
    open = [:]
  }

  /// The first that is for everybody. Kept for a minute, also where it was none.
  private func publicAddress(of host: String) async throws(PushTransport.Failure) -> PublicAddress {
    let known = resolved[host].flatMap { $0.until > .now ? $0 : nil }
    let found: Resolved
    if let known {
      found = known
    } else {
      let all = await resolve(host)
      let address = all.lazy.compactMap { PublicAddress(bytes: $0) }.first
      found = Resolved(
        address: address, isSilent: all.isEmpty, until: .now + (address == nil ? Self.afterFailure : Self.remembered))
      if resolved.count >= Self.names { resolved = [:] }
      resolved[host] = found
    }
    guard let address = found.address else { throw found.isSilent ? .silent : .notPublic }
    return address
  }

  private static func made(_ host: String, _ address: PublicAddress?) -> HTTPClient {
    var configuration = HTTPClient.Configuration()
    configuration.timeout.connect = .seconds(5)
    configuration.timeout.read = .seconds(Int64(PushTransport.patience))
    configuration.redirectConfiguration = .disallow
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = PushLanes.places
    if let address { configuration.dnsOverride = [host: address.text] }
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  /// By the system, on a thread that may wait.
  @Sendable private static func resolved(_ host: String) async -> [[UInt8]] {
    (try? await NIOThreadPool.singleton.runIfActive { addresses(of: host) }) ?? []
  }

  private static func addresses(of host: String) -> [[UInt8]] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_ADDRCONFIG
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &found) == 0 else { return [] }
    defer { freeaddrinfo(found) }
    var all: [[UInt8]] = []
    var next = found
    while let entry = next {
      next = entry.pointee.ai_next
      guard let address = entry.pointee.ai_addr else { continue }
      let bytes =
        switch entry.pointee.ai_family {
        case AF_INET:
          address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
            withUnsafeBytes(of: $0.pointee.sin_addr) { [UInt8]($0) }
          }
        case AF_INET6:
          address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
            withUnsafeBytes(of: $0.pointee.sin6_addr) { [UInt8]($0) }
          }
        default: [UInt8]()
        }
      all.append(bytes)
    }
    return all
  }
}
