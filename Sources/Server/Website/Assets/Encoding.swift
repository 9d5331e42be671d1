import Kernel

/// Which form of a file a client takes (RFC 9110 section 12.5.3).
enum Encoding: CaseIterable {
  case brotli, gzip, identity

  var name: String {
    switch self {
    case .brotli: "br"
    case .gzip: "gzip"
    case .identity: "identity"
    }
  }

  /// The smallest form that the header allows and that there is. Plain always works: a client that forbids even that
  /// gets it all the same, as the RFC permits.
  static func best(of header: String?, among available: [Encoding]) -> Encoding {
    guard let header else { return .identity }
    var weights: [String: Double] = [:]
    for part in header.utf8.prefix(1024).split(separator: UInt8(ascii: ",")).prefix(16) {
      let pieces = String(Substring(part)).lowercased().split(separator: ";")
      guard let name = pieces.first?.trimmed, !name.isEmpty else { continue }
      var weight = 1.0
      for piece in pieces.dropFirst() {
        let piece = piece.trimmed
        if piece.hasPrefix("q="), let value = Query.decimal(String(piece.dropFirst(2))) { weight = value }
      }
      weights[String(name)] = weight
    }
    for encoding in [Encoding.brotli, .gzip] where available.contains(encoding) {
      if let weight = weights[encoding.name] ?? weights["*"], weight > 0 { return encoding }
    }
    return .identity
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
