import Departures
import Kernel

/// Where an agency's tracks lie, as a file of facts; read when it is asked for, which no start waits for.
package struct AgencyMap: Sendable {
  /// Another one for another map.
  package var version: UInt64
  package var facts: @Sendable () -> [UInt8]?

  package init(version: UInt64, facts: @escaping @Sendable () -> [UInt8]?) {
    self.version = version
    self.facts = facts
  }

  /// New York's, which comes with the program.
  static let newYork = AgencyMap(version: 0) { BuiltIn.newYorkMap }
}

extension AgencyMap {
  /// Those of all agencies in one file, each on a frame of its own; one that nobody has drawn goes straight from stop to stop.
  static func joined(_ own: BoardSource, with others: [(ids: AgencyIDs, source: BoardSource)]) -> AgencyMap {
    let drawn = [own.map()] + others.map { $0.source.map() }
    // Where one has none its network is all there is, and another network is looked at by those who ask anyway.
    let version = drawn.reduce(FNV.start) { FNV.step($0, $1?.version ?? 1) }
    return AgencyMap(version: version) {
      func map(_ drawn: AgencyMap?, _ source: BoardSource) -> SystemMap {
        drawn?.facts().flatMap { try? SystemMap(facts: $0) } ?? SystemMap(straightThrough: source.network())
      }
      var all = [(slug: "", map: map(drawn[0], own))]
      for ((ids, source), drawn) in zip(others, drawn.dropFirst()) {
        var map = map(drawn, source)
        // Nothing is known of its stations yet.
        if map.frame.width == 0 || map.frame.height == 0 { continue }
        for track in map.tracks.indices { map.tracks[track].lines = map.tracks[track].lines.map(ids.outer) }
        all.append((ids.slug, map))
      }
      return Array(SystemMap.facts(of: all).utf8)
    }
  }
}
