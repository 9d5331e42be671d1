import Kernel

/// A line's bullet, in the agency's published colour. SVG attributes rather than a style: the page's policy allows no
/// inline style, and forced colours leave a drawing as it is.
enum LineBullet {
  /// With `name` a screen reader says it; without, it stands beside text that already does.
  static func view(_ id: String, _ network: Network, named name: String? = nil) -> Node {
    let line = network.line(id)
    let whole = line?.label ?? network.own(id)
    // Where an agency's lines have names and no letters: a whole one would take the row's width from its times.
    let label = whole.unicodeScalars.count > longest ? whole.cut(toBytes: longest - 1) + "…" : whole
    let (fill, isTextBlack) = Contrast.face(of: line?.color ?? 0x6E7480)
    let length = label.unicodeScalars.count
    let width = length <= 2 ? 24 : 12 + 8 * length
    return element(
      "svg.bullet", Attribute("viewBox", "0 0 \(width) 24"),
      .data("wide", length <= 2 ? "no" : length <= 5 ? "yes" : "name"),
      name == nil ? .aria("hidden", true) : .role("img"), name.map { .aria("label", $0) }
    ) {
      outline(line?.shape ?? .circle, width: width, fill: Contrast.hex(fill))
      element(
        "text", Attribute("x", "\(width / 2)"), Attribute("y", length <= 1 ? "17.2" : "16.2"),
        Attribute("text-anchor", "middle"), Attribute("font-size", size(length, line?.shape ?? .circle)),
        Attribute("font-weight", "700"), Attribute("fill", isTextBlack ? "#000000" : "#FFFFFF")
      ) { label }
    }
  }

  /// Letters.
  private static let longest = 12

  private static func outline(_ shape: Line.Shape, width: Int, fill: String) -> Node {
    switch shape {
    case .diamond:
      element("path", Attribute("d", "M12 0 24 12 12 24 0 12Z"), Attribute("fill", fill))
    case .circle where width > 24:
      element(
        "rect", Attribute("width", "\(width)"), Attribute("height", "24"), Attribute("rx", "8"), Attribute("fill", fill)
      )
    case .circle:
      element("circle", Attribute("cx", "12"), Attribute("cy", "12"), Attribute("r", "12"), Attribute("fill", fill))
    }
  }

  private static func size(_ length: Int, _ shape: Line.Shape) -> String {
    switch (length, shape) {
    case (0...1, .circle): "15"
    case (0...1, .diamond): "13"
    case (_, .diamond): "9.5"
    default: "12"
    }
  }
}
