/// Writes JSON straight to bytes, commas by itself. What is begun must be ended; a name must be followed by a value.
///
/// The text may stand inside `<script type="application/json">`: "<" is written as `\u003C`, and the two line ends that
/// JavaScript once could not bear (U+2028, U+2029) are escaped as well.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init(capacity: Int = 0) {
    if capacity > 0 { bytes.reserveCapacity(capacity) }
  }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Any text as a name; within an object only.
  @inline(never)
  package mutating func name(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A name known when the program is written: letters, digits and marks that need no escape.
  @inline(never)
  package mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(name)
    append("\":")
    needsComma = false
  }

  /// The same of a list of fields.
  @inline(never)
  mutating func plain(name: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    append("\":")
    needsComma = false
  }

  @inline(never)
  package mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    JSONEscape.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(never)
  package mutating func integer(_ value: Int64) {
    separate()
    Decimal.append(value, to: &bytes)
  }

  @inline(never)
  package mutating func integer(_ value: Int) { integer(Int64(value)) }

  /// `decimals` rounds to at most so many digits after the point (0 to 15). Infinite and not-a-number become null.
  @inline(never)
  package mutating func number(_ value: Double, decimals: Int? = nil) {
    separate()
    guard value.isFinite else { return append("null") }
    Decimal.append(value, decimals: decimals, to: &bytes)
  }

  @inline(never)
  package mutating func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  @inline(never)
  package mutating func null() {
    separate()
    append("null")
  }

  @inline(never)
  package mutating func value(_ value: JSON) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let values):
      beginArray()
      for value in values { self.value(value) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        self.value(member.value)
      }
      endObject()
    }
  }

  /// One value that is ready-made JSON already.
  @inline(never)
  package mutating func raw(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
  }
}

extension JSONWriter {
  @inline(never)
  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  @inline(never)
  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  @inline(never)
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  @inline(never)
  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

extension JSON {
  /// Compact JSON, members in their order. `JSON.parse` of it gives this value again, but for numbers that are infinite
  /// or not a number: those become null.
  package var text: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
