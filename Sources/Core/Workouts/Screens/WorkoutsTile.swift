package import Kernel
import Training

/// This module's glance on Today: the workout that is running, else the one that comes next.
package enum WorkoutsTile {
  package static func view(_ screen: WorkoutsScreen) -> Node {
    element("article.tile.tile-workouts", key: "workouts") {
      element("h2") {
        element("a", .href(WorkoutsScreen.link(.list))) { screen.words.workouts }
      }
      glance(screen)
    }
  }

  private static func glance(_ screen: WorkoutsScreen) -> [Node] {
    let words = screen.words
    let state = screen.state
    guard state.mine != nil else {
      return [
        element("p.placeholder.glance-workout-placeholder.needs-script", key: "opening", .aria("busy", true)),
        element("p.quiet.without-script", key: "without-script") { words.needsScript },
      ]
    }
    if let running = state.running { return goingOn(screen, running) }
    let planned = state.planned(screen.surroundings)
    guard let proposed = planned ?? state.proposed else {
      return [
        element("p", key: "line") { words.emptyTitle },
        element("p.button-row", key: "go") { button(words.newWorkout, .add) },
      ]
    }
    return [
      element("p", key: "line") {
        proposed.name + " · "
          + (planned == nil
            ? words.exerciseCount(proposed.exerciseCount)
            : words.plannedToday + " · "
              + ClockText.text(minutes: proposed.planned.minutes, hours: screen.surroundings.hours))
      },
      element("p.button-row", key: "go") {
        if proposed.supersets.isEmpty {
          element("a.button", .href(WorkoutsScreen.link(.workout(proposed.id)))) { words.addExercise }
        } else {
          button(words.start, .start(proposed.id), .primary, spoken: words.startNamed(proposed.name))
        }
      },
    ]
  }

  /// Through the list's own action: Today has no use for what the other screens say.
  private static func button(
    _ label: String, _ action: ListAction, _ look: Button.Look = .plain, spoken: String? = nil
  ) -> Node {
    Button.view(label, WorkoutsState.name + " " + action.wire, look, spoken: spoken)
  }

  @inline(never)  // a gate of the program's parts
  private static func goingOn(_ screen: WorkoutsScreen, _ running: Running) -> [Node] {
    let words = screen.words
    let step = running.order.next(after: running.logged.sets)
    return [
      element("p.figure", key: "figure") {
        step == nil ? words.allDoneTitle : words.setOf(running.logged.sets.count + 1, count: running.order.steps.count)
      },
      element("p", key: "line") {
        running.logged.name + (step.map { " · " + screen.state.name(of: $0.exercise) } ?? "")
      },
      element("p.button-row", key: "go") {
        element("a.button.primary", .href(WorkoutsScreen.link(.running))) { words.goOn }
      },
    ]
  }
}
