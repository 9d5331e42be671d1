import Kernel
import TestSupport
import Testing

@Suite("JSON from a hostile sender")
struct JSONFuzzTests {
  static let corpus: [String] = [
    #"{"id":"127","name":"Times Sq-42 St","location":[40.75529,-73.987495],"routes":["1","2","3"],"distance":null}"#,
    #"{"data":[{"route":"Q","time":"2025-10-02T10:20:00-04:00","track":"3","held":false}],"updated":1759414800}"#,
    #"[1,-2.5e3,0.1,-0,9223372036854775807,1e-7,true,false,null,"\uD834\uDD1E\n\u00e9 é 🚇 <\/script>"]"#,
    #"{"a":{"a":{"a":[[[{"a":[]}]]]}},"":"","a":{}}"#,
  ]

  @Test("every truncation of a good text is refused at its end")
  func truncations() throws {
    for text in Self.corpus {
      let bytes = Array(text.utf8)
      for length in 0..<bytes.count {
        let offset = offset(ofErrorIn: Array(bytes[..<length]))
        // A pair of surrogates, and a character of several bytes, are told from their beginning.
        #expect(offset.map { $0 <= length && $0 >= length - 12 } ?? false, "\(length) bytes of \(text)")
      }
      #expect(throws: Never.self) { try JSON.parse(bytes) }
    }
  }

  @Test("flipped, doubled and lost bytes never trap, and what is read is well formed")
  func mutations() throws {
    var random = SeededRandom(seed: 8259)
    for _ in 0..<20_000 {
      var bytes = Array(Self.corpus.randomElement(using: &random)?.utf8 ?? "".utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes[index], at: index)
        default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      check(bytes)
    }
  }

  @Test("random bytes never trap")
  func randomBytes() {
    var random = SeededRandom(seed: 1)
    let marks = Array(#"{}[]",:\u0123456789eE+-. tfn"#.utf8) + [0x00, 0x80, 0xC3, 0xE2, 0xED, 0xF0, 0xFF]
    for _ in 0..<20_000 {
      check((0..<Int.random(in: 0..<40, using: &random)).compactMap { _ in marks.randomElement(using: &random) })
    }
  }

  private func offset(ofErrorIn bytes: [UInt8]) -> Int? {
    do {
      _ = try JSON.parse(bytes)
      return nil
    } catch { return error.offset }
  }

  private func check(_ bytes: [UInt8]) {
    do {
      let value = try JSON.parse(bytes)
      if try JSON.parse(value.text) != value { Issue.record("\(value.text) is not \(bytes)") }
    } catch {
      if !(0...bytes.count).contains(error.offset) { Issue.record("\(error) in \(bytes)") }
    }
  }
}
