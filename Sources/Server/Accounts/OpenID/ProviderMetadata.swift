import Kernel

/// What a provider says of itself (OpenID Connect Discovery 1.0 section 3), as far as it is wanted.
struct ProviderMetadata: Equatable, Sendable {
  var authorization: String
  var token: String
  var keys: String
  /// It says in each answer who it is (RFC 9207).
  var namesItself: Bool
  /// It takes the secret in the header `Authorization`, else in the form.
  var takesBasic: Bool

  init(_ bytes: [UInt8], of provider: OpenIDProvider) throws(OpenIDRefusal) {
    guard let json = try? JSON.parse(bytes, limits: ProviderTransport.limits),
      let issuer = json["issuer"]?.string
    else { throw .unreadable }
    // Section 4.3: exactly, so that nobody speaks for somebody else.
    guard issuer.isWritten(as: provider.issuer) else { throw .otherIssuer }
    guard let authorization = json.address("authorization_endpoint", of: provider),
      let token = json.address("token_endpoint", of: provider), let keys = json.address("jwks_uri", of: provider)
    else { throw .unreadable }
    self.authorization = authorization
    self.token = token
    self.keys = keys
    namesItself = json["authorization_response_iss_parameter_supported"] == .bool(true)
    let methods = json["token_endpoint_auth_methods_supported"]?.array?.compactMap(\.string)
    // What is taken where nothing is said.
    takesBasic = methods?.contains("client_secret_basic") ?? true
  }
}

extension JSON {
  /// One elsewhere sends nobody to this machine's own servers.
  fileprivate func address(_ name: String, of provider: OpenIDProvider) -> String? {
    guard let text = self[name]?.string, OpenIDProvider.isTrusted(text) else { return nil }
    return text.hasPrefix("https://") || !provider.issuer.hasPrefix("https://") ? text : nil
  }
}
