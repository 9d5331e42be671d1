import Kernel
import Training

/// The person's workouts in their order, what is running, and the ways to everything else.
struct ListScreen {
  let screen: WorkoutsScreen
  let mine: MyWorkouts
  private var words: WorkoutsWords { screen.words }
  private var isArranging: Bool { screen.state.list.isArranging && mine.workouts.count > 1 }

  var view: [Node] {
    [Heading.view(words.workouts, trailing: actions)] + [runningCard, list, ways].compactMap { $0 }
  }

  private var actions: Node {
    element("div.actions") {
      if mine.workouts.count > 1 {
        element(
          "button.text-button", key: "arrange", .type("button"), .aria("pressed", isArranging),
          .on(.click, WorkoutsScreen.wire(.list(.arrange(!isArranging))))
        ) { isArranging ? words.arranged : words.arrange }
      }
      screen.iconButton(.add, words.newWorkout, .list(.add))
    }
  }

  private var runningCard: Node? {
    screen.goOn.map { link in element("p.workout-running", key: "running") { link } }
  }

  private var list: Node {
    if mine.workouts.isEmpty {
      return Notice.view(
        .empty, title: words.emptyTitle, text: words.emptyText,
        action: element("p.button-row") { screen.button(words.newWorkout, .list(.add), .primary) })
    }
    if isArranging {
      return element("ul.editor", key: "arranging", .on(.reorder, WorkoutsScreen.wire(.list(.move(nil))))) {
        for (index, workout) in mine.workouts.enumerated() { arranged(workout, index) }
      }
    }
    return element("ul.rows.workouts", key: "workouts") {
      for workout in mine.workouts { row(workout) }
    }
  }

  private func arranged(_ workout: Workout, _ index: Int) -> Node {
    element("li.editor-row", key: workout.id) {
      ReorderList.tools((index, mine.workouts.count), [.text(workout.name)], workout.name, words) {
        WorkoutsScreen.wire(.list(.move($0)))
      }
      screen.iconButton(.remove, words.delete(workout.name), .list(.remove(workout.id)))
    }
  }

  private func row(_ workout: Workout) -> Node {
    element("li.workout-row", key: workout.id) {
      element("a.workout-link", .href(WorkoutsScreen.link(.workout(workout.id)))) {
        element("span.row-main") {
          element("span.workout-name") { workout.name }
          " "
          element("small") { glance(workout) }
        }
      }
      if screen.state.running == nil, !workout.supersets.isEmpty {
        screen.button(words.start, .list(.start(workout.id)), key: "start", spoken: words.startNamed(workout.name))
      }
    }
  }

  private func glance(_ workout: Workout) -> String {
    var text = words.exerciseCount(workout.exerciseCount) + " · " + words.roundCount(workout.roundCount)
    for logged in mine.log where logged.workout == workout.id && !logged.isRunning {
      text += " · " + words.lastDone(words.dayAndMonth(screen.day(logged.started), today: screen.today))
      break
    }
    return text
  }

  private var ways: Node {
    element("ul.links", key: "ways") {
      way(.log(of: nil), .history, words.log)
      way(.exercises(nil), .search, words.exercises)
      way(.weights, .weights, words.weights)
      way(.bring, .data, words.bring)
    }
  }

  private func way(_ place: WorkoutsPlace, _ icon: Icon, _ label: String) -> Node {
    let link = WorkoutsScreen.link(place)
    return element("li", key: link) {
      element("a.link-row", .href(link)) {
        Icon.view(icon)
        element("span") { label }
      }
    }
  }
}

extension WorkoutsScreen {
  /// The way back to the workout that is being done, which stands where another one would be started.
  var goOn: Node? {
    state.running.map { running in
      element("a.button.primary", key: "go-on", .href(Self.link(.running))) { words.goOn + " · " + running.logged.name }
    }
  }
}
