package import Kernel

/// How trains stand on every board.
package struct OrderChosen: StopsFact {
  var order = BoardOrder.lines

  package mutating func code(_ fields: inout Fields) { fields.choice("order", &order) }
  func apply(to stops: inout MyStops, id: String) { stops.order = order }
  func register(id: String) -> Register { Register("departures.order") }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { nil }
  func line(_ words: DeparturesWords, _ state: DeparturesState) -> String? { words.didShowTrains(order) }
}
