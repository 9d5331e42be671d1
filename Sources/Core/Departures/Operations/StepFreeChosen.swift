package import Kernel

/// The person gets to trains at a station without stairs, or need not, whether or not it is kept.
package struct StepFreeChosen: StopsFact {
  var station = ""
  var isNeeded = true

  package mutating func code(_ fields: inout Fields) {
    fields.text("station", &station)
    fields.flag("needed", &isNeeded)
  }

  func apply(to stops: inout MyStops, id: String) {
    stops.stepFree.removeAll { $0 == station }
    if isNeeded { stops.stepFree.append(station) }
  }

  func register(id: String) -> Register { Register("departures.stepFree." + station) }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { nil }

  func line(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    let name = state.name(of: station)
    return isNeeded ? words.didNeedNoStairs(name) : words.didTakeStairs(name)
  }
}
