import Kernel
import Testing

/// RFC 8259, sentence by sentence: what a reader must take and what it must refuse, and where it points.
@Suite("Reading JSON")
struct JSONParsingTests {
  @Test(
    "takes what the grammar allows",
    arguments: [
      ("null", JSON.null), ("true", .bool(true)), ("false", .bool(false)), (" \t\r\n1 \n", .integer(1)),
      ("[]", .array([])), ("[ ]", .array([])), ("{}", .object([JSON.Member]())), ("{ \n}", .object([JSON.Member]())),
      ("[1,[2,[]],{\"a\":[]}]", .array([.integer(1), .array([.integer(2), .array([])]), .object(["a": .array([])])])),
      ("{\"a\" : 1 ,\"b\":\n2}", .object(["a": .integer(1), "b": .integer(2)])),
      ("{\"\":0}", .object(["": .integer(0)])),
      ("{\"a\":1,\"a\":2}", .object(["a": .integer(1), "a": .integer(2)])),
      ("[null,null]", .array([.null, .null])),
      ("\"\"", .string("")), ("\" \"", .string(" ")), ("\"/\"", .string("/")), ("\"\u{7F}\"", .string("\u{7F}")),
      (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
      (#""\u0000""#, .string("\0")), (#""\u00e9\u00E9é""#, .string("ééé")),
      (#""\u2028\u2029""#, .string("\u{2028}\u{2029}")),
      (#""\uD834\uDD1E""#, .string("𝄞")), (#""\udbff\udfff""#, .string("\u{10FFFF}")),
      (#""\uFFFF\uE000""#, .string("\u{FFFF}\u{E000}")),
      ("\"🚇€é\"", .string("🚇€é")), (#""\\u0041""#, .string("\\u0041")), (#""a\u0041b""#, .string("aAb")),
    ])
  func accepted(text: String, value: JSON) throws {
    #expect(try JSON.parse(text) == value)
  }

  @Test(
    "keeps numbers as exact as they were written",
    arguments: [
      ("0", JSON.integer(0)), ("-1", .integer(-1)), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .number(9.223372036854775808e18)),
      ("-9223372036854775809", .number(-9.223372036854775808e18)),
      ("18446744073709551616", .number(18446744073709551616)), ("1.0", .number(1)), ("1e0", .number(1)),
      ("0.1", .number(0.1)), ("-0.5", .number(-0.5)), ("40.75529", .number(40.75529)),
      ("-73.987495", .number(-73.987495)),
      ("1E2", .number(100)), ("1e+2", .number(100)), ("25e-1", .number(2.5)), ("0e1", .number(0)), ("0e+1", .number(0)),
      ("0.30000000000000004", .number(0.30000000000000004)),
      ("123456789012345678901234567890", .number(1.2345678901234568e29)),
      ("2.2250738585072014e-308", .number(2.2250738585072014e-308)), ("5e-324", .number(.leastNonzeroMagnitude)),
      ("1e-400", .number(0)),
      ("1.7976931348623157e308", .number(1.7976931348623157e308)), ("9007199254740993.0", .number(9007199254740992)),
      ("0.000000000000000000000000000001", .number(1e-30)), ("1e22", .number(1e22)), ("1e23", .number(1e23)),
    ])
  func numbers(text: String, value: JSON) throws {
    #expect(try JSON.parse(text) == value)
    #expect(try JSON.parse("[" + text + "]") == .array([value]))
  }

  @Test("keeps the sign of minus nought", arguments: ["-0", "-0.0", "-0e5"])
  func minusNought(text: String) throws {
    guard case .number(let value) = try JSON.parse(text) else { throw JSONError(.invalidNumber, at: 0) }
    #expect(value == 0 && value.sign == .minus)
  }

  @Test("of two members with one name the last counts, and both are kept")
  func duplicates() throws {
    let value = try JSON.parse(#"{"a":1,"b":2,"a":3}"#)
    #expect(value["a"] == .integer(3))
    #expect(value.text == #"{"a":1,"b":2,"a":3}"#)
  }

  @Test(
    "refuses what the grammar does not allow, and says where",
    arguments: [
      ("", JSONError.Reason.unexpectedEnd, 0), (" ", .unexpectedEnd, 1), ("\u{FEFF}1", .unexpectedByte(0xEF), 0),
      ("[", .unexpectedEnd, 1), ("[1", .unexpectedEnd, 2), ("[1,", .unexpectedEnd, 3), ("{\"a\"", .unexpectedEnd, 4),
      ("{\"a\":", .unexpectedEnd, 5), ("{\"a\":1,", .unexpectedEnd, 7), ("\"a", .unexpectedEnd, 2),
      ("\"\\", .unexpectedEnd, 2),
      ("[1,]", .unexpectedByte(0x5D), 3), ("[,1]", .unexpectedByte(0x2C), 1), ("[1 2]", .unexpectedByte(0x32), 3),
      ("[1:2]", .unexpectedByte(0x3A), 2), ("{\"a\":1,}", .unexpectedByte(0x7D), 7),
      ("{a:1}", .unexpectedByte(0x61), 1),
      ("{'a':1}", .unexpectedByte(0x27), 1), ("{\"a\",1}", .unexpectedByte(0x2C), 4),
      ("{1:1}", .unexpectedByte(0x31), 1),
      ("{\"a\":1 \"b\":2}", .unexpectedByte(0x22), 7), ("[}", .unexpectedByte(0x7D), 1),
      ("{]", .unexpectedByte(0x5D), 1),
      ("]", .unexpectedByte(0x5D), 0), ("tru", .unexpectedEnd, 3), ("trux", .unexpectedByte(0x78), 3),
      ("True", .unexpectedByte(0x54), 0),
      ("nul]", .unexpectedByte(0x5D), 3), ("NaN", .unexpectedByte(0x4E), 0), ("Infinity", .unexpectedByte(0x49), 0),
      ("1 2", .trailingBytes, 2), ("[]]", .trailingBytes, 2), ("{}{}", .trailingBytes, 2),
      ("1\u{0}", .trailingBytes, 1),
      ("true//", .trailingBytes, 4), ("/*a*/1", .unexpectedByte(0x2F), 0), ("\u{C}1", .unexpectedByte(0x0C), 0),
      ("\u{A0}1", .unexpectedByte(0xC2), 0), ("\u{2060}1", .unexpectedByte(0xE2), 0),
      ("+1", .unexpectedByte(0x2B), 0), (".5", .unexpectedByte(0x2E), 0), ("-", .unexpectedEnd, 1),
      ("-a", .invalidNumber, 1),
      ("--1", .invalidNumber, 1), ("01", .invalidNumber, 0), ("-01", .invalidNumber, 1), ("00", .invalidNumber, 0),
      ("1.", .unexpectedEnd, 2),
      ("1.a", .invalidNumber, 2), ("1.e1", .invalidNumber, 2), ("-.5", .invalidNumber, 1), ("1e", .unexpectedEnd, 2),
      ("1e+", .unexpectedEnd, 3),
      ("1ea", .invalidNumber, 2), ("1e1.5", .trailingBytes, 3), ("0x1F", .trailingBytes, 1),
      ("1_000", .trailingBytes, 1),
      ("1e400", .invalidNumber, 0), ("-1e400", .invalidNumber, 0), ("[1e9999999999]", .invalidNumber, 1),
      ("１", .unexpectedByte(0xEF), 0),
      ("\"\n\"", .controlCharacter, 1), ("\"\t\"", .controlCharacter, 1), ("\"a\u{0}\"", .controlCharacter, 2),
      ("\"\u{1F}\"", .controlCharacter, 1),
      (#""\x41""#, .invalidEscape, 1), (#""\'""#, .invalidEscape, 1), (#""a\""#, .unexpectedEnd, 4),
      (#""\U0041""#, .invalidEscape, 1),
      (#""\u12""#, .invalidEscape, 1), (#""\u12G4""#, .invalidEscape, 1), (#""ab\u"#, .unexpectedEnd, 5),
      (#""\u+123""#, .invalidEscape, 1),
      (#""\uD800""#, .loneSurrogate, 1), (#""\uDC00""#, .loneSurrogate, 1), (#""\uD834x""#, .loneSurrogate, 1),
      (#""\uD834\n""#, .loneSurrogate, 1),
      (#""\uD834\uD834""#, .loneSurrogate, 1), (#""\uDD1E\uD834""#, .loneSurrogate, 1),
      (#""\uD834\u0041""#, .loneSurrogate, 1),
      (#""\uD834\u00""#, .invalidEscape, 7), (#""\uD834"#, .unexpectedEnd, 7),
    ])
  func refused(text: String, reason: JSONError.Reason, offset: Int) {
    #expect(throws: JSONError(reason, at: offset)) { try JSON.parse(text) }
  }

  @Test(
    "refuses bytes that are not UTF-8",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xE2, 0x82],
      [0xE2, 0x28, 0xA1],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x9A], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(throws: JSONError(.invalidUTF8, at: 2)) { try JSON.parse([quote, 0x61] + bytes + [quote]) }
    #expect(throws: JSONError.self) { try JSON.parse(bytes) }
  }

  @Test("64 levels are deep enough; more are refused without going there")
  func depth() throws {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(throws: Never.self) { try JSON.parse(nested(64)) }
    #expect(throws: JSONError(.tooDeep, at: 64)) { try JSON.parse(nested(65)) }
    #expect(throws: JSONError(.tooDeep, at: 64)) { try JSON.parse(String(repeating: "[", count: 1_000_000)) }
    #expect(throws: JSONError(.tooDeep, at: 0)) { try JSON.parse("{}", limits: .init(depth: 0)) }
    #expect(throws: JSONError(.tooDeep, at: 512)) { try JSON.parse(nested(513), limits: .init(depth: .max)) }
    #expect(throws: Never.self) { try JSON.parse("[[1],[1],[1]]", limits: .init(depth: 2)) }
  }

  @Test("a text over the limit is refused before it is read")
  func size() {
    #expect(throws: JSONError(.tooLarge, at: 3)) { try JSON.parse("[12]", limits: .init(bytes: 3)) }
    #expect(throws: Never.self) { try JSON.parse("[12]", limits: .init(bytes: 4)) }
  }

  @Test("whole numbers are whole whichever way they were written, and never trap")
  func accessors() throws {
    let value = try JSON.parse(#"{"a":3.0,"b":3.5,"c":1e300,"d":"3","e":true}"#)
    #expect(value["a"]?.integer == 3 && value["a"]?.int == 3 && value["a"]?.number == 3)
    #expect(value["b"]?.integer == nil && value["c"]?.int == nil && value["d"]?.integer == nil)
    #expect(value["e"]?.bool == true && value["d"]?.string == "3" && value["z"] == nil && value.array == nil)
  }
}
