/// Numbers over time as a picture, and the same numbers as a sentence, as points to walk with the arrow keys, and as a
/// table: nobody has to see the curve to know it.
package struct Chart {
  /// A curve through the points, or a bar for each.
  package enum Kind: String, Sendable { case line, bars }

  /// One measurement: where it is drawn, and how it is said.
  package struct Point {
    /// What the first column says: "3 October 2026".
    package var label: String
    /// What was measured then, as a person says it: "514 out of 700".
    package var text: String
    /// 0 at the foot of the picture, 1 at its top; beyond it is held there.
    package var height: Double
    /// Seconds, where points stand by time; without it they stand evenly.
    package var time: Double?

    package init(label: String, text: String, height: Double, time: Double? = nil) {
      self.label = label
      self.text = text
      self.height = height
      self.time = time
    }
  }

  /// Unique on the page, letters and "-".
  package var id: String
  package var title: String
  package var kind: Kind
  /// All of it in a sentence: "From 548 in January 2024 down to 421".
  package var summary: String
  /// Over the table's two columns.
  package var headings: (label: String, text: String)
  /// At the top and the foot of the picture.
  package var range: (high: String, low: String)
  /// What opens the table.
  package var tableLabel: String
  /// The action's wire form; the value sent is the place of the point that was gone to, from 0.
  package var wire: String
  /// The button that plays the curve, where it can be heard, with its action's wire form.
  package var listen: (label: String, wire: String)?
  /// The point gone to last; the newest where none was.
  package var selected: Int?
  /// Named strips behind the curve, from a height up to the next one's; ascending.
  package var bands: [(name: String, from: Double)] = []
  private var points: [Point] = []

  /// More would stand too close to be told apart; the newest are drawn, all stand in the table.
  package static let most = 24

  package init(id: String, title: String, kind: Kind, summary: String, wire: String) {
    self.id = id
    self.title = title
    self.kind = kind
    self.summary = summary
    self.wire = wire
    headings = ("", "")
    range = ("", "")
    tableLabel = ""
  }

  /// Between two octaves: what is twice as high in the picture need not be twice as high to the ear.
  package static func pitch(height: Double) -> Int { 220 + Int((height > 0 ? min(height, 1) * 660 : 0).rounded()) }

  /// Oldest first.
  package mutating func add(_ point: Point) { points.append(point) }

  package var view: Node {
    let first = max(points.count - Chart.most, 0)
    let chosen = min(max(selected ?? points.count - 1, first), max(points.count - 1, first))
    return element("figure.chart", key: "chart-" + id, .data("kind", kind.rawValue)) {
      element("figcaption") {
        element("h2") { title }
        element("p.quiet") { summary }
      }
      if !points.isEmpty {
        element("div.chart-plot") {
          element("small.chart-high", .aria("hidden", true)) { range.high }
          ChartPicture(kind: kind, points: points[first...], chosen: chosen, bands: bands, wire: wire).view
          if !bands.isEmpty { ChartBands.names(bands) }
          element("small.chart-low", .aria("hidden", true)) { range.low }
          element("fieldset.chart-points", points[chosen].time == nil ? nil : .class("by-time")) {
            element("legend.visually-hidden") { title }
            for index in first..<points.count { stop(index, isChosen: index == chosen) }
          }
        }
        if points[chosen].time != nil {
          element("p.chart-ends", .aria("hidden", true)) {
            element("small") { points[first].label }
            element("small") { points[points.count - 1].label }
          }
        }
        element("p.chart-readout", .aria("hidden", true)) {
          element("span.quiet") { points[chosen].label }
          " "
          element("strong") { points[chosen].text }
        }
        if let listen {
          element("p.button-row", key: "listen") {
            Button.view(listen.label, listen.wire)
          }
        }
        table
      }
    }
  }

  /// One point to go to. A radio button, so that the picture is one stop of the Tab key and the arrows walk it.
  private func stop(_ index: Int, isChosen: Bool) -> Node {
    element("label", key: String(index)) {
      element(
        "input.visually-hidden", .type("radio"), .name("chart-" + id), .value(String(index)),
        .flag("checked", if: isChosen), .on(.change, wire))
      element("span.visually-hidden") { points[index].label + ": " + points[index].text }
    }
  }

  private var table: Node {
    element("details.chart-table") {
      element("summary") {
        tableLabel
        Icon.view(.down)
      }
      element("table") {
        element("thead") {
          element("tr") {
            element("th", Attribute("scope", "col")) { headings.label }
            element("th", Attribute("scope", "col")) { headings.text }
          }
        }
        element("tbody") {
          for point in points.reversed() {
            element("tr") {
              element("th", Attribute("scope", "row")) { point.label }
              element("td") { point.text }
            }
          }
        }
      }
    }
  }
}

