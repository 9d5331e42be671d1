import Kernel
import Languages
import Testing

@testable import App

/// In the browser a language's texts are fetched when they are wanted (Documentation/Decisions/0038).
@Suite("A language whose texts are not here")
struct LanguagesTests {
  fileprivate final class Page {
    var app: App
    init(_ languages: [Language]) { app = App(languages) }

    func tell(_ message: String) -> JSON {
      let bytes = app.receive(Array(#"{"now":2,"parts":["shared","journal","settings","network"],\#(message)}"#.utf8))
      return (try? JSON.parse(bytes)) ?? .null
    }

    func start(_ more: String = "") -> JSON {
      tell(#""kind":"start","path":"/settings","last":0,"kept":{},"device":"phone"\#(more)"#)
    }
  }

  private func effects(_ answer: JSON, _ name: String) -> [JSON] {
    (answer["effects"]?.array ?? []).filter { $0["do"]?.string == name }
  }

  private func parts(_ answer: JSON) -> [String] {
    effects(answer, "bring").flatMap { $0["parts"]?.array ?? [] }.compactMap { $0.string }
  }

  private func table(_ language: Language) -> String {
    var lines = [String(repeating: "0", count: 201)]
    for index in 0..<1200 { lines.append(language.text(index)) }
    return JSON.string(lines.joined(separator: "\n")).text
  }

  @Test("is asked for before a start, by the page's own")
  func start() {
    let page = Page([])
    let needs = page.tell(#""kind":"needs","path":"/","language":"fr-CA""#)["needs"]?.array?.compactMap { $0.string }
    #expect(needs == ["today", "words.fr"])
    #expect(page.start(#","language":"fr""#)["needs"]?.array?.compactMap { $0.string } == ["words.fr"])
    let answer = page.tell(#""kind":"text","part":"words.fr","text":\#(table(.fr))"#)
    #expect(answer["patches"]?.array?.isEmpty == true && answer["title"] == nil, "nothing is drawn before the start")
    #expect(page.start(#","language":"fr","deviceLanguages":"fr""#)["title"]?.string == "Réglages · Pocketful")
  }

  @Test("is asked for once when it is chosen, and spoken when it has come; until then all goes on in the one before")
  func chosen() {
    let page = Page([.en])
    _ = page.start()
    let answer = page.tell(page.stored("language", "es"))
    #expect(parts(answer) == ["words.es"])
    #expect(effects(answer, "language").isEmpty && answer["title"] == nil)
    #expect(parts(page.tell(#""kind":"tick""#)).isEmpty, "once")
    _ = page.tell(#""kind":"text","part":"words.es","text":\#(table(.es))"#)
    let spoken = page.tell(#""kind":"part""#)
    #expect(spoken["title"]?.string == "Ajustes · Pocketful")
    #expect(effects(spoken, "language").compactMap { $0["value"]?.string } == ["es"])
    #expect(effects(answer, "announce").isEmpty, "it is said in the language that was chosen")
    #expect(effects(spoken, "announce").compactMap { $0["text"]?.string } == ["Idioma: Español."])
  }

  @Test("that nobody speaks, or whose table is cut short, ends nothing")
  func hostile() {
    let page = Page([.en])
    _ = page.tell(#""kind":"text","part":"words.xx","text":"1""#)
    _ = page.tell(#""kind":"text","part":"words.fr","text":"""#)
    #expect(page.start(#","language":"fr","deviceLanguages":"fr""#)["patches"]?.array?.isEmpty == false)
  }
}

extension LanguagesTests.Page {
  /// What another tab, or this one, has put onto the disk: a choice.
  func stored(_ preference: String, _ value: String) -> String {
    let operation =
      #"{"id":"0011223344556677-1","at":[1,0],"kind":"app.chosen","fields":{"preference":"\#(preference)","value":"\#(value)"}}"#
    return #""kind":"stored","operations":[\#(JSON.string(operation).text)],"keys":[1],"last":1"#
  }
}
