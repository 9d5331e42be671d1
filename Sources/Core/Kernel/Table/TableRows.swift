/// A table's rows one after the other (RFC 4180), as spreadsheets write them: commas, semicolons or tabs between fields,
/// any line end, a byte order mark or none.
package struct TableRows {
  private let bytes: [UInt8]
  private var at = 0
  package let separator: UInt8
  /// Of the row read last, counted from 1; empty lines count too.
  package private(set) var number = 0
  private var nextNumber = 1
  /// The row read last had a quote that never ends, or text behind one.
  package private(set) var isBroken = false

  package init(_ text: String) {
    bytes = Array(text.withoutByteOrderMark.utf8)
    separator = TableRows.separator(bytes)
  }

  /// Bytes: how far it is read, and all of them.
  package var progress: (read: Int, all: Int) { (at, bytes.count) }

  /// The next row that isn't empty; nil at the end.
  package mutating func next() -> [String]? {
    while at < bytes.count {
      let row = row()
      if row.count > 1 || row.first?.isEmpty == false || isBroken { return row }
    }
    return nil
  }

  private mutating func row() -> [String] {
    number = nextNumber
    isBroken = false
    var fields: [String] = []
    while true {
      fields.append(field())
      // No table of ours is this wide; the rest of such a row isn't kept.
      if fields.count > 100 { fields.removeLast() }
      guard at < bytes.count else { break }
      let mark = bytes[at]
      at += 1
      if mark == separator { continue }
      if mark == 0x0D, at < bytes.count, bytes[at] == 0x0A { at += 1 }
      break
    }
    nextNumber += 1
    return fields
  }

  /// Up to the separator or line end behind it.
  private mutating func field() -> String {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
      let start = at
      while at < bytes.count, !ends(bytes[at]) { at += 1 }
      return String(decoding: bytes[start..<at], as: UTF8.self)
    }
    at += 1
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte != UInt8(ascii: "\"") {
        if byte == 0x0A { nextNumber += 1 }
        text.append(byte)
      } else if at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
        text.append(byte)
        at += 1
      } else {
        while at < bytes.count, !ends(bytes[at]) {
          isBroken = true
          at += 1
        }
        return String(decoding: text, as: UTF8.self)
      }
    }
    isBroken = true
    return String(decoding: text, as: UTF8.self)
  }

  private func ends(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0D || byte == 0x0A }

  /// Whichever stands most often in the first line.
  private static func separator(_ bytes: [UInt8]) -> UInt8 {
    var commas = 0
    var semicolons = 0
    var tabs = 0
    for byte in bytes {
      if byte == 0x0A || byte == 0x0D { break }
      if byte == UInt8(ascii: ",") { commas += 1 }
      if byte == UInt8(ascii: ";") { semicolons += 1 }
      if byte == UInt8(ascii: "\t") { tabs += 1 }
    }
    if semicolons > commas, semicolons >= tabs { return UInt8(ascii: ";") }
    return tabs > commas ? UInt8(ascii: "\t") : UInt8(ascii: ",")
  }
}

extension TableRows {
  /// One field as RFC 4180 wants it: in quotes where it must be.
  @inline(never)
  package static func append(_ field: String, to bytes: inout [UInt8]) {
    var needsQuotes = false
    for byte in field.utf8 where byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte < 0x20 {
      needsQuotes = true
    }
    guard needsQuotes else { return bytes.append(contentsOf: field.utf8) }
    bytes.append(UInt8(ascii: "\""))
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
