/// What of the map is open: kept in the address, so that *back* and a reload give the same view.
package struct MapPlace: Equatable, Sendable {
  /// Nil for all of it, or for what `stop` says.
  package var view: MapView?
  /// The station that it was opened for.
  package var stop: String?
  /// The lines that stand out, as they were chosen.
  package var lines: [String]
  /// The slug of the agency whose map it is, where no station and no line says it.
  package var of: String?

  package init(view: MapView? = nil, stop: String? = nil, line: String? = nil, of: String? = nil) {
    self.view = view
    self.stop = stop
    lines = line.map { [$0] } ?? []
    self.of = of
  }

  init(query: [(name: String, value: String)]) {
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    self.init(
      view: value("at").flatMap { MapView(text: $0) }, stop: value("stop"), of: value("of"))
    lines = query.filter { $0.name == "line" }.prefix(Self.mostLines).map { $0.value }
  }

  /// No screen shows more of them apart.
  private static let mostLines = 40

  /// One more stands out beside those that do; the same once more no longer. Lines of two agencies are on no one map.
  mutating func choose(_ line: String, in network: Network) {
    if lines.contains(line) { return lines.removeAll { $0 == line } }
    lines.removeAll { network.line($0) == nil || Network.slug(of: $0) != Network.slug(of: line) }
    lines.append(line)
  }

  var query: [(name: String, value: String)] {
    var query: [(name: String, value: String)] = []
    if let view { query.append(("at", view.text)) }
    if let stop { query.append(("stop", stop)) }
    for line in lines { query.append(("line", line)) }
    if let of { query.append(("of", of)) }
    return query
  }
}
