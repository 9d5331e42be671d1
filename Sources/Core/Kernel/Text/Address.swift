/// A URL within the app: its path's segments and its query, percent-decoded. The one type that parses and prints them.
package struct Address: Sendable {
  package var segments: [String]
  package var query: [(name: String, value: String)]

  package init(segments: [String], query: [(name: String, value: String)] = []) {
    self.segments = segments
    self.query = query
  }

  /// Reads "/departures/near?from=127"; a fragment is dropped, a bad escape stays as it was written.
  package init(_ text: String) {
    let (path, rest) = text.halves(at: "#").head.halves(at: "?")
    segments = []
    query = []
    for segment in Self.parts(of: path, at: "/") { segments.append(Self.decoded(segment, plusIsSpace: false)) }
    for pair in Self.parts(of: rest ?? "", at: "&").prefix(32) {
      let (name, value) = pair.halves(at: "=")
      query.append((Self.decoded(name, plusIsSpace: true), Self.decoded(value ?? "", plusIsSpace: true)))
    }
  }

  /// What stands between the separators; nothing where nothing does.
  private static func parts(of text: String, at separator: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var rest: String? = text
    while let next = rest {
      let (part, tail) = next.halves(at: separator)
      if !part.isEmpty { parts.append(part) }
      rest = tail
    }
    return parts
  }

  /// As it stands in a link: "/departures/near?from=127", and "/" without segments.
  package var text: String {
    var text = ""
    for segment in segments { text += "/" + Self.encoded(segment) }
    if segments.isEmpty { text = "/" }
    return query.isEmpty ? text : text + "?" + form
  }

  /// The query as a form sends it (`application/x-www-form-urlencoded`): "from=127&at=8".
  package var form: String {
    var text = ""
    for (index, pair) in query.enumerated() {
      text += (index == 0 ? "" : "&") + Self.encoded(pair.name) + "=" + Self.encoded(pair.value)
    }
    return text
  }

  /// The first of that name in the query, which may be ""; nil where there is none.
  package func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
}

extension Address {
  /// RFC 3986 unreserved characters stand for themselves; everything else is escaped byte by byte.
  package static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Escapes as the bytes that they stand for; one that is none stays as it is. A plus is a space in queries only.
  static func decoded(_ text: String, plusIsSpace: Bool) -> String {
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "%"), index + 2 < source.count,
        let high = value(source[index + 1]), let low = value(source[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
        continue
      }
      bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
