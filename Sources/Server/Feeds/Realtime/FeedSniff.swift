/// Says what bytes are that turned out to be no feed. Asked only after the scanner has failed: a true feed may well begin
/// like a line end and a brace.
enum FeedSniff {
  /// That error, or `xml` or `text` where the bytes begin like these.
  static func better(_ error: FeedError, _ bytes: [UInt8]) -> FeedError {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, isSpace(bytes[start]) { start += 1 }
    let head = bytes[start...].prefix(64)
    guard !head.isEmpty, head.allSatisfy({ isSpace($0) || (0x20...0x7E).contains($0) }) else { return error }
    return head.starts(with: Array("<?xml".utf8)) ? .xml : .text
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
