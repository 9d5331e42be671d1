import Accounts
import Testing

@testable import pocketful

@Suite("The file of providers")
struct ProvidersFileTests {
  private static let one =
    #"{"id": "example", "name": "Example", "issuer": "https://accounts.example.com/", "clientID": "pocketful"}"#

  private func read(
    _ text: String, files: [String: String] = [:], environment: [String: String] = [:]
  ) throws -> [OpenIDProvider] {
    let folder = try TemporaryFolder()
    for (name, text) in files { _ = try folder.file(name, text) }
    return try ProvidersFile.read(try folder.file("providers.json", text), environment: environment)
  }

  private func provider(_ change: (String, String), environment: [String: String] = [:]) throws -> OpenIDProvider {
    let text = "[" + Self.one.replacing(change.0, with: change.1) + "]"
    return try #require(try read(text, files: ["a.secret": "hush\n", "empty": "\n"], environment: environment).first)
  }

  @Test("a provider has an id, a name, an issuer and a client id, and all else may be left out")
  func least() throws {
    let provider = try #require(try read("[\(Self.one)]").first)
    #expect(
      provider
        == OpenIDProvider(
          id: "example", name: "Example", issuer: "https://accounts.example.com/", clientID: "pocketful"))
    #expect(provider.scopes == ["openid"] && provider.secret == nil && !provider.answersByPost)
  }

  @Test("its secret is in a file beside this one, or in the environment")
  func secrets() throws {
    let hush = ClientSecret("hush")
    #expect(try provider((#"pocketful""#, #"pocketful", "secretFile": "a.secret""#)).secret == hush)
    let variable = (#"pocketful""#, #"pocketful", "secretVariable": "EXAMPLE_SECRET""#)
    #expect(try provider(variable, environment: ["EXAMPLE_SECRET": "hush"]).secret == hush)
  }

  @Test("scopes and the way of the answer are as they are set")
  func others() throws {
    let more = #"pocketful", "scopes": ["openid", "email"], "answersByPost": true"#
    let provider = try provider((#"pocketful""#, more))
    #expect(provider.scopes == ["openid", "email"] && provider.answersByPost)
  }

  /// What stands in place of something, and the field that is named.
  static let faults: [(String, String, String)] = [
    (#""example""#, #""Example""#, "id"), (#""example""#, #""a b""#, "id"), (#""example""#, "1", "id"),
    (#""Example""#, #""""#, "name"), ("https://accounts", "http://accounts", "issuer"),
    ("example.com/", "example.com/?a=b", "issuer"), (#""pocketful""#, "null", "clientID"),
    (#"pocketful""#, #"pocketful", "secret": "hush""#, "secret"),
    (#"pocketful""#, #"pocketful", "secretFile": "empty""#, "secret"),
    (#"pocketful""#, #"pocketful", "secretVariable": "NONE""#, "secretVariable"),
    (#"pocketful""#, #"pocketful", "secretFile": "a.secret", "secretVariable": "A""#, "secretFile"),
    (#"pocketful""#, #"pocketful", "scopes": ["email"]"#, "scopes"),
    (#"pocketful""#, #"pocketful", "scopes": ["openid", "a b"]"#, "scopes"),
    (#"pocketful""#, #"pocketful", "scopes": "openid"# + "\"", "scopes"),
    (#"pocketful""#, #"pocketful", "answersByPost": 1"#, "answersByPost"),
  ]

  @Test("each fault is named by its provider and its field, and no secret is told", arguments: faults)
  func fault(right: String, wrong: String, field: String) throws {
    let failure = try #require(#expect(throws: Failure.self) { try provider((right, wrong)) })
    #expect(failure.sentence.contains("provider 1") && failure.sentence.contains(field))
    #expect(!failure.sentence.contains("hush") && failure.status == 64)
  }

  @Test(
    "a file that is none, or names one twice, is said to be so",
    arguments: [
      "", "{}", "[1]", "[\(one), \(one)]", "[" + [String](repeating: one, count: 9).joined(separator: ",") + "]",
    ])
  func whole(text: String) {
    #expect(throws: Failure.self) { try read(text) }
  }

  @Test("the server that can't read it doesn't start")
  func serving() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("providers.json", "[\(Self.one.replacing("https", with: "ftp"))]")
    let outcome = try await Program.run(
      ["serve", "--openid", path, "--web", folder.path + "/none", "--data", folder.path, "--port", "0"])
    #expect(outcome.status == 64 && outcome.errors.contains("issuer must be an https address"))
  }
}
