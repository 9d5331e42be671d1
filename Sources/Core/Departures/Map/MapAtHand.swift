import Kernel

/// The agencies' maps as this device has them, and how large the window is that one is drawn in. A class, and what was drawn
/// last with it: each second draws the page, and the map only changes when a person moves it.
final class MapAtHand {
  /// As it came; read with the first drawing, since no other page needs what reads it.
  private var facts: String?
  private var read: [(slug: String, map: SystemMap)] = []
  var window: MapWindow?
  /// Of the line that stands out, as they came last; nil until then.
  var trains: [Trip]?
  var trainsLine: String?
  var trainsAt: Instant?
  /// By the device's clock.
  var asked: Instant?
  private var tracks: (agency: String, scale: Int, paths: [(line: String, steps: String)])?
  private var names: (view: MapView, window: MapWindow, open: MapPlace, names: [MapNames.Name])?

  /// Another network, or its map, has come.
  func forget() { (tracks, names) = (nil, nil) }

  func take(_ text: String?) {
    (facts, read) = (text, [])
    forget()
  }

  var isHere: Bool { facts != nil || !read.isEmpty }

  /// That of an agency, by its slug.
  func map(of agency: String) -> SystemMap? {
    if let facts {
      read = (try? SystemMap.all(facts: Array(facts.utf8))) ?? []
      self.facts = nil
    }
    for (slug, map) in read where slug == agency { return map }
    return nil
  }

  func paths(of map: SystemMap, _ agency: String, at view: MapView) -> [(line: String, steps: String)] {
    if let tracks, tracks.agency == agency, tracks.scale == view.scale { return tracks.paths }
    let paths = MapRibbons.paths(of: map, spacing: MapStyle(view).spacing)
    tracks = (agency, view.scale, paths)
    return paths
  }

  func names(
    of map: SystemMap, _ network: Network, at view: MapView, _ window: MapWindow, _ open: MapPlace,
    wanted: (Int) -> Bool
  ) -> [MapNames.Name] {
    if let names, names.view == view, names.window == window, names.open == open { return names.names }
    let written = MapNames(
      of: network, network.agency(of: open), in: map.frame, view, window, first: open.stop, wanted: wanted
    ).names
    names = (view, window, open, written)
    return written
  }
}

/// How wide what is drawn is, in steps: grown by half as much as the map itself, as maps of paper do.
struct MapStyle {
  /// Of one line.
  let width: Double
  /// From the middle of one line to that of its neighbour.
  let spacing: Double
  /// Across a station's dot; inside its rim.
  let dot: Double
  let core: Double

  init(_ view: MapView) {
    let pixels = min(max((Double(view.scale) / 180).squareRoot() * 1.3, 1.3), 5)
    width = pixels * view.stepsPerPixel
    spacing = (pixels + 0.4) * view.stepsPerPixel
    dot = (pixels * 1.4 + 0.6) * view.stepsPerPixel
    core = (pixels * 1.4 - 0.8) * view.stepsPerPixel
  }
}
