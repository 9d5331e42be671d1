import Kernel
import TestSupport
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test("commas come by themselves")
  func commas() {
    let text = written {
      $0.beginObject()
      $0.name("a")
      $0.beginArray()
      $0.integer(1)
      $0.null()
      $0.beginArray()
      $0.endArray()
      $0.bool(true)
      $0.beginObject()
      $0.endObject()
      $0.raw(Array("[7]".utf8))
      $0.value(.string("x"))
      $0.endArray()
      $0.name("b" + "\"")
      $0.bool(false)
      $0.name("c")
      $0.integer(Int64.min)
      $0.endObject()
    }
    #expect(text == #"{"a":[1,null,[],true,{},[7],"x"],"b\"":false,"c":-9223372036854775808}"#)
  }

  @Test(
    "strings are escaped where they must be, and so that they may stand inside a script element",
    arguments: [
      ("", #""""#), ("é🚇", "\"é🚇\""), ("\"\\/", #""\"\\/""#), ("\u{8}\u{9}\u{A}\u{C}\u{D}", #""\b\t\n\f\r""#),
      ("\0\u{1}\u{B}\u{1F}\u{7F}", "\"\\u0000\\u0001\\u000B\\u001F\u{7F}\""),
      ("</script><!--", #""\u003C/script>\u003C!--""#),
      ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#),
      ("\u{2027}\u{202A}\u{A8}\u{A9}\u{428}", "\"\u{2027}\u{202A}\u{A8}\u{A9}\u{428}\""),
    ])
  func strings(text: String, json: String) {
    #expect(JSON.string(text).text == json)
  }

  @Test(
    "numbers are the shortest that read back the same; nothing that is no number is written",
    arguments: [
      (0, "0.0"), (-0.0, "-0.0"), (1, "1.0"), (0.1, "0.1"), (-73.987495, "-73.987495"), (1e21, "1e+21"),
      (.leastNonzeroMagnitude, "5e-324"),
      (.infinity, "null"), (-.infinity, "null"), (.nan, "null"), (1.7976931348623157e308, "1.7976931348623157e+308"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(JSON.number(value).text == text)
  }

  @Test(
    "rounded numbers have no more digits than asked for, and none that say nothing",
    arguments: [
      (1.005, 1, "1"), (12.34, 1, "12.3"), (12.35, 1, "12.4"), (-12.36, 1, "-12.4"), (0.04, 1, "0"), (-0.04, 1, "0"),
      (3, 2, "3"), (40.7552899, 5, "40.75529"),
      (0.1 + 0.2, 15, "0.3"), (1234.5, 0, "1235"), (2.5, 0, "3"), (0.05, 2, "0.05"), (9.999, 2, "10"),
      (1e20, 2, "1e+20"), (.nan, 2, "null"), (1.5, -3, "2"), (0.5, 99, "0.5"),
    ] as [(Double, Int, String)])
  func decimals(value: Double, decimals: Int, text: String) {
    #expect(written { $0.number(value, decimals: decimals) } == text)
  }

  @Test("what was written reads back as the same value")
  func roundTrip() throws {
    var random = SeededRandom(seed: 42)
    for _ in 0..<3000 {
      let value = randomValue(depth: 5, using: &random)
      let text = value.text
      if try JSON.parse(text) != value { Issue.record("\(text)") }
    }
  }

  @Test("every finite number reads back as itself, bit for bit")
  func numbersRoundTrip() throws {
    var random = SeededRandom(seed: 754)
    for round in 0..<30_000 {
      // Any bits at all, and numbers as people write them: up to 17 digits with a point somewhere.
      let scale = ([1, 1e1, 1e3, 1e6, 1e9, 1e15] as [Double]).randomElement(using: &random) ?? 1
      let value =
        round % 2 == 0
        ? Double(bitPattern: random.next()) : Double(Int64.random(in: -99_999_999...99_999_999, using: &random)) / scale
      guard value.isFinite else { continue }
      let read = try JSON.parse(JSON.number(value).text)
      if read.number?.bitPattern != value.bitPattern { Issue.record("\(value)") }
    }
  }

  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(capacity: 64)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func randomValue(depth: Int, using random: inout SeededRandom) -> JSON {
    switch Int.random(in: 0..<(depth == 0 ? 6 : 9), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(Int64(bitPattern: random.next()))
    case 3: return .number(Double(Int.random(in: -99_999...99_999, using: &random)) / 64)
    case 4, 5: return .string(randomText(using: &random))
    case 6, 7:
      return .array(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in randomValue(depth: depth - 1, using: &random) })
    default:
      return .object(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in
          JSON.Member(randomText(using: &random), randomValue(depth: depth - 1, using: &random))
        })
    }
  }

  private func randomText(using random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let bound: UInt32 = Bool.random(using: &random) ? 0x80 : 0x110000
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &random)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
