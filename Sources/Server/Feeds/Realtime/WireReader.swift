/// Reads the protocol buffer wire format (protobuf.dev, "Encoding") from one message's bytes. It never reads beyond `end`,
/// whatever the bytes say.
struct WireReader {
  private(set) var next: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>

  /// The caller keeps the bytes alive while it reads.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(WireError) {
    guard let base = bytes.baseAddress else { throw WireError(address: 0) }
    next = base
    end = base + bytes.count
  }

  @inline(__always)
  init(from next: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    self.next = next
    self.end = end
  }

  @inline(__always)
  var isAtEnd: Bool { next == end }

  @inline(__always)
  mutating func varint() throws(WireError) -> UInt64 {
    guard next < end else { throw failure }
    let byte = next.pointee
    if byte < 0x80 {
      next += 1
      return UInt64(byte)
    }
    return try longVarint()
  }

  /// Two to ten bytes; the bits beyond the 64th are dropped as every decoder does, an eleventh byte is an error.
  @inline(__always)
  private mutating func longVarint() throws(WireError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while next < end {
      let byte = next.pointee
      next += 1
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return value }
      shift &+= 7
      if shift > 63 { break }
    }
    throw failure
  }

  /// The bytes of a length-delimited field; the position moves behind them.
  @inline(__always)
  mutating func message() throws(WireError) -> WireReader {
    let length = try varint()
    guard length <= UInt64(bitPattern: Int64(end - next)) else { throw failure }
    let start = next
    next += Int(truncatingIfNeeded: length)
    return WireReader(from: start, to: next)
  }

  /// Moves behind the value of a field that means nothing to us. `tag` is its whole tag, number and wire type.
  @inline(__always)
  mutating func skip(_ tag: UInt64) throws(WireError) {
    guard tag > 7, tag <= UInt64(UInt32.max) else { throw failure }
    switch tag & 7 {
    case 0: _ = try varint()
    case 2: _ = try message()
    default: try skipRare(tag)
    }
  }

  @inline(never)
  private mutating func skipRare(_ tag: UInt64) throws(WireError) {
    switch tag & 7 {
    case 1: try move(by: 8)
    case 5: try move(by: 4)
    case 3: try skipGroup(tag >> 3)
    default: throw failure
    }
  }

  /// Groups went out of use long ago, but are still legal: everything up to the end tag of the same number.
  private mutating func skipGroup(_ number: UInt64) throws(WireError) {
    var open = [number]
    while let innermost = open.last {
      let tag = try varint()
      guard tag > 7, tag <= UInt64(UInt32.max), open.count < 100 else { throw failure }
      switch tag & 7 {
      case 3: open.append(tag >> 3)
      case 4:
        guard tag >> 3 == innermost else { throw failure }
        open.removeLast()
      default: try skip(tag)
      }
    }
  }

  private mutating func move(by count: Int) throws(WireError) {
    guard end - next >= count else { throw failure }
    next += count
  }

  private var failure: WireError { WireError(address: UInt(bitPattern: next)) }
}

/// Where in memory the wire format broke; only the scanner, which knows where the bytes began, can say where in the feed.
struct WireError: Error {
  var address: UInt
}

/// A field's number and wire type as they stand together on the wire.
enum Tag {
  @inline(__always)
  static func varint(_ number: UInt64) -> UInt64 { number << 3 }
  @inline(__always)
  static func message(_ number: UInt64) -> UInt64 { number << 3 | 2 }
}
