import Kernel
import TestSupport
import Testing

@Suite("Positions in a list")
struct FractionalIndexTests {
  @Test(
    "a position is between its neighbours, and short",
    arguments: [
      (nil, nil, "a0"), ("a0", nil, "a1"), ("az", nil, "b00"), ("bzz", nil, "c000"), (nil, "a0", "Zz"),
      (nil, "Z0", "Yzz"), ("Zz", nil, "a0"), ("Yzz", nil, "Z0"),
      ("a0", "a1", "a0V"), ("a0", "a0V", "a0F"), ("a0V", "a1", "a0k"), ("a0", "a2", "a1"), ("a0V", "a2", "a1"),
      (nil, "a0V", "a0"), ("Zz", "a0V", "a0"), ("a0", "a01", "a00V"),
    ] as [(String?, String?, String)])
  func table(low: String?, high: String?, between: String) {
    #expect(FractionalIndex.between(low, high) == between)
  }

  @Test("a list grown by random insertions keeps the order of its positions, and they stay short")
  func randomInsertions() {
    var random = SeededRandom(seed: 62)
    var list: [String] = []
    for _ in 0..<3000 {
      let index = Int.random(in: 0...list.count, using: &random)
      let low = index > 0 ? list[index - 1] : nil
      let high = index < list.count ? list[index] : nil
      let position = FractionalIndex.between(low, high)
      if low.map({ $0 >= position }) ?? false || high.map({ $0 <= position }) ?? false {
        Issue.record("\(position) is not between \(low ?? "–") and \(high ?? "–")")
      }
      list.insert(position, at: index)
    }
    #expect(list == list.sorted() && Set(list).count == list.count)
    #expect(list.map { $0.utf8.count }.max() ?? 0 <= 12)
  }

  @Test("a thousand entries at either end need four letters at most; a thousand at one place stay bearable")
  func growth() {
    var last: String?
    var first: String?
    var squeezed = "a1"
    for _ in 0..<1000 {
      last = FractionalIndex.between(last, nil)
      first = FractionalIndex.between(nil, first)
      squeezed = FractionalIndex.between("a0", squeezed)
    }
    #expect(last?.utf8.count == 3 && first?.utf8.count == 3)
    #expect(squeezed.utf8.count < 260)
  }

  @Test("two of the same position, or turned round, give one just behind the first")
  func notInOrder() {
    for (low, high) in [("a1", "a1"), ("a5", "a1"), ("a1V", "a1V")] {
      let position = FractionalIndex.between(low, high)
      #expect(position > low && position < "a6")
    }
  }

  @Test(
    "what is no position stands for the end of the list",
    arguments: [
      "", "a", "0", "a0 ", "é", "a00", "a0V0", "b0", "A" + String(repeating: "0", count: 26),
      "a" + String(repeating: "1", count: 2000),
    ])
  func noPosition(text: String) {
    #expect(FractionalIndex.between(text, nil) == "a0")
    #expect(FractionalIndex.between(nil, text) == "a0")
    #expect(FractionalIndex.between("a3", text) == "a4")
  }

  @Test("the outermost positions still have room")
  func outermost() {
    let greatest = "z" + String(repeating: "z", count: 26)
    let least = "A" + String(repeating: "0", count: 26) + "1"
    #expect(FractionalIndex.between(greatest, nil) == greatest + "V")
    #expect(FractionalIndex.between(nil, least) < least)
    #expect(FractionalIndex.between(nil, FractionalIndex.between(nil, least)) < FractionalIndex.between(nil, least))
  }

  @Test("random texts never trap")
  func fuzz() {
    var random = SeededRandom(seed: 7)
    let marks = Array("aAzZbY019Vé ".utf8)
    for _ in 0..<20_000 {
      let texts = (0..<2).map { _ in
        String(
          decoding: (0..<Int.random(in: 0..<6, using: &random)).compactMap { _ in marks.randomElement(using: &random) },
          as: UTF8.self)
      }
      #expect(!FractionalIndex.between(texts[0], texts[1]).isEmpty)
    }
  }
}
