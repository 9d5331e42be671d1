/// Which form of a file a client takes (RFC 9110 section 12.5.3).
enum Encoding: CaseIterable {
  case brotli, gzip, identity

  var name: StaticString {
    switch self {
    case .brotli: "br"
    case .gzip: "gzip"
    case .identity: "identity"
    }
  }

  /// The smallest form that the header allows and that there is. Plain always works: a client that forbids even that
  /// gets it all the same, as the RFC permits. Read in place: each request brings this header.
  static func best(of header: String?, among available: [Encoding]) -> Encoding {
    guard let header else { return .identity }
    var brotli: Bool?
    var gzip: Bool?
    var others: Bool?
    for part in header.utf8.prefix(1024).split(separator: UInt8(ascii: ","), maxSplits: 16).prefix(16) {
      let pieces = part.split(separator: UInt8(ascii: ";"))
      guard let name = pieces.first else { continue }
      let isWanted = !pieces.dropFirst().contains(where: isNothing)
      if name.isToken("gzip") {
        gzip = isWanted
      } else if name.isToken("br") {
        brotli = isWanted
      } else if name.isToken("*") {
        others = isWanted
      }
    }
    if brotli ?? others ?? false, available.contains(.brotli) { return .brotli }
    if gzip ?? others ?? false, available.contains(.gzip) { return .gzip }
    return .identity
  }

  /// "q=0", "q=0.000": not at all.
  private static func isNothing(_ parameter: Substring.UTF8View) -> Bool {
    let text = parameter.trimmed
    guard text.count >= 3, text.starts(with: "q=".utf8) || text.starts(with: "Q=".utf8) else { return false }
    return text.dropFirst(2).allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
  }
}

extension Substring.UTF8View {
  fileprivate var trimmed: Self {
    var bytes = self
    while let byte = bytes.first, byte == 0x20 || byte == 0x09 { bytes = bytes.dropFirst() }
    while let byte = bytes.last, byte == 0x20 || byte == 0x09 { bytes = bytes.dropLast() }
    return bytes
  }

  /// In either case, spaces around it apart.
  fileprivate func isToken(_ name: StaticString) -> Bool {
    let bytes = trimmed
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { token in zip(bytes, token).allSatisfy { $0 == $1 || $0 | 0x20 == $1 } }
  }
}
