import Kernel
import Training

/// Kilograms or pounds, and which plates go on the bar for a weight.
struct WeightsScreen {
  let screen: WorkoutsScreen
  private var words: WorkoutsWords { screen.words }
  private var state: WorkoutsState { screen.state }

  var view: [Node] {
    [
      Heading.view(words.weights, back: WorkoutsScreen.link(.list), words.workouts), calculator, unit, owned,
    ]
  }

  private var unit: Node {
    element("section.tile.weights-part", key: "unit") {
      element("h2", .id("unit-title")) { words.unit }
      element("div.segments", .role("group"), .aria("labelledby", "unit-title")) {
        for unit in Weight.Unit.allCases {
          element(
            "button", key: unit.symbol, .type("button"), .aria("pressed", unit == state.unit),
            .on(.click, WorkoutsScreen.wire(.weights(.unit(unit))))
          ) { unit.symbol }
        }
      }
      element("p.quiet") { words.unitText }
    }
  }

  // MARK: The calculator

  private var calculator: Node {
    var field = Field(
      id: "target", label: words.target + ", " + state.unit.symbol, value: state.target,
      wire: WorkoutsScreen.wire(.weights(.plates(.target, ""))))
    field.keyboard = "decimal"
    field.className = "amount"
    let weight = Weight(typed: state.target, state.unit)
    if weight == nil, !state.target.isEmpty { field.message = words.enter(.weight) }
    return element("section.tile.weights-part", key: "calculator") {
      element("h2") { words.plates }
      field.view
      if let weight { result(Plates(for: weight, on: state.rack), isLight: weight.grams < state.rack.bar.grams) }
    }
  }

  private func result(_ plates: Plates, isLight: Bool) -> Node {
    var side = ""
    for weight in plates.side { side += (side.isEmpty ? "" : " + ") + weight.number(in: words.language) }
    return element("div.plates", key: "result") {
      picture(plates)
      element("p", key: "side") {
        if plates.side.isEmpty {
          isLight ? words.belowBar(state.rack.bar.text(in: words.language)) : words.emptyBar
        } else {
          words.perSide + ": " + side
        }
      }
      element("p.quiet", key: "total") {
        words.together(plates.total.text(in: words.language))
          + (plates.missing.thousandths > 0 ? " · " + words.missing(plates.missing.text(in: words.language)) : "")
      }
    }
  }

  /// One end of the bar, the plates as high as they are heavy. The words below say the same.
  private func picture(_ plates: Plates) -> Node {
    element("svg.plates-picture", Attribute("viewBox", "0 0 200 80"), .aria("hidden", true)) {
      element("path.bar-drawn", Attribute("d", "M0 40H200"))
      for (index, weight) in plates.side.prefix(14).enumerated() {
        let height = min(20 + weight.thousandths / (state.unit == .kilograms ? 450 : 900), 76)
        element(
          "rect.plate", key: String(index), Attribute("x", String(30 + index * 12)),
          Attribute("y", String(40 - height / 2)), Attribute("width", "10"), Attribute("height", String(height)),
          Attribute("rx", "2"))
      }
    }
  }

  // MARK: What is owned

  private var owned: Node {
    element("section.tile.weights-part", key: "owned") {
      element("h2") { words.platesOwned }
      element("div.slot-fields") {
        field("bar", words.bar + ", " + state.unit.symbol, state.rack.bar.number(in: words.language), .plates(.bar, ""))
        for (index, plate) in state.rack.plates.enumerated() {
          field(
            "plate-" + String(index), plate.weight.text(in: words.language), String(plate.count),
            .plates(.count, String(index)))
        }
      }
    }
  }

  private func field(_ id: String, _ label: String, _ value: String, _ action: WeightsAction) -> Node {
    PlanInput(
      id: id, label: label, text: value, keyboard: "decimal", wire: WorkoutsScreen.wire(.weights(action)),
      screen: screen
    ).view
  }
}
