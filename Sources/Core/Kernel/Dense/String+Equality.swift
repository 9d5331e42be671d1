/// For size (README.md here), the standard library's comparison with the same answers, but in one place: there it is
/// inlined, and each `case "…"` would carry a copy. All who import Kernel compare texts by these.
extension String {
  @inline(never)
  package static func == (a: String, b: String) -> Bool { areEqual(a, b) }

  @inline(never)
  package static func != (a: String, b: String) -> Bool { !areEqual(a, b) }

  @inline(never)
  package static func ~= (pattern: String, text: String) -> Bool { areEqual(pattern, text) }
}

private func areEqual<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b }
