import Kernel

/// What the server lists of an account: `{"made":…,"count":…,"ways":[…],"devices":[…],"tokens":[…]}`, moments in milliseconds.
struct AccountListing: Equatable {
  var ways: [Way]
  var devices: [Device]
  var tokens: [Token]

  /// How a person can sign in.
  struct Way: Equatable {
    var id: String
    /// nil for one that this version doesn't know.
    var kind: Kind?
    var name: String
    var made: Instant?
    var used: Instant?
    /// False where it lets in and doesn't open the data.
    var opens = true

    /// What it is, by the server's words.
    enum Kind: String { case passkey, password, recovery, oidc }
  }

  /// One that belongs to the account.
  struct Device: Equatable {
    var id: String
    var name: String
    var made: Instant?
    var seen: Instant?
    var isThis: Bool
    /// Of several of one name, the how manieth it came to the account.
    var number = 1

    /// What it is told apart by.
    var label: String { number > 1 ? "\(name) (\(number))" : name }

    fileprivate func came(before other: Device) -> Bool {
      let (mine, others) = (made?.milliseconds ?? 0, other.made?.milliseconds ?? 0)
      return mine == others ? id < other.id : mine < others
    }
  }

  /// A program of the person's, which uses some of the data.
  struct Token: Equatable {
    var id: String
    var name: String
    /// It may enter rides, and not only read.
    var rides: Bool
    var made: Instant?
    var used: Instant?
    var ends: Instant?
  }

  init(json: JSON) {
    ways = []
    devices = []
    tokens = []
    for token in json["tokens"]?.array ?? [] {
      guard let id = token["id"]?.string else { continue }
      let rides = (token["scopes"]?.array ?? []).contains { $0.string == "fareCard.write" }
      tokens.append(
        Token(
          id: id, name: token.text("name"), rides: rides, made: token.moment("made"), used: token.moment("used"),
          ends: token.moment("expires")))
    }
    for way in json["ways"]?.array ?? [] {
      guard let id = way["id"]?.string else { continue }
      ways.append(
        Way(
          id: id, kind: Way.Kind(rawValue: way.text("kind")), name: way.text("name"), made: way.moment("made"),
          used: way.moment("used"), opens: way["opens"]?.bool ?? true))
    }
    for device in json["devices"]?.array ?? [] {
      guard let id = device["id"]?.string else { continue }
      devices.append(
        Device(
          id: id, name: device.text("name"), made: device.moment("made"), seen: device.moment("seen"),
          isThis: device["current"]?.bool ?? false))
    }
    for index in devices.indices {
      let device = devices[index]
      devices[index].number += devices.count { $0.name == device.name && $0.came(before: device) }
    }
    if let this = devices.firstIndex(where: { $0.isThis }) { devices.insert(devices.remove(at: this), at: 0) }
  }

  func has(_ kind: Way.Kind) -> Bool { ways.contains { $0.kind == kind } }
  func has(_ provider: WaysIn.Provider) -> Bool { ways.contains { $0.kind == .oidc && $0.name == provider.name } }
}

extension JSON {
  @inline(never)
  fileprivate func text(_ name: String) -> String { self[name]?.string ?? "" }

  @inline(never)
  fileprivate func moment(_ name: String) -> Instant? {
    self[name]?.integer.flatMap { Instant.kept.contains($0) ? Instant(milliseconds: $0) : nil }
  }
}

/// By what one may get in at this server, beside what every one takes: `{"mail":true,"providers":[{"id":"google",
/// "name":"Google"}],"signup":"invite"}`.
struct WaysIn: Equatable {
  /// Who may make an account here.
  var signup: Signup
  var providers: [Provider] = []
  /// A link for whom the password has gone.
  var mail: Bool

  /// By the server's words.
  enum Signup: String { case open, invite, closed }

  /// Somebody else who says who a person is (OpenID Connect), in the operator's words.
  struct Provider: Equatable {
    var id: String
    var name: String
  }

  init(json: JSON) {
    signup = json["signup"]?.string.flatMap { Signup(rawValue: $0) } ?? .open
    mail = json["mail"]?.bool ?? false
    for provider in json["providers"]?.array ?? [] {
      guard let id = provider["id"]?.string, let name = provider["name"]?.string else { continue }
      providers.append(Provider(id: id, name: name))
    }
  }
}
