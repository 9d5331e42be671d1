import Kernel

/// A superset in the editor: one round that stands for all, or round by round.
struct SupersetCard {
  let screen: WorkoutsScreen
  let workout: Workout
  let superset: Superset
  /// In the workout, from 0.
  let place: Int
  private var words: WorkoutsWords { screen.words }
  private var isExpanded: Bool { screen.state.expanded == superset.id }
  private var isGroup: Bool { superset.slots.count > 1 }

  var view: Node {
    element("section.superset", key: "superset-" + superset.id, .aria("label", words.superset(letter))) {
      if isExpanded {
        rounds
      } else {
        element("div.round", key: "all") { for slot in superset.slots { line(slot, nil) } }
      }
      foot
      message
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
          element("a", .href(WorkoutsScreen.link(.exercise(slot.exercise)))) { name }
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

  /// What was entered keeps its unit; where rounds differ, or nothing is there yet, the person's own.
  private func unit(_ slot: Slot, _ round: Int?) -> Weight.Unit {
    let index = superset.index(of: slot.id) ?? 0
    let weight = round.map { superset.rounds[$0].sets[index].weight } ?? Collapsed(superset).lines[index].weight
    guard let weight, weight.thousandths > 0 else { return screen.state.unit }
    return weight.unit
  }

  private func takesWeight(_ slot: Slot, _ set: ExerciseSet) -> Bool {
    set.weight.thousandths > 0 || screen.state.exercise(slot.exercise)?.measurement.takesWeight ?? true
  }

  private func kind(_ slot: Slot, _ round: Int?) -> Node {
    let index = superset.index(of: slot.id) ?? 0
    let kind = round.map { superset.rounds[$0].sets[index].kind } ?? Collapsed(superset).lines[index].kind
    let name = kind.map { words.kind($0) }
    let field = PlanField(.kind, superset.id, slot.id, round: round)
    return element(
      "button.kind", key: "kind", .type("button"), .id(field.id), .data("kind", kind.map { String($0.rawValue) } ?? ""),
      .aria("label", words.kindLabel + ": " + (name ?? words.mixedSpoken)),
      .on(.click, WorkoutsScreen.wire(.field(field, "")))
    ) { name ?? words.mixed }
  }

  private func input(_ field: PlanField, _ label: String, isDecimal: Bool) -> Node {
    PlanInput(
      field: field, label: label, text: PlanText.text(field, superset, words.language),
      keyboard: isDecimal ? "decimal" : "numeric", screen: screen
    ).view
  }

  // MARK: Round by round

  private var rounds: Node {
    element("div.rounds", key: "rounds") {
      for index in superset.rounds.indices.prefix(screen.state.shownRounds) {
        element("div.round", key: String(index)) {
          element("h3.round-title") { words.roundTitle(index) }
          for slot in superset.slots { line(slot, index) }
          element("div.slot-fields") {
            input(PlanField(.rest, superset.id, round: index), words.rest, isDecimal: false)
          }
        }
      }
      if superset.rounds.count > screen.state.shownRounds {
        screen.button("button.button", words.moreRounds, .more(.rounds), key: "more")
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
          .on(.click, WorkoutsScreen.wire(.expand(isExpanded ? nil : superset.id)))
        ) { isExpanded ? words.allRounds : words.eachRound }
        element(
          "a.text-button", key: "add", .href(WorkoutsScreen.link(.exercises(target))),
          .aria("label", words.addToSuperset(screen.state.name(of: superset, words)))
        ) { "+ " + words.addToSuperset }
      }
    }
  }

  private var target: WorkoutsPlace.Target { WorkoutsPlace.Target(workout: workout.id, superset: superset.id) }

  /// What was refused in one of its fields.
  private var message: Node? {
    guard let refusal = screen.state.refusal, refusal.superset == superset.id else { return nil }
    return element("p.message", key: "message", .id("plan-message")) { words.enter(refusal.wanted) }
  }
}

/// A number that belongs to the plan, with its label over it.
struct PlanInput {
  let field: PlanField
  let label: String
  let text: String
  let keyboard: String
  let screen: WorkoutsScreen

  var view: Node {
    let refusal = screen.state.refusal.flatMap { $0.field == field.id ? $0 : nil }
    return element("label.plan-field", key: field.id) {
      element("span") { label }
      element(
        "input", .id(field.id), .type("text"), Attribute("inputmode", keyboard), Attribute("autocomplete", "off"),
        Attribute("maxlength", "12"), .value(refusal?.text ?? text),
        text.isEmpty ? .placeholder(screen.words.mixed) : nil,
        .on(.change, WorkoutsScreen.wire(.field(field, ""))), refusal == nil ? nil : .aria("invalid", true),
        refusal == nil ? nil : .aria("describedby", "plan-message"))
    }
  }
}
