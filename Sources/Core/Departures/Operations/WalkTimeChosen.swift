package import Kernel

/// So many minutes the person takes to walk to a station, whether or not it is kept.
package struct WalkTimeChosen: StopsFact {
  var station = ""
  var minutes = Leave.usualWalk

  package mutating func code(_ fields: inout Fields) {
    fields.text("station", &station)
    fields.whole("minutes", &minutes, 0...Leave.longestWalk)
  }

  func apply(to stops: inout MyStops, id: String) { stops.setWalk(to: station, minutes) }
  func register(id: String) -> Register { Register("departures.walk." + station) }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { nil }

  func line(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    words.didChooseWalk(state.name(of: station), minutes: minutes)
  }
}
