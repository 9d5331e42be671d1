package import Kernel

/// A station is kept. Adding twice moves and chooses anew.
package struct StopAdded: StopsFact {
  var station = ""
  var position = ""
  /// What was wanted of it, where it was added from a board of some trains only.
  var wanted = Wanted()

  package mutating func code(_ fields: inout Fields) {
    fields.text("station", &station)
    fields.text("position", &position)
    wanted.code(&fields)
  }

  func apply(to stops: inout MyStops, id: String) {
    stops.kept.removeAll { $0.station == station }
    stops.kept.append(MyStops.Kept(station: station, position: position, wanted: wanted))
    stops.sort()
  }

  func register(id: String) -> Register { Register("departures.stop." + station) }

  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    words.didAdd(state.name(of: station))
  }
}
