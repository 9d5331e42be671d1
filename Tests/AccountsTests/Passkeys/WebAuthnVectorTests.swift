import Foundation
import Testing

@testable import Accounts

/// `Tests/Stored/WebAuthn.txt`: vectors of WebAuthn Level 3 section 16, a value a line; `Tests/Tools/webauthn_vectors.py` makes it.
@Suite("The vectors of WebAuthn Level 3")
struct WebAuthnVectorTests {
  static let party = RelyingParty(id: "example.org", origin: "https://example.org")
  static let account = AccountID(bytes: [UInt8](repeating: 1, count: 16))

  /// What is refused of them is what this server asks for and they don't show.
  @Test(
    "each is taken as far as it was made as this server asks for it",
    arguments: [
      ("none.ES256", .notVerified, .notVerified), ("packed-self.ES256", nil, .notVerified),
      ("none.ES256.crossOrigin", .crossOrigin, .crossOrigin), ("none.ES256.topOrigin", .crossOrigin, .crossOrigin),
      ("none.ES256.long-credential-id", .notVerified, nil), ("packed.ES256", nil, nil),
      ("packed.RS256", nil, .notVerified),
      ("packed.EdDSA", .notVerified, .notVerified),
    ] as [(String, PasskeyRefusal?, PasskeyRefusal?)])
  func checked(name: String, create: PasskeyRefusal?, get: PasskeyRefusal?) throws {
    let vector = try Vector(name)
    let (made, shown) = (try vector.made, try vector.shown)
    let account = try #require(Self.account)
    #expect(Self.refusal { try Self.party.passkey(made: made, for: vector.value("create", "challenge")) } == create)
    #expect(
      Self.refusal {
        try Self.party.passkey(
          shown: shown, kept: vector.kept, of: account, for: vector.value("get", "challenge"))
      } == get)
  }

  @Test(
    "each one's signature is right, and wrong with any byte of it or of what it is over changed",
    arguments: ["none.ES256", "none.ES256.long-credential-id", "packed.RS256", "packed.EdDSA"])
  func signed(name: String) throws {
    let vector = try Vector(name)
    let (shown, key) = (try vector.shown, try COSEKey(try vector.kept.key))
    let message = shown.authenticatorData + Digest.of(shown.clientData)
    #expect(key.isUsable && key.isSignature(shown.signature, of: message))
    for index in [0, 33, message.count - 1] {
      var other = message
      other[index] ^= 1
      #expect(!key.isSignature(shown.signature, of: other))
    }
    for index in shown.signature.indices {
      var other = shown.signature
      other[index] ^= 1
      #expect(!key.isSignature(other, of: message), "byte \(index)")
    }
    #expect(!key.isSignature([], of: message) && !key.isSignature(shown.signature + [0], of: message))
  }

  private static func refusal(_ check: () throws -> StoredPasskey) -> PasskeyRefusal? {
    do {
      _ = try check()
      return nil
    } catch let refusal as PasskeyRefusal { return refusal } catch { return .unreadable }
  }

  /// The values of one vector.
  private struct Vector {
    private var values: [String: [UInt8]] = [:]

    init(_ name: String) throws {
      for line in try String(contentsOfFile: "Tests/Stored/WebAuthn.txt", encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 4, words[0] == name else { continue }
        let digits = Array(words[3].utf8)
        values[words[1] + " " + words[2]] = try stride(from: 0, to: digits.count, by: 2).map { index in
          try #require(UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16))
        }
      }
    }

    func value(_ ceremony: String, _ name: String) throws -> [UInt8] { try #require(values[ceremony + " " + name]) }

    var made: MadeCredential {
      get throws {
        MadeCredential(
          id: try value("create", "id"), clientData: try value("create", "clientData"),
          attestation: try value("create", "attestation"), transports: [])
      }
    }

    var shown: ShownCredential {
      get throws {
        ShownCredential(
          id: try value("create", "id"), clientData: try value("get", "clientData"),
          authenticatorData: try value("get", "data"), signature: try value("get", "signature"), userHandle: nil)
      }
    }

    /// As it would have been stored, whatever this server asks for.
    var kept: StoredPasskey {
      get throws {
        let data = try AuthenticatorData(attestation: try value("create", "attestation"))
        let credential = try #require(data.credential)
        #expect(credential.id == (try value("create", "id")))
        return StoredPasskey(key: credential.key, mayBeBackedUp: data.flags.contains(.mayBeBackedUp))
      }
    }
  }
}
