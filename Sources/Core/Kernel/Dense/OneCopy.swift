#if arch(wasm32)
  // For size (README.md here), in the browser only: what the standard library inlines stands once. A list that grows by
  // one, a text made of bytes, two texts in order. Elsewhere speed comes first.
  extension [UInt8] {
    @inline(never)
    package mutating func append(_ byte: UInt8) { grow(&self, byte) }
  }

  extension [String] {
    @inline(never)
    package mutating func append(_ text: String) { grow(&self, text) }
  }

  extension [Node] {
    @inline(never)
    package mutating func append(_ node: Node) { grow(&self, node) }
  }

  extension [JSON] {
    @inline(never)
    package mutating func append(_ value: JSON) { grow(&self, value) }
  }

  private func grow<Element>(_ list: inout [Element], _ element: Element) { list.append(element) }

  extension String {
    @inline(never)
    package init(decoding bytes: [UInt8], as encoding: UTF8.Type) { self = text(of: bytes) }

    @inline(never)
    package init(decoding bytes: ArraySlice<UInt8>, as encoding: UTF8.Type) { self = text(of: bytes) }

    @inline(never)
    package static func < (a: String, b: String) -> Bool { isLess(a, b) }
  }

  private func text<Bytes: Collection>(of bytes: Bytes) -> String where Bytes.Element == UInt8 {
    String(decoding: bytes, as: UTF8.self)
  }

  private func isLess<Value: Comparable>(_ a: Value, _ b: Value) -> Bool { a < b }
#endif
