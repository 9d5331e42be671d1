import Kernel

/// What a provider says of itself, and its keys, so long as they hold: an hour each. For a key that nobody knows yet they are
/// asked for anew, once a minute at most: who sends tokens with invented keys makes nobody ask for each.
actor ProviderFacts {
  private let provider: OpenIDProvider
  private let transport: ProviderTransport
  private var metadata: Held<ProviderMetadata>?
  private var keys: Held<[JSONWebKey]>?
  /// When the keys were last asked for, whatever came of it.
  private var keysAsked: Instant?

  /// Seconds.
  static let hour: Int64 = 3600
  static let minute: Int64 = 60

  /// Since when.
  private struct Held<Value> {
    var value: Value
    var since: Instant

    /// A clock that was set back makes none of it hold longer.
    func holds(at now: Instant) -> Bool { (0..<ProviderFacts.hour).contains(now.seconds(since: since)) }
  }

  init(of provider: OpenIDProvider, by transport: ProviderTransport) {
    self.provider = provider
    self.transport = transport
  }

  func metadata(now: Instant) async throws(OpenIDRefusal) -> ProviderMetadata {
    if let metadata, metadata.holds(at: now) { return metadata.value }
    let fetched = try ProviderMetadata(try await fetched(provider.discovery), of: provider)
    metadata = Held(value: fetched, since: now)
    return fetched
  }

  /// The key that the token says it is signed with.
  func key(for token: IDToken, now: Instant) async throws(OpenIDRefusal) -> JSONWebKey {
    if let keys, keys.holds(at: now) {
      if let key = keys.value.key(for: token) { return key }
      let wait = keysAsked.map { now.seconds(since: $0) } ?? Self.minute
      if (0..<Self.minute).contains(wait) { throw .unknownKey }
    }
    keysAsked = now
    let fetched = try JSONWebKey.set(try await fetched(try await metadata(now: now).keys))
    keys = Held(value: fetched, since: now)
    guard let key = fetched.key(for: token) else { throw .unknownKey }
    return key
  }

  private func fetched(_ address: String) async throws(OpenIDRefusal) -> [UInt8] {
    guard let answer = await transport.ask(ProviderTransport.Question(address: address)), answer.status == 200 else {
      throw .unreachable
    }
    return answer.body
  }
}
