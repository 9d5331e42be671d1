import Departures
import Kernel

/// A handful of New York's stations, with names that lie close to each other.
enum SearchPlaces {
  static let network: Network = {
    let lines = ["1", "2", "3", "4", "6", "7", "A", "C", "E", "F", "N", "Q", "R", "S", "G", "L"].map {
      Line(id: $0, label: $0, longName: "", color: 0, shape: .circle, stops: [])
    }
    var stations = [
      station(
        "127", "Times Sq-42 St", "Manhattan", ["1", "2", "3", "7", "N", "Q", "R", "S", "A", "C", "E"], 40.7558,
        -73.9878, also: "42 St-Port Authority Bus Terminal"),
      station("128", "34 St-Penn Station", "Manhattan", ["1", "2", "3"], 40.7503, -73.9910),
      station("A28", "34 St-Penn Station", "Manhattan", ["A", "C", "E"], 40.7522, -73.9933),
      station("R17", "34 St-Herald Sq", "Manhattan", ["F", "N", "Q", "R"], 40.7496, -73.9879),
      station("726", "34 St-Hudson Yards", "Manhattan", ["7"], 40.7558, -74.0019),
      station("635", "14 St-Union Sq", "Manhattan", ["4", "6", "L", "N", "Q", "R"], 40.7351, -73.9903),
      station("L01", "14 St / 8 Av", "Manhattan", ["A", "C", "E", "L"], 40.7399, -74.0025),
      station("130", "23 St", "Manhattan", ["1"], 40.7440, -73.9956),
      station("634", "23 St", "Manhattan", ["6"], 40.7398, -73.9865),
      station("R19", "23 St", "Manhattan", ["R", "N"], 40.7413, -73.9893),
      station("121", "86 St", "Manhattan", ["1"], 40.7886, -73.9762),
      station("R44", "86 St", "Brooklyn", ["R"], 40.6226, -74.0283),
      station("N10", "86 St", "Brooklyn", ["N"], 40.5927, -73.9782),
      station("F35", "Kings Hwy", "Brooklyn", ["F"], 40.6032, -73.9723),
      station("238", "Eastern Pkwy-Brooklyn Museum", "Brooklyn", ["2", "3"], 40.6719, -73.9643),
      station("S15", "Prince's Bay", "Staten Island", [], 40.5255, -74.2000),
      station("L06", "1 Av", "Manhattan", ["L"], 40.7309, -73.9816),
      station("719", "Court Sq-23 St", "Queens", ["7", "E", "G"], 40.7470, -73.9452),
      station("718", "Queensboro Plaza", "Queens", ["7", "N"], 40.7506, -73.9402),
      station("M20", "Canal St", "Manhattan", ["6", "N", "Q", "R"], 40.7185, -74.0006),
      station("A34", "Canal St", "Manhattan", ["A", "C", "E"], 40.7208, -74.0052),
      station("X1", "Café Österplatz", "", ["G"], 40.7, -74.1),
      station("D31", "Newkirk Plaza", "Brooklyn", ["Q"], 40.6351, -73.9628),
    ]
    stations.sort { $0.name != $1.name ? $0.name < $1.name : $0.id < $1.id }
    return Network(agency: "Here", zone: .utc, lines: lines, stations: stations)
  }()

  private static func station(
    _ id: String, _ name: String, _ borough: String, _ lines: [String], _ latitude: Double, _ longitude: Double,
    also: String? = nil
  ) -> Station {
    let place = Location(latitude: latitude, longitude: longitude)
    var stops = [Stop(id: id, name: name, location: place, northLabel: "", southLabel: "", lines: lines)]
    if let also {
      stops.append(Stop(id: id + "b", name: also, location: place, northLabel: "", southLabel: "", lines: []))
    }
    return Station(id: id, name: name, borough: borough, location: place, stops: stops)
  }
}
