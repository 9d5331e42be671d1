import Kernel
import Training

/// One workout: its name, its supersets, each as one round that stands for all.
struct EditorScreen {
  let screen: WorkoutsScreen
  let workout: Workout
  private var words: WorkoutsWords { screen.words }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    [
      Heading.view(workout.name, back: WorkoutsScreen.link(.list), words.workouts, trailing: actions), name,
      planned,
      workout.supersets.isEmpty ? empty : supersets, foot,
    ]
  }

  private var actions: Node {
    element("div.actions") {
      if !workout.supersets.isEmpty {
        element(
          "button.text-button", key: "arrange", .type("button"), .aria("pressed", screen.state.plan.isArranging),
          .on(.click, WorkoutsScreen.wire(.plan(.arrange(!screen.state.plan.isArranging))))
        ) { screen.state.plan.isArranging ? words.arranged : words.arrange }
      }
    }
  }

  private var name: Node {
    let refusal = screen.state.refusal.flatMap { $0.field == "name" ? $0 : nil }
    return element("div.field", key: "name") {
      element("label", .for("name")) { words.name }
      element(
        "input", .id("name"), .type("text"), .value(refusal?.text ?? workout.name), Attribute("maxlength", "100"),
        Attribute("autocomplete", "off"), .on(.change, WorkoutsScreen.wire(.plan(.rename("")))),
        refusal == nil ? nil : .aria("invalid", true), refusal == nil ? nil : .aria("describedby", "name-message"))
      if let refusal { element("p.message", key: "message", .id("name-message")) { words.enter(refusal.wanted) } }
    }
  }

  /// For which days it is planned, in the order of the person's week.
  private var planned: Node {
    element("div.field.planned", key: "planned") {
      element("span", .id("planned")) { words.plannedOn }
      element("div.chips.days", key: "days", .role("group"), .aria("labelledby", "planned")) {
        WeekChips.view(workout.planned.days, from: screen.surroundings.firstWeekday, in: words.language) {
          WorkoutsScreen.wire(.plan(.day($0)))
        }
      }
      if !workout.planned.days.isEmpty {
        let refusal = screen.state.refusal.flatMap { $0.field == "planned-time" ? $0 : nil }
        element("label", key: "label", .for("planned-time")) { words.plannedTime }
        element(
          "input", key: "time", .id("planned-time"), .type("time"),
          .value(refusal?.text ?? ClockText.text(minutes: workout.planned.minutes)),
          .on(.change, WorkoutsScreen.wire(.plan(.time("")))),
          refusal == nil ? nil : .aria("invalid", true),
          refusal == nil ? nil : .aria("describedby", "planned-time-message"))
        if let refusal {
          element("p.message", key: "message", .id("planned-time-message")) { words.enter(refusal.wanted) }
        }
      }
    }
  }

  private var empty: Node {
    element("p.quiet", key: "empty") { words.noExercisesText }
  }

  /// A long workout is drawn in steps.
  private var supersets: Node {
    if screen.state.plan.isArranging { return ArrangeList(screen: screen, workout: workout).view }
    let count = screen.state.plan.shownSupersets
    return element("div.supersets", key: "supersets") {
      for (index, superset) in workout.supersets.prefix(count).enumerated() {
        SupersetCard(screen: screen, workout: workout, superset: superset, place: index).view
      }
      if workout.supersets.count > count {
        screen.button(words.moreSupersets, .plan(.moreSupersets), key: "more")
      }
    }
  }

  private var foot: Node {
    element("div.button-row.workout-foot", key: "foot") {
      if let goOn = screen.goOn {
        goOn
      } else if !workout.supersets.isEmpty {
        screen.button(words.start, .list(.start(workout.id)), .primary, key: "start")
      }
      element(
        "a.button", key: "add", .id("add-exercise"),
        .href(WorkoutsScreen.link(.exercises(WorkoutsPlace.Target(workout: workout.id))))
      ) {
        Icon.view(.add)
        element("span") { words.addExercise }
      }
      if !workout.supersets.isEmpty {
        element("a.button", key: "share", .href(WorkoutsScreen.link(.share(workout.id)))) { words.share }
      }
      screen.button(
        words.delete, .list(.remove(workout.id)), .danger, key: "remove", spoken: words.delete(workout.name))
    }
  }

  /// "A" … "Z", then "AA".
  static func letter(_ place: Int) -> String {
    let last = String(decoding: [UInt8(ascii: "A") + UInt8(place % 26)], as: UTF8.self)
    return place < 26 ? last : letter(place / 26 - 1) + last
  }
}
