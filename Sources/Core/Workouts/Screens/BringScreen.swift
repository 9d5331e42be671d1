import Exercises
import Kernel
import Sharing
import Training

/// What comes from elsewhere: a link that was opened, a pasted text, a file. It is shown first, and taken by a button.
struct BringScreen {
  let screen: WorkoutsScreen
  private var words: WorkoutsWords { screen.words }
  private var state: WorkoutsState { screen.state }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    var nodes = [
      Heading.view(
        state.place == .shared ? words.sharedWorkout : words.bring, back: WorkoutsScreen.link(.list), words.workouts)
    ]
    if let brought = state.sharing.brought { nodes.append(section(brought)) }
    if state.place == .bring { nodes += [text, file] }
    return nodes
  }

  private var text: Node {
    element("form.tile.weights-part", key: "text", .on(.submit, WorkoutsScreen.wire(.sharing(.readPasted)))) {
      element("h2") { words.pasteTitle }
      element("label.field.bring-field") {
        element("span.quiet") { words.pasteText }
        element(
          "textarea", .id("pasted"), Attribute("rows", "6"), .value(state.sharing.pasted),
          Attribute("spellcheck", "false"),
          .on(.input, WorkoutsScreen.wire(.sharing(.paste("")))))
      }
      element("button.button", .type("submit")) { words.readIt }
    }
  }

  private var file: Node {
    element("section.tile.weights-part", key: "file") {
      element("h2") { words.chooseFile }
      element("p.quiet") { words.fileText }
      FileButtons.bring(words.chooseThis, WorkoutsScreen.wire(.sharing(.file(""))))
    }
  }

  // MARK: What was read

  private func section(_ brought: Brought) -> Node {
    element("section.tile.weights-part.brought", key: "brought", .id("brought"), .tabindex(-1)) {
      switch brought {
      case .workout(let shared): workout(shared)
      case .reading(let reading):
        [element("p", key: "reading") { words.reading(reading.progress / 10) }]
      case .log(let reading): log(reading)
      case .refused(let why):
        [element("p.message", key: "message") { words.message(why) + " " + words.nothingWasChanged }]
      }
    }
  }

  /// Of a longer plan the first are shown, and how many more there are.
  private static let mostRows = 50

  private func workout(_ shared: SharedWorkout) -> [Node] {
    var rows: [Node] = []
    var count = 0
    for (index, superset) in shared.workout.supersets.enumerated() {
      for (place, slot) in superset.slots.enumerated() {
        count += 1
        if count > Self.mostRows { continue }
        let letter = EditorScreen.letter(index) + (superset.slots.count > 1 ? String(place + 1) : "")
        let mark = isNew(slot.exercise) ? " (" + words.isNew + ")" : ""
        rows.append(
          element("li.brought-row", key: letter) {
            element("span") { letter + " · " + name(slot.exercise, shared) + mark }
            " "
            element("span.row-value.brought-sets") {
              for run in Self.runs(superset, place) {
                element("span") { words.roundCount(run.count) + " · " + words.set(run.set) }
              }
            }
          })
      }
    }
    var new = 0
    for exercise in shared.own where isNew(.own(exercise.id)) { new += 1 }
    return [
      element("h2", key: "name") { shared.workout.name }, element("ul.rows", key: "rows") { rows },
      count > Self.mostRows ? element("p.quiet", key: "more") { words.more(count - Self.mostRows) } : nil,
      new > 0 ? element("p.quiet", key: "new") { words.newExercises(new) } : nil,
      screen.button(words.addToMine, .sharing(.take), .primary, key: "take"),
    ].compactMap { $0 }
  }

  /// Comes along as one of the person's own: what the bank doesn't know by this name, and they don't have.
  private func isNew(_ ref: ExerciseRef) -> Bool {
    guard case .own(let id) = ref else { return false }
    return state.mine?.ownExercise(id) == nil
  }

  /// Rounds that are alike, one after the other, once with their number.
  private static func runs(_ superset: Superset, _ place: Int) -> [(set: ExerciseSet, count: Int)] {
    var runs: [(set: ExerciseSet, count: Int)] = []
    for round in superset.rounds {
      let set = round.sets[place]
      if let last = runs.last, last.set == set {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((set, 1))
      }
    }
    return runs
  }

  private func name(_ ref: ExerciseRef, _ shared: SharedWorkout) -> String {
    if case .own(let id) = ref, let own = shared.own.first(where: { $0.id == id }) { return own.name }
    return screen.state.name(of: ref)
  }

  private func log(_ reading: WorkoutImport) -> [Node] {
    var faults: [Node] = []
    for fault in reading.faults.shown.prefix(20) {
      faults.append(element("li", key: String(faults.count)) { words.message(fault) })
    }
    return [
      element("h2", key: "found") { words.workoutCount(reading.workouts.count) + " · " + words.sets(reading.sets) },
      element("ul.import-result", key: "facts") {
        if reading.known > 0 { element("li") { words.known(reading.known) } }
        if !reading.own.isEmpty { element("li") { words.newExercises(reading.own.count) } }
        if reading.notes > 0 { element("li") { words.notesLeftOut(reading.notes) } }
        if reading.faults.count > 0 { element("li") { words.notUnderstood(reading.faults.count) } }
        faults
      },
      reading.assumesUnit && !reading.workouts.isEmpty ? unit(reading) : nil,
      reading.workouts.isEmpty
        ? element("p.quiet", key: "nothing") { words.nothing(in: reading) }
        : screen.button(words.addToLog, .sharing(.take), .primary, key: "take"),
    ].compactMap { $0 }
  }

  /// 225 pounds are not 225 kilograms: said, and to be changed, before anything is added.
  private func unit(_ reading: WorkoutImport) -> Node {
    var choices = Choices(
      name: "file-unit", legend: words.weightsIn, selected: reading.unit.symbol,
      wire: WorkoutsScreen.wire(.sharing(.fileUnit(.kilograms))))
    for unit in [Weight.Unit.kilograms, .pounds] { choices.add(unit.symbol, unit.symbol) }
    return element("div.file-unit", key: "unit") {
      element("p") { words.assumed(reading.unit) }
      choices.view()
    }
  }
}
