import Testing

@testable import Accounts

@Suite("A share for each")
struct SharesTests {
  @Test("who has all of theirs is turned away, alone, until one ends")
  func most() {
    let shares = Shares<String>(most: 2)
    var ann = [shares.take("ann"), shares.take("ann")]
    #expect(shares.take("ann") == nil && shares.take("bob") != nil)
    #expect(ann.allSatisfy { $0 != nil })
    ann.removeLast()
    #expect(shares.take("ann") != nil)
  }
}
