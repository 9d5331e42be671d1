import Kernel
import TestSupport
import Testing
import Wire

@testable import Accounts

/// Signatures that others made.
@Suite("Signatures of JOSE, by vectors")
struct SignatureVectorTests {
  /// What is signed with which key, in JSON, and how.
  struct Vector: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var key: String
    var algorithm: SignatureAlgorithm
    var signed: String
    var signature: String
  }

  private static let payload =
    "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"

  static let vectors = [
    Vector(
      testDescription: "RFC 7515 appendix A.2",
      key: #"{"kty":"RSA","e":"AQAB","n":""#
        + "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yR"
        + "T-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXB"
        + "dQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9ia"
        + "GNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ"
        + #""}"#, algorithm: .rs256, signed: "eyJhbGciOiJSUzI1NiJ9." + payload,
      signature: "cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9"
        + "uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB"
        + "_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rq"
        + "Vt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw"),
    Vector(
      testDescription: "RFC 7515 appendix A.3",
      key: #"{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","#
        + #""y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}"#, algorithm: .es256,
      signed: "eyJhbGciOiJFUzI1NiJ9." + payload,
      signature: "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q"),
    Vector(
      testDescription: "RFC 8037 appendix A.4",
      key: #"{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}"#, algorithm: .edDSA,
      signed: "eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc",
      signature: "hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg"),
    Vector(
      testDescription: "OpenSSL: dgst -sha256 with rsa_padding_mode:pss and rsa_pss_saltlen:32", key: openSSL,
      algorithm: .ps256, signed: "signed by OpenSSL",
      signature: "0Tw1W1fvDxzF2W5sR-mcZnJJZgoj80i5oeyoJ3zNABIPl-PPSrcO-Pyk-ngH-qFeLwfACsTH3ejLCw7e6-XRaFqbUnLLOCFiy9dv"
        + "gtiUVinZjm5FGKxr1ziiwZMLbCYu3c6EvolFG8GN2YDola-C1l0u8ZobWqR6yFvuW3b4SWRVnsKEbQ7SSOMOdcAaLSzp1DmeS5fr"
        + "EzQ1pJgEQ4QtuPiIWFWpCR872AydvaWU4uOlwlP8Muie0AtogwyjvYZoZV5hZZnuGKbr9wkwi5tmZtflPD2uAQYFDUKbT_ekgA5x"
        + "drNL8ENWFUaItxBoVM9IuH5UwHYLVx7zJXFn9N0Mpw"),
  ]

  private static let openSSL =
    #"{"kty":"RSA","e":"AQAB","n":""#
    + "1PgPbW4_ngFdSYDeCjIiGqGRZyGXU-G_w25KLzxBZ-g2T9ile5jbEeaFzUp5Hdr9s-KFSAEhX6-RSmr67vWsph7vu9v4KvV2JEUk"
    + "OBvUn6sg7qj07J_w3StLb_jdWWyiM98wXC8xDWVE2SxooXNmtVYx11F8ntog-FTUHgd0_i_ijDPJY4OoP5PVvqBbGILvpe2p9b4-"
    + "K9C8PIRJYxM6YOBGrA2dL-egK4XRZE2svFKY2pKb0RSk0mFLRuiJQjrcVFlhSeZLzOo5EUrkjxgk4vh8xFttzgDC4B1BbB9FRcsj"
    + "ieRoUOTGpC_Wf6h8X4VCfGGc_iK_Q-g_uGsaynhBFw"
    + #""}"#

  @Test("each is right with its key, and wrong once a letter is another", arguments: vectors)
  func right(vector: Vector) throws {
    let key = try #require(try JSONWebKey.set(Array("{\"keys\":[\(vector.key)]}".utf8)).first)
    // The vectors' own claims are nobody's; only what is signed is looked at.
    var token = try IDToken(try PlayedToken(from: "https://a.example", nonce: "n", now: Office.opened).text)
    token.algorithm = vector.algorithm
    token.signed = Array(vector.signed.utf8)
    token.signature = try #require(Base64URL.bytes(vector.signature))
    #expect(key.signed(token))
    token.signed[0] ^= 1
    #expect(!key.signed(token))
  }

  @Test("a salt of another length than the hash's is no PS256 (RFC 7518 section 3.5)")
  func salt() throws {
    let key = try #require(try JSONWebKey.set(Array("{\"keys\":[\(Self.openSSL)]}".utf8)).first)
    var token = try IDToken(try PlayedToken(from: "https://a.example", nonce: "n", now: Office.opened).text)
    (token.algorithm, token.signed) = (.ps256, Array("signed by OpenSSL".utf8))
    token.signature = try #require(
      Base64URL.bytes(
        "GfIj6Ig37cpe2DlWqurWJtzaJTkFuQqX7LspmClpsGYnDl0qR0U24hF596pxL95NWq04Bx_BWm3rki0RwcXQ5WSd_JihXh8SaLoO"
          + "-OsKOcwJHtaNezQAfOTvJfcmPxEVz4AwV9WvdfvNKFKEg4__zDyM45uvP_Tr7v89BBG5pAo2ERaVN_UljQIs0vRNEfkY1pKq_aPC"
          + "l_F9Tn47i5aZQiYUs_8IEQoXSWe3Fse8VcCcdR8--fkoyt34yNSmE5Gkoqjvny03OL4_bUTtVp0QC_twtvlPhSFqswFIuxDEn5yl"
          + "gsSRxsDeSIjVlfj5s0LavrW_gaoH3VGNDMyG7Jq60g"))
    #expect(!key.signed(token))
  }
}
