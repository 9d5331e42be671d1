import Testing

@testable import Departures
@testable import Feeds

@Suite("Names on the map")
struct MapNamesTests {
  private static let network = BuiltIn.newYork
  private static let map = try? SystemMap(facts: BuiltIn.newYorkMap)

  /// In pixels: left, top, right, bottom.
  private static func box(_ name: MapNames.Name, _ view: MapView, _ window: MapWindow) -> (
    Double, Double, Double, Double
  ) {
    let size = Double(window.text) * MapNames.size
    let width = Double(network.stations[name.station].name.count) * 0.6 * size
    let (x, y) = (Double(name.x) / view.stepsPerPixel, Double(name.y) / view.stepsPerPixel)
    let left = name.anchor == .start ? x : name.anchor == .end ? x - width : x - width / 2
    return (left, y - size * 0.8, left + width, y + size * 0.2)
  }

  @Test(
    "never lie over one another, however near the map and however large the text",
    arguments: [187, 400, 800, 1600, 4000], [16, 32])
  func apart(scale: Int, text: Int) throws {
    let frame = try #require(Self.map).frame
    let window = MapWindow(width: 390, height: 600, text: text)
    for middle in [(10_400, 11_000), (11_000, 8_000), (15_000, 9_000), (12_000, 15_000)] {
      let view = MapView(middle: MapPoint(x: middle.0, y: middle.1), scale: scale)
      let names = MapNames(of: Self.network, in: frame, view, window) { _ in true }.names
      let boxes = names.map { Self.box($0, view, window) }
      for (place, a) in boxes.enumerated() {
        for b in boxes[(place + 1)...] {
          #expect(!(a.0 < b.2 && b.0 < a.2 && a.1 < b.3 && b.1 < a.3))
        }
      }
      #expect(Set(names.map(\.station)).count == names.count)
    }
  }

  @Test("where all of New York is seen on a phone, ends of its lines have theirs, and none is under a button")
  func ends() throws {
    let frame = try #require(Self.map).frame
    let window = MapWindow(width: 357, height: 545, text: 16)
    let scale = Int(0.97 * 10_000 * min(357 / Double(frame.width), 545 / Double(frame.height)))
    let view = MapView(middle: MapPoint(x: frame.width / 2, y: frame.height / 2), scale: scale)
    let names = MapNames(of: Self.network, in: frame, view, window) { _ in true }.names
    let named = names.map { Self.network.stations[$0.station].name }
    for end in ["Coney Island-Stillwell Av", "Tottenville", "Eastchester-Dyre Av", "New Lots Av"] {
      #expect(named.contains(end))
    }
    let (left, top) = (
      Double(view.middle.x) / view.stepsPerPixel - 178, Double(view.middle.y) / view.stepsPerPixel - 272
    )
    for name in names {
      let box = Self.box(name, view, window)
      #expect(box.0 > left - 1 && box.2 < left + 358 && (box.2 < left + 357 - 60 || box.3 < top + 545 - 160))
    }
  }

  @Test("are more the nearer one looks, and the busiest stations' come first")
  func more() throws {
    let frame = try #require(Self.map).frame
    let window = MapWindow(width: 390, height: 600, text: 16)
    let middle = frame.point(try #require(Self.network.station("127")).location)
    func named(_ scale: Int) -> [String] {
      MapNames(of: Self.network, in: frame, MapView(middle: middle, scale: scale), window) { _ in true }.names
        .map { Self.network.stations[$0.station].id }
    }
    #expect(named(187).first == "127" || named(187).contains("127"))
    #expect(named(1600).contains("127"))
    // Near enough, each station in the window has its name.
    let near = named(4000)
    let half = MapView(middle: middle, scale: 4000).stepsPerPixel
    let inside = Self.network.stations.filter { station in
      let point = frame.point(station.location)
      return abs(Double(point.x - middle.x)) < 190 * half && abs(Double(point.y - middle.y)) < 290 * half
    }
    #expect(!inside.isEmpty && inside.count - inside.count(where: { near.contains($0.id) }) <= inside.count / 5)
  }

  @Test("are of the stations that are wanted alone")
  func wanted() throws {
    let frame = try #require(Self.map).frame
    let window = MapWindow(width: 390, height: 600, text: 16)
    let view = MapView(middle: MapPoint(x: 10_400, y: 11_000), scale: 400)
    let names = MapNames(of: Self.network, in: frame, view, window) { $0 == 7 }.names
    #expect(names.allSatisfy { $0.station == 7 })
  }
}
