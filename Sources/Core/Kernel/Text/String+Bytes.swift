// Byte by byte: `Character` would bring the tables of Unicode's grapheme clusters into the browser's program.
extension String {
  /// The text before the first such ASCII character, and the text after it; `nil` where there is none.
  @inline(never)
  package func halves(at separator: Unicode.Scalar) -> (head: String, tail: String?) {
    let bytes = Array(utf8)
    guard let index = bytes.firstIndex(where: { UInt32($0) == separator.value }) else { return (self, nil) }
    return (
      String(decoding: bytes[..<index], as: UTF8.self), String(decoding: bytes[(index + 1)...], as: UTF8.self)
    )
  }

  /// At most so many bytes of it, cut between two scalars.
  @inline(never)
  package func cut(toBytes limit: Int) -> String {
    if utf8.count <= limit { return self }
    var kept = Array(utf8.prefix(limit))
    while let last = kept.last, last & 0xC0 == 0x80 { kept.removeLast() }
    if let last = kept.last, last >= 0xC0 { kept.removeLast() }
    return String(decoding: kept, as: UTF8.self)
  }

  /// What a file says: some programs begin it with a mark that it is UTF-8.
  @inline(never)
  package var withoutByteOrderMark: String {
    guard utf8.starts(with: [0xEF, 0xBB, 0xBF]) else { return self }
    return String(decoding: utf8.dropFirst(3), as: UTF8.self)
  }

  /// Without spaces, line ends and the like at both ends.
  @inline(never)
  package var trimmed: String {
    var bytes = Array(utf8)[...]
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Trimmed, and in small letters as far as they are ASCII: what headings and words of files are compared by.
  @inline(never)
  package var tidied: String {
    var bytes = Array(trimmed.utf8)
    for index in bytes.indices where bytes[index] >= UInt8(ascii: "A") && bytes[index] <= UInt8(ascii: "Z") {
      bytes[index] |= 0x20
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
