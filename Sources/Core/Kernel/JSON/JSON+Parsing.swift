/// Reading JSON text, exactly RFC 8259: no comments, no trailing commas, no byte order mark, nothing after the value.
extension JSON {
  /// What a reader accepts at most.
  package struct Limits: Sendable {
    /// How deep arrays and objects may stand in one another; never more than 512, which the stack is sure to bear.
    package var depth: Int
    /// The length of the whole text.
    package var bytes: Int

    package init(depth: Int = 64, bytes: Int = 16 << 20) {
      self.depth = depth
      self.bytes = bytes
    }
  }

  /// Fails at the first fault, which the error points at.
  package static func parse(_ bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) -> JSON {
    guard bytes.count <= limits.bytes else { throw JSONError(.tooLarge, at: max(limits.bytes, 0)) }
    var scanner = JSONScanner(bytes: bytes, depth: min(limits.depth, 512))
    return try scanner.document()
  }

  package static func parse(_ text: String, limits: Limits = Limits()) throws(JSONError) -> JSON {
    try parse(Array(text.utf8), limits: limits)
  }
}

/// One pass over the bytes; `at` is the next one to read, and what an error points at.
struct JSONScanner {
  let bytes: [UInt8]
  var at = 0
  private var depthLeft: Int

  init(bytes: [UInt8], depth: Int) {
    self.bytes = bytes
    depthLeft = depth
  }

  mutating func document() throws(JSONError) -> JSON {
    skipSpace()
    let value = try value()
    skipSpace()
    guard at == bytes.count else { throw JSONError(.trailingBytes, at: at) }
    return value
  }

  private mutating func value() throws(JSONError) -> JSON {
    switch try byte() {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let other: throw JSONError(.unexpectedByte(other), at: at)
    }
  }

  private mutating func array() throws(JSONError) -> JSON {
    try enter()
    var values: [JSON] = []
    if try closes(with: "]") { return .array(values) }
    repeat {
      skipSpace()
      values.append(try value())
    } while try goesOn(orEndsWith: "]")
    return .array(values)
  }

  private mutating func object() throws(JSONError) -> JSON {
    try enter()
    var members: [JSON.Member] = []
    if try closes(with: "}") { return .object(members) }
    repeat {
      skipSpace()
      let quote = try byte()
      guard quote == UInt8(ascii: "\"") else { throw JSONError(.unexpectedByte(quote), at: at) }
      let name = try string()
      skipSpace()
      try expect(UInt8(ascii: ":"))
      skipSpace()
      members.append(JSON.Member(name, try value()))
    } while try goesOn(orEndsWith: "}")
    return .object(members)
  }
}

extension JSONScanner {
  func byte() throws(JSONError) -> UInt8 {
    guard at < bytes.count else { throw JSONError(.unexpectedEnd, at: at) }
    return bytes[at]
  }

  mutating func skipSpace() {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): at += 1
      default: return
      }
    }
  }

  private mutating func expect(_ wanted: UInt8) throws(JSONError) {
    let found = try byte()
    guard found == wanted else { throw JSONError(.unexpectedByte(found), at: at) }
    at += 1
  }

  private mutating func word(_ letters: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    for index in 0..<letters.utf8CodeUnitCount { try expect(letters.utf8Start[index]) }
    return value
  }

  private mutating func enter() throws(JSONError) {
    guard depthLeft > 0 else { throw JSONError(.tooDeep, at: at) }
    depthLeft -= 1
    at += 1
  }

  private mutating func closes(with end: Unicode.Scalar) throws(JSONError) -> Bool {
    skipSpace()
    guard try byte() == UInt8(ascii: end) else { return false }
    at += 1
    depthLeft += 1
    return true
  }

  private mutating func goesOn(orEndsWith end: Unicode.Scalar) throws(JSONError) -> Bool {
    if try closes(with: end) { return false }
    try expect(UInt8(ascii: ","))
    return true
  }
}
