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
    let parts = [(ids: AgencyIDs?.none, source: own)] + others.map { (ids: $0, source: $1) }
    let maps = parts.map { (ids: $0.ids, map: $0.source.map(), network: $0.source.network) }
    // Where one has none its network is all there is, and another network is looked at by those who ask anyway.
    let version = maps.reduce(FNV.start) { FNV.step($0, $1.map?.version ?? 1) }
    return AgencyMap(version: version) {
      let all = maps.compactMap { ids, drawn, network -> (slug: String, map: SystemMap)? in
        var map =
          drawn?.facts().flatMap { try? SystemMap(facts: $0) } ?? SystemMap(straightThrough: network())
        guard let ids else { return ("", map) }
        // Nothing is known of its stations yet.
        if map.frame.width == 0 || map.frame.height == 0 { return nil }
        for track in map.tracks.indices { map.tracks[track].lines = map.tracks[track].lines.map(ids.outer) }
        return (ids.slug, map)
      }
      return Array(SystemMap.facts(of: all).utf8)
    }
  }
}
