import Kernel
import Testing

@Suite("Patches on their way to the page")
struct PatchWritingTests {
  @Test(
    "each patch has the form that Loop.md says",
    arguments: [
      (Patch.text([0, 2], "3 min"), #"["text",[0,2],"3 min"]"#),
      (.set([], "class", "late"), #"["set",[],"class","late"]"#),
      (.unset([1], "open"), #"["unset",[1],"open"]"#),
      (.insert([0], 4, .text("x")), #"["insert",[0],4,"x"]"#),
      (.remove([0], 4), #"["remove",[0],4]"#),
      (.move([3, 1], 4, 0), #"["move",[3,1],4,0]"#),
      (.replace([2], element("hr")), #"["replace",[2],["hr",{},[]]]"#),
      (
        .insert([], 0, element("li", key: "Q", .class("row"), .id("q")) { "Q" }),
        #"["insert",[],0,["li",{"class":"row","id":"q"},["Q"]]]"#
      ),
    ])
  func forms(patch: Patch, wire: String) {
    #expect(written(patch) == wire)
  }

  @Test("what HTML would not print is not sent to the page either")
  func safeOnTheWire() {
    let script = Node.element(Element(tag: "SCRIPT", attributes: [Attribute("onLoad", "x()")], children: [.text("y")]))
    #expect(written(.insert([], 0, script)) == #"["insert",[],0,["span",{},["y"]]]"#)
    #expect(written(.set([], "href", "javascript:x()")) == ##"["set",[],"href","#"]"##)
    #expect(written(.set([], "onclick", "x()")) == "")
    #expect(written(.unset([], "onclick")) == "")
  }

  private func written(_ patch: Patch) -> String {
    var writer = JSONWriter()
    patch.write(into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
