import Kernel

/// Walks through JSON bytes and reads only what is asked for: nine tenths of an answer are of no use to us, and making
/// values of them would cost more than all the rest.
///
/// What is skipped must be JSON too, but for the inside of its texts. Nothing is read outside of `bytes`, however they end.
struct JSONCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var at = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // RFC 8259, section 8.1: a byte order mark may be ignored.
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { at = 3 }
  }

  /// The next byte that is no space; nothing is consumed but space.
  mutating func peek() throws(NextRacesError) -> UInt8 {
    while at < bytes.count {
      let byte = bytes[at]
      if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 { return byte }
      at += 1
    }
    throw .notJSON(offset: at)
  }

  /// Nothing but space may follow.
  mutating func end() throws(NextRacesError) {
    while at < bytes.count {
      let byte = bytes[at]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { throw .notJSON(offset: at) }
      at += 1
    }
  }

  /// Calls `member` with each name of the object that begins here, the cursor standing before its value; `member` must
  /// read or skip it. False, and nothing read, where none begins.
  mutating func object(
    _ member: (inout JSONCursor, Range<Int>) throws(NextRacesError) -> Void
  ) throws(NextRacesError) -> Bool {
    guard try peek() == UInt8(ascii: "{") else { return false }
    at += 1
    if try peek() == UInt8(ascii: "}") {
      at += 1
      return true
    }
    while true {
      let name = try memberName()
      try member(&self, name)
      if try closes(with: UInt8(ascii: "}")) { return true }
    }
  }

  /// The same for an array's elements.
  mutating func array(
    _ element: (inout JSONCursor) throws(NextRacesError) -> Void
  ) throws(NextRacesError) -> Bool {
    guard try peek() == UInt8(ascii: "[") else { return false }
    at += 1
    if try peek() == UInt8(ascii: "]") {
      at += 1
      return true
    }
    while true {
      try element(&self)
      if try closes(with: UInt8(ascii: "]")) { return true }
    }
  }

  /// True behind the end, false behind a comma.
  private mutating func closes(with end: UInt8) throws(NextRacesError) -> Bool {
    let byte = try peek()
    guard byte == end || byte == UInt8(ascii: ",") else { throw .notJSON(offset: at) }
    at += 1
    return byte == end
  }

  /// A member's name, with the colon behind it.
  private mutating func memberName() throws(NextRacesError) -> Range<Int> {
    guard try peek() == UInt8(ascii: "\"") else { throw .notJSON(offset: at) }
    let name = try quoted()
    guard try peek() == UInt8(ascii: ":") else { throw .notJSON(offset: at) }
    at += 1
    return name
  }

  /// A member's name as text.
  func name(_ range: Range<Int>) -> String { text(of: range, most: Followed.mostBytes) }

  /// Whether the text in that range of bytes is this name, also where it is written with escapes.
  func equals(_ range: Range<Int>, _ name: StaticString) -> Bool {
    let inside = UnsafeBufferPointer(rebasing: bytes[range])
    guard isEscaped(range) else { return JSONTexts.matches(inside, name) }
    return JSONTexts.plain(inside).withUnsafeBufferPointer { JSONTexts.matches($0, name) }
  }
}

extension JSONCursor {
  /// A text of at most `most` bytes, more is cut off; "" for any other kind of value.
  mutating func text(most: Int = 160) throws(NextRacesError) -> String {
    guard try peek() == UInt8(ascii: "\"") else {
      try skip()
      return ""
    }
    return text(of: try quoted(), most: most)
  }

  private func isEscaped(_ range: Range<Int>) -> Bool {
    for index in range where bytes[index] == UInt8(ascii: "\\") { return true }
    return false
  }

  /// What stands between quotes with its escapes undone. Half of a surrogate pair is U+FFFD, as bytes that are no UTF-8 are.
  private func text(of range: Range<Int>, most: Int) -> String {
    guard isEscaped(range) else {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self).cut(toBytes: most)
    }
    // No longer than it stands here: an escape is longer than what it stands for.
    return String(decoding: JSONTexts.plain(UnsafeBufferPointer(rebasing: bytes[range])), as: UTF8.self).cut(
      toBytes: most)
  }

  /// Whole seconds, metres and the like, also where they stand in quotes or have a fraction, which is cut off; `nil` for
  /// anything else.
  mutating func integer() throws(NextRacesError) -> Int64? {
    if try peek() == UInt8(ascii: "\"") { return Int64(try text(most: 20)) }
    let start = at
    try skip()
    var value: Int64 = 0
    var digits = 0
    var index = start
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < at, bytes[index] >= 0x30, bytes[index] <= 0x39, digits < 18 {
      value = value * 10 + Int64(bytes[index] - 0x30)
      digits += 1
      index += 1
    }
    guard digits > 0, index == at || bytes[index] == UInt8(ascii: ".") else { return nil }
    return bytes[start] == UInt8(ascii: "-") ? -value : value
  }

  /// Steps over one value of any kind.
  mutating func skip() throws(NextRacesError) {
    switch try peek() {
    case UInt8(ascii: "\""): _ = try quoted()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipNested()
    default: try skipPlain()
    }
  }

  /// An object or an array with all that is in it, by the grammar, without a call for each level.
  private mutating func skipNested() throws(NextRacesError) {
    // The lowest bit says whether the innermost is an object.
    var objects: UInt64 = 0
    var depth = 0
    repeat {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard depth < 64 else { throw .notJSON(offset: at) }
        let isObject = byte == UInt8(ascii: "{")
        objects = objects << 1 | (isObject ? 1 : 0)
        depth += 1
        at += 1
        guard try peek() == UInt8(ascii: isObject ? "}" : "]") else {
          if isObject { _ = try memberName() }
          continue
        }
      case UInt8(ascii: "\""): _ = try quoted()
      default: try skipPlain()
      }
      // Behind a value, or before the end of an empty one.
      while depth > 0 {
        let isObject = objects & 1 == 1
        if try closes(with: UInt8(ascii: isObject ? "}" : "]")) {
          depth -= 1
          objects >>= 1
        } else {
          if isObject { _ = try memberName() }
          break
        }
      }
    } while depth > 0
  }

  /// A number, or one of JSON's three words.
  private mutating func skipPlain() throws(NextRacesError) {
    let start = at
    while at < bytes.count, isPlain(bytes[at]) { at += 1 }
    guard JSONTexts.isPlainValue(UnsafeBufferPointer(rebasing: bytes[start..<at])) else {
      throw .notJSON(offset: start)
    }
  }

  /// What stands between the quotes, escapes as they are; the cursor stands behind the second.
  private mutating func quoted() throws(NextRacesError) -> Range<Int> {
    at += 1
    let start = at
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        at += 1
        return start..<(at - 1)
      }
      at += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    at = bytes.count
    throw .notJSON(offset: at)
  }

  /// Part of a number or a word.
  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x7A, 0x41...0x5A, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
    default: false
    }
  }
}
