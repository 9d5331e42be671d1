import Kernel
import TestSupport
import Testing

@testable import Accounts

@Suite("What devices send, read")
struct RequestsTests {
  /// A request, and who reads it.
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: JSON
    var read: @Sendable ([UInt8]) throws(Malformed) -> Void
    /// Members that must be there.
    var members: [String]
    var optional: [String] = []
  }

  static let forms = [
    Form(
      testDescription: "password/create", body: AccountBodies.create(invite: "x"),
      read: { bytes throws(Malformed) in _ = try CreateRequest(bytes) },
      members: [
        "account", "email", "salt", "kdf", "kdf.name", "kdf.iterations", "auth", "keyCheck", "wrap", "recovery",
        "recovery.auth", "recovery.wrap", "device", "device.name",
      ], optional: ["invite"]),
    Form(
      testDescription: "password/params", body: AccountBodies.email(),
      read: { bytes throws(Malformed) in _ = try ParametersRequest(bytes) }, members: ["email"]),
    Form(
      testDescription: "password/signIn",
      body: AccountBodies.signIn(id: AccountBodies.text([UInt8](repeating: 9, count: 16))),
      read: { bytes throws(Malformed) in _ = try PasswordSignIn(bytes) },
      members: ["email", "auth", "device", "device.name"], optional: ["device.id"]),
    Form(
      testDescription: "password/change",
      body: AccountBodies.change(auth: 7).with("email", .string("me@example.org")),
      read: { bytes throws(Malformed) in _ = try PasswordChange(bytes) },
      members: ["salt", "kdf", "kdf.name", "kdf.iterations", "auth", "wrap"], optional: ["email"]),
    Form(
      testDescription: "recovery", body: AccountBodies.recovery(7),
      read: { bytes throws(Malformed) in _ = try NewRecovery(bytes) }, members: ["auth", "wrap"]),
    Form(
      testDescription: "recovery/signIn by account", body: AccountBodies.recover(account: 1),
      read: { bytes throws(Malformed) in _ = try RecoverySignIn(bytes) },
      members: ["auth", "device", "device.name"], optional: ["account"]),
    Form(
      testDescription: "recovery/signIn by address",
      body: AccountBodies.recover(account: 1).with("account", nil).with("email", .string("me@example.org")),
      read: { bytes throws(Malformed) in _ = try RecoverySignIn(bytes) }, members: ["auth"], optional: ["email"]),
    Form(
      testDescription: "passkey/options", body: AccountBodies.toCreate(invite: "x"),
      read: { bytes throws(Malformed) in _ = try PasskeyQuestion(bytes) }, members: ["purpose", "account", "name"],
      optional: ["invite"]),
    Form(
      testDescription: "passkey/finish, made", body: AccountBodies.create(by: Self.made, invite: "x"),
      read: { bytes throws(Malformed) in _ = try PasskeyAnswer(bytes) },
      members: [
        "purpose", "credential", "credential.id", "credential.response", "credential.response.clientDataJSON",
        "account", "keyCheck", "recovery", "recovery.auth", "recovery.wrap", "device", "device.name",
      ], optional: ["wrap", "invite"]),
    Form(
      testDescription: "passkey/finish, shown", body: AccountBodies.signIn(by: Self.shown),
      read: { bytes throws(Malformed) in _ = try PasskeyAnswer(bytes) },
      members: [
        "purpose", "credential", "credential.id", "credential.response", "credential.response.clientDataJSON",
        "credential.response.authenticatorData", "credential.response.signature", "device", "device.name",
      ], optional: ["credential.response.userHandle"]),
    Form(
      testDescription: "oidc/signIn",
      body: AccountBodies.ticket(Self.ticket, id: AccountBodies.text([UInt8](repeating: 9, count: 16))),
      read: { bytes throws(Malformed) in _ = try OpenIDSignIn(bytes) },
      members: ["ticket", "device", "device.name"], optional: ["device.id"]),
    Form(
      testDescription: "oidc/add", body: .object(["ticket": .string(Self.ticket)]),
      read: { bytes throws(Malformed) in _ = try OpenIDAddition(bytes) }, members: ["ticket"]),
    Form(
      testDescription: "oidc/create", body: AccountBodies.create(byTicket: Self.ticket, invite: "x"),
      read: { bytes throws(Malformed) in _ = try OpenIDCreation(bytes) },
      members: [
        "ticket", "account", "keyCheck", "recovery", "recovery.auth", "recovery.wrap", "device", "device.name",
      ], optional: ["invite"]),
    Form(
      testDescription: "devices/{id}", body: .object(["name": .string("Phone")]),
      read: { bytes throws(Malformed) in _ = try DeviceRename(bytes) }, members: ["name"]),
    Form(
      testDescription: "pairing", body: AccountBodies.pairing(commit: [UInt8](repeating: 1, count: 32)),
      read: { bytes throws(Malformed) in _ = try PairingRequest(bytes) }, members: ["commit"]),
    Form(
      testDescription: "pairing/{code}/join",
      body: AccountBodies.join(token: 1, AccountBodies.point(2), proof: [UInt8](repeating: 3, count: 32)),
      read: { bytes throws(Malformed) in _ = try JoinRequest(bytes) },
      members: ["token", "public", "device", "device.name"], optional: ["proof"]),
    Form(
      testDescription: "pairing/{code}/reveal", body: AccountBodies.reveal(AccountBodies.point(2)),
      read: { bytes throws(Malformed) in _ = try RevealRequest(bytes) }, members: ["public", "proof"]),
    Form(
      testDescription: "pairing/{code}/confirm", body: AccountBodies.confirm([1] + [UInt8](repeating: 5, count: 60)),
      read: { bytes throws(Malformed) in _ = try ConfirmRequest(bytes) }, members: ["wrap"]),
    Form(
      testDescription: "deletion", body: .object(["confirm": .string("delete")]),
      read: { bytes throws(Malformed) in _ = try DeletionRequest(bytes) }, members: ["confirm"]),
  ]

  private static let ticket = AccountBodies.text([UInt8](repeating: 1, count: 32))
  private static let made = JSON.object([
    "id": AccountBodies.bytes(1, 20),
    "response": .object(["clientDataJSON": AccountBodies.bytes(1, 9), "attestationObject": AccountBodies.bytes(1, 9)]),
  ])
  private static let shown = JSON.object([
    "id": AccountBodies.bytes(1, 20),
    "response": .object([
      "clientDataJSON": AccountBodies.bytes(1, 9), "authenticatorData": AccountBodies.bytes(1, 37),
      "signature": AccountBodies.bytes(1, 70), "userHandle": AccountBodies.bytes(1, 16),
    ]),
  ])

  @Test("what a passkey's PRF gives may not be sent along; how it is reached is a few short texts")
  func ofPasskeys() {
    for (path, value) in [
      (
        "credential.clientExtensionResults",
        JSON.object(["prf": .object(["results": .object(["first": .string("AA")])])])
      ),
      ("credential.response.transports", .array([.integer(1)])),
      ("credential.response.transports", .array([.string(String(repeating: "x", count: 33))])),
      ("credential.response.transports", .array([JSON](repeating: .string("usb"), count: 9))),
    ] {
      let fault = #expect(throws: Malformed.self) {
        try PasskeyAnswer(AccountBodies.add(Self.made).with(path, value).bytes)
      }
      #expect(fault?.member.hasPrefix(path) == true)
    }
    let usual = AccountBodies.add(Self.made)
      .with("credential.clientExtensionResults", .object(["prf": .object(["enabled": .bool(true)])]))
      .with("credential.response.transports", .array([.string("internal"), .string("hybrid")]))
    #expect(throws: Never.self) { try PasskeyAnswer(usual.bytes) }
  }

  /// Each is wrong wherever it stands.
  private static let wrong: [JSON] = [
    .integer(7), .bool(true), .array([]), .string(""), .string("\u{0}"), .string(String(repeating: "A", count: 4000)),
  ]

  @Test("as it is to be it is taken, with members beside that nobody knows", arguments: forms)
  func taken(form: Form) throws {
    try form.read(form.body.bytes)
    try form.read(form.body.with("later", .integer(1)).bytes)
  }

  @Test("each member that is missing, null or of another kind is named", arguments: forms)
  func named(form: Form) {
    for path in form.members + form.optional {
      let missing: [JSON?] = form.optional.contains(path) ? [] : [nil, .null]
      for value in missing + Self.wrong {
        // Text that is no code is a code that nobody made, and empty none.
        if path == "invite", value?.string.map({ $0.utf8.count <= 100 }) == true { continue }
        if path == "kdf.iterations", value == .integer(7) { continue }
        let fault = #expect(throws: Malformed.self, "\(path)") { try form.read(form.body.with(path, value).bytes) }
        #expect(fault?.member == path && fault?.sentence.hasPrefix(path) == true)
      }
    }
  }

  @Test("bytes that are a few too many or too few, and other forms of them, are refused")
  func lengths() {
    for (path, value) in [
      ("account", AccountBodies.bytes(1, 15)), ("account", AccountBodies.bytes(1, 17)),
      ("auth", AccountBodies.bytes(1, 33)), ("keyCheck", AccountBodies.bytes(1, 7)),
      ("salt", .string("AwMDAwMDAwMDAwMDAwMDAw==")), ("salt", .string("AwMDAwMDAwMDAwMDAwMDAx")),
      ("wrap", AccountBodies.bytes(2, 61)), ("recovery.wrap", AccountBodies.bytes(1, 60)),
      ("kdf.iterations", .integer(1)), ("kdf.name", .string("PBKDF2-SHA1")), ("device.name", .string("a\nb")),
      ("device.name", .string("  ")), ("device.name", .string(String(repeating: "x", count: 101))),
    ] {
      let fault = #expect(throws: Malformed.self) { try CreateRequest(AccountBodies.create().with(path, value).bytes) }
      #expect(fault?.member == path)
    }
  }

  @Test(
    "what is no object of a sensible size is refused as a whole", arguments: forms)
  func whole(form: Form) {
    let deep = String(repeating: "[", count: 9) + String(repeating: "]", count: 9)
    let huge = "{\"x\":\"" + String(repeating: "x", count: Members.most) + "\"}"
    for text in ["", "{", "[]", "null", "7", "\"x\"", "{}x", "{\"x\":\(deep)}", huge, "\u{FEFF}{}"] {
      let fault = #expect(throws: Malformed.self) { try form.read(Array(text.utf8)) }
      #expect(fault?.member == "")
    }
    #expect(throws: Malformed.self) { try form.read([0x7B, 0xFF, 0xFE, 0x7D]) }
  }
}
