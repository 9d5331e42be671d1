package import Kernel

/// A body from the front and from behind, drawn by us in a few strokes, with the muscles that an exercise trains filled,
/// and those that help hatched lighter. The words beside it say the same, so it is hidden from screen readers.
package enum MuscleMap {
  package static func view(_ exercise: Exercise) -> Node? {
    if exercise.primary.isEmpty { return nil }
    return element("svg.muscle-map", key: "map", Attribute("viewBox", "0 0 200 210"), .aria("hidden", true)) {
      body(50)
      body(150)
      muscles(front, 50, exercise)
      muscles(back, 150, exercise)
    }
  }

  private static func body(_ x: Int) -> [Node] {
    [
      element(
        "circle.body", Attribute("cx", String(x)), Attribute("cy", "14"), Attribute("r", "10")),
      element("path.body", Attribute("d", path(x))),
    ]
  }

  /// Neck, shoulders, arms, trunk, legs.
  private static func path(_ x: Int) -> String {
    var text = "M"
    for (index, point) in outline.enumerated() {
      text += (index == 0 ? "" : "L") + String(x + point.x) + " " + String(point.y)
    }
    for point in outline.reversed() { text += "L" + String(x - point.x) + " " + String(point.y) }
    return text + "Z"
  }

  /// One half, from the neck down to the foot and up between the legs.
  private static let outline: [(x: Int, y: Int)] = [
    (5, 22), (6, 31), (22, 35), (28, 44), (31, 70), (36, 100), (31, 103), (25, 75), (21, 58), (19, 82), (21, 102),
    (21, 130), (18, 150), (18, 172), (13, 200), (6, 200), (6, 170), (5, 150), (2, 110),
  ]

  /// Where a muscle is drawn: an ellipse's centre and its radii.
  private struct Spot {
    var muscle: Muscle
    /// From the middle; one beside the middle stands on both sides.
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(_ muscle: Muscle, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      self.muscle = muscle
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  private static let front = [
    Spot(.neck, 0, 28, 4, 4), Spot(.shoulders, 22, 42, 5, 6), Spot(.chest, 9, 49, 8, 7), Spot(.biceps, 26, 58, 3, 9),
    Spot(.forearms, 31, 84, 3, 11), Spot(.abdominals, 0, 74, 8, 15), Spot(.hipFlexors, 8, 98, 4, 5),
    Spot(.abductors, 18, 106, 2, 9), Spot(.adductors, 5, 120, 3, 12), Spot(.quadriceps, 12, 130, 5, 18),
    Spot(.calves, 13, 170, 4, 14),
  ]
  private static let back = [
    Spot(.neck, 0, 27, 4, 4), Spot(.traps, 0, 40, 11, 8), Spot(.shoulders, 22, 42, 5, 6), Spot(.triceps, 26, 58, 3, 10),
    Spot(.forearms, 31, 84, 3, 11), Spot(.lats, 14, 62, 5, 12), Spot(.middleBack, 0, 58, 6, 9),
    Spot(.lowerBack, 0, 82, 8, 9), Spot(.glutes, 10, 103, 8, 9), Spot(.abductors, 19, 98, 2, 7),
    Spot(.hamstrings, 12, 132, 6, 17), Spot(.calves, 12, 168, 5, 15),
  ]

  private static func muscles(_ spots: [Spot], _ middle: Int, _ exercise: Exercise) -> [Node] {
    var nodes: [Node] = []
    for spot in spots {
      let look =
        exercise.primary.contains(spot.muscle)
        ? "muscle muscle-on" : exercise.secondary.contains(spot.muscle) ? "muscle muscle-helps" : "muscle"
      nodes.append(ellipse(spot, middle + spot.x, look))
      if spot.x > 0 { nodes.append(ellipse(spot, middle - spot.x, look)) }
    }
    return nodes
  }

  private static func ellipse(_ spot: Spot, _ x: Int, _ look: String) -> Node {
    element(
      "ellipse", .class(look), Attribute("cx", String(x)), Attribute("cy", String(spot.y)),
      Attribute("rx", String(spot.width)), Attribute("ry", String(spot.height)))
  }
}
