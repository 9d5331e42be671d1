/// A JSON value. Numbers keep whole values exact: what was written without a fraction or exponent and fits is `.integer`.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// Members stay in the order written. Where a name repeats, the last one counts (RFC 8259 section 4 leaves it open;
  /// this is what browsers do).
  package struct Member: Equatable, Sendable {
    package var name: String
    package var value: JSON

    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }
}

extension JSON {
  @inline(never)
  package static func object(_ pairs: KeyValuePairs<String, JSON>) -> JSON {
    .object(pairs.map { Member($0.key, $0.value) })
  }

  /// The member's value; nil where it has none of that name, or is no object.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// Nil where it is no string; so it is with the other kinds below.
  @inline(never)
  package var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  @inline(never)
  package var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  @inline(never)
  package var array: [JSON]? {
    if case .array(let value) = self { return value }
    return nil
  }

  /// A whole number, whichever way it was written ("3" and "3.0" alike).
  @inline(never)
  package var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    default: nil
    }
  }

  @inline(never)
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

extension JSON {
  /// A whole number that fits this machine's `Int`: 32 bits wide in the browser, where `Int(someInt64)` could trap.
  package var int: Int? { integer.flatMap { Int(exactly: $0) } }
}
