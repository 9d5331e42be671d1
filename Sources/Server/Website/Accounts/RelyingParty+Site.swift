import Accounts
import Hummingbird
import Kernel
import Wire

extension RelyingParty {
  /// The site as this request reaches it. An address in figures is no name that passkeys are for (WebAuthn Level 3 section 5.1.3:
  /// the page's host has to be a domain), not even this machine's own.
  init(_ request: Request, _ context: SiteContext) throws(Problem) {
    guard let site = context.site(of: request), NetworkAddress(site.host) == nil else { throw .passkeysNeedAName }
    self.init(id: site.host, origin: site.origin)
  }
}

extension JSONWriter {
  /// What `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` read (WebAuthn Level 3 sections 5.1.9 and 5.1.10). What
  /// the PRF is asked for the device adds: the key that comes of it is none of the server's business.
  mutating func member(_ name: StaticString, _ options: PasskeyOptions, of party: RelyingParty) {
    self.name(name)
    beginObject()
    switch options {
    case .making(let challenge, let account, let name, let known):
      member("challenge", Base64URL.text(challenge))
      self.name("rp")
      value(.object(["id": .string(party.id), "name": .string("Pocketful")]))
      self.name("user")
      value(.object(["id": .string(account.text), "name": .string(name), "displayName": .string(name)]))
      self.name("pubKeyCredParams")
      value(
        .array(PasskeyOptions.algorithms.map { .object(["type": .string("public-key"), "alg": .integer($0)]) }))
      self.name("excludeCredentials")
      value(.array(known.map(\.json)))
      self.name("authenticatorSelection")
      value(
        .object([
          "residentKey": .string("required"), "requireResidentKey": .bool(true),
          "userVerification": .string("required"),
        ]))
      member("attestation", "none")
    case .showing(let challenge, let known):
      member("challenge", Base64URL.text(challenge))
      member("rpId", party.id)
      self.name("allowCredentials")
      value(.array(known.map(\.json)))
      member("userVerification", "required")
    }
    self.name("timeout")
    integer(PasskeyOptions.timeout)
    endObject()
  }
}

extension KnownPasskey {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [.init("type", .string("public-key")), .init("id", .string(id))]
    if !transports.isEmpty { members.append(.init("transports", .array(transports.map { .string($0) }))) }
    return .object(members)
  }
}
