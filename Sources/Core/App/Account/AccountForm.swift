import Kernel

/// What can be filled in on the account's screen. What is typed stays in the page until it is sent, and is sent on: nothing of
/// it is kept here, for it may be a password.
enum AccountForm: String, CaseIterable {
  case make
  /// For whom a provider named, and no account knows.
  case provider
  case signIn = "sign-in"
  case recover
  /// A mail with a link, for whom the password has gone; and what that link leads to.
  case forgot, reset
  case join
  /// Brings the key to a device that is in without it.
  case unlock
  case unlockByPassword = "unlock-by-password"
  /// Another password, or the first one.
  case password
  case passkey
  /// For a program of the person's own.
  case token
  case rename
  /// Who asks says again who they are.
  case fresh
  case freshByRecovery = "fresh-by-code"
  case delete

  /// What is typed into; the raw value is its name in what a form sends.
  enum Field: String, CaseIterable {
    case email, password, again, invite, code, name, word

    var id: String { "account-" + rawValue }

    /// Bytes of a device's or a passkey's name, as the server takes it.
    static let longestName = 100
  }

  /// All that it may have, in their order.
  var fields: [Field] {
    switch self {
    case .make: [.email, .password, .again, .invite]
    case .provider: [.invite]
    case .signIn, .unlockByPassword, .fresh: [.email, .password]
    case .recover, .join, .unlock, .freshByRecovery: [.code]
    case .password: [.email, .password, .again]
    case .forgot: [.email]
    case .reset: [.password, .again]
    case .passkey, .token, .rename: [.name]
    case .delete: [.word]
    }
  }
}

extension AccountForm {
  /// What is chosen beside a token's name, and what stands for more than reading.
  static let tokenScope = "scope"
  static let rides = "rides"

  /// When a token ends; the raw value is what a form sends.
  enum TokenEnd: String, CaseIterable {
    case month, year, never
    static let field = "ends"

    var days: Int64 {
      switch self {
      case .month: 30
      case .year: 365
      case .never: 0
      }
    }
  }
}

/// What a form sent: `email=ana%40example.org&password=…`.
struct AccountEntries {
  private let sent: Address
  /// What is longer is no address, no code and no password.
  private static let most = 4096

  init(_ text: String) {
    sent = Address("?" + (text.utf8.count > Self.most ? "" : text))
  }

  /// nil where there was no field for one.
  var invite: String? { sent.value(AccountForm.Field.invite.rawValue) }

  subscript(field: AccountForm.Field) -> String { sent.value(field.rawValue) ?? "" }

  /// "ana@example.org": something, one "@", and a name with a point or none ("localhost") behind it.
  func email() throws(AccountFailure) -> JSON.Member {
    let text = self[.email].trimmed
    let (name, host) = text.halves(at: "@")
    guard let host, !name.isEmpty, !host.isEmpty, text.utf8.count <= 254, host.halves(at: "@").tail == nil,
      !text.utf8.contains(where: { $0 <= 0x20 }), host.utf8.first != UInt8(ascii: "."),
      host.utf8.last != UInt8(ascii: ".")
    else { throw AccountFailure(.badAddress) }
    return JSON.Member("email", .string(text))
  }

  /// As it was typed: what may be in it is the host's to judge.
  func password() throws(AccountFailure) -> JSON.Member {
    if self[.password].isEmpty { throw AccountFailure(.weak) }
    return JSON.Member("password", .string(self[.password]))
  }

  /// A new one is typed twice.
  func newPassword() throws(AccountFailure) -> JSON.Member {
    guard (8...256).contains(self[.password].unicodeScalars.count) else { throw AccountFailure(.weak) }
    if self[.password] != self[.again] { throw AccountFailure(.passwordsDiffer) }
    return try password()
  }

  func code(letters: Int, or reason: AccountFailure.Reason) throws(AccountFailure) -> JSON.Member {
    let code = self[.code].utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "-") }
    if code.count != letters { throw AccountFailure(reason) }
    return JSON.Member("code", .string(String(decoding: code, as: UTF8.self)))
  }

  /// What a token's program may do, and for how many days; 0 for until it is removed.
  func token() -> [JSON.Member] {
    let days = AccountForm.TokenEnd(rawValue: sent.value(AccountForm.TokenEnd.field) ?? "") ?? .month
    return [
      JSON.Member("rides", .bool(sent.value(AccountForm.tokenScope) == AccountForm.rides)),
      JSON.Member("days", .integer(days.days)),
    ]
  }

  func name() throws(AccountFailure) -> JSON.Member {
    let name = self[.name].trimmed.cut(toBytes: AccountForm.Field.longestName)
    if name.isEmpty { throw AccountFailure(.noName) }
    return JSON.Member("name", .string(name))
  }
}
