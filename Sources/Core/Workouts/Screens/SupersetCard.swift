import Exercises
import Kernel
import Training

/// A superset in the editor: one round that stands for all, or round by round.
struct SupersetCard {
  let screen: WorkoutsScreen
  let workout: Workout
  let superset: Superset
  /// In the workout, from 0.
  let place: Int
  private var words: WorkoutsWords { screen.words }
  private var isExpanded: Bool { screen.state.plan.expanded == superset.id }
  private var isGroup: Bool { superset.slots.count > 1 }

  var view: Node {
    element("section.superset", key: "superset-" + superset.id, .aria("label", words.superset(letter))) {
      if isExpanded {
        rounds
      } else {
        element("div.round", key: "all") { for slot in superset.slots { line(slot, nil) } }
      }
      foot
    }
  }

  private var letter: String { EditorScreen.letter(place) }

  private func mark(_ slot: Slot) -> String {
    isGroup ? letter + String((superset.index(of: slot.id) ?? 0) + 1) : letter
  }

  // MARK: An exercise's line

  private func line(_ slot: Slot, _ round: Int?) -> Node {
    let name = screen.state.name(of: slot.exercise)
    let set = superset.rounds[round ?? 0].sets[superset.index(of: slot.id) ?? 0]
    return element("div.slot", key: "slot-" + slot.id, .role("group"), .aria("label", words.line(name, round: round))) {
      if round == nil {
        element("p.slot-name") {
          element("span.slot-mark") { mark(slot) }
          " "
          element("a", .href(WorkoutsScreen.link(.exercise(slot.exercise, from: .workout(workout.id))))) { name }
          SlotTools.view(screen, workout, superset, slot)
        }
      } else {
        element("p.slot-name.quiet") { mark(slot) + " " + name }
      }
      element("div.slot-fields") {
        input(PlanField(.amount, superset.id, slot.id, round: round), words.measure(set.measure), isDecimal: false)
        if takesWeight(slot, set) {
          input(
            PlanField(.weight, superset.id, slot.id, round: round), words.weight(unit(slot, round)), isDecimal: true)
        }
        kind(slot, round)
      }
    }
  }

  private func unit(_ slot: Slot, _ round: Int?) -> Weight.Unit {
    PlanText.unit(PlanField(.weight, superset.id, slot.id, round: round), superset, screen.state.unit)
  }

  private func takesWeight(_ slot: Slot, _ set: ExerciseSet) -> Bool {
    set.weight.thousandths > 0 || screen.state.exercise(slot.exercise)?.measurement.takesWeight ?? true
  }

  private func kind(_ slot: Slot, _ round: Int?) -> Node {
    let field = PlanField(.kind, superset.id, slot.id, round: round)
    return KindMenu.view(
      field.id, PlanText.kind(field, superset), wire: WorkoutsScreen.wire(.plan(.field(field, ""))), words)
  }

  private func input(_ field: PlanField, _ label: String, isDecimal: Bool) -> Node {
    PlanInput(
      id: field.id, label: label, text: PlanText.text(field, superset, words.language),
      keyboard: isDecimal ? "decimal" : "numeric", wire: WorkoutsScreen.wire(.plan(.field(field, ""))), screen: screen
    ).view
  }

  // MARK: Round by round

  private var rounds: Node {
    element("div.rounds", key: "rounds") {
      for index in superset.rounds.indices.prefix(screen.state.plan.shownRounds) {
        element("div.round", key: String(index)) {
          element("h3.round-title") { words.roundTitle(index) }
          for slot in superset.slots { line(slot, index) }
          element("div.slot-fields") {
            input(PlanField(.rest, superset.id, round: index), words.rest, isDecimal: false)
          }
        }
      }
      if superset.rounds.count > screen.state.plan.shownRounds {
        screen.button(words.moreRounds, .plan(.moreRounds), key: "more")
      }
    }
  }

  // MARK: What belongs to all of it

  private var foot: Node {
    element("div.superset-foot", key: "foot") {
      input(PlanField(.rounds, superset.id), words.rounds, isDecimal: false)
      if !isExpanded { input(PlanField(.rest, superset.id), words.rest, isDecimal: false) }
      if isGroup { input(PlanField(.short, superset.id), words.shortRest, isDecimal: false) }
      element("div.superset-buttons", key: "buttons") {
        element(
          "button.text-button", key: "expand", .type("button"), .aria("expanded", isExpanded),
          .on(.click, WorkoutsScreen.wire(.plan(.expand(isExpanded ? nil : superset.id))))
        ) { isExpanded ? words.allRounds : words.eachRound }
        element(
          "a.text-button", key: "add", .href(WorkoutsScreen.link(.exercises(target))),
          .aria("label", words.addToSupersetOf(screen.state.name(of: superset, words)))
        ) { "+ " + words.addToSuperset }
      }
    }
  }

  private var target: WorkoutsPlace.Target { WorkoutsPlace.Target(workout: workout.id, superset: superset.id) }
}
