import Accounts
import Testing

@Suite("Names of accounts and devices")
struct SignedInTests {
  @Test("they are 16 bytes, and nothing else is one", arguments: [0, 15, 16, 17])
  func sixteenBytes(count: Int) {
    let bytes = [UInt8](repeating: 7, count: count)
    #expect((AccountID(bytes: bytes) != nil) == (count == 16))
    #expect((DeviceID(bytes: bytes) != nil) == (count == 16))
  }
}
