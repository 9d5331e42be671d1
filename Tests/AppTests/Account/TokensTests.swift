import Kernel
import TestSupport
import Testing

@testable import App

@Suite("Personal tokens on the account's screen")
struct TokensTests {
  let phone = Phone()

  private static func token(_ id: String, scopes: [String], used: Int64? = nil, expires: Int64? = nil) -> JSON {
    var members: [JSON.Member] = [
      .init("id", .string(id)), .init("name", .string("Kitchen " + id)),
      .init("scopes", .array(scopes.map { .string($0) })), .init("made", .integer(1_759_300_000_000)),
      .init("used", used.map { .integer($0) } ?? .null),
    ]
    if let expires { members.append(.init("expires", .integer(expires))) }
    return .object(members)
  }

  private func member(_ tokens: JSON...) -> AccountPage {
    let page = AccountPage.member(phone)
    page.hear("account", ["act": .string("look"), "tokens": .array(tokens)])
    return page
  }

  @Test("each says what it may do, since when, when it was used last, and when it ends")
  func listed() {
    let now = phone.now.milliseconds
    let page = member(
      Self.token("a", scopes: ["fareCard.read"]),
      Self.token("b", scopes: ["fareCard.read", "fareCard.write"], used: now - 60_000, expires: now + 86_400_000),
      Self.token("c", scopes: ["fareCard.read"], expires: now - 86_400_000))
    let rows = phone.page.all(class: "account-row").map(\.text).filter { $0.contains("Kitchen") }
    #expect(rows.count == 3)
    #expect(rows[0].contains("Read the fare card") && rows[0].contains("Added") && !rows[0].contains("last used"))
    #expect(rows[1].contains("Read it and record rides") && rows[1].contains("last used") && rows[1].contains("Ends "))
    #expect(rows[2].contains("Ended "))
    #expect(!page.text.contains("With a token a program"), "what they are for is said where there are none")
  }

  @Test("where there are none it says what they are for")
  func none() { #expect(member().text.contains("With a token a program of yours")) }

  @Test(
    "one is asked for with its name, what it may do and for how long",
    arguments: [
      ("reads", "month", false, Int64(30)), ("rides", "year", true, 365), ("rides", "never", true, 0),
      ("?", "?", false, 30),
    ])
  func making(scope: String, ends: String, rides: Bool, days: Int64) {
    let page = member()
    page.press("Make a token")
    #expect(page.heading == "Make a token" && page.fields == ["Name"])
    let checked = phone.page.all(tag: "input").filter { $0.attribute("checked") != nil }.map { $0.attribute("value") }
    #expect(checked == ["reads", "month"])
    page.send(["name": " Kitchen ", "scope": scope, "ends": ends])
    #expect(page.last["act"]?.string == "newToken" && page.last["name"]?.string == "Kitchen")
    #expect(page.last["rides"]?.bool == rides && page.last["days"]?.integer == days)
  }

  @Test("one without a name is not asked for")
  func unnamed() {
    let page = member()
    page.press("Make a token")
    page.send(["name": " ", "scope": "reads", "ends": "month"])
    #expect(page.acts.last != "newToken" && page.message != nil)
  }

  @Test(
    "it is shown once, kept from a page that is loaded anew, can be copied, and then stands in the list without its secret"
  )
  func shown() {
    let page = member()
    page.press("Make a token")
    page.send(["name": "Kitchen", "scope": "reads", "ends": "month"])
    let list = JSON.object(["devices": .array([]), "tokens": .array([Self.token("a", scopes: ["fareCard.read"])])])
    page.hear(
      "token",
      ["token": .string("pf_secret"), "address": .string("https://pocketful.example/api/v1/fare-card"), "list": list])
    #expect(page.heading == "Your token" && page.text.contains("pf_secret"))
    #expect(page.text.contains("https://pocketful.example/api/v1/fare-card"))
    #expect(phone.isAskedBeforeLeaving)
    page.press("Copy")
    #expect(phone.effects("copy").count == 1)
    page.press("I have copied it")
    #expect(!page.text.contains("pf_secret") && page.text.contains("Kitchen a"))
    #expect(!phone.isAskedBeforeLeaving)
  }

  @Test("removing one is asked about first")
  func removed() {
    let page = member(Self.token("a", scopes: ["fareCard.read"]))
    page.press("Remove Kitchen a")
    #expect(page.dialog == "Remove Kitchen a?" && !page.acts.contains("removeToken"))
    page.press("Remove")
    #expect(page.last["act"]?.string == "removeToken" && page.last["id"]?.string == "a")
  }

  @Test("who must say again who they are does so, and is back at the form; too many are said to be")
  func fresh() {
    let page = member()
    page.press("Make a token")
    page.send(["name": "Kitchen", "scope": "reads", "ends": "month"])
    page.hearFailed("newToken", "fresh")
    #expect(page.heading == "Say again who you are")
    page.send(["email": "ana@example.org", "password": "correct horse"])
    page.hear("freshened")
    #expect(page.heading == "Make a token")
    page.send(["name": "Kitchen", "scope": "reads", "ends": "month"])
    page.hearFailed("newToken", "tokens-full")
    #expect(page.message?.hasPrefix("There are 20 tokens") == true)
  }
}
