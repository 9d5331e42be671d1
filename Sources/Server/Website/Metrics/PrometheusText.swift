/// Prometheus' text format, version 0.0.4.
struct PrometheusText {
  private(set) var text = ""

  /// The types of metric that we have.
  enum Kind: String { case counter, gauge, histogram }

  /// The two lines that stand before a metric's samples.
  mutating func metric(_ name: String, _ kind: Kind, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
  }

  /// One line; a whole number is written without its point.
  mutating func sample(_ name: String, _ labels: KeyValuePairs<String, String>, _ value: Double) {
    let whole = Int64(exactly: value)
    sample(name, labels, text: whole.map { String($0) } ?? String(value))
  }

  /// One line.
  mutating func sample(_ name: String, _ labels: KeyValuePairs<String, String>, _ value: Int) {
    sample(name, labels, text: String(value))
  }

  private mutating func sample(_ name: String, _ labels: KeyValuePairs<String, String>, text value: String) {
    text += name
    for (index, label) in labels.enumerated() {
      text += (index == 0 ? "{" : ",") + label.key + "=\"" + Self.escaped(label.value) + "\""
    }
    text += (labels.isEmpty ? " " : "} ") + value + "\n"
  }

  private static func escaped(_ value: String) -> String {
    var text = ""
    for character in value.unicodeScalars {
      switch character {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }
}
