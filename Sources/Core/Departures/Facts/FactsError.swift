/// Why a file of facts was refused: the file is ours, so the first fault ends the reading.
package struct FactsError: Error, Equatable, Sendable {
  /// What is wrong; a text is the row's word, the number or the id that is meant.
  package enum Reason: Equatable, Sendable {
    case tooLarge
    case notFacts
    case unknownRow(String)
    case wrongFieldCount(expected: Int, found: Int)
    case badNumber(String)
    case badText
    case outOfOrder
    case duplicate(String)
    case unknownLine(String)
    case unknownStop(String)
    case stationWithoutStops(String)
    case incomplete
  }

  /// Counted from 1; 0 where the file as a whole is meant.
  package var line: Int
  package var reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// For a person.
  package var sentence: String {
    line == 0 ? "The network file cannot be used: \(why)." : "The network file cannot be used: line \(line): \(why)."
  }

  private var why: String {
    switch reason {
    case .tooLarge: "it is larger than \(FactsReader.limit >> 20) MB"
    case .notFacts: "it does not begin with “\(FactsReader.heading)”"
    case .unknownRow(let kind): "a row “\(kind)” is not known"
    case .wrongFieldCount(let expected, let found): "\(found) fields where \(expected) belong"
    case .badNumber(let text): "“\(text)” is not a number that fits here"
    case .badText: "a field is not UTF-8 text"
    case .outOfOrder: "the row stands in the wrong place"
    case .duplicate(let id): "“\(id)” is there twice"
    case .unknownLine(let id): "there is no line “\(id)”"
    case .unknownStop(let id): "there is no stop “\(id)”"
    case .stationWithoutStops(let id): "station “\(id)” has no stops"
    case .incomplete: "it names no agency or no zone"
    }
  }
}
