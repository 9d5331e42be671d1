import Exercises
import Kernel
import Training

/// A workout being done: one set at a time in big numbers, last time's beside them. What is pressed after each set, and
/// the rest above it, are held fast below: they stand at the same place whatever the page shows.
struct RunningScreen {
  let screen: WorkoutsScreen
  let running: Running
  private var words: WorkoutsWords { screen.words }
  private var state: WorkoutsState { screen.state }

  @inline(never)  // a gate of the program's parts
  static func view(_ screen: WorkoutsScreen) -> [Node] {
    guard let running = screen.state.running else {
      return [
        Heading.view(screen.words.notRunning, back: WorkoutsScreen.link(.list), screen.words.workouts),
        Notice.view(
          .empty, title: screen.words.notRunning, text: screen.words.notRunningText,
          action: element("a.button.primary", .href(WorkoutsScreen.link(.list))) { screen.words.toTheList }),
      ]
    }
    return RunningScreen(screen: screen, running: running).view
  }

  private var view: [Node] {
    let current = running.current(state.doing.jumped)
    return [
      Heading.view(running.logged.name, back: WorkoutsScreen.link(.list), words.workouts, trailing: finish(current)),
      element("div.running", key: "running") {
        progress
        if let current { card(current) } else { allDone }
        if let current { SetList(screen: screen, running: running, current: current).view }
      },
      dock(current),
      element("p.button-row.running-foot", key: "foot") {
        screen.button(words.discard, .log(.remove(running.logged.id)), .text)
      },
    ]
  }

  /// The way out while sets are left.
  private func finish(_ current: SetOrder.Step?) -> Node? {
    guard current != nil else { return nil }
    return element("div.actions") { screen.button(words.finish, .doing(.finish), .text) }
  }

  private var progress: Node {
    let done = running.logged.sets.count
    let count = max(running.order.steps.count, 1)
    let reached = Portion(Double(done), of: Double(count)).percentReached
    return element("div.progress", key: "progress") {
      element("p.quiet") { words.setOf(min(done + 1, count), count: count) }
      element("svg.progress-bar", .aria("hidden", true)) {
        element("rect", Attribute("width", "100%"), Attribute("height", "6"), Attribute("rx", "3"))
        element(
          "rect.progress-done", Attribute("width", String(reached) + "%"), Attribute("height", "6"),
          Attribute("rx", "3"))
      }
    }
  }

  private var allDone: Node {
    element("section.set-card", key: "all-done") {
      element("h2") { words.allDoneTitle }
    }
  }

  /// Before the page's foot, so that who goes by Tab comes to it right behind the numbers.
  private func dock(_ current: SetOrder.Step?) -> Node {
    element("div.dock.set-dock", key: "dock") {
      RestStrip.view(screen, running)
      if let current {
        element(
          "button.button.primary.set-done", key: "done", .id("done"), .type("submit"), Attribute("form", "set-form"),
          running.logged.done(current.place) == nil ? .data("once", "") : nil
        ) { running.logged.done(current.place) == nil ? words.setDone : words.saveSet }
      } else {
        element(
          "button.button.primary.set-done", key: "finish", .type("button"), .data("once", ""),
          .on(.click, WorkoutsScreen.wire(.doing(.finish)))
        ) { words.finish }
      }
    }
  }

  // MARK: The set

  private func card(_ step: SetOrder.Step) -> Node {
    let fields = state.fields(of: step, words.language)
    return element("section.set-card", key: "set", .aria("labelledby", "set")) {
      element("div.set-head") {
        element("h2", .id("set"), .tabindex(-1)) { state.name(of: step.exercise) }
        element(
          "a.icon-button", key: "facts", .href(WorkoutsScreen.link(.exercise(step.exercise, from: .running))),
          .aria("label", words.about)
        ) { Icon.view(.open) }
      }
      element("p.quiet") { place(step) }
      element(
        "form.set-form", .id("set-form"), Attribute("novalidate", ""), .on(.submit, WorkoutsScreen.wire(.doing(.done)))
      ) {
        element("div.set-numbers") {
          number("amount", words.measure(step.planned.measure), fields.amount, .amount)
          if takesWeight(step) {
            number("weight", words.weight(state.unit(of: step)), fields.weight, .weight)
          }
        }
        element("p.last-time") {
          if let last = state.last(step) {
            words.lastTime(words.set(last))
          } else if state.isFirstTime(step) {
            words.firstTime
          }
        }
        KindMenu.view("kind", fields.kind, wire: WorkoutsScreen.wire(.doing(.draft(.kind, ""))), words)
      }
    }
  }

  /// "A1 · round 2 of 3".
  private func place(_ step: SetOrder.Step) -> String {
    let letter = EditorScreen.letter(step.superset) + (step.slots > 1 ? String(step.slot + 1) : "")
    return letter + " · " + words.roundOf(step.place.round + 1, count: step.rounds)
  }

  private func takesWeight(_ step: SetOrder.Step) -> Bool {
    step.planned.weight.thousandths > 0 || state.last(step)?.weight.thousandths ?? 0 > 0
      || state.exercise(step.exercise)?.measurement.takesWeight ?? true
  }

  private func number(_ id: String, _ label: String, _ value: String, _ field: DoingAction.DraftField) -> Node {
    let refusal = state.refusal.flatMap { $0.field == id ? $0 : nil }
    return element("div.set-number", key: id) {
      element("label", .for(id)) { label }
      element(
        "input", .id(id), .type("text"), Attribute("inputmode", id == "weight" ? "decimal" : "numeric"),
        Attribute("autocomplete", "off"), Attribute("maxlength", "9"), .value(value),
        .on(.input, WorkoutsScreen.wire(.doing(.draft(field, "")))), refusal == nil ? nil : .aria("invalid", true),
        refusal == nil ? nil : .aria("describedby", id + "-message"))
      if let refusal { element("p.message", key: "message", .id(id + "-message")) { words.enter(refusal.wanted) } }
    }
  }
}
