import Kernel
import Training

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
        screen.button(words.delete, .log(.remove(logged.id)), .danger, spoken: words.delete(logged.name))
      },
    ]
  }

  private var when: String {
    var text =
      words.weekdayAndDay(screen.day(logged.started), today: screen.today) + " · " + screen.clock(logged.started)
    if let finished = logged.finished {
      text += " – " + screen.clock(finished) + " · " + words.duration(finished.seconds(since: logged.started))
    }
    return text
  }

  /// An exercise once, with all its sets in a row; those of one superset marked A1, A2.
  private var exercises: [Node] {
    var nodes: [Node] = []
    for line in SetsByExercise(logged.sets.prefix(200)).lines {
      let index = nodes.count
      nodes.append(
        element("section.logged-exercise", key: String(index)) {
          element("h2") {
            if let place = line.place {
              element("span.slot-mark") { EditorScreen.letter(place.superset) + String(place.slot + 1) }
              " "
            }
            element("a", .href(WorkoutsScreen.link(.exercise(line.exercise, from: .logged(logged.id))))) {
              screen.state.name(of: line.exercise)
            }
          }
          element("ol.logged-sets") {
            for (number, set) in line.sets.enumerated() { element("li", key: String(number)) { words.set(set) } }
          }
        })
    }
    return nodes
  }
}
