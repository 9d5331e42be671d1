package import Kernel

/// What a device sends about passkeys.
extension AccountBodies {
  package static func toCreate(account: UInt8 = 1, invite: String? = nil) -> JSON {
    .object([
      "purpose": .string("create"), "account": bytes(account, 16), "name": .string("Pocketful"),
      "invite": invite.map { .string($0) } ?? .null,
    ])
  }

  package static let toAdd = JSON.object(["purpose": .string("add"), "name": .string("Pocketful")])

  package static func to(_ purpose: String) -> JSON { .object(["purpose": .string(purpose)]) }

  /// `wrap` is nil where the authenticator has no PRF.
  package static func create(
    by credential: JSON, account: UInt8 = 1, wrap number: UInt8? = 5, invite: String? = nil
  ) -> JSON {
    .object([
      "purpose": .string("create"), "credential": credential, "account": bytes(account, 16), "keyCheck": bytes(4, 8),
      "wrap": number.map { wrap($0) } ?? .null, "recovery": recovery(6),
      "device": .object(["name": .string("Phone")]), "invite": invite.map { .string($0) } ?? .null,
    ])
  }

  package static func signIn(by credential: JSON) -> JSON {
    .object([
      "purpose": .string("signIn"), "credential": credential, "device": .object(["name": .string("Laptop")]),
    ])
  }

  package static func add(_ credential: JSON, name: String = "Key ring", wrap number: UInt8? = 7) -> JSON {
    .object([
      "purpose": .string("add"), "credential": credential, "name": .string(name),
      "wrap": number.map { wrap($0) } ?? .null,
    ])
  }

  package static func fresh(by credential: JSON) -> JSON {
    .object(["purpose": .string("fresh"), "credential": credential])
  }
}
