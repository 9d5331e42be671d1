import Departures
import Foundation
import Kernel
import Languages
import Score
import Testing

@testable import App

/// Which parts of the browser's program a message waits for.
@Suite("What a message needs")
struct NeedsTests {
  /// What the program says it lacks before it takes this message; nil where it takes it.
  private func lacking(_ message: String, here: String = "[]") -> [String]? {
    var app = App(Language.all)
    let open = #"{"kind":"start","now":1,"path":"/","last":0,"kept":{},"device":"phone","parts":["today"]}"#
    _ = app.receive(Array(open.utf8))
    let bytes = app.receive(Array(#"{"now":2,"parts":\#(here),\#(message)}"#.utf8))
    return (try? JSON.parse(bytes))?["needs"]?.array?.compactMap { $0.string }
  }

  @Test(
    "before a start it is said what it will lead to: its screen, and what reads what was kept",
    arguments: [
      (#""path":"/""#, ["today"]),
      (#""path":"/?x=1#y""#, ["today"]),
      (#""path":"/races/1#top""#, ["shared", "races"]),
      (#""path":"/nowhere""#, ["shared"]),
      (#""path":"/settings""#, ["shared", "settings"]),
      (#""path":"/settings/account""#, ["shared", "settings", "account"]),
      (#""path":"/settings/history""#, ["shared", "settings", "settings-history"]),
      (#""path":"/settings/notifications""#, ["shared", "settings", "notifications"]),
      (#""path":"/settings","last":7"#, ["shared", "journal", "settings", "network"]),
      (#""path":"/workouts/log/k3x9""#, ["shared", "workouts", "workouts-log"]),
      (#""path":"/departures/search?q=a""#, ["shared", "departures", "departures-search", "network"]),
      (#""path":"/fare-card?do=ride""#, ["shared", "fare-card", "fare-card-acts"]),
      (#""path":"/","last":7"#, ["shared", "journal", "today", "network"]),
      (#""path":"/","kept":["clock"]"#, ["today"]),
      (#""path":"/","kept":["clock","score"]"#, ["shared", "journal", "today", "network"]),
      (#""path":"/","kept":["clock","drafts"]"#, Parts.programs + ["network"]),
      (#""path":"/","again":true"#, ["shared", "journal", "today", "network"]),
      (#""path":"/fare-card","last":7"#, ["shared", "journal", "fare-card", "network"]),
    ])
  func start(_ message: String, _ parts: [String]) {
    #expect(lacking(#""kind":"needs",\#(message)"#) == parts)
  }

  @Test(
    "a message that leads to parts that are not here is not taken, and says which",
    arguments: [
      (#""kind":"start","path":"/score","last":0"#, ["shared", "score"]),
      (#""kind":"start","path":"/","last":0,"snapshot":"{}""#, ["shared", "journal", "today", "network"]),
      (#""kind":"path","path":"/departures/127""#, ["shared", "departures", "network"]),
      (#""kind":"path","path":"/""#, ["today"]),
      (#""kind":"event","action":"score retry","value":"""#, ["shared", "score", "score-acts"]),
      (#""kind":"event","action":"races follow","value":"""#, ["shared", "races"]),
      (
        #""kind":"event","action":"workouts","value":"""#,
        ["shared"] + Parts.names.filter { $0.hasPrefix("workouts") }
      ),
      (
        #""kind":"event","action":"settings choose theme dark","value":"""#,
        ["shared", "journal", "settings", "settings-acts", "settings-data", "settings-history", "network"]
      ),
      (
        #""kind":"event","action":"account pair","value":"""#,
        [
          "shared", "journal", "settings", "settings-acts", "settings-data", "settings-history", "account",
          "account-acts",
          "exchange", "network",
        ]
      ),
      (#""kind":"account","event":"here","profile":null"#, ["shared", "account"]),
      (
        #""kind":"account","event":"here","profile":{"account":"a","device":"d","session":"in"}"#,
        ["shared", "journal", "exchange", "network"]
      ),
      (
        #""kind":"account","event":"here","profile":null,"joining":"ABCD1234""#,
        [
          "shared", "journal", "settings", "settings-acts", "settings-data", "settings-history", "account",
          "account-acts",
          "exchange", "network",
        ]
      ),
      (#""kind":"account","event":"pulled","step":3"#, ["shared", "journal", "exchange", "network"]),
      (#""kind":"account","event":"elsewhere""#, ["shared", "journal", "exchange", "network"]),
      (#""kind":"account","event":"account","act":"look""#, ["shared", "account"]),
      (#""kind":"account","event":"failed","act":"open""#, ["shared", "account"]),
      (
        #""kind":"account","event":"signedIn","act":"signIn""#,
        [
          "shared", "journal", "settings", "settings-acts", "settings-data", "settings-history", "account",
          "account-acts",
          "exchange", "network",
        ]
      ),
      (#""kind":"event","action":"undo","value":"""#, ["shared", "journal", "network"]),
      (#""kind":"event","action":"dismiss-toast","value":"""#, ["shared"]),
      (#""kind":"answer","request":"score 3","status":200,"body":"""#, ["shared", "score"]),
      (#""kind":"stored","operations":[],"keys":[],"last":1"#, ["shared", "journal", "network"]),
      (#""kind":"older","operations":[],"keys":[]"#, ["shared", "journal", "network"]),
      (#""kind":"journal","last":0"#, ["shared", "journal", "network"]),
      (#""kind":"storeFailed","reason":"full""#, ["shared", "journal", "network"]),
    ])
  func lacks(_ message: String, _ parts: [String]) {
    #expect(lacking(message) == parts)
    let all = JSON.array(Parts.names.map { .string($0) }).text
    #expect(lacking(message, here: all) == nil, "with all parts it is taken")
  }

  @Test("the network's facts that came before what reads them are not read, and are there as soon as that is")
  func network() throws {
    var app = App(Language.all)
    func tell(_ message: String, here: String) throws -> JSON {
      try JSON.parse(app.receive(Array(#"{"now":2,"parts":\#(here),\#(message)}"#.utf8)))
    }
    let open = #""kind":"start","path":"/departures/127","last":0,"kept":{},"device":"phone""#
    var text = JSONWriter()
    text.string(Town.network.facts)
    let facts = String(decoding: text.bytes, as: UTF8.self)
    _ = try tell(#""kind":"text","part":"network","text":\#(facts)"#, here: #"["shared"]"#)
    #expect(try tell(open, here: #"["shared"]"#)["needs"]?.array?.map { $0.string } == ["departures"])
    #expect(try tell(open, here: #"["shared","departures"]"#)["title"]?.string?.contains("Times Sq") == true)
  }

  @Test(
    "what happens by itself needs no part",
    arguments: [
      #""kind":"tick""#, #""kind":"part""#, #""kind":"online","online":true"#,
      #""kind":"answer","request":"board","status":0,"body":"""#, #""kind":"stream","event":"board","data":{}"#,
    ])
  func byItself(_ message: String) {
    #expect(lacking(message) == nil)
  }

  @Test("of several only what is not here is asked for")
  func some() {
    #expect(lacking(#""kind":"path","path":"/races""#, here: #"["settings","shared"]"#) == ["races"])
  }

  /// A program that has these parts.
  private struct Program {
    var app = App(Language.all)
    var here: [String]

    mutating func effects(_ message: String) -> [JSON] {
      let parts = JSON.array(here.map { .string($0) }).text
      let answer = try? JSON.parse(app.receive(Array(#"{"now":1,"parts":\#(parts),\#(message)}"#.utf8)))
      return answer?["effects"]?.array ?? []
    }

    /// What it asks for beside what else goes on, and whether somebody waits for that.
    mutating func brings(_ message: String) -> [JSON] {
      effects(message).filter { $0["do"]?.string == "bring" }
    }
  }

  private static func bring(isAwaited: Bool) -> JSON {
    .object([
      "do": .string("bring"), "parts": .array(["shared", "journal", "network"].map { .string($0) }),
      "awaited": .bool(isAwaited),
    ])
  }

  @Test("what is done will have to be kept: until what does that is here, it is asked for beside, once")
  func beside() throws {
    var program = Program(here: ["shared", "races"])
    #expect(program.brings(#""kind":"start","path":"/races","last":0,"kept":{}"#) == [])
    #expect(program.brings(#""kind":"tick""#) == [])
    #expect(program.brings(#""kind":"path","path":"/races""#) == [Self.bring(isAwaited: false)])
    #expect(program.brings(#""kind":"path","path":"/races""#) == [], "it was asked for")

    var whole = Program(here: Parts.names)
    _ = whole.effects(#""kind":"start","path":"/races","last":0,"kept":{}"#)
    #expect(whole.brings(#""kind":"path","path":"/races""#) == [], "it is here")
  }

  @Test("a first report, which nobody did anything for, is kept all the same, and nobody is told to wait")
  func report() throws {
    var program = Program(here: ["shared", "score"])
    let asked = program.effects(#""kind":"start","path":"/score","last":0,"kept":{}"#)
    let request = try #require(asked.first { $0["do"]?.string == "fetch" }?["request"]?.string)
    let said = ScoreAnswer(report: try Report(score: 514, least: 0, most: 700), asOf: Town.now)
    let body = JSON.string(said.json.text)
    let answer = #""kind":"answer","request":"\#(request)","status":200,"body":\#(body.text)"#
    let led = program.effects(answer)
    #expect(led.filter { $0["do"]?.string == "bring" } == [Self.bring(isAwaited: false)])
    #expect(led.contains { $0["do"]?.string == "keep" && $0["name"]?.string == "drafts" })
    #expect(!led.contains { $0["do"]?.string == "announce" }, "nobody waits for it")
    #expect(program.brings(#""kind":"tick""#) == [])
  }

  @Test("the parts are those that the program is cut into, and each module has its own")
  func asCut() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Tools/program-parts")
    let sections = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("[") }
    let parts = sections.flatMap { $0.dropFirst().dropLast().split(separator: "+") }
    #expect(Set(parts) == Set(Parts.programs.map { $0[...] }))
    #expect(Parts.names.count < Parts.all.rawValue.bitWidth)
  }
}
