package import Kernel

/// `POST tokens`: a token as a device of the account made it. Its secret stays there.
package struct NewToken: Sendable {
  package var id: TokenID
  package var name: String
  package var scopes: [TokenScope]
  /// 32 bytes.
  package var auth: [UInt8]
  /// By the module that they are of.
  package var wraps: [TokenModule: [UInt8]] = [:]
  package var tags: [TokenModule: String] = [:]
  package var expires: Instant?

  /// Years from now, at most.
  private static let longest: Int64 = 10 * 366 * 86_400

  package init(_ bytes: [UInt8], now: Instant) throws(Malformed) {
    let members = try Members(bytes)
    id = try members.text("id", must: "be \(TokenID.letters) letters of base64url") { TokenID(text: $0) }
    name = try members.deviceName()
    scopes = try Self.scopes(members)
    auth = try members.auth()
    let (wraps, tags) = (try members.object("wraps"), try members.object("tag"))
    for module in TokenModule.allCases where module == .fareCard || wraps.has(module.rawValue) {
      self.wraps[module] = try wraps.wrap(module.rawValue)
      self.tags[module] = try tags.text(module.rawValue, must: "be 4 letters of base64url") {
        SealedOperation.isTag($0) ? $0 : nil
      }
    }
    guard Set(self.tags.values).count == self.tags.count else {
      throw members.malformed("tag", "be another one for each module")
    }
    guard members.has("expires") else { return }
    let expires = try members.integer("expires")
    guard expires > now.milliseconds, expires <= now.adding(seconds: Self.longest).milliseconds else {
      throw members.malformed("expires", "lie ahead, by ten years at most, in milliseconds since 1970")
    }
    self.expires = Instant(milliseconds: expires)
  }

  private static func scopes(_ members: Members) throws(Malformed) -> [TokenScope] {
    let names = TokenScope.allCases.map(\.rawValue)
    let demand = "be one or more of " + names.joined(separator: ", ") + ", each once"
    let given = try members.texts("scopes", most: names.count, bytes: 32)
    let scopes = given.compactMap { TokenScope(rawValue: $0) }
    guard !scopes.isEmpty, scopes.count == given.count, Set(scopes).count == scopes.count else {
      throw members.malformed("scopes", demand)
    }
    return scopes
  }
}
