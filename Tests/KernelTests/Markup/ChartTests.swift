import Kernel
import Testing

@Suite("A chart is a picture, a sentence, points and a table")
struct ChartTests {
  private func chart(_ heights: [Double], kind: Chart.Kind = .line, selected: Int? = nil) -> Chart {
    var chart = Chart(id: "score", title: "History", kind: kind, summary: "It went up.", wire: "score point")
    chart.headings = ("Day", "Score")
    chart.tableLabel = "As a table"
    chart.selected = selected
    for (index, height) in heights.enumerated() {
      chart.add(Chart.Point(label: "day \(index)", text: "\(height)", height: height))
    }
    return chart
  }

  private func html(_ chart: Chart) -> String { HTML.render(chart.view) }

  @Test("a line runs from the foot, 100, to the top, 0, a column of 20 units each")
  func line() {
    #expect(html(chart([0, 0.5, 1])).contains(#"d="M10 100L30 50L50 0""#))
  }

  @Test("bars stand on the foot")
  func bars() {
    #expect(html(chart([0.25, 1], kind: .bars)).contains(#"d="M10 100V75M30 100V0""#))
  }

  @Test(
    "a height beyond the range is held at its edge",
    arguments: [(-3.0, "100"), (7.0, "0"), (.nan, "100"), (.infinity, "0")])
  func held(height: Double, y: String) {
    #expect(html(chart([height])).contains("d=\"M10 \(y)\""))
  }

  @Test("the newest point is chosen until another was gone to; one that is gone is the nearest there is")
  func chosen() {
    #expect(html(chart([0, 1])).contains(#"value="1" checked=""#))
    #expect(html(chart([0, 1], selected: 0)).contains(#"value="0" checked=""#))
    #expect(html(chart([0, 1], selected: 9)).contains(#"value="1" checked=""#))
    #expect(html(chart([0, 1], selected: -9)).contains(#"value="0" checked=""#))
  }

  @Test("24 points are drawn and can be gone to; the table has all, newest first")
  func many() {
    let text = html(chart([Double](repeating: 0.5, count: 30)))
    #expect(!text.contains(#"value="5""#) && text.contains(#"value="6""#))
    #expect(text.contains(#"viewBox="0 0 480 100""#))
    #expect(text.contains(#"<th scope="row">day 0</th>"#))
    #expect(text.contains("<tbody><tr><th scope=\"row\">day 29</th>"))
  }

  @Test("without a point there is the sentence alone")
  func empty() {
    let text = html(chart([]))
    #expect(text.contains("It went up.") && !text.contains("<svg") && !text.contains("<table"))
  }
}
