import Journal
import Kernel
import TestSupport
import Testing

@Suite("Operations as text")
struct OperationTextTests {
  static let good =
    #"{"id":"k3x9-12","at":[1759414800000,3],"kind":"departures.stopAdded","fields":{"station":"127","position":"a0"}}"#

  @Test("an operation is written and read back the same")
  func roundTrip() throws {
    let operation = try Operation(text: Self.good)
    #expect(operation.id == OperationID(writer: "k3x9", counter: 12))
    #expect(operation.at == HybridTimestamp(milliseconds: 1_759_414_800_000, counter: 3, writer: "k3x9"))
    #expect(
      operation.change
        == Change(
          kind: "departures.stopAdded", fields: .object(["station": .string("127"), "position": .string("a0")])))
    #expect(operation.text == Self.good)
  }

  @Test("a kind that nobody here knows keeps every field, in its order")
  func unknownKind() throws {
    let text =
      #"{"id":"d-1","at":[0,0],"kind":"future.thing","fields":{"z":[1,{"a":1.5}],"a":null,"a":"twice","big":9007199254740993}}"#
    #expect(try Operation(text: text).text == text)
  }

  @Test("members of another time are passed over, and any order will do")
  func otherMembers() throws {
    let text = #" { "fields" : {} , "sequence" : 7 , "kind" : "a" , "at" : [ 1 , 0 ] , "id" : "d-1" } "#
    #expect(try Operation(text: text).text == #"{"id":"d-1","at":[1,0],"kind":"a","fields":{}}"#)
  }

  @Test(
    "a damaged record is a typed error with a sentence",
    arguments: [
      ("", JournalError.notJSON(JSONError(.unexpectedEnd, at: 0))), ("[]", .wrong(.id)), ("{}", .wrong(.id)),
      (record(id: "\"x\""), .wrong(.id)),
      (record(id: "\"-1\""), .wrong(.id)), (record(id: "\"d-0\""), .wrong(.id)), (record(id: "\"d-01\""), .wrong(.id)),

      (record(id: "\"d-4503595332403200\""), .wrong(.id)), (record(id: "\"d-9223372036854775807\""), .wrong(.id)),
      (record(id: "\"d-9223372036854775808\""), .wrong(.id)), (record(id: "\"d e-1\""), .wrong(.id)),
      (record(id: "\"d-1x\""), .wrong(.id)), (record(id: "7"), .wrong(.id)),
      (record(id: "\"" + String(repeating: "d", count: 65) + "-1\""), .wrong(.id)), (record(at: "[1]"), .wrong(.at)),
      (record(at: "[-1,0]"), .wrong(.at)),
      (record(at: "[253402300800000,0]"), .wrong(.at)), (record(at: "[0,65536]"), .wrong(.at)),
      (record(at: "[0,-1]"), .wrong(.at)), (record(at: "[\"0\",0]"), .wrong(.at)),
      (record(at: "[0.5,0]"), .wrong(.at)), (record(kind: "\"\""), .wrong(.kind)),
      (record(kind: "null"), .wrong(.kind)), (record(fields: "[]"), .wrong(.fields)),
      (record(fields: "null"), .wrong(.fields)), (String(repeating: " ", count: 65_537), .tooLarge(bytes: 65_537)),
    ])
  func damaged(text: String, error: JournalError) {
    #expect(throws: error) { try Operation(text: text) }
    #expect(error.message.hasSuffix("."))
  }

  @Test("64 KiB is the most")
  func size() throws {
    let empty = try Operation(text: Self.record(fields: #"{"a":""}"#)).text.utf8.count
    let full = Self.record(fields: "{\"a\":\"" + String(repeating: "x", count: Operation.mostBytes - empty) + "\"}")
    #expect(try Operation(text: full).text.utf8.count == Operation.mostBytes)
  }

  @Test("truncated and flipped records never trap")
  func fuzz() {
    var random = SeededRandom(seed: 64)
    let good = Array(Self.good.utf8)
    for length in 0..<good.count {
      #expect(throws: JournalError.self) { try Operation(text: String(decoding: good[..<length], as: UTF8.self)) }
    }
    for _ in 0..<5000 {
      var bytes = good
      for _ in 0..<2 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 32..<127, using: &random)
      }
      guard let read = try? Operation(text: String(decoding: bytes, as: UTF8.self)) else { continue }
      if (try? Operation(text: read.text)) != read { Issue.record("\(read.text)") }
    }
  }

  @Test("a writer's name may hold dashes; whatever else a browser offers is made a name")
  func devices() {
    #expect(OperationID(text: "a-b_C-12") == OperationID(writer: "a-b_C", counter: 12))
    #expect(Journal(writer: "héllo wörld").writer == "hllowrld")
    #expect(Journal(writer: "").writer == "writer")
    #expect(Journal(writer: String(repeating: "x", count: 99)).writer.utf8.count == 64)
  }

  private static func record(
    id: String = "\"d-1\"", at: String = "[0,0]", kind: String = "\"k\"", fields: String = "{}"
  ) -> String {
    "{\"id\":\(id),\"at\":\(at),\"kind\":\(kind),\"fields\":\(fields)}"
  }
}
