import Accounts
import Files
import Kernel

/// The file that `--openid` names: a JSON list, an object a provider (Documentation/OpenID.md). Each fault ends the reading: who
/// starts a server looks at it now. A secret does not stand in it, but in a file of its own or in the environment.
enum ProvidersFile {
  /// More would be a page of buttons.
  static let most = 8
  static let fields = [
    "id", "name", "issuer", "clientID", "secretFile", "secretVariable", "scopes", "answersByPost",
  ]

  static func read(_ path: String, environment: [String: String]) throws(Failure) -> [OpenIDProvider] {
    let bytes: [UInt8]
    do { bytes = try FileBytes.read(path, limit: 64 << 10) } catch { throw Failure(error.sentence) }
    guard let json = try? JSON.parse(bytes) else { throw .wrongUse("\(path) is not valid JSON.") }
    guard let list = json.array, list.count <= most else {
      throw .wrongUse(
        "\(path) must be a list of at most \(most) providers: [{\"id\": \"example\", \"name\": \"Example\", …}].")
    }
    var providers: [OpenIDProvider] = []
    for (place, json) in list.enumerated() {
      let reader = ProviderReader(json: json, file: path, number: place + 1, environment: environment)
      let provider = try reader.provider()
      if providers.contains(where: { $0.id == provider.id }) {
        throw reader.wrong("id", "be one that no other provider has")
      }
      providers.append(provider)
    }
    return providers
  }
}

/// Reads one provider of the file.
private struct ProviderReader {
  var json: JSON
  var file: String
  /// Counted from 1.
  var number: Int
  var environment: [String: String]

  func provider() throws(Failure) -> OpenIDProvider {
    guard case .object(let members) = json else { throw .wrongUse("\(file), provider \(number) must be an object.") }
    if let member = members.first(where: { !ProvidersFile.fields.contains($0.name) }) {
      throw .wrongUse(
        "\(file), provider \(number): there is no field \u{201C}\(member.name.prefix(40))\u{201D}. There are: "
          + "\(ProvidersFile.fields.joined(separator: ", ")).")
    }
    var provider = OpenIDProvider(
      id: try text("id", must: "be 1 to 16 of a to z, 0 to 9 and -") { text in
        (1...16).contains(text.utf8.count)
          && text.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
          }
      }, name: try text("name", must: "be 1 to 40 letters, for a button") { (1...40).contains($0.count) },
      issuer: try text("issuer", must: "be an https address, exactly as the provider writes it") {
        OpenIDProvider.isTrusted($0) && !$0.contains("?")
      },
      clientID: try text("clientID", must: "be what the provider calls this server") {
        (1...500).contains($0.utf8.count)
      })
    provider.secret = try NamedSecret(name: "secret", file: file, environment: environment, wrong: wrong)
      .read(from: json).map { ClientSecret($0) }
    if let scopes = json["scopes"] { provider.scopes = try self.scopes(scopes) }
    if let answers = json["answersByPost"] {
      guard let isSo = answers.bool else { throw wrong("answersByPost", "be true or false") }
      provider.answersByPost = isSo
    }
    return provider
  }

  func wrong(_ field: String, _ demand: String) -> Failure {
    .wrongUse("\(file), provider \(number): \(field) must \(demand).")
  }

  private func text(_ field: String, must demand: String, _ isRight: (String) -> Bool) throws(Failure) -> String {
    guard let text = json[field]?.string, isRight(text), text.utf8.allSatisfy({ $0 >= 0x20 }) else {
      throw wrong(field, demand)
    }
    return text
  }

  /// "openid" makes it OpenID Connect (OpenID Connect Core 1.0 section 3.1.2.1).
  private func scopes(_ json: JSON) throws(Failure) -> [String] {
    let scopes = (json.array ?? []).compactMap(\.string)
    let isWord = { (text: String) in !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) } }
    guard scopes.contains("openid"), scopes.count == json.array?.count, scopes.count <= 10, scopes.allSatisfy(isWord)
    else {
      throw wrong("scopes", "be at most 10 words, \u{201C}openid\u{201D} among them")
    }
    return scopes
  }
}
