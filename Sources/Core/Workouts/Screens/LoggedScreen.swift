import Kernel

/// One workout of the log: when, how long, what was lifted, set by set.
struct LoggedScreen {
  let screen: WorkoutsScreen
  let logged: LoggedWorkout
  private var words: WorkoutsWords { screen.words }

  var view: [Node] {
    [
      Heading.view(logged.name, back: WorkoutsScreen.link(.log(of: nil)), words.log),
      element("p.quiet", key: "when") { when },
      element("div.log-columns", key: "columns") {
        element("div.log-part", key: "sets") { exercises }
        element("div.log-part", key: "sums") {
          if !logged.sets.isEmpty {
            TotalsList.view(Totals(logged.sets), screen)
            MuscleChart.view(logged.sets, screen)
          }
        }
      },
      element("p.button-row", key: "remove") {
        screen.button(
          "button.button.danger", words.delete, .removeLogged(logged.id), spoken: words.delete(logged.name))
      },
    ]
  }

  private var when: String {
    var text = words.weekdayAndDay(screen.day(logged.started)) + " · " + screen.clock(logged.started)
    if let finished = logged.finished {
      text += " – " + screen.clock(finished)
    }
    return text
  }

  /// Sets in the order in which they were done; those of one exercise that follow each other stand together.
  private var exercises: [Node] {
    var nodes: [Node] = []
    var rows: [Node] = []
    let sets = Array(logged.sets.prefix(200))
    for (index, done) in sets.enumerated() {
      rows.append(element("li", key: String(index)) { words.set(done.set) })
      if index + 1 < sets.count, sets[index + 1].exercise == done.exercise { continue }
      nodes.append(
        element("section.logged-exercise", key: String(index)) {
          element("h2") {
            element("a", .href(WorkoutsScreen.link(.exercise(done.exercise)))) {
              screen.state.name(of: done.exercise)
            }
          }
          element("ol.logged-sets") { rows }
        })
      rows = []
    }
    return nodes
  }
}
