import Kernel
import Languages
import Testing

@testable import App

@Suite("The account's texts, which stand last in the catalogue and come with its part")
struct AccountTextsTests {
  private func tell(_ app: inout App, _ message: String) -> JSON {
    let here = JSON.array((Parts.programs + [Parts.networkName]).map { .string($0) }).text
    let answer = app.receive(Array(#"{"now":1759414800000,"parts":\#(here),\#(message)}"#.utf8))
    return (try? JSON.parse(answer)) ?? .null
  }

  private func needs(_ answer: JSON) -> [String] { answer["needs"]?.array?.compactMap { $0.string } ?? [] }

  private func text(_ part: String, _ lines: [String]) -> String {
    #""kind":"text","part":"\#(part)","text":\#(JSON.string(lines.joined(separator: "\n")).text)"#
  }

  private static let start =
    #""kind":"start","path":"/settings/account","last":0,"kept":{},"device":"phone","language":"fr","deviceLanguages":"fr""#

  @Test("are waited for by its screen, in whichever order they come", arguments: [false, true])
  func order(isAccountFirst: Bool) {
    var app = App([])
    let asked = tell(&app, #""kind":"needs","path":"/settings/account","language":"fr""#)
    #expect(needs(asked).contains("account.fr") && needs(asked).contains("words.fr"))
    let all = [String(repeating: "0", count: 201)] + (0..<1600).map { Language.fr.text($0) }
    let first = all.firstIndex(of: AccountWords(.fr).purpose) ?? 0
    #expect(first > 1000, "they stand last")
    let parts = [text("words.fr", Array(all[..<first])), text("account.fr", Array(all[first...]))]
    _ = tell(&app, parts[isAccountFirst ? 1 : 0])
    #expect(needs(tell(&app, Self.start)) == (isAccountFirst ? ["words.fr", "account.fr"] : ["account.fr"]))
    _ = tell(&app, parts[isAccountFirst ? 0 : 1])
    let drawn = tell(&app, Self.start)
    #expect(drawn["title"]?.string == "Compte · Pocketful")
    #expect(drawn["patches"]?.text.contains(AccountWords(.fr).purpose) == true)
  }

  @Test("are fetched with another language by a screen that shows them, also where there is no account")
  func another() {
    var app = App([])
    let all = [String(repeating: "0", count: 201)] + (0..<1600).map { Language.fr.text($0) }
    let first = all.firstIndex(of: AccountWords(.fr).purpose) ?? 0
    _ = tell(&app, text("words.fr", Array(all[..<first])))
    _ = tell(&app, text("account.fr", Array(all[first...])))
    _ = tell(&app, Self.start.replacing("/settings/account", with: "/settings/notifications"))
    let chosen = tell(&app, #""kind":"event","action":"settings choose language es","value":"""#)
    let record = effects(chosen).first { $0["do"]?.string == "append" }?["records"]?.array?.first ?? .null
    let stored = tell(&app, #""kind":"stored","operations":[\#(record.text)],"keys":[1],"last":1,"answer":true"#)
    let brought = effects(stored).filter { $0["do"]?.string == "bring" }.flatMap { $0["parts"]?.array ?? [] }
    #expect(brought.contains(.string("account.es")) && brought.contains(.string("words.es")))
  }

  private func effects(_ answer: JSON) -> [JSON] { answer["effects"]?.array ?? [] }

  @Test("are not asked for by a page that shows none of it")
  func without() {
    var app = App([])
    #expect(!needs(tell(&app, #""kind":"needs","path":"/settings","language":"fr""#)).contains("account.fr"))
  }
}
