import Kernel
import TestSupport
import Testing

@Suite("An address within the app")
struct AddressTests {
  @Test(
    "reads segments and query, and prints them back",
    arguments: [
      ("/", "/"), ("", "/"), ("/departures/127", "/departures/127"), ("//departures//", "/departures"),
      ("/departures/search?q=34+st%20q", "/departures/search?q=34%20st%20q"), ("/a%2Fb", "/a%2Fb"),
      ("/x?a=1&b&c=%26#rest", "/x?a=1&b=&c=%26"), ("/%zz", "/%25zz"), ("/é", "/%C3%A9"),
    ])
  func roundTrip(text: String, printed: String) {
    #expect(Address(text).text == printed)
    #expect(Address(Address(text).text).text == printed)
  }

  @Test("any bytes are an address, and printing is stable")
  func anything() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let printed = Address(String(decoding: bytes, as: UTF8.self)).text
      #expect(Address(printed).text == printed)
    }
  }
}
