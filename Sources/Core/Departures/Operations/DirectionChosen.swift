package import Kernel

/// Only this direction's trains from now on; both for `nil`. A direction of a later version is not both.
package struct DirectionChosen: StopsFact {
  var station = ""
  var direction: Direction?

  package mutating func code(_ fields: inout Fields) {
    fields.text("station", &station)
    fields.orNull("direction", &direction, .north) { $0.choice("direction", &$1) }
  }

  func apply(to stops: inout MyStops, id: String) { stops.change(station) { $0.wanted.direction = direction } }
  func register(id: String) -> Register { Register("departures.stop." + station, .part("direction")) }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { nil }

  func line(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    words.didChoose(
      state.name(of: station), direction: direction.map { state.label($0, of: station, words) })
  }
}
