import Wire

enum FromProviders {
  /// An ID token, and as the same bytes the keys that it may be signed with and what a provider says of itself.
  static func tokens(_ bytes: [UInt8]) {
    let keys = (try? JSONWebKey.set(bytes)) ?? []
    precondition(keys.count <= JSONWebKey.most)
    let provider = OpenIDProvider(id: "a", name: "A", issuer: "https://a.example", clientID: "pocketful")
    if let metadata = try? ProviderMetadata(bytes, of: provider) {
      for address in [metadata.authorization, metadata.token, metadata.keys] {
        precondition(address.hasPrefix("https://") && !address.contains(" "))
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // What is the payload of one, with a header before and no signature behind.
    let payload = "eyJhbGciOiJFUzI1NiJ9." + Base64URL.text(bytes) + "."
    for text in [text, payload] {
      guard let token = try? IDToken(text) else { continue }
      precondition(!token.claims.subject.isEmpty && !token.claims.audience.isEmpty)
      precondition(text.utf8.starts(with: token.signed) && token.signed.count < text.utf8.count)
      precondition((try? IDToken(text)) == token)
      if let key = keys.key(for: token) { precondition(key.fits(token)) }
    }
  }
}
