package import Kernel

/// Only these lines' trains from now on; all where there are none.
package struct LinesChosen: StopsFact {
  var station = ""
  var lines: [String] = []

  package mutating func code(_ fields: inout Fields) {
    fields.text("station", &station)
    fields.lines("lines", &lines)
  }

  func apply(to stops: inout MyStops, id: String) { stops.change(station) { $0.wanted.lines = lines } }
  func register(id: String) -> Register { Register("departures.stop." + station, .part("lines")) }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { nil }

  func line(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    words.didChoose(state.name(of: station), lines: lines.map { state.network.label($0) })
  }
}
