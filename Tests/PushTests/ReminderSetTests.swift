import Accounts
import Kernel
import Testing

@testable import Push

@Suite("What devices send to be reminded of")
struct ReminderSetTests {
  private static let now = Instant(seconds: 1_764_547_200)
  private static let id = String(repeating: "A", count: 32)

  private static func text(_ anchor: String, lasting: Int64 = 0) -> [UInt8] {
    let due = now.milliseconds + 60_000
    return Array(
      #"{"seq":3,"reminders":[{"id":"\#(id)","due":\#(due),"expires":\#(due + lasting),"box":"AAAA","anchor":\#(anchor)}]}"#
        .utf8)
  }

  @Test(
    "an anchor is read, and once stored is the same",
    arguments: [
      #"{"race":"a-1","before":300}"#, #"{"race":"a-1","moved":1764547200000}"#,
      #"{"departure":{"station":"R16","trip":"t","walk":300}}"#,
      #"{"departure":{"station":"R16","trip":"t","walk":300,"before":120}}"#,
      #"{"departure":{"station":"R16","trip":"t","moved":1764547200000}}"#,
      #"{"window":{"station":"R16","routes":["Q"],"direction":"N","days":[0,6],"from":1380,"to":60,"walk":0}}"#,
      #"{"window":{"station":"R16","routes":[],"direction":null,"days":[2],"from":0,"to":1439,"walk":300,"before":60}}"#,
    ])
  func anchors(text: String) throws {
    let set = try ReminderSet(Self.text(text), now: Self.now)
    let anchor = try #require(set.reminders.first?.anchor)
    #expect(ReminderAnchor(text: anchor.text) == anchor)
  }

  @Test(
    "what is no anchor is refused",
    arguments: [
      "{}", "[]", "7", #"{"race":"a"}"#, #"{"race":"","before":1}"#, #"{"race":"a","before":-1}"#,
      #"{"race":"a","before":86401}"#, #"{"race":"a","before":1,"moved":1}"#, #"{"race":"a","race":"b","before":1}"#,
      #"{"race":"a\u0000","before":1}"#, #"{"train":{"station":"a"}}"#, #"{"departure":{"station":"a","trip":"b"}}"#,
      #"{"departure":{"station":"a","trip":"b","walk":1,"moved":2}}"#,
      #"{"departure":{"station":"a","trip":"b","walk":1,"more":2}}"#, #"{"departure":"a","race":"b"}"#,
      #"{"window":{"station":"a","routes":["Q"],"days":[],"from":0,"to":1,"walk":0}}"#,
      #"{"window":{"station":"a","routes":["Q"],"days":[1,0],"from":0,"to":1,"walk":0}}"#,
      #"{"window":{"station":"a","routes":["Q"],"days":[0,0],"from":0,"to":1,"walk":0}}"#,
      #"{"window":{"station":"a","routes":["Q"],"days":[7],"from":0,"to":1,"walk":0}}"#,
      #"{"window":{"station":"a","routes":["Q",7],"days":[0],"from":0,"to":1,"walk":0}}"#,
      #"{"window":{"station":"a","routes":["Q"],"days":[0],"from":1440,"to":1,"walk":0}}"#,
      #"{"window":{"station":"a","routes":["Q"],"days":[0],"from":0,"to":1,"walk":0,"direction":"E"}}"#,
    ])
  func noAnchors(text: String) {
    let refusal = #expect(throws: Malformed.self) { try ReminderSet(Self.text(text), now: Self.now) }
    #expect(refusal?.member == "reminders[0].anchor")
  }

  @Test("who wants to be told of moves says one time, at which that ends")
  func ofMoves() throws {
    let anchor = #"{"race":"a","moved":1764547200000}"#
    #expect(throws: Malformed.self) { try ReminderSet(Self.text(anchor, lasting: 1), now: Self.now) }
    #expect(try ReminderSet(Self.text(anchor), now: Self.now).reminders.count == 1)
  }

  @Test("what has expired is left out, and is no fault")
  func expired() throws {
    #expect(try ReminderSet(Self.text("null"), now: Self.now.adding(seconds: 60)).reminders.isEmpty)
    #expect(try ReminderSet(Self.text("null"), now: Self.now.adding(seconds: 59)).reminders.count == 1)
  }

  @Test("two of one id are refused")
  func twice() {
    let one =
      #"{"id":"\#(Self.id)","due":\#(Self.now.milliseconds),"expires":\#(Self.now.milliseconds + 9),"box":"AAAA"}"#
    #expect(throws: Malformed.self) {
      try ReminderSet(Array(#"{"seq":1,"reminders":[\#(one),\#(one)]}"#.utf8), now: Self.now)
    }
  }

  @Test("who has not taken it is stored and read", arguments: [0, 1, 3])
  func remaining(count: Int) {
    let all = (0..<count).map {
      ClaimedReminder.Remaining(id: [UInt8](repeating: UInt8($0), count: 16), at: Instant(milliseconds: Int64($0)))
    }
    #expect([ClaimedReminder.Remaining](text: all.text) == all)
    #expect([ClaimedReminder.Remaining](text: "x y@z @ !@1").isEmpty)
  }
}
