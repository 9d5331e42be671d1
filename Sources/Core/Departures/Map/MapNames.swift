/// Which stations' names are written on the map, and where: the busiest first, none over another or over a station.
struct MapNames {
  /// A name at its station; `x`, `y` are where its anchor is, on its baseline, in steps.
  struct Name: Equatable {
    var station: Int
    var x: Int
    var y: Int
    var anchor: Anchor
  }

  /// Which end of the text is nearest to the station (SVG 2, text-anchor); the middle, where it stands above or below.
  enum Anchor: String {
    case start, middle, end
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
  private var dots: [Box] = []
  private var written: [Box] = []
  private(set) var names: [Name] = []

  /// A wide text of the page's size has letters of this width on the average.
  private static let letter = 0.6
  /// Between two names on one height, in heights of the text: half of it on either side.
  private static let gap = 0.2
  /// As high as its text, and so high that a finger or a pointer finds it: pixels (WCAG 2.2, 2.5.8).
  private static let height = 1.2
  private static let reach = 24.0
  /// Names stand smaller than the page's text.
  static let size = 0.75
  /// What the map's buttons cover, from the right edge and from the bottom, in pixels.
  private static let buttons = (width: 64.0, height: 164.0)
  /// Lines of a station that many change at.
  private static let busy = 5
  private static let mostLines = 13
  /// More could not be read, and a screen reader is better served by the list.
  private static let most = 120

  /// `wanted` are the stations that may be named, such as a line's; `first` is named whatever else is.
  init(
    of network: Network, _ agency: String = "", in frame: MapFrame, _ view: MapView, _ window: MapWindow,
    first: String? = nil, wanted: (Int) -> Bool
  ) {
    self.network = network
    self.frame = frame
    self.view = view
    self.window = window
    // As much again around it: a short way moved, names are there.
    let (seen, sight) = (area(2), area(1))
    written = [
      Box(
        left: sight.right - Self.buttons.width * view.stepsPerPixel,
        top: sight.bottom - Self.buttons.height * view.stepsPerPixel, right: sight.right, bottom: sight.bottom)
    ]
    var stations: [(place: Int, point: MapPoint, lines: Int)] = []
    for (place, station) in network.stations.enumerated() where wanted(place) && network.isOf(agency, station.id) {
      let point = frame.point(station.location)
      guard seen.meets(box(around: point, pixels: 0.5)) else { continue }
      stations.append((place, point, station.id == first ? Self.mostLines : weight(station)))
      dots.append(box(around: point, pixels: 2.5))
    }
    for lines in stride(from: Self.mostLines, to: 0, by: -1) {
      for station in stations where station.lines == lines {
        if names.count < Self.most { write(station.place, at: station.point, isBusy: lines >= Self.busy) }
      }
    }
  }

  /// How many look for it: at the end of a line as many as where five meet.
  private func weight(_ station: Station) -> Int {
    let lines = min(station.lines.count, Self.mostLines - 1)
    for stop in station.stops {
      for line in stop.lines {
        let stops = network.line(line)?.stops
        if stops?.first == stop.id || stops?.last == stop.id { return max(lines, Self.busy) }
      }
    }
    return lines
  }

  /// What the window shows, `times` as wide and high.
  private func area(_ times: Double) -> Box {
    let width = Double(window.width) * view.stepsPerPixel * times / 2
    let height = Double(window.height) * view.stepsPerPixel * times / 2
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

  /// Beside the station, or a little above or below of that, or in the middle over or under it; where nothing is free, not at
  /// all. Over the dots of small ones only a name that many look for.
  private mutating func write(_ station: Int, at point: MapPoint, isBusy: Bool) {
    let size = Double(window.text) * Self.size * view.stepsPerPixel
    let width = Double(network.stations[station].name.unicodeScalars.count) * Self.letter * size
    let half = max(size * Self.height, Self.reach * view.stepsPerPixel) / 2
    let away = Double(window.text) * 0.55 * view.stepsPerPixel
    let sight = area(1)
    let isInSight = sight.left < Double(point.x) && Double(point.x) < sight.right
    for isOverDots in isBusy ? [false, true] : [false] {
      for (anchor, lift) in Self.places {
        let y = Double(point.y) + lift * size
        var left = Double(point.x)
        switch anchor {
        case .start: left += away
        case .end: left -= away + width
        case .middle: left = within(sight, left - width / 2, width, around: left)
        }
        let gap = size * Self.gap
        let box = Box(left: left - gap, top: y - half, right: left + width + gap, bottom: y + half)
        if isInSight, left < sight.left || left + width > sight.right { continue }
        if written.contains(where: { $0.meets(box) }) { continue }
        // A name may stand as near to a dot as its letters do.
        let letters = Box(left: left, top: y - size * 0.5, right: left + width, bottom: y + size * 0.5)
        if !isOverDots, dots.contains(where: { $0.meets(letters) }) { continue }
        written.append(box)
        let x = anchor == .start ? left : anchor == .end ? left + width : left + width / 2
        names.append(
          Name(station: station, x: Int(x.rounded()), y: Int((y + size * 0.35).rounded()), anchor: anchor))
        return
      }
    }
  }

  /// In the order in which they are tried; how far down in heights of the text.
  private static let places: [(anchor: Anchor, lift: Double)] = [
    (.start, 0), (.end, 0), (.start, -0.8), (.end, -0.8), (.start, 0.8), (.end, 0.8), (.middle, -1.3), (.middle, 1.3),
  ]

  /// At an edge a name over its station is moved into sight, for as long as it stands over it.
  private func within(_ sight: Box, _ left: Double, _ width: Double, around x: Double) -> Double {
    let moved = min(max(left, sight.left), sight.right - width)
    return min(max(moved, x - width), x)
  }
}
