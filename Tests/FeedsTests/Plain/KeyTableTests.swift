import Testing

@testable import Feeds

@Suite("Keys with a number each")
struct KeyTableTests {
  @Test("whatever is added is found with its first number, and nothing else is, however many there are")
  func found() {
    var random = SystemRandomNumberGenerator()
    var (table, known) = (KeyTable(), [UInt64: UInt32]())
    for number in 0..<20_000 as Range<UInt32> {
      // Few of them, so that some come twice; 0 is a key like any other.
      let key = UInt64.random(in: 0...9999, using: &random) << UInt64.random(in: 0...40, using: &random)
      table.add(key, number)
      if known[key] == nil { known[key] = number }
    }
    #expect(table.count == known.count)
    #expect(known.allSatisfy { table[$0.key] == $0.value })
    #expect((0..<1000 as Range<UInt64>).allSatisfy { table[.max - $0] == nil })
  }

  @Test("an empty one holds nothing, and one with room holds what it has room for")
  func edges() {
    #expect(KeyTable()[0] == nil && KeyTable(capacity: 100)[7] == nil)
    var table = KeyTable(capacity: 3)
    for key in [0, .max, 1] as [UInt64] { table.add(key) }
    #expect(table.count == 3 && table[0] == 0 && table[.max] == 0)
  }
}
