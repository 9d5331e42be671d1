package import Kernel

/// The person no longer wants to be told where to get off.
package struct AlightingDropped: StopsFact {
  package mutating func code(_ fields: inout Fields) {}
  func apply(to stops: inout MyStops, id: String) { stops.alighting = nil }
  func register(id: String) -> Register { Register("departures.alighting") }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { words.didDropAlighting }
}
