/// One device's half of the key agreement: a public key made for this pairing alone, and what shows that its owner and the other
/// device saw the same QR code.
package struct PairingKey: Equatable, Sendable {
  /// A point of P-256, 65 bytes: 4, x, y (SEC 1 section 2.3.3). Whether it is on the curve, the devices check.
  package var point: [UInt8]
  /// HMAC-SHA256, 32 bytes, under a secret that only the QR code has; nil where the code was typed.
  package var proof: [UInt8]?

  fileprivate init(_ members: Members, proof: [UInt8]?) throws(Malformed) {
    point = try members.bytes("public", 65)
    guard point[0] == 4 else { throw members.malformed("public", "be a point of P-256, not compressed") }
    self.proof = proof
  }

  init(point: [UInt8], proof: [UInt8]?) { (self.point, self.proof) = (point, proof) }
}

/// `POST pairing`, by a device that is in.
package struct PairingRequest: Sendable {
  /// SHA-256 of the public key that it will reveal: 32 bytes.
  package var commit: [UInt8]

  package init(_ bytes: [UInt8]) throws(Malformed) { commit = try Members(bytes).bytes("commit", 32) }
}

/// `POST pairing/{code}/join`, by a device that wants in.
package struct JoinRequest: Sendable {
  package var token: PairingToken
  package var key: PairingKey
  package var device: DeviceClaim

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    token = PairingToken(bytes: try members.bytes("token", 32))
    key = try PairingKey(members, proof: members.has("proof") ? try members.bytes("proof", 32) : nil)
    device = try members.device()
  }
}

/// `POST pairing/{code}/reveal`, by the device that is in. It can't know whether its QR code was read, so it proves that always.
package struct RevealRequest: Sendable {
  package var key: PairingKey

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    key = try PairingKey(members, proof: try members.bytes("proof", 32))
  }
}

/// `POST pairing/{code}/confirm`, by the device that is in: the account's key, sealed for the new one.
package struct ConfirmRequest: Sendable {
  package var wrap: [UInt8]

  package init(_ bytes: [UInt8]) throws(Malformed) { wrap = try Members(bytes).wrap() }
}
