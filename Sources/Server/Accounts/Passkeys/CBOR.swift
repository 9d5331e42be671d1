/// A value in CBOR (RFC 8949), as far as authenticators send them: whole numbers, strings, arrays, maps, and the three simple
/// values that extensions answer with (`hmac-secret` says true).
indirect enum CBOR: Equatable, Sendable {
  case integer(Int64)
  case bytes([UInt8])
  case text(String)
  case array([CBOR])
  case map([Entry])
  case bool(Bool)
  case null

  /// One of a map; no two have the same key.
  struct Entry: Equatable, Sendable {
    var key: CBOR
    var value: CBOR
  }

  /// What all of the bytes are.
  init(_ bytes: [UInt8]) throws(CBORError) {
    var reader = CBORReader(bytes[...])
    self = try reader.value()
    guard reader.rest.isEmpty else { throw .trailingBytes }
  }

  /// Of a map; nil where it has none, or is none.
  subscript(key: CBOR) -> CBOR? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// nil where it is no byte string.
  var byteString: [UInt8]? {
    if case .bytes(let bytes) = self { bytes } else { nil }
  }
}

/// Why bytes are no CBOR that is taken here.
enum CBORError: Error, Equatable, Sendable {
  case truncated
  case trailingBytes
  /// Its first byte: an indefinite length, a tag, a fraction, or nothing that RFC 8949 knows.
  case unsupported(UInt8)
  case duplicateKey
  case tooDeep
  /// More entries, or a number further from 0, than anything honest has.
  case tooLarge
  case notUTF8
}

/// One pass over bytes, value after value.
struct CBORReader {
  /// What was not read yet.
  private(set) var rest: ArraySlice<UInt8>
  /// An attestation's certificates stand in an array in a map in a map.
  private static let deepest = 4
  private static let mostEntries: UInt64 = 64

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func value() throws(CBORError) -> CBOR { try value(at: 1) }

  private mutating func value(at depth: Int) throws(CBORError) -> CBOR {
    guard depth <= Self.deepest else { throw .tooDeep }
    let first = try take(1)[0]
    switch first {
    case 0xF4: return .bool(false)
    case 0xF5: return .bool(true)
    case 0xF6: return .null
    default: break
    }
    let argument = try argument(of: first)
    switch first >> 5 {
    case 0: return .integer(try number(argument))
    case 1: return .integer(-1 - (try number(argument)))
    case 2: return .bytes(try take(argument))
    case 3:
      guard let text = String(validating: try take(argument), as: UTF8.self) else { throw .notUTF8 }
      return .text(text)
    case 4: return .array(try array(argument, at: depth + 1))
    case 5: return .map(try map(argument, at: depth + 1))
    default: throw .unsupported(first)
    }
  }

  /// The number that is part of a value's head: itself, or how much follows.
  private mutating func argument(of first: UInt8) throws(CBORError) -> UInt64 {
    switch first & 31 {
    case let small where small < 24: return UInt64(small)
    case let size where size < 28: return try take(1 << UInt64(size - 24)).reduce(0) { $0 << 8 | UInt64($1) }
    default: throw .unsupported(first)
    }
  }

  private func number(_ argument: UInt64) throws(CBORError) -> Int64 {
    guard let number = Int64(exactly: argument) else { throw .tooLarge }
    return number
  }

  private mutating func array(_ count: UInt64, at depth: Int) throws(CBORError) -> [CBOR] {
    guard count <= Self.mostEntries else { throw .tooLarge }
    var values: [CBOR] = []
    for _ in 0..<count { values.append(try value(at: depth)) }
    return values
  }

  private mutating func map(_ count: UInt64, at depth: Int) throws(CBORError) -> [CBOR.Entry] {
    guard count <= Self.mostEntries else { throw .tooLarge }
    var entries: [CBOR.Entry] = []
    for _ in 0..<count {
      let key = try value(at: depth)
      guard !entries.contains(where: { $0.key == key }) else { throw .duplicateKey }
      entries.append(CBOR.Entry(key: key, value: try value(at: depth)))
    }
    return entries
  }

  private mutating func take(_ count: UInt64) throws(CBORError) -> [UInt8] {
    guard let count = Int(exactly: count), count <= rest.count else { throw .truncated }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}
