import Departures
import Foundation
import Kernel
import TestSupport
import Testing

@testable import Feeds

/// A set of our own whose train takes a corner, and what its map is then.
private struct Drawn {
  var report: MapReport?
  var network: Network
  var map: SystemMap?

  static let trips = """
    route_id,service_id,trip_id,trip_headsign,direction_id,shape_id
    Q,W,W_060000_Q..S01,Cedar St,1,corner
    Q,W,W_061000_Q..N01,,0,corner

    """
  /// From Alder St to the west, then north through Birch St to Cedar St.
  static let shapes = """
    shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled
    corner,40.7,-74,1,0
    corner,40.7,-74.01,2,
    corner,40.71,-74.01,30,
    corner,40.72,-74.02,31,

    """
  static let corner = Location(latitude: 40.7, longitude: -74.01)

  init(shapes: String? = Self.shapes, trips: String = Self.trips, _ more: [String: String] = [:]) throws {
    var agency = SmallAgency(["trips.txt": trips, "shapes.txt": shapes])
    for (name, text) in more { agency.files[name] = text }
    let (zip, files) = (agency.zip, agency)
    (report, network, map) = try SmallAgency.inFolder { folder in
      let path = folder + "/set.zip"
      try Data(zip).write(to: URL(fileURLWithPath: path))
      _ = try StaticImport.run(zip: path, into: folder, today: Day(number: 0))
      let report = try MapImport.run(zip: path, into: folder)
      let loaded = try StaticImport.load(from: folder)
      let network = try #require(loaded.network, "\(files.files.keys)")
      return (report, network, try loaded.map?.facts().map { try SystemMap(facts: $0) })
    }
  }

  /// Metres from a place to the line's tracks.
  func metres(from place: Location, to line: String = "Q") -> Double {
    guard let map else { return .infinity }
    let courses = map.tracks.filter { $0.lines.contains(line) }.map(\.course)
    let off = courses.map { map.frame.point(place).distance(toCourse: $0) }.min() ?? .infinity
    return off * MapFrame.step
  }

  var isStraight: Bool { map == SystemMap(straightThrough: network) }
}

@Suite("A set's shapes make its map")
struct ShapesTests {
  @Test("a line is drawn where its shape goes, and every stop of it is on it")
  func drawn() throws {
    let drawn = try Drawn()
    #expect(drawn.report?.sentences == ["Map: 1 of 1 line by shapes", "  shapes.txt: 4 rows"])
    #expect(drawn.metres(from: Drawn.corner) < 20 && !drawn.isStraight)
    for stop in drawn.network.stations { #expect(drawn.metres(from: stop.location) < 20) }
  }

  @Test("without a shape a line goes straight from stop to stop, whatever others have")
  func straight() throws {
    let none = try Drawn(shapes: nil)
    #expect(none.isStraight)
    #expect(none.report?.sentences == ["Map: straight from stop to stop, as there is no shapes.txt"])
    let one = try Drawn(
      trips: Drawn.trips + "X,W,x,,0,\n",
      ["stop_times.txt": (SmallAgency().files["stop_times.txt"] ?? "") + "x,11:00:00,11:00:00,A,1\nx,,11:09:00,C,2\n"])
    #expect(one.report?.sentences.first == "Map: 1 of 2 lines by shapes, the others straight from stop to stop")
    #expect(one.metres(from: Drawn.corner, to: "X") > 300 && one.metres(from: Drawn.corner) < 20)
  }

  @Test(
    "the same rows however they are written make the same map", arguments: ["bom", "crlf", "quotes", "order", "less"])
  func forms(form: String) throws {
    var rows = Drawn.shapes.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    switch form {
    case "quotes": rows = rows.map { $0.map { "\"\($0)\"" } }
    case "order": rows = [rows[0], rows[4], rows[2], rows[1], rows[3]]
    case "less": rows = rows.map { Array($0.prefix(4)).reversed() }
    default: break
    }
    let text = rows.map { $0.joined(separator: ",") }.joined(separator: form == "crlf" ? "\r\n" : "\n")
    #expect(try Drawn(shapes: (form == "bom" ? "\u{FEFF}" : "") + text).map == Drawn().map)
  }

  @Test("rows that can't be used are counted by reason, and the others are drawn; what no trip takes is no fault")
  func faults() throws {
    let drawn = try Drawn(
      shapes: Drawn.shapes + """
        corner,91,-74,40,
        corner,,-74,41,
        corner,40.71,west,42,
        corner,40.71,nan,43,
        corner,40.71,-74.01,-1,
        ,40.71,-74.01,1,
        other,x,y,z,
        "corner,40.7

        """)
    #expect(drawn.map == (try Drawn().map))
    #expect(drawn.report?.rows == 12)
    #expect(
      drawn.report.map { Set($0.skipped.map(\.line)) } == [
        "shapes.txt: 4 rows, shape_pt_lat or shape_pt_lon not readable",
        "shapes.txt: 1 row, shape_pt_sequence not readable", "shapes.txt: 1 row, shape_id missing",
        "shapes.txt: 1 row, a quote that never closes",
      ])
  }