/// The picture alone: each point has a column of 20 units, the foot is at 100. It is stretched to its room, so all strokes
/// are told not to scale, and a dot is a line without length.
private struct ChartPicture {
  let kind: Chart.Kind
  let points: ArraySlice<Chart.Point>
  let chosen: Int
  let bands: [(name: String, from: Double)]
  let wire: String

  var view: Node {
    element(
      "svg.chart-picture", .aria("hidden", true), Attribute("viewBox", "0 0 " + String(points.count * 20) + " 100"),
      Attribute("preserveAspectRatio", "none")
    ) {
      ChartBands.strips(bands, width: points.count * 20)
      if kind == .line { path("chart-line", line(lift: false)) } else { path("chart-bars", line(lift: true)) }
      if kind == .line { path("chart-dots", dots) }
      path(kind == .line ? "chart-dot" : "chart-bar", mark)
      zones
    }
  }

  /// What a tap goes to where points stand by time: all that is nearer to this one than to the next.
  private var zones: [Node] {
    guard isByTime else { return [] }
    var zones: [Node] = []
    var left = 0
    for index in points.indices {
      let right = index == points.endIndex - 1 ? points.count * 20 : (place(index) + place(index + 1)) / 2
      zones.append(
        element(
          "rect.chart-zone", key: "zone" + String(index), Attribute("x", String(left)), Attribute("y", "0"),
          Attribute("width", String(max(right - left, 0))), Attribute("height", "100"),
          .on(.click, wire + " " + String(index))))
      left = right
    }
    return zones
  }

  private func path(_ name: String, _ steps: String) -> Node {
    element("path", key: name, .class(name), Attribute("d", steps), Attribute("vector-effect", "non-scaling-stroke"))
  }

  private var isByTime: Bool {
    guard let first = points.first?.time, let last = points.last?.time else { return false }
    return last > first
  }

  private func x(_ index: Int) -> String { String(place(index)) }

  /// By time between the first and the last, else evenly.
  private func place(_ index: Int) -> Int {
    guard isByTime, let first = points.first?.time, let last = points.last?.time, let time = points[index].time else {
      return (index - points.startIndex) * 20 + 10
    }
    let part = min(max((time - first) / (last - first), 0), 1)
    let width = points.count * 20
    let edge = max(width / 40, 1)
    return edge + Int((part * Double(width - 2 * edge)).rounded())
  }

  /// What is no number lies on the foot.
  private func y(_ index: Int) -> String {
    let height = points[index].height
    return String(100 - Int((height > 0 ? min(height, 1) * 100 : 0).rounded()))
  }

  /// From point to point; `lift` for bars: each from the foot up.
  private func line(lift: Bool) -> String {
    var steps = ""
    for index in points.indices {
      steps += lift ? bar(index) : (index == points.startIndex ? "M" : "L") + x(index) + " " + y(index)
    }
    return steps
  }

  private func bar(_ index: Int) -> String { "M" + x(index) + " 100V" + y(index) }

  private var dots: String {
    var steps = ""
    for index in points.indices { steps += dot(index) }
    return steps
  }

  private func dot(_ index: Int) -> String { "M" + x(index) + " " + y(index) + "h0" }

  private var mark: String { kind == .line ? dot(chosen) : bar(chosen) }
}
