import Kernel
import TestSupport

/// What a person uses, by its accessible name; the rest of finding is TestSupport's.
extension Node {
  func button(_ name: String) -> Node? { all(tag: "button").first { $0.accessibleName == name } }

  func link(_ name: String) -> Node? { all(tag: "a").first { $0.accessibleName.hasPrefix(name) } }
}
