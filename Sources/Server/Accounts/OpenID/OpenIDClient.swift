import Foundation
package import Kernel

/// This server as a provider knows it: where it sends people to, and what it makes of what comes back. Of accounts it knows nothing.
package struct OpenIDClient: Sendable {
  package let provider: OpenIDProvider
  private let transport: ProviderTransport
  private let facts: ProviderFacts

  package init(_ provider: OpenIDProvider, by transport: ProviderTransport) {
    self.provider = provider
    self.transport = transport
    facts = ProviderFacts(of: provider, by: transport)
  }

  /// Where a browser goes to; `redirect` is our address that it is to come back to.
  package func address(
    for flow: OpenIDFlow, backTo redirect: String, now: Instant
  ) async throws(OpenIDRefusal) -> String {
    let metadata = try await facts.metadata(now: now)
    // OpenID Connect Core 1.0 section 3.1.2.1, RFC 7636 section 4.3.
    var form: [(name: String, value: String)] = [
      ("response_type", "code"), ("client_id", provider.clientID), ("redirect_uri", redirect),
      ("scope", provider.scopes.joined(separator: " ")), ("state", flow.state), ("nonce", flow.nonce),
      ("code_challenge", flow.challenge), ("code_challenge_method", "S256"),
    ]
    if provider.answersByPost { form.append(("response_mode", "form_post")) }
    return metadata.authorization + (metadata.authorization.contains("?") ? "&" : "?")
      + Address(segments: [], query: form).form
  }

  /// Who came back, after everything was looked at.
  package func identity(
    by answer: OpenIDAnswer, to flow: OpenIDFlow, backTo redirect: String, now: Instant
  ) async throws(OpenIDRefusal) -> OpenIDIdentity {
    let metadata = try await facts.metadata(now: now)
    // Also of one that doesn't promise to name itself: a wrong name is never right (RFC 9207 section 2.4).
    guard answer.issuer.map({ $0.isWritten(as: provider.issuer) }) ?? !metadata.namesItself else {
      throw .otherProvider
    }
    guard let code = answer.code else { throw .declined }
    let token = try IDToken(try await idToken(for: code, flow, metadata, backTo: redirect))
    guard try await facts.key(for: token, now: now).signed(token) else { throw .wrongSignature }
    let subject = try token.subject(from: provider, nonce: flow.nonce, now: now)
    return OpenIDIdentity(issuer: provider.issuer, subject: subject, name: provider.name)
  }

  /// The code for what it stands for (OpenID Connect Core 1.0 section 3.1.3.1, RFC 7636 section 4.5).
  private func idToken(
    for code: String, _ flow: OpenIDFlow, _ metadata: ProviderMetadata, backTo redirect: String
  ) async throws(OpenIDRefusal) -> String {
    var form: [(name: String, value: String)] = [
      ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", redirect),
      ("client_id", provider.clientID), ("code_verifier", flow.verifier),
    ]
    var question = ProviderTransport.Question(address: metadata.token)
    if let secret = provider.secret {
      if metadata.takesBasic {
        // Both escaped before they are joined (RFC 6749 section 2.3.1).
        let pair = Address.encoded(provider.clientID) + ":" + Address.encoded(secret.revealed)
        question.authorization = "Basic " + Data(pair.utf8).base64EncodedString()
      } else {
        form.append(("client_secret", secret.revealed))
      }
    }
    question.form = Address(segments: [], query: form).form
    guard let answer = await transport.ask(question) else { throw .unreachable }
    guard answer.status == 200 else { throw answer.status < 500 ? .codeRefused : .unreachable }
    guard let json = try? JSON.parse(answer.body, limits: ProviderTransport.limits),
      let token = json["id_token"]?.string
    else {
      throw .unreadable
    }
    return token
  }
}

/// What a browser brings back from a provider.
package struct OpenIDAnswer: Sendable {
  /// nil where the person was not signed in there.
  package var code: String?
  /// Who says that it answers.
  package var issuer: String?

  package init(code: String?, issuer: String?) {
    self.code = code.flatMap { (1...2048).contains($0.utf8.count) ? $0 : nil }
    self.issuer = issuer
  }
}
