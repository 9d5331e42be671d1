package import Kernel

/// What a device sends when it is back from a provider.
extension AccountBodies {
  package static func ticket(_ ticket: String, device: String = "Laptop", id: String? = nil) -> JSON {
    var claim: [JSON.Member] = [.init("name", .string(device))]
    if let id { claim.append(.init("id", .string(id))) }
    return .object(["ticket": .string(ticket), "device": .object(claim)])
  }

  package static func create(
    byTicket ticket: String, account: UInt8 = 1, keyCheck: UInt8 = 4, invite: String? = nil
  ) -> JSON {
    .object([
      "ticket": .string(ticket), "account": bytes(account, 16), "keyCheck": bytes(keyCheck, 8),
      "recovery": recovery(6), "device": .object(["name": .string("Phone")]),
      "invite": invite.map { .string($0) } ?? .null,
    ])
  }
}
