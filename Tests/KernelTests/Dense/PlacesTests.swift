import Kernel
import TestSupport
import Testing

@Suite("Places")
struct PlacesTests {
  @Test("a key keeps the place it came to first")
  func adding() {
    var places = Places<String>()
    #expect(places.place(of: "a") == nil)
    #expect(places.add("a") == (0, true))
    #expect(places.add("b") == (1, true))
    #expect(places.add("a") == (0, false))
    #expect(places.keys == ["a", "b"])
  }

  @Test("random keys are found as in a dictionary, also those of one hash", arguments: 1...20 as ClosedRange<UInt64>)
  func likeADictionary(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var places = Places<Clumsy>()
    var dictionary: [Int: Int] = [:]
    for _ in 0..<2_000 {
      let key = Int.random(in: 0..<900, using: &random)
      #expect(places.place(of: Clumsy(value: key)) == dictionary[key])
      let (place, isNew) = places.add(Clumsy(value: key))
      #expect(isNew == (dictionary[key] == nil))
      #expect(place == dictionary[key, default: dictionary.count])
      dictionary[key] = place
    }
  }

  /// Many of one hash.
  private struct Clumsy: Placed {
    var value: Int
    var mixed: UInt32 { UInt32(value % 7) }
  }
}
