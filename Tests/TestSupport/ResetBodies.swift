package import Kernel

/// What a device sends about a forgotten password.
extension AccountBodies {
  package static func reset(_ token: String, auth: UInt8 = 8, device: String = "New phone", id: String? = nil) -> JSON {
    var claim: [JSON.Member] = [.init("name", .string(device))]
    if let id { claim.append(.init("id", .string(id))) }
    return .object([
      "token": .string(token), "salt": bytes(13, 16), "kdf": kdf, "auth": bytes(auth, 32), "device": .object(claim),
    ])
  }
}
