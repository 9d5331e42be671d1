import Departures
import Feeds

/// The agency's two lists: stops with their labels and lines by day, and the complexes that make stations of them.
struct StationList {
  /// By name, then id.
  private(set) var stations: [Station] = []
  /// Stop ids in the order in which the agency counts them, which follows its tracks.
  private(set) var order: [String] = []
  private(set) var linesOfStop: [String: [String]] = [:]
  private(set) var faults: [String] = []

  init(stations rows: CSVTable, complexes: CSVTable) {
    var stops: [String: [Stop]] = [:]
    var numbers: [String: Int] = [:]
    for row in rows.rows {
      guard let id = row["GTFS Stop ID"], let latitude = row["GTFS Latitude"].flatMap(Double.init),
        let longitude = row["GTFS Longitude"].flatMap(Double.init), let complex = row["Complex ID"]
      else {
        faults.append("a stop without id, place or complex is left out: \(row["Stop Name"] ?? "")")
        continue
      }
      let lines = NewYorkLines.byDay(row["Daytime Routes"] ?? "", track: row["Line"] ?? "")
      linesOfStop[id] = lines
      numbers[id] = row["Station ID"].flatMap(Int.init) ?? 0
      stops[complex, default: []].append(
        Stop(
          id: id, name: row["Stop Name"] ?? "", location: Location(latitude: latitude, longitude: longitude),
          northLabel: row["North Direction Label"] ?? "", southLabel: row["South Direction Label"] ?? "",
          lines: lines))
    }
    order = numbers.sorted { $0.value != $1.value ? $0.value < $1.value : $0.key < $1.key }.map { $0.key }
    for row in complexes.rows {
      guard let id = row["Complex ID"], let parts = stops.removeValue(forKey: id) else {
        faults.append("complex \(row["Complex ID"] ?? "") has no stops")
        continue
      }
      let sorted = parts.sorted { $0.id < $1.id }
      stations.append(
        Station(
          id: sorted[0].id,
          name: NewYorkStations.name(complex: id, written: row["Stop Name"] ?? "", stops: Set(sorted.map { $0.name })),
          borough: NewYorkStations.borough(row["Borough"] ?? ""), location: .mean(of: sorted), stops: sorted))
    }
    faults += stops.keys.sorted().map { "stops of complex \($0), which is not in the list, are left out" }
    stations.sort {
      $0.name != $1.name ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.id < $1.id
    }
  }
}
