import Departures
import Kernel

/// Where New York's elevators and escalators are (`nyct_ene_equipments.json`): outages name a station in words alone.
struct EquipmentRegister: Equatable, Sendable {
  /// One of them.
  struct Entry: Equatable, Sendable {
    /// GTFS ids of parent stops: a machine of a complex has several.
    var stops: [String]
    /// The way around it, in the agency's words.
    var alternative: String
  }

  /// By number: "EL227".
  private(set) var entries: [String: Entry] = [:]

  static let most = 20_000

  init() {}

  /// Rows without a number say nothing. Throws for what is no list.
  init(_ bytes: [UInt8]) throws(UpstreamError) {
    for row in try EquipmentRows.read(bytes) where entries.count < Self.most {
      let number = EquipmentRows.text(row, "equipmentno")
      if number.isEmpty { continue }
      entries[number] = Entry(
        stops: EquipmentRows.parts(EquipmentRows.text(row, "elevatorsgtfsstopid")),
        alternative: EquipmentRows.text(row, "alternativeroute"))
    }
  }

  /// Ids of stops that an outage is at: by its number, else by its station's name, and of several so called those where its
  /// lines call. None where it can't be told.
  func stops(of outage: Outage, on network: Network) -> [String] {
    let known = (entries[outage.number]?.stops ?? []).filter { network.station($0) != nil }
    if !known.isEmpty { return known }
    let name = Self.words(outage.station)
    let named =
      name.isEmpty
      ? []
      : network.stations.filter { station in
        Self.words(station.name) == name || station.stops.contains { Self.words($0.name) == name }
      }
    let labels = Set(outage.lines)
    let served = named.filter { station in
      station.lines.contains { labels.contains(network.line($0)?.label ?? $0) }
    }
    return (served.isEmpty && named.count == 1 ? named : served).map(\.id)
  }

  /// A name without what is written in more than one way.
  private static func words(_ name: String) -> [Substring] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
