package import Kernel

/// What two devices send while one leads the other in.
extension AccountBodies {
  package static func pairing(commit: [UInt8]) -> JSON { .object(["commit": .string(text(commit))]) }

  /// A public key that nobody has the other half of.
  package static func point(_ number: UInt8) -> [UInt8] { [4] + [UInt8](repeating: number, count: 64) }

  package static func join(
    token: UInt8, _ point: [UInt8], proof: [UInt8]? = nil, device: String = "Tablet"
  ) -> JSON {
    var members: [JSON.Member] = [
      .init("token", bytes(token, 32)), .init("public", .string(text(point))),
      .init("device", .object(["name": .string(device)])),
    ]
    if let proof { members.append(.init("proof", .string(text(proof)))) }
    return .object(members)
  }

  package static func reveal(_ point: [UInt8], proof: [UInt8] = [UInt8](repeating: 7, count: 32)) -> JSON {
    .object(["public": .string(text(point)), "proof": .string(text(proof))])
  }

  package static func confirm(_ wrap: [UInt8]) -> JSON { .object(["wrap": .string(text(wrap))]) }
}
