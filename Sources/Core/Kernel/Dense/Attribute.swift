/// A name and its value; a value of "" is a bare attribute such as `disabled`.
///
/// A class for size (README.md here): lists and calls hold one word for it and not two texts.
package final class Attribute: Equatable, Sendable {
  package let name: String
  package let value: String

  @inline(never)
  package init(_ name: consuming String, _ value: consuming String) {
    self.name = name
    self.value = value
  }

  package static func == (a: Attribute, b: Attribute) -> Bool {
    a === b || (a.name == b.name && a.value == b.value)
  }
}
