import Foundation
package import Kernel

/// What devices send to accounts. Bytes that would be drawn are one number again and again, so that a test can name them.
package enum AccountBodies {
  package static func bytes(_ number: UInt8, _ count: Int) -> JSON {
    .string(text([UInt8](repeating: number, count: count)))
  }

  /// Base64url without padding, by another hand than the program's.
  package static func text(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  package static func wrap(_ number: UInt8) -> JSON { .string(text([1] + [UInt8](repeating: number, count: 60))) }

  package static let kdf = JSON.object(["name": .string("PBKDF2-SHA256"), "iterations": .integer(600_000)])

  package static func create(
    email: String = "me@example.org", account: UInt8 = 1, auth: UInt8 = 2, device: String = "Phone",
    invite: String? = nil
  ) -> JSON {
    var members: [JSON.Member] = [
      .init("account", bytes(account, 16)), .init("email", .string(email)), .init("salt", bytes(3, 16)),
      .init("kdf", kdf), .init("auth", bytes(auth, 32)), .init("keyCheck", bytes(4, 8)), .init("wrap", wrap(5)),
      .init("recovery", recovery(6)), .init("device", .object(["name": .string(device)])),
    ]
    if let invite { members.append(.init("invite", .string(invite))) }
    return .object(members)
  }

  package static func email(_ email: String = "me@example.org") -> JSON { .object(["email": .string(email)]) }

  package static func signIn(
    email: String = "me@example.org", auth: UInt8 = 2, device: String = "Laptop", id: String? = nil
  ) -> JSON {
    var claim: [JSON.Member] = [.init("name", .string(device))]
    if let id { claim.append(.init("id", .string(id))) }
    return .object(["email": .string(email), "auth": bytes(auth, 32), "device": .object(claim)])
  }

  package static func change(auth: UInt8) -> JSON {
    .object(["salt": bytes(13, 16), "kdf": kdf, "auth": bytes(auth, 32), "wrap": wrap(15)])
  }

  package static func recovery(_ number: UInt8) -> JSON {
    .object(["auth": bytes(number, 32), "wrap": wrap(number)])
  }

  package static func recover(account: UInt8, auth: UInt8 = 6) -> JSON {
    .object(["account": bytes(account, 16), "auth": bytes(auth, 32), "device": .object(["name": .string("Tablet")])])
  }
}

extension JSON {
  /// With another value at "device.name"; without that member, where there is none.
  package func with(_ path: String, _ value: JSON?) -> JSON {
    guard case .object(var members) = self else { return self }
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let index = members.firstIndex(where: { $0.name == parts[0] }) else {
      if let value, parts.count == 1 { members.append(Member(path, value)) }
      return .object(members)
    }
    if parts.count == 2 {
      members[index].value = members[index].value.with(parts[1], value)
    } else if let value {
      members[index].value = value
    } else {
      members.remove(at: index)
    }
    return .object(members)
  }

  package var bytes: [UInt8] { Array(text.utf8) }
}
