/// One heading for a direction of a station with several stops: the agency's labels of its stops, each once.
package enum HeadingLabel {
  /// ["Uptown", "Queens", "Uptown"] → "Uptown & Queens"; ["Uptown & Queens", "The Bronx"] → "Uptown, Queens & The Bronx".
  /// "Last Stop" is kept only where nothing else is said.
  package static func joined(_ labels: [String]) -> String {
    var parts: [String] = []
    for label in labels {
      for part in split(label) where !parts.contains(part) { parts.append(part) }
    }
    if parts.count > 1 { parts.removeAll { $0 == lastStop } }
    guard let last = parts.popLast() else { return "" }
    if parts.isEmpty { return last }
    return parts.joined(separator: ", ") + " & " + last
  }

  /// A direction in which nothing leaves, as New York's list of stations names it.
  package static let lastStop = "Last Stop"

  /// Whether it is such a direction.
  package static func isLastStop(_ label: String) -> Bool { label == lastStop }

  private static func split(_ label: String) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    for byte in label.utf8 {
      if byte == UInt8(ascii: "&") {
        append(part, to: &parts)
        part = []
      } else {
        part.append(byte)
      }
    }
    append(part, to: &parts)
    return parts
  }

  private static func append(_ bytes: [UInt8], to parts: inout [String]) {
    var rest = bytes[...]
    while rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
    while rest.last == UInt8(ascii: " ") { rest = rest.dropLast() }
    if !rest.isEmpty { parts.append(String(decoding: rest, as: UTF8.self)) }
  }
}
