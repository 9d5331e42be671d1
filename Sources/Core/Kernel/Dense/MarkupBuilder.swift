/// Collects children in the order they are written. Strings become text; `nil` and `if` leave nothing behind.
///
/// What is built is one node: a list is an element without a tag, taken apart again where it is put into an element.
///
/// For size (README.md here): every function is out of line and hands on one word, for it is called a thousand times.
@resultBuilder
package enum MarkupBuilder {
  package static func buildExpression(_ node: consuming Node) -> Node { node }
  @inline(never)
  package static func buildExpression(_ node: consuming Node?) -> Node { node ?? list([]) }
  @inline(never)
  package static func buildExpression(_ text: consuming String) -> Node { .text(text) }
  @inline(never)
  package static func buildExpression(_ nodes: consuming [Node]) -> Node { list(nodes) }
  package static func buildBlock(_ a: consuming Node) -> Node { a }
  @inline(never)
  package static func buildBlock(_ a: consuming Node, _ b: consuming Node) -> Node { list([a, b]) }
  @inline(never)
  package static func buildBlock(_ a: consuming Node, _ b: consuming Node, _ c: consuming Node) -> Node {
    list([a, b, c])
  }
  @inline(never)
  package static func buildBlock(_ a: consuming Node, _ b: consuming Node, _ c: consuming Node, _ d: consuming Node)
    -> Node
  { list([a, b, c, d]) }
  @inline(never)
  package static func buildBlock(_ parts: Node...) -> Node { list(parts) }
  @inline(never)
  package static func buildOptional(_ part: consuming Node?) -> Node { part ?? list([]) }
  package static func buildEither(first part: consuming Node) -> Node { part }
  package static func buildEither(second part: consuming Node) -> Node { part }
  @inline(never)
  package static func buildArray(_ parts: consuming [Node]) -> Node { list(parts) }

  private static func list(_ nodes: consuming [Node]) -> Node { .element(Element(tag: "", children: nodes)) }
}
