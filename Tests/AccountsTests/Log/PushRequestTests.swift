import Kernel
import Testing

@testable import Accounts
import Wire

@Suite("What a device sends, as it is read")
struct PushRequestTests {
  @Test(
    "an id is a writer's name and a number",
    arguments: [
      ("w-1", true), ("k3-x_9-12", true), ("-1", false), ("--1", true), ("w-", false), ("w-0", false), ("w-01", false),
      ("w", false), ("", false), ("w-1x", false), ("w w-1", false), ("é-1", false), ("w-4503595332403199", true),
      ("w-4503595332403200", false), ("w-9223372036854775808", false), ("w--1", true),
      (String(repeating: "w", count: 64) + "-1", true), (String(repeating: "w", count: 65) + "-1", false),
    ])
  func ids(text: String, isOne: Bool) {
    #expect(SealedOperation.isID(text) == isOne)
  }

  /// One operation's JSON with a member that is another, and what is wrong with it then.
  struct Case: CustomTestStringConvertible, Sendable {
    var member: String
    var value: JSON?
    var fault: SealedOperation.Fault?

    var testDescription: String { "\(member): \((value?.text ?? "missing").prefix(40))" }
  }

  private static let cases: [Case] = {
    let sixteen = JSON.string(Base64URL.text([UInt8](repeating: 1, count: 16)))
    let box = { (count: Int) in JSON.string(Base64URL.text([UInt8](repeating: 1, count: count))) }
    let time = { (milliseconds: Int64, counter: Int64) in JSON.array([.integer(milliseconds), .integer(counter)]) }
    return [
      Case(member: "id", value: .string("w-7")), Case(member: "id", value: .string("w"), fault: .malformed),
      Case(member: "id", value: .integer(1), fault: .malformed), Case(member: "id", fault: .malformed),
      Case(member: "at", value: time(0, 0)), Case(member: "at", value: time(253_402_300_799_999, 65_535)),
      Case(member: "at", value: time(253_402_300_800_000, 0), fault: .malformed),
      Case(member: "at", value: time(-1, 0), fault: .malformed),
      Case(member: "at", value: time(0, -1), fault: .malformed),
      Case(member: "at", value: time(0, 65_536), fault: .malformed),
      Case(member: "at", value: .array([.integer(0)]), fault: .malformed),
      Case(member: "at", value: .array([.number(0.5), .integer(0)]), fault: .malformed),
      Case(member: "at", value: .integer(0), fault: .malformed), Case(member: "at", fault: .malformed),
      Case(member: "tag", value: .string("AbC"), fault: .malformed),
      Case(member: "tag", value: .string("a+b/"), fault: .malformed),
      Case(member: "tag", fault: .malformed), Case(member: "h", value: sixteen),
      Case(member: "h", value: box(15), fault: .malformed), Case(member: "h", value: box(17), fault: .malformed),
      Case(member: "h", value: .string("!"), fault: .malformed), Case(member: "h", fault: .malformed),
      Case(member: "box", value: box(31)), Case(member: "box", value: box(30), fault: .malformed),
      Case(member: "box", value: box(65_536 + 30)), Case(member: "box", value: box(65_536 + 31), fault: .tooLarge),
      Case(member: "box", value: .string("AA=="), fault: .malformed), Case(member: "box", fault: .malformed),
    ]
  }()

  @Test("an operation is as it must be, or the fault is told", arguments: cases)
  func operations(asked: Case) throws {
    var members: [JSON.Member] = []
    var written = JSONWriter()
    SealedOperation.number(1).write(into: &written)
    if case .object(let all) = try JSON.parse(written.bytes) { members = all.filter { $0.name != asked.member } }
    if let value = asked.value { members.append(JSON.Member(asked.member, value)) }
    do throws(SealedOperation.Fault) {
      _ = try SealedOperation(.object(members))
      #expect(asked.fault == nil)
    } catch {
      #expect(error == asked.fault)
    }
  }

  @Test("what is written is read again")
  func again() throws {
    let operations: [SealedOperation] = [.number(1), .number(2, after: -5, content: 200, sealing: 9, size: 900)]
    let mark = LogMark(number: 3, chain: [8, 7, 6, 5, 4, 3, 2, 1])
    let read = try PushRequest(operations, mark: mark)
    #expect(read.operations == operations)
    #expect(read.mark == mark)
    #expect(read.device == DeviceID(bytes: [UInt8](repeating: 9, count: 16)))
  }

  @Test("all that are malformed are named, before all that are too large")
  func named() throws {
    let large = SealedOperation.number(5, size: 70_000)
    var bad = SealedOperation.number(2)
    bad.tag = "none at all"
    var worse = SealedOperation.number(3)
    worse.id = "no id"
    #expect(throws: LogRefusal.malformed(["w-2", "no id"])) { try PushRequest([.number(1), bad, large, worse]) }
    #expect(throws: LogRefusal.tooLarge(["w-5"])) { try PushRequest([.number(1), large]) }
  }

  @Test("the name of what can't be read is cut")
  func cut() throws {
    let text = #"{"device":"CQkJCQkJCQkJCQkJCQkJCQ","operations":[{"id":"\#(String(repeating: "x", count: 5000))"}]}"#
    #expect(throws: LogRefusal.malformed([String(repeating: "x", count: 100)])) { try PushRequest(Array(text.utf8)) }
  }

  @Test(
    "what is no push as a whole is malformed, and nothing of it is named",
    arguments: [
      "", "[]", "{}", "null", #"{"device":"CQkJCQkJCQkJCQkJCQkJCQ"}"#, #"{"operations":[]}"#,
      #"{"device":"CQkJ","operations":[]}"#, #"{"device":"CQkJCQkJCQkJCQkJCQkJCQ","operations":{}}"#,
      #"{"device":"CQkJCQkJCQkJCQkJCQkJCQ","operations":["# + String(repeating: "[", count: 400),
    ])
  func whole(text: String) {
    #expect(throws: LogRefusal.malformed([])) { try PushRequest(Array(text.utf8)) }
  }

  @Test("a thousand are read, and one more is refused", arguments: [1000, 1001])
  func most(count: Int64) {
    let operations = (1...count).map { SealedOperation.number($0) }
    #expect((try? PushRequest(operations))?.operations.count == (count == 1000 ? 1000 : nil))
  }
}

@Suite("Bytes as text")
struct Base64URLTests {
  @Test("bytes of any length are written and read again")
  func again() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
      let text = Base64URL.text(bytes)
      #expect(text.utf8.count == (count * 4 + 2) / 3)
      #expect(Base64URL.bytes(text) == bytes)
    }
  }

  @Test(
    "RFC 4648 section 10, without padding",
    arguments: [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE")])
  func vectors(plain: String, text: String) {
    #expect(Base64URL.text(Array(plain.utf8)) == text)
  }

  @Test(
    "what is no text of it, or another spelling of one, is nothing", arguments: ["A", "Zh", "Zg==", "Z g", "a+b/", "é"])
  func refused(text: String) {
    #expect(Base64URL.bytes(text) == nil)
  }
}
