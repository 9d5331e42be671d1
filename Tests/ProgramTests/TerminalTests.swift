import Kernel
import Testing

@testable import pocketful

@Suite("What others wrote, on a terminal")
struct TerminalTests {
  @Test(
    "nothing of it moves the cursor, rings or turns the line around; the rest stands as it is",
    arguments: [
      ("\u{1B}[31mred\u{7}\u{0}", "[31mred"), ("a\u{9B}2Jb", "a2Jb"), ("\u{202E}kcab\u{202C}", "kcab"),
      ("a\nb\rc\td", "abcd"),
      ("Île d’Or é 漢", "Île d’Or é 漢"), ("", ""),
    ])
  func plain(text: String, shown: String) {
    #expect(Terminal.plain(text) == shown)
  }

  @Test("JSON says the same with such characters escaped")
  func json() throws {
    let json = JSON.object(["a": .string("x\u{9B}y\u{202E}z\u{1B}")])
    let shown = Terminal.plain(json: Array(json.text.utf8))
    #expect(try JSON.parse(shown) == json)
    #expect(shown.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x20 })
  }
}
