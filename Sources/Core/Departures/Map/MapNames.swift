/// Which stations' names are written on the map, and where: the busiest first, none over another or over a station.
struct MapNames {
  /// A name beside its station; `x`, `y` are where the text begins, or ends, on its baseline, in steps.
  struct Name: Equatable {
    var station: Int
    var x: Int
    var y: Int
    var isLeft: Bool
  }

  /// In steps, edges from left, top, right, bottom.
  private struct Box {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    func meets(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  private let network: Network
  private let frame: MapFrame
  private let view: MapView
  private let window: MapWindow
  private var taken: [Box] = []
  private(set) var names: [Name] = []

  /// A wide text of the page's size has letters of this width on the average, and needs this height.
  private static let letter = 0.58
  private static let height = 1.2
  /// Names stand smaller than the page's text.
  static let size = 0.75
  /// More could not be read, and a screen reader is better served by the list.
  private static let most = 120

  /// `wanted` are the stations that may be named, such as a line's.
  init(
    of network: Network, in frame: MapFrame, _ view: MapView, _ window: MapWindow, wanted: (Int) -> Bool
  ) {
    self.network = network
    self.frame = frame
    self.view = view
    self.window = window
    let seen = seenArea
    var stations: [(place: Int, point: MapPoint, lines: Int)] = []
    for (place, station) in network.stations.enumerated() where wanted(place) {
      let point = frame.point(station.location)
      guard seen.meets(box(around: point, pixels: 0.5)) else { continue }
      stations.append((place, point, station.lines.count))
      taken.append(box(around: point, pixels: 3))
    }
    for lines in stride(from: 12, to: 0, by: -1) {
      for station in stations where station.lines == lines || (lines == 12 && station.lines > 12) {
        if names.count < Self.most { write(station.place, at: station.point) }
      }
    }
  }

  /// What the window shows, and half as much around it: a short way moved, names are there.
  private var seenArea: Box {
    let (width, height) = (Double(window.width) * view.stepsPerPixel, Double(window.height) * view.stepsPerPixel)
    return Box(
      left: Double(view.middle.x) - width, top: Double(view.middle.y) - height, right: Double(view.middle.x) + width,
      bottom: Double(view.middle.y) + height)
  }

  private func box(around point: MapPoint, pixels: Double) -> Box {
    let room = pixels * view.stepsPerPixel
    return Box(
      left: Double(point.x) - room, top: Double(point.y) - room, right: Double(point.x) + room,
      bottom: Double(point.y) + room)
  }

  /// To the right of the station, or to the left of it, or not at all.
  private mutating func write(_ station: Int, at point: MapPoint) {
    let size = Double(window.text) * Self.size * view.stepsPerPixel
    let width = Double(network.stations[station].name.unicodeScalars.count) * Self.letter * size
    let away = Double(window.text) * 0.55 * view.stepsPerPixel
    for isLeft in [false, true] {
      let x = Double(point.x) + (isLeft ? -away : away)
      let box = Box(
        left: isLeft ? x - width : x, top: Double(point.y) - size * Self.height / 2, right: isLeft ? x : x + width,
        bottom: Double(point.y) + size * Self.height / 2)
      if taken.contains(where: { $0.meets(box) }) { continue }
      taken.append(box)
      names.append(
        Name(
          station: station, x: Int(x.rounded()), y: Int((Double(point.y) + size * 0.35).rounded()), isLeft: isLeft))
      return
    }
  }
}
