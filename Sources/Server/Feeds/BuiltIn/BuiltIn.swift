package import Departures

/// What the server knows before any import.
package enum BuiltIn {
  /// New York's subway and the Staten Island Railway: stations by complex, labels, line order, colours.
  package static let newYork: Network = {
    do throws(FactsError) {
      return try Network(facts: newYorkFacts)
    } catch {
      // Our own file, read by a test: only a broken build gets here.
      preconditionFailure(error.sentence)
    }
  }()

  /// The same as a file of facts.
  package static var newYorkFacts: [UInt8] { Array(NewYork.facts.utf8) }
}
