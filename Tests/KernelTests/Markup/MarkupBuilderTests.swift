import Kernel
import Testing

@Suite("Building a tree")
struct MarkupBuilderTests {
  @Test("neighbouring texts become one and empty ones none, as a browser's parser makes them")
  func texts() {
    let nothing: Node? = nil
    let node = element("p") {
      "In "
      String(3)
      nothing
      ""
      " min"
      element("b") { "" }
      if isShown(false) { "hidden" }
      for name in ["Q", "R"] { element("i", key: name) { name } }
    }
    #expect(HTML.render(node) == "<p>In 3 min<b></b><i>Q</i><i>R</i></p>")
  }

  @Test("of two attributes with one name the first counts, as in a browser's parser")
  func sameName() {
    #expect(HTML.render(element("p", .title("a"), nil, .title("b"))) == "<p title=\"a\"></p>")
  }

  @Test("classes stand after the tag, and those that change add up with them")
  func classes() {
    #expect(HTML.render(element("p.age.quiet", .id("a"))) == "<p class=\"age quiet\" id=\"a\"></p>")
    #expect(HTML.render(element("p.age", .id("a"), .class("new"))) == "<p id=\"a\" class=\"age new\"></p>")
  }

  private func isShown(_ answer: Bool) -> Bool { answer }
}
