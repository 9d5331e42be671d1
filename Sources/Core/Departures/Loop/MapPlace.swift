/// What of the map is open: kept in the address, so that *back* and a reload give the same view.
package struct MapPlace: Equatable, Sendable {
  /// Nil for all of it, or for what `stop` says.
  package var view: MapView?
  /// The station that it was opened for.
  package var stop: String?
  /// The line that stands out.
  package var line: String?
  /// The slug of the agency whose map it is, where no station and no line says it.
  package var of: String?

  package init(view: MapView? = nil, stop: String? = nil, line: String? = nil, of: String? = nil) {
    self.view = view
    self.stop = stop
    self.line = line
    self.of = of
  }

  init(query: [(name: String, value: String)]) {
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    self.init(
      view: value("at").flatMap { MapView(text: $0) }, stop: value("stop"), line: value("line"),
      of: value("of"))
  }

  var query: [(name: String, value: String)] {
    var query: [(name: String, value: String)] = []
    if let view { query.append(("at", view.text)) }
    if let stop { query.append(("stop", stop)) }
    if let line { query.append(("line", line)) }
    if let of { query.append(("of", of)) }
    return query
  }
}
