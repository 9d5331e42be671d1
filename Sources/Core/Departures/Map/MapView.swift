import Kernel

/// What of the map a window shows: the place in its middle, and how large all is drawn.
package struct MapView: Equatable, Sendable {
  package var middle: MapPoint
  /// Pixels for ten thousand steps.
  package private(set) var scale: Int

  package static let scales = 20...4000

  package init(middle: MapPoint, scale: Int) {
    self.middle = middle
    self.scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
  }

  /// Near enough to tell neighbouring stations apart.
  package static func near(_ point: MapPoint) -> MapView { MapView(middle: point, scale: 1600) }

  /// As it stands in the address and between page and program: "10425,11000,187".
  package init?(text: String) {
    guard let numbers = MapNumbers.read(text, count: 3) else { return nil }
    self.init(middle: MapPoint(x: numbers[0], y: numbers[1]), scale: numbers[2])
  }

  package var text: String { String(middle.x) + "," + String(middle.y) + "," + String(scale) }

  /// With its middle on the map, and the map no smaller than a button in it: an address may say anything.
  func within(_ frame: MapFrame) -> MapView {
    let middle = MapPoint(x: min(max(middle.x, 0), frame.width), y: min(max(middle.y, 0), frame.height))
    return MapView(middle: middle, scale: max(scale, 10_000 * Self.smallest / max(frame.width, frame.height, 1)))
  }

  /// Pixels of all of it.
  private static let smallest = 200

  var stepsPerPixel: Double { 10_000 / Double(scale) }

  /// Larger or smaller by that factor; what lies at `point` stays where it is on the screen.
  package func zoomed(by factor: Double, around point: MapPoint) -> MapView {
    let next = MapView(middle: middle, scale: Int((Double(scale) * factor).rounded()))
    let kept = Double(scale) / Double(next.scale)
    let x = Double(point.x) + Double(middle.x - point.x) * kept
    let y = Double(point.y) + Double(middle.y - point.y) * kept
    return MapView(middle: MapPoint(x: Int(x.rounded()), y: Int(y.rounded())), scale: next.scale)
  }
}

/// The part of the page that the map is drawn in, in pixels.
package struct MapWindow: Equatable, Sendable {
  package var width: Int
  package var height: Int
  /// The size of the page's text.
  package var text: Int

  package init(width: Int, height: Int, text: Int) {
    self.width = width
    self.height = height
    self.text = text
  }
}

/// Whole numbers with commas between, as the host writes them.
enum MapNumbers {
  /// Nil unless there are just so many, none of which lies beyond a map.
  static func read(_ text: String, count: Int) -> [Int]? {
    var numbers: [Int] = []
    var rest: String? = text
    while let head = rest, numbers.count < count {
      let (number, tail) = head.halves(at: ",")
      guard let number = Int64(number).flatMap({ MapFrame.bounded($0) }) else { return nil }
      numbers.append(number)
      rest = tail
    }
    return rest == nil && numbers.count == count ? numbers : nil
  }
}
