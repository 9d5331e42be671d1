import Kernel
import TestSupport
import Testing

@testable import Feeds

@Suite("Comma-separated rows")
struct CSVRowsTests {
  @Test(
    "are read as agencies write them",
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
      ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
      ("\n\na\n\r\n  \nb\n\n", [["a"], ["b"]]),
      (" a , b \n", [["a", "b"]]),
      ("a,,c\n,\n", [["a", "", "c"], ["", ""]]),
      (#""a,b",c"#, [["a,b", "c"]]),
      ("\"a\nb\",c\nd\n", [["a\nb", "c"], ["d"]]),
      (#""say ""hi""",c"#, [[#"say "hi""#, "c"]]),
      (#""""""#, [[#"""#]]),
      (#" "a" ,b"#, [["a", "b"]]),
      ("\"a\"junk,b\n", [["a", "b"]]),
      (#"a"b,c"#, [[#"a"b"#, "c"]]),
      ("", []),
    ] as [(String, [[String]])])
  func rows(text: String, expected: [[String]]) {
    #expect(Self.read(Array(text.utf8)) == expected)
  }

  @Test("with a quote that never closes lose that row alone")
  func openQuote() {
    let text = "a\n\"open,1\nb\n"
    var broken = 0
    var read: [String] = []
    Array(text.utf8).withUnsafeBufferPointer { buffer in
      var rows = CSVRows(buffer, isWhole: true)
      while rows.next() { if rows.isBroken { broken += 1 } else { read.append(rows.text(0)) } }
    }
    #expect(broken == 1 && read == ["a", "b"])
  }

  @Test("are the same however the text arrives in parts")
  func parts() {
    let text = Array("id,name\r\n1,\"Alder, St\"\r\n2,\"B\"\"irch\nSt\"\n\n3,Cedar\n4,\"x\"".utf8)
    let whole = Self.read(text)
    #expect(whole.count == 5)
    for size in 1...text.count {
      var pending: [UInt8] = []
      var read: [[String]] = []
      var start = 0
      while start < text.count {
        pending += text[start..<min(start + size, text.count)]
        start += size
        let (rows, position) = Self.read(pending, isWhole: start >= text.count)
        read += rows
        pending.removeFirst(position)
      }
      #expect(read == whole, "parts of \(size)")
    }
  }

  @Test("of any bytes are read to the end")
  func anything() {
    var random = SeededRandom(seed: 5)
    let letters = Array("a,\"\n\r ,,\"\"1".utf8) + [0xFF, 0, 0xEF, 0xBB, 0xBF]
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0 }
      let (_, position) = Self.read(bytes, isWhole: true)
      #expect(position == bytes.count)
      _ = Self.read(bytes, isWhole: false)
    }
    let wide = Array(String(repeating: "x,", count: 500).utf8)
    #expect(Self.read(wide)[0].count == 501 && Self.read(wide)[0][400].isEmpty)
  }

  @Test("begin with column names in any order, behind a byte order mark or not")
  func header() {
    for text in ["\u{FEFF}stop_id,stop_name\n", "\u{FEFF}\"stop_id\",\"stop_name\"\n", "stop_id,stop_name\n"] {
      Array(text.utf8).withUnsafeBufferPointer { buffer in
        var rows = CSVRows(buffer, isWhole: true)
        let hasRow = rows.next()
        #expect(hasRow)
        let header = CSVHeader(rows)
        #expect(header.column("stop_id") == 0 && header.column("stop_name") == 1 && header.column("zone_id") == -1)
        #expect(rows[-1].isEmpty && rows[99].isEmpty && rows.text(-1).isEmpty)
      }
    }
  }

  @Test(
    "say times in seconds after the service day began",
    arguments: [
      ("00:00:00", 0), ("5:52:00", 21_120), ("25:35:01", 92_101), ("12:30", 45_000), ("168:00:00", 604_800),
      ("169:00:00", nil), ("1:60:00", nil), ("1:00:60", nil), ("", nil), ("12", nil), ("a:00:00", nil),
      ("1:2:3:4", nil), ("-1:00:00", nil), ("::", nil), ("1::0", nil),
    ] as [(String, Int?)])
  func time(text: String, seconds: Int?) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { $0.time } == seconds)
  }

  @Test("say numbers, days and colours, or nothing")
  func fields() {
    func field<Value>(_ text: String, _ read: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
      Array(text.utf8).withUnsafeBufferPointer(read)
    }
    #expect(field("2147483647") { $0.number } == 2_147_483_647)
    #expect(field("2147483648") { $0.number } == nil && field("-1") { $0.number } == nil)
    #expect(field("20251002") { $0.day } == 20_363 && field("20250230") { $0.day } == nil)
    #expect(field("ff6319") { $0.color } == 0xFF6319 && field("#FF6319") { $0.color } == 0xFF6319)
    #expect(field("red") { $0.color } == nil && field("") { $0.color } == nil)
    #expect(field("-74.0") { $0.degrees(within: 180) } == -74 && field("nan") { $0.degrees(within: 90) } == nil)
  }

  static func read(_ bytes: [UInt8], isWhole: Bool) -> ([[String]], Int) {
    bytes.withUnsafeBufferPointer { buffer in
      var rows = CSVRows(buffer, isWhole: isWhole)
      var all: [[String]] = []
      while rows.next() { if !rows.isBroken { all.append((0..<rows.count).map { rows.text($0) }) } }
      return (all, rows.position)
    }
  }

  static func read(_ bytes: [UInt8]) -> [[String]] { read(bytes, isWhole: true).0 }
}
