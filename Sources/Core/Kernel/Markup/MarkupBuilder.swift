/// Collects children in the order they are written. Strings become text; `nil` and `if` leave nothing behind.
///
/// What is built is one node: a list is an element without a tag, taken apart again where it is put into an element.
///
/// NB: every function is kept out of line and hands on one word, and `element` alone is spread into its callers: what
/// stands at a call site stands a thousand times in the browser's program.
@resultBuilder
package enum MarkupBuilder {
  package static func buildExpression(_ node: Node) -> Node { node }
  @inline(never)
  package static func buildExpression(_ node: Node?) -> Node { node ?? list([]) }
  @inline(never)
  package static func buildExpression(_ text: String) -> Node { .text(text) }
  @inline(never)
  package static func buildExpression(_ nodes: [Node]) -> Node { list(nodes) }
  package static func buildBlock(_ a: Node) -> Node { a }
  @inline(never)
  package static func buildBlock(_ a: Node, _ b: Node) -> Node { list([a, b]) }
  @inline(never)
  package static func buildBlock(_ a: Node, _ b: Node, _ c: Node) -> Node { list([a, b, c]) }
  @inline(never)
  package static func buildBlock(_ a: Node, _ b: Node, _ c: Node, _ d: Node) -> Node { list([a, b, c, d]) }
  @inline(never)
  package static func buildBlock(_ parts: Node...) -> Node { list(parts) }
  @inline(never)
  package static func buildOptional(_ part: Node?) -> Node { part ?? list([]) }
  package static func buildEither(first part: Node) -> Node { part }
  package static func buildEither(second part: Node) -> Node { part }
  @inline(never)
  package static func buildArray(_ parts: [Node]) -> Node { list(parts) }

  private static func list(_ nodes: [Node]) -> Node { .element(Element(tag: "", children: nodes)) }
}