  @Test("a shapes.txt that is none leaves the timetable, and is told of", arguments: ["", "shape_id,shape_pt_lat\n"])
  func noShapes(text: String) throws {
    let drawn = try Drawn(shapes: text)
    #expect(drawn.isStraight)
    let column = text.isEmpty ? "shape_id" : "shape_pt_lon"
    #expect(
      drawn.report?.sentences == [
        "Map: straight from stop to stop. shapes.txt has no column \(column)."
      ])
  }

  @Test(
    "a shape that runs elsewhere than its line is not drawn",
    arguments: ["-74,40.7", "0,0", "40.7,74", "40.73,-74.01", "89,-74"])
  func elsewhere(place: String) throws {
    let rows = (1...9).map { "corner,\(place)\($0),\($0)\n" }.joined()
    #expect(try Drawn(shapes: "shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\n" + rows).isStraight)
  }

  @Test("a slip of one point does not lead out of the map")
  func slip() throws {
    #expect(try Drawn(shapes: Drawn.shapes + "corner,0,0,15,\n").map == Drawn().map)
  }

  @Test("of a line's shapes the most used is drawn, another only where it comes to stops that the first leaves out")
  func chosen() throws {
    // A corner to the east of all stops' way, for one trip of three.
    let around = "around,40.7,-74,1,\naround,40.71,-73.99,2,\naround,40.72,-74.02,3,\n"
    let third = "Q,W,t,,1,around\n"
    let calls = SmallAgency().files["stop_times.txt"] ?? ""
    let same = calls + "t,12:00:00,12:00:00,AS,1\nt,12:10:00,12:10:00,C,2\n"
    let east = Location(latitude: 40.71, longitude: -73.99)
    let one = try Drawn(shapes: Drawn.shapes + around, trips: Drawn.trips + third, ["stop_times.txt": same])
    #expect(one.metres(from: east) > 200 && one.metres(from: Drawn.corner) < 20)
    let both = try Drawn(
      shapes: Drawn.shapes + around, trips: Drawn.trips + third,
      [
        "stop_times.txt": same + "t,12:15:00,12:15:00,E,9\n",
        "stops.txt": (SmallAgency().files["stops.txt"] ?? "") + "E,Elm St,40.71,-73.99,,\n",
      ])
    #expect(both.metres(from: east) < 20 && both.metres(from: Drawn.corner) < 20)
  }

  @Test("whose texts are garbage make a map that can be read again, or none")
  func garbage() throws {
    var random = SeededRandom(seed: 46)
    let letters = Array("corner,0123456789.-\"\n\n,, ".utf8)
    for _ in 0..<120 {
      var bytes = Array(Drawn.shapes.utf8)
      for _ in 0...Int.random(in: 0...12, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = letters.randomElement(using: &random) ?? 0
      }
      let drawn = try Drawn(shapes: String(decoding: bytes, as: UTF8.self))
      let map = try #require(drawn.map)
      #expect(try SystemMap(facts: Array(map.facts.utf8)) == map)
      #expect(Set(map.tracks.flatMap(\.lines)) == ["Q"])
    }
  }

  @Test("points are kept up to a number, of one shape and of all, without those that are no step apart")
  func bounds() {
    var table = ShapeTable(lines: 1)
    let id = Array("s".utf8)
    let isCounted = id.withUnsafeBufferPointer { table.count($0, of: 0) }
    #expect(isCounted && table.shapesOfLine.isEmpty)
    table.choose()
    func take(_ place: Int, beside offset: Int32 = 0) -> Bool {
      let point = ShapeTable.Point(
        sequence: UInt32(place) * 2 + UInt32(offset), latitude: Int32(place * 10) + offset, longitude: 0)
      return table.append(point, to: 0)
    }
    var taken = 0
    while taken <= ShapeTable.mostOfOne, take(taken) { taken += 1 }
    #expect(taken == ShapeTable.mostOfOne)
    let isPassed = take(taken - 1, beside: 1)
    #expect(isPassed && table.points[0].count == ShapeTable.mostOfOne)
  }
}

@Suite("Degrees in millionths")
struct MicrodegreesTests {
  private static func read(_ text: String) -> Int32? {
    Array(text.utf8).withUnsafeBufferPointer { $0.microdegrees(within: 180) }
  }

  @Test(
    "are what the digits say",
    arguments: [
      ("40.7", 40_700_000), ("-74", -74_000_000), ("-0.0000004", 0), ("-0.0000005", -1),
      ("37.776439059278346", 37_776_439),
      ("180", 180_000_000), ("180.000001", nil), ("", nil), ("-", nil), (".", nil), (".5", 500_000), ("5.", 5_000_000),
      ("1e2", 100_000_000), ("1.2.3", nil), ("+4", 4_000_000), ("99999999999999999999", nil), ("4 0", nil),
      ("inf", nil),
      ("0.00000000000000000000000000000000000000000000001", nil),
    ] as [(String, Int32?)])
  func digits(text: String, value: Int32?) { #expect(Self.read(text) == value) }

  @Test("are as far as a step from what is read as a number")
  func same() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<2000 {
      let value = Double.random(in: -180...180, using: &random)
      #expect(Self.read("\(value)").map { abs(Double($0) / 1e6 - value) < 0.6e-6 } == true, "\(value)")
    }
  }
}
