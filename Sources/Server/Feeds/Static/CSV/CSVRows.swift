/// Rows of comma-separated text (RFC 4180, as GTFS uses it), read in place: a field is a range of the bytes until someone
/// asks for more. Quotes may hold commas, line ends and doubled quotes; spaces around a field, CR before LF and blank
/// lines don't count.
struct CSVRows {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private let bytes: Bytes
  private let isWhole: Bool
  /// Where the next row begins: what is before it has been read.
  private(set) var position = 0
  /// A quote of this row never closes: its fields mean nothing, and reading goes on after its first line end.
  private(set) var isBroken = false
  private(set) var count = 0
  private var starts: ContiguousArray<Int>
  private var ends: ContiguousArray<Int>
  private var hasDoubledQuotes: UInt64 = 0
  private let singled = SingledQuotes()

  /// Columns beyond are passed over; no GTFS file has half as many.
  static let columnLimit = 64
  /// A quoted field that goes on longer has lost its closing quote.
  static let quotedLimit = 64 << 10

  /// `isWhole`: the text ends here; otherwise a last row without a line end waits for more.
  init(_ bytes: Bytes, isWhole: Bool) {
    self.bytes = bytes
    self.isWhole = isWhole
    starts = ContiguousArray(repeating: 0, count: Self.columnLimit)
    ends = starts
  }

  /// The next row that has something in it; false at the end.
  mutating func next() -> Bool {
    while position < bytes.count {
      let start = position
      isBroken = false
      switch readRow() {
      case .incomplete:
        position = start
        return false
      case .broken:
        isBroken = true
        position = (bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count - 1) + 1
        return true
      case .row:
        if count > 1 || starts[0] < ends[0] { return true }
      }
    }
    return false
  }

  /// With doubled quotes made single; empty for a column the row or the file doesn't have (-1). The bytes stay where they
  /// are for as long as these rows do.
  subscript(column: Int) -> Bytes {
    guard column >= 0, column < min(count, Self.columnLimit) else { return Bytes(rebasing: bytes[0..<0]) }
    let field = Bytes(rebasing: bytes[starts[column]..<ends[column]])
    return hasDoubledQuotes >> UInt64(column) & 1 == 0 ? field : singled.copy(of: field)
  }

  /// Bytes that are not UTF-8 become U+FFFD.
  func text(_ column: Int) -> String { String(decoding: self[column], as: UTF8.self) }

  /// What an attempt at a row came to; an incomplete one waits for more bytes.
  private enum Reading { case row, broken, incomplete }

  private mutating func readRow() -> Reading {
    let size = bytes.count
    var place = position
    count = 0
    hasDoubledQuotes = 0
    while true {
      while place < size, bytes[place] == .space { place += 1 }
      var start = place
      var end: Int
      if place < size, bytes[place] == .quote {
        start = place + 1
        guard let close = closingQuote(from: start) else {
          return isWhole || size - start > Self.quotedLimit ? .broken : .incomplete
        }
        end = close
        place = close + 1
        while place < size, bytes[place] != .comma, bytes[place] != .lineFeed { place += 1 }
      } else {
        while place < size, bytes[place] != .comma, bytes[place] != .lineFeed { place += 1 }
        end = place
        while end > start, bytes[end - 1] == .space || bytes[end - 1] == .carriageReturn { end -= 1 }
      }
      if place == size, !isWhole { return .incomplete }
      if count < Self.columnLimit {
        starts[count] = start
        ends[count] = end
      }
      count += 1
      let isLast = place == size || bytes[place] == .lineFeed
      place += 1
      if isLast {
        position = min(place, size)
        return .row
      }
    }
  }

  private mutating func closingQuote(from start: Int) -> Int? {
    let size = min(bytes.count, start + Self.quotedLimit)
    var place = start
    while place < size {
      guard bytes[place] == .quote else {
        place += 1
        continue
      }
      guard place + 1 < bytes.count, bytes[place + 1] == .quote else {
        // At the end of a part the next byte may still double it.
        return place + 1 < bytes.count || isWhole ? place : nil
      }
      if count < Self.columnLimit { hasDoubledQuotes |= 1 << UInt64(count) }
      place += 2
    }
    return nil
  }
}

/// Copies of the few fields that can't be read in place: no larger together than the text they come from.
private final class SingledQuotes {
  private var kept: [UnsafeMutableBufferPointer<UInt8>] = []

  deinit {
    for copy in kept { copy.deallocate() }
  }

  func copy(of field: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: field.count)
    var count = 0
    var skips = false
    for byte in field {
      skips = byte == .quote && !skips
      if skips { continue }
      copy.initializeElement(at: count, to: byte)
      count += 1
    }
    kept.append(copy)
    return UnsafeBufferPointer(rebasing: copy[..<count])
  }
}

extension UInt8 {
  static let comma: UInt8 = 0x2C
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let quote: UInt8 = 0x22
  static let space: UInt8 = 0x20
}
