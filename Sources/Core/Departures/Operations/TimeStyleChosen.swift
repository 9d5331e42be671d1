package import Kernel

/// How times are shown on every board.
package struct TimeStyleChosen: StopsFact {
  var style = TimeStyle.both

  package mutating func code(_ fields: inout Fields) { fields.choice("style", &style) }
  func apply(to stops: inout MyStops, id: String) { stops.timeStyle = style }
  func register(id: String) -> Register { Register("departures.timeStyle") }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { nil }

  func line(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    words.didShowTimesAs(words.timeStyle(style))
  }
}
