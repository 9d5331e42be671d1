import Kernel
import Testing

/// What crosses between server and browser: others read along, and what can't be read is left out.
@Suite("A list of fields on the wire")
struct FieldsWireTests {
  struct Row: Equatable {
    var id = ""
    var time = Instant(milliseconds: 0)
    var note = ""
    var count: Int64 = 0
    var until: Instant?

    mutating func code(_ fields: inout Fields, _ zone: Zone = .utc) {
      fields.text("id", &id)
      fields.moment("time", &time, in: zone)
      fields.told("seconds", .integer(time.seconds))
      fields.ifAny("note", &note)
      fields.ifAny("count", &count)
      fields.moment("until", &until, in: zone)
    }
  }

  struct Board: Equatable {
    var station = ""
    var rows: [Row] = []
    var lines: [String] = []

    mutating func code(_ fields: inout Fields, _ zone: Zone = .utc) {
      fields.inside("station") { $0.text("id", &station) }
      fields.told("place") { $0.number(40.75, decimals: 6) }
      fields.rows("rows", &rows, most: 3, Row()) { $1.code(&$0, zone) }
      fields.ifReadable { $0.readable("lines", &lines, most: 2, write: { .string($0) }, read: { $0.string }) }
    }

    var streamed: String {
      var (copy, json) = (self, JSONWriter())
      json.beginArray()
      json.integer(1)
      json.object { copy.code(&$0, Zone(name: "New York", firstOffset: -14_400)) }
      json.integer(2)
      json.endArray()
      return String(decoding: json.bytes, as: UTF8.self)
    }

    static func read(_ text: String) throws -> Board? {
      var (board, fields) = (Board(), Fields(try JSON.parse(text)))
      board.code(&fields)
      return fields.isUnreadable ? nil : board
    }
  }

  private let board = Board(
    station: "127",
    rows: [
      Row(id: "a<b", time: Instant(seconds: 1_759_414_800), note: "“x”", count: -3, until: Instant(seconds: 0)), Row(),
    ], lines: ["Q", "R"])

  private let text =
    #"{"station":{"id":"127"},"place":40.75,"rows":[{"id":"a\u003Cb","time":"2025-10-02T10:20:00-04:00","#
    + #""seconds":1759414800,"note":"“x”","count":-3,"until":"1969-12-31T20:00:00-04:00"},"#
    + #"{"id":"","time":"1969-12-31T20:00:00-04:00","seconds":0,"until":null}],"lines":["Q","R"]}"#

  @Test("it is written as the list goes, in the midst of other JSON, and read again")
  func streams() throws {
    #expect(board.streamed == "[1," + text + ",2]")
    #expect(try Board.read(text) == board)
  }

  @Test("as a tree it is the same")
  func tree() {
    var (copy, fields) = (board, Fields())
    copy.code(&fields, Zone(name: "New York", firstOffset: -14_400))
    #expect(fields.json.text == text)
  }

  @Test("rows that can't be read are left out, and so is what stands behind the most there may be")
  func rows() throws {
    let good = #"{"id":"a","time":"2025-10-02T10:20:00Z"}"#
    func rows(_ list: String) throws -> Int? { try Board.read(#"{"station":{"id":""},"rows":\#(list)}"#)?.rows.count }
    #expect(try rows("[\(good),7,{},\(good)]") == 1, "the fourth is one too many")
    #expect(try rows(#"[{"id":"a","time":"yesterday"},null,\#(good)]"#) == 1)
    #expect(try rows(#"{}"#) == nil && rows("null") == nil)
    #expect(try Board.read(#"{"station":{"id":7},"rows":[]}"#) == nil && Board.read("[]") == nil)
  }

  @Test("what may be missing is nothing where it is missing or can't be read")
  func nothing() throws {
    for extra in ["", #","note":7,"count":"1","until":"soon""#, #","note":null,"count":0.5,"until":3"#] {
      let read = try Board.read(#"{"station":{"id":""},"rows":[{"id":"a","time":"1970-01-01T00:00:00Z"\#(extra)}]}"#)
      #expect(read?.rows == [Row(id: "a")])
    }
    #expect(try Board.read(#"{"station":{"id":""},"rows":[],"lines":["Q",7,"R"]}"#)?.lines == ["Q"])
    #expect(try Board.read(#"{"station":{"id":""},"rows":[],"lines":"Q"}"#)?.lines == [])
  }
}
