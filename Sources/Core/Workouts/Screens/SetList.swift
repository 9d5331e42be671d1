import Kernel
import Training

/// The sets of the superset that is being done: what was lifted, what is still to come; each can be gone to. At most
/// twelve around the current one: a hundred rounds would be no overview.
struct SetList {
  let screen: WorkoutsScreen
  let running: Running
  let current: SetOrder.Step
  private var words: WorkoutsWords { screen.words }

  private static let most = 12

  var view: Node {
    var steps: [SetOrder.Step] = []
    for step in running.order.steps where step.place.superset == current.place.superset { steps.append(step) }
    let place = steps.firstIndex(of: current) ?? 0
    let first = max(min(place - Self.most / 2, steps.count - Self.most), 0)
    return element("section.sets", key: "sets") {
      element("h2") { words.setsOfThis }
      element("ol.rows") {
        for step in steps[first..<min(first + Self.most, steps.count)] { row(step) }
      }
      if let next { element("p.quiet", key: "next") { words.next + " · " + next } }
    }
  }

  /// What the superset after this one begins with.
  private var next: String? {
    for step in running.order.steps where step.superset == current.superset + 1 {
      return screen.state.name(of: step.exercise)
    }
    return nil
  }

  private func row(_ step: SetOrder.Step) -> Node {
    let done = running.logged.done(step.place)
    let name = screen.state.name(of: step.exercise) + ", " + words.round(step.place.round)
    return element("li.set-row", key: step.place.text) {
      element(
        "button.row-button", .type("button"), .on(.click, WorkoutsScreen.wire(.doing(.jump(step.place)))),
        step.place == current.place ? .aria("current", "step") : nil
      ) {
        element("span.row-main") { name }
        " "
        element("span.row-value") {
          words.set(done?.set ?? step.planned)
          if done != nil {
            " "
            element("span.mark") { words.isDone }
          }
        }
      }
      if done != nil { screen.iconButton(.undo, words.takeBack(name), .doing(.clear(step.place))) }
    }
  }
}
