/// Strips behind a chart's curve and their names: what a height is called. Seen only; the points' words say it too.
enum ChartBands {
  /// In the picture's own units, in which the foot is at 100. Every second one is toned.
  static func strips(_ bands: [(name: String, from: Double)], width: Int) -> [Node] {
    var strips: [Node] = []
    for (index, band) in bands.enumerated() where index % 2 == 1 {
      let top = index + 1 < bands.count ? share(bands[index + 1].from) : 100
      let foot = share(band.from)
      strips.append(
        element(
          "rect.chart-strip", key: "band" + String(index), Attribute("x", "0"), Attribute("y", String(100 - top)),
          Attribute("width", String(width)), Attribute("height", String(max(top - foot, 0)))))
    }
    return strips
  }

  /// In a picture of their own, which is not stretched, each at the foot of its strip.
  static func names(_ bands: [(name: String, from: Double)]) -> Node {
    element("svg.chart-names", key: "names", .aria("hidden", true)) {
      for (index, band) in bands.enumerated() where band.from < 0.94 {
        element(
          "text", key: String(index), Attribute("x", "100%"), Attribute("dx", "-6"),
          Attribute("y", String(100 - share(band.from)) + "%"), Attribute("dy", "-5"), Attribute("text-anchor", "end")
        ) { band.name }
      }
    }
  }

  private static func share(_ height: Double) -> Int { Portion(height, of: 1).rounded(to: 100) }
}
