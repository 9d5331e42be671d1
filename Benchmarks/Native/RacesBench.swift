import Feeds
import Foundation
import Kernel
import Races

/// The racing feed's answer from bytes to a board. A real answer's rows, over and over, until there are 10,000 races.
package enum RacesBench {
  private static let now = Instant(seconds: 1_709_364_600)

  /// `data` is the folder that holds `races/`; without recordings there are no figures.
  package static func run(data: String) -> [Figure] {
    guard let bytes = FileManager.default.contents(atPath: data + "/races/Mock100Races.stripped.json"),
      let json = try? JSON.parse([UInt8](bytes)), case .object(let rows) = json["data"]?["race_summaries"]
    else { return [] }
    let answer = repeated(rows, 10_000)
    var query = RaceQuery()
    query.count = 30
    guard let races = try? NextRaces(answer).races, races.count == 10_000 else { return [] }
    return [
      .median("races: 10,000 races (\(answer.count >> 20) MB), bytes to board") {
        let live = LiveRaces()
        _ = try? live.accept(answer, at: now)
        _ = live.reading.board(query, now: now)
      },
      .median("races: a board of 30 out of 10,000") { _ = NextToGo.races(races, query, now: now) },
    ]
  }

  private static func repeated(_ rows: [JSON.Member], _ count: Int) -> [UInt8] {
    var ids = JSONWriter()
    var summaries = JSONWriter(capacity: count * 1600)
    ids.beginArray()
    summaries.beginObject()
    for index in 0..<count {
      let id = "\(index)-5cc6fbb2-2015-4e14-adcc-9a39870627fd"
      ids.string(id)
      summaries.name(id)
      summaries.value(moved(rows[index % rows.count].value, by: Int64(index / rows.count) * 4000))
    }
    ids.endArray()
    summaries.endObject()
    return Array(#"{"status":200,"data":{"next_to_go_ids":"#.utf8) + ids.bytes
      + Array(#","race_summaries":"#.utf8) + summaries.bytes + Array(#"},"message":""}"#.utf8)
  }

  private static func moved(_ race: JSON, by seconds: Int64) -> JSON {
    guard case .object(let members) = race else { return race }
    return .object(
      members.map { member in
        guard member.name == "advertised_start", let start = member.value["seconds"]?.integer else { return member }
        return JSON.Member(member.name, .object(["seconds": .integer(start + seconds)]))
      })
  }
}
