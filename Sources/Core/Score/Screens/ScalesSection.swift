import Kernel

/// Scales beside one another, each as a part of its own range; a tap puts one into the ring. Below it what can be chosen.
struct ScalesSection {
  let screen: ScoreScreen
  let file: CreditFile
  private var words: ScoreWords { screen.words }

  var view: Node {
    let sides = SideBySide.all(file)
    return element("section.score-section", key: "scales") {
      if sides.contains(where: { $0.scale.id != Scale.ofReports }) || file.chosen != Scale.ofReports {
        element("h2") { words.scales }
        element("ul.rows") { for side in sides { row(side) } }
      }
      element("ul.rows", key: "choices") {
        element("li") {
          Switch.view(
            words.hideOnToday, isOn: file.isHiddenOnToday, wire: ScoreScreen.wire(.hide(!file.isHiddenOnToday)))
        }
      }
      element("div.button-row", key: "buttons") {
        screen.button(words.addScale, .edit(.newScale))
        if file.chosen != Scale.ofReports { screen.button(words.changeBands, .edit(.bands(file.chosen))) }
      }
    }
  }

  private func row(_ side: SideBySide) -> Node {
    let percent = String(side.percent) + "%"
    return element("li", key: side.scale.id) {
      element(
        "button.row-button.scale-row", .type("button"), .aria("pressed", side.scale.id == file.chosen),
        .on(.click, ScoreScreen.wire(.choose(scale: side.scale.id)))
      ) {
        element("span.row-main") {
          element("span") { words.name(side.scale) }
          " "
          element("small") {
            side.last == nil
              ? words.noScoreYet : words.ofRange(side.percent) + (side.moved.map { " · " + words.points($0) } ?? "")
          }
        }
        " "
        element("span.row-side") {
          if let report = side.last?.report {
            element("span.row-amount") { String(report.score) }
            " "
          }
          element("small") { words.outOf(side.last?.report.most ?? side.scale.most) }
        }
        element("svg.scale-bar", .aria("hidden", true)) {
          element("rect", Attribute("width", "100%"), Attribute("height", "4"), Attribute("rx", "2"))
          element("rect.scale-part", Attribute("width", percent), Attribute("height", "4"), Attribute("rx", "2"))
        }
      }
    }
  }
}
