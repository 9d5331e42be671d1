/// A credential's public key (RFC 9052 and 9053), of one of the kinds that are asked for.
enum COSEKey: Equatable, Sendable {
  /// ECDSA on P-256 with SHA-256; the coordinates have 32 bytes each.
  case es256(x: [UInt8], y: [UInt8])
  /// Ed25519, 32 bytes.
  case edDSA([UInt8])
  /// RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8812 section 2): the modulus and the exponent.
  case rs256(n: [UInt8], e: [UInt8])

  /// The numbers of IANA's registry "COSE Algorithms", in the order in which they are wanted.
  enum Algorithm: Int64, CaseIterable, Sendable {
    case es256 = -7
    case edDSA = -8
    case rs256 = -257
  }

  /// `bytes` are all of a key in CBOR. Whether a point is on its curve, `isUsable` says.
  init(_ bytes: [UInt8]) throws(PasskeyRefusal) {
    guard let map = try? CBOR(bytes), case .integer(let number) = map[.alg] else { throw .unusableKey }
    guard let algorithm = Algorithm(rawValue: number) else { throw .otherAlgorithm }
    switch algorithm {
    case .es256:
      guard map[.kty] == .integer(2), map[.first] == .integer(1), let x = map[.second]?.byteString,
        let y = map[.third]?.byteString, x.count == 32, y.count == 32
      else { throw .unusableKey }
      self = .es256(x: x, y: y)
    case .edDSA:
      guard map[.kty] == .integer(1), map[.first] == .integer(6), let x = map[.second]?.byteString, x.count == 32
      else { throw .unusableKey }
      self = .edDSA(x)
    case .rs256:
      guard map[.kty] == .integer(3), let n = map[.first]?.byteString, let e = map[.second]?.byteString,
        Self.moduli.contains(n.count), n.first != 0, let last = n.last, last & 1 == 1,
        (1...4).contains(e.count), let even = e.last, even & 1 == 1, e != [1]
      else { throw .unusableKey }
      self = .rs256(n: n, e: e)
    }
  }

  /// In bytes. Fewer are weak (NIST SP 800-131A asks for 2,048 bits), more would be long to check.
  private static let moduli = 256...512
}

/// Labels: of every key, and those that mean something else in each kind.
extension CBOR {
  fileprivate static let kty = CBOR.integer(1)
  fileprivate static let alg = CBOR.integer(3)
  fileprivate static let first = CBOR.integer(-1)
  fileprivate static let second = CBOR.integer(-2)
  fileprivate static let third = CBOR.integer(-3)
}
