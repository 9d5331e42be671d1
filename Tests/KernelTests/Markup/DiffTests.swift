import Kernel
import TestSupport
import Testing

@Suite("The differ")
struct DiffTests {
  @Test("any tree becomes any other when the patches are applied in order", arguments: [true, false])
  func patchesGiveTheNewTree(likeAPage: Bool) {
    for seed in UInt64(0)..<10_000 {
      let (from, to) = RandomTrees.pair(seed: seed, likeAPage: likeAPage)
      var tree = from
      for patch in Diff.patches(from: from, to: to) { patch.apply(to: &tree) }
      if tree != to { Issue.record("seed \(seed): \(tree) is not \(to)") }
    }
  }

  @Test("a tree that stays the same needs no patch")
  func sameTree() {
    for seed in UInt64(0)..<200 {
      let tree = RandomTrees.pair(seed: seed).from
      #expect(Diff.patches(from: tree, to: tree).isEmpty)
    }
  }

  @Test("a row that a person drags is the only one that moves", arguments: [(0, 4), (4, 0), (1, 3), (3, 2)])
  func oneMove(from: Int, to: Int) {
    var names = ["a", "b", "c", "d", "e"]
    let before = list(names)
    names.insert(names.remove(at: from), at: to)
    let patches = Diff.patches(from: before, to: list(names))
    // Of two neighbours either may be the one that moves.
    #expect(patches == [.move([], from, to)] || (abs(from - to) == 1 && patches == [.move([], to, from)]))
  }

  @Test("a train that leaves takes its row away and touches no other")
  func firstRowGoes() {
    #expect(Diff.patches(from: list(["a", "b", "c"]), to: list(["b", "c"])) == [.remove([], 0)])
  }

  @Test("a new row is made where it stands and no other is touched")
  func newRow() {
    #expect(
      Diff.patches(from: list(["a", "c"]), to: list(["a", "b", "c"])) == [
        .insert([], 1, .element(Element(tag: "li", key: "b", children: [.text("b")])))
      ])
  }

  @Test("minutes that count down change one text")
  func oneText() {
    let before = element("p") {
      element("b") { "4" }
      " min"
    }
    let after = element("p") {
      element("b") { "3" }
      " min"
    }
    #expect(Diff.patches(from: before, to: after) == [.text([0, 0], "3")])
  }

  @Test("another key or another tag is another element")
  func otherElement() {
    let a = element("li", key: "a") { "1" }
    #expect(
      Diff.patches(from: a, to: element("li", key: "b") { "1" }) == [.replace([], element("li", key: "b") { "1" })])
    #expect(Diff.patches(from: a, to: .text("1")) == [.replace([], .text("1"))])
  }

  @Test("attributes are set, changed and taken away by name, whatever their order")
  func attributes() {
    let before = element("input", .type("text"), .value("a"), .flag("disabled"))
    let after = element("input", .value("b"), .type("text"), .title("Name"))
    #expect(
      Diff.patches(from: before, to: after) == [
        .unset([], "disabled"), .set([], "value", "b"), .set([], "title", "Name"),
      ])
    #expect(
      element("i", .title("a"), .lang("fr")) == element("i", .lang("fr"), .title("a")),
      "the order of attributes means nothing")
  }

  @Test("of a list turned round, all but one row move and none is made anew")
  func reversed() {
    let names = (0..<50).map(String.init)
    let patches = Diff.patches(from: list(names), to: list(names.reversed()))
    #expect(patches.count == 49)
    #expect(patches.allSatisfy { if case .move = $0 { true } else { false } })
  }

  @Test("siblings that share a key by mistake are matched in their order")
  func sharedKeys() {
    let before = list(["a", "a", "b"])
    let after = list(["b", "a", "a", "a"])
    var tree = before
    for patch in Diff.patches(from: before, to: after) { patch.apply(to: &tree) }
    #expect(tree == after)
  }

  @Test("a patch whose place is not there changes nothing")
  func strayPatches() {
    let tree = list(["a"])
    let stray: [Patch] = [
      .text([7], "x"), .set([0, 0], "class", "x"), .insert([], 3, .text("x")), .insert([], -1, .text("x")),
      .remove([], 1), .move([], 0, 1), .move([], -1, 0), .replace([0, 0, 0], .text("x")), .unset([-1], "class"),
    ]
    for patch in stray {
      var changed = tree
      patch.apply(to: &changed)
      #expect(changed == tree)
    }
  }

  private func list(_ names: [String]) -> Node {
    element("ul") { for name in names { element("li", key: name) { name } } }
  }
}
