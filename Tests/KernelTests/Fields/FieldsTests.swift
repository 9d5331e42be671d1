import Kernel
import TestSupport
import Testing

@Suite("One list of fields")
struct FieldsTests {
  /// Every kind of field once.
  struct Thing: Coded, Equatable {
    enum Colour: String, CaseIterable { case red, blue }
    enum Size: Int { case small, large }

    var id = "", label = "", text = ""
    var nickname: String?
    var count = 0
    var most: Int?
    var isNew = false, isOld = false
    var isSeen: Bool?
    var time = Instant(milliseconds: 0)
    var later: Instant?
    var day = Day(number: 0)
    var money = Money(minor: 0, .dollar)
    var colour = Colour.red
    var other: Colour?
    var size = Size.small
    var number: String??
    var parts: [Part] = []
    var part = Part()

    mutating func code(_ fields: inout Fields) {
      fields.identifier("id", &id)
      fields.label("label", &label)
      fields.text("text", &text, 2...4)
      fields.identifier("nickname", &nickname)
      fields.whole("count", &count, 0...9)
      fields.whole("most", &most, -1...1)
      fields.flag("new", &isNew)
      fields.flagIfSet("old", &isOld)
      fields.flag("seen", &isSeen)
      fields.time("time", &time)
      fields.time("later", &later)
      fields.day("day", &day)
      fields.money(&money)
      fields.choice("colour", &colour)
      fields.choice("other", &other)
      fields.choice("size", &size)
      fields.ifThere("number", &number, nil) { $0.orNull("number", &$1, "") { $0.identifier("number", &$1) } }
      fields.objects("parts", &parts, Part())
      fields.object("part", &part)
    }

    struct Part: Coded, Equatable {
      var weight: Int64 = 0

      mutating func code(_ fields: inout Fields) { fields.integer("weight", &weight, -5...5) }
    }

    static func random(_ random: inout SeededRandom) -> Thing {
      func maybe<T>(_ value: T) -> T? { Bool.random(using: &random) ? value : nil }
      func word(_ bytes: ClosedRange<Int>) -> String {
        String(repeating: "é", count: Int.random(in: bytes, using: &random) / 2)
      }
      func part() -> Part { Part(weight: Int64.random(in: -5...5, using: &random)) }
      let time = Instant(milliseconds: Int64.random(in: Instant.kept, using: &random))
      return Thing(
        id: word(2...100), label: word(0...200), text: word(2...4), nickname: maybe("x"),
        count: Int.random(in: 0...9, using: &random), most: maybe(-1), isNew: Bool.random(using: &random),
        isOld: Bool.random(using: &random), isSeen: maybe(Bool.random(using: &random)), time: time, later: maybe(time),
        day: Day(number: Int.random(in: 0...40_000, using: &random)),
        money: Money(minor: Int64.random(in: Money.kept, using: &random), .euro),
        colour: maybe(.blue) ?? .red, other: maybe(.blue), size: maybe(.large) ?? .small, number: maybe(maybe("7")),
        parts: (0..<Int.random(in: 0...3, using: &random)).map { _ in part() }, part: part())
    }
  }

  @Test("what it writes, it reads", arguments: 0..<300)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let thing = Thing.random(&random)
    #expect(Thing().read(try JSON.parse(thing.json.text)) == thing)
  }

  @Test("what is left out for nothing is read as nothing, whatever was there before")
  func nothing() throws {
    var random = SeededRandom(seed: 1)
    var thing = Thing.random(&random)
    (thing.nickname, thing.most, thing.isOld, thing.isSeen, thing.later, thing.other, thing.number) =
      (nil, nil, false, nil, nil, nil, nil)
    var full = thing
    (full.nickname, full.most, full.isOld, full.isSeen, full.later, full.other, full.number) =
      ("x", 1, true, true, full.time, .red, "7")
    #expect(full.read(thing.json) == thing)
  }

  @Test(
    "one field that is not as it must be makes the whole unreadable",
    arguments: [
      ("id", #""""#), ("id", #""\#(String(repeating: "x", count: 101))""#), ("id", "7"), ("id", nil),
      ("label", #""\#(String(repeating: "x", count: 201))""#), ("text", #""x""#), ("text", #""xxxxx""#),
      ("nickname", "null"), ("nickname", #""""#), ("count", "10"), ("count", "-1"), ("count", "0.5"),
      ("count", #""1""#),
      ("most", "2"), ("new", "1"), ("new", nil), ("old", "null"), ("seen", "null"), ("time", "-1"),
      ("time", "253402300800000"), ("later", "null"), ("day", #""2026-02-30""#), ("amount", "1000000000001"),
      ("currency", #""dollars""#), ("currency", nil), ("colour", #""green""#), ("other", #""green""#), ("size", "2"),
      ("number", "7"), ("number", #""""#), ("parts", "{}"), ("parts", "[1]"), ("parts", #"[{"weight":6}]"#),
      ("part", "null"), ("part", #"{"weight":9223372036854775807}"#), ("part", nil),
    ] as [(String, String?)])
  func refused(name: String, value: String?) throws {
    var random = SeededRandom(seed: 2)
    guard case .object(var members) = Thing.random(&random).json else { return }
    #expect(Thing().read(.object(members)) != nil)
    members.removeAll { $0.name == name }
    if let value { members.append(JSON.Member(name, try JSON.parse(value))) }
    #expect(Thing().read(.object(members)) == nil)
  }

  @Test("what is no object is unreadable", arguments: [.null, .array([]), .string("{}"), .integer(0)] as [JSON])
  func noObject(json: JSON) { #expect(Thing().read(json) == nil) }

  @Test("a name that is none of the list's is passed over, and of two alike the last counts")
  func unknown() throws {
    #expect(Thing.Part().read(try JSON.parse(#"{"weight":1,"height":2,"weight":3}"#)) == Thing.Part(weight: 3))
  }

  @Test("what is read only if it can be leaves the value, and never mends what was unreadable before")
  func ifReadable() throws {
    var fields = Fields(try JSON.parse(#"{"a":"x","b":7}"#))
    var (a, b) = (0, 0)
    fields.ifReadable { $0.whole("a", &a) }
    fields.ifReadable { $0.whole("b", &b) }
    #expect((a, b) == (0, 7) && !fields.isUnreadable)
    fields.whole("a", &a)
    fields.ifReadable { $0.whole("b", &b) }
    #expect(fields.isUnreadable)
    var name: String? = "Ada"
    fields.ifReadable { $0.identifier("b", &name) }
    #expect(name == "Ada")
  }

  @Test("what must hold of several is asked when they are read, not when they are written")
  func check() {
    struct Range: Coded {
      var (least, most) = (0, 0)

      mutating func code(_ fields: inout Fields) {
        fields.whole("least", &least)
        fields.whole("most", &most)
        fields.check(least < most)
      }
    }
    #expect(Range().read(Range(least: 1, most: 2).json)?.most == 2)
    #expect(Range().read(Range(least: 2, most: 2).json) == nil)
  }

  @Test("a list has no more than it may")
  func most() {
    var fields = Fields(.object(["list": .array([.integer(1), .integer(2), .integer(3)])]))
    var list: [Int] = []
    fields.list("list", &list, most: 2, write: { .integer(Int64($0)) }, read: { $0.int })
    #expect(list.isEmpty && fields.isUnreadable)
  }
}
