import Exercises
import Kernel
import Training

/// What a workout that is being done holds beside what is done of it.
struct DoingState: Equatable {
  var draft: SetDraft?
  /// The set that was gone to by hand.
  var jumped: SetPlace?
  /// The draft of the page before, until its workout is there.
  var recalled = ""
  /// The end of the rest that was said to be over.
  var restTold: Instant?
  /// The page was asked to keep the screen on.
  var isAwake = false
}

extension WorkoutsState {
  mutating func update(_ action: DoingAction, _ surroundings: Surroundings, _ words: WorkoutsWords) -> [Effect] {
    switch action {
    case .draft(let field, let text): return type(field, text)
    case .done: return done(surroundings, words)
    case .jump(let place): return jump(to: place)
    case .clear(let place):
      guard let running else { return [] }
      return [append(.setCleared(SetCleared(logged: running.logged.id, place: place)))]
    case .rest(let seconds): return rest(seconds, surroundings)
    case .finish: return finish(surroundings)
    }
  }

  /// What the fields of a set hold. Before anything is typed that is what was done of it, else the plan; where that says
  /// nothing, what was done last time.
  func fields(of step: SetOrder.Step, _ language: Language) -> SetFields {
    let draft = draft(of: step)
    let done = running?.logged.done(step.place)?.set
    var set = done ?? step.planned
    if done == nil, set.amount == 0, let last = last(step) { set = last }
    return SetFields(
      amount: draft.amount ?? PlanText.text(set.amount, step.planned.measure),
      weight: draft.weight ?? set.weight.number(in: language), kind: draft.kind ?? set.kind)
  }

  private func draft(of step: SetOrder.Step) -> SetDraft {
    if let draft = doing.draft, draft.place == step.place { return draft }
    return SetDraft(place: step.place)
  }

  /// What was done last time in the same set; nothing that is counted otherwise.
  func last(_ step: SetOrder.Step) -> ExerciseSet? {
    guard let running, let mine else { return nil }
    let set = LastTime.set(running.number(of: step), of: step.exercise, in: mine.log)
    return set?.measure == step.planned.measure ? set : nil
  }

  /// Not where it was done before and counted otherwise: then there is nothing to compare with, and it is no first time.
  func isFirstTime(_ step: SetOrder.Step) -> Bool {
    mine.map { LastTime.set(0, of: step.exercise, in: $0.log) == nil } ?? false
  }

  /// The unit of a set's weight: what it was planned or last done in, so that a number is never read in another one.
  func unit(of step: SetOrder.Step) -> Weight.Unit {
    if let done = running?.logged.done(step.place) { return done.set.weight.unit }
    if step.planned.weight.thousandths > 0 { return step.planned.weight.unit }
    return last(step)?.weight.unit ?? unit
  }

  private mutating func type(_ field: DoingAction.DraftField, _ text: String) -> [Effect] {
    guard let step = running?.current(doing.jumped) else { return [] }
    var draft = draft(of: step)
    switch field {
    case .amount: draft.amount = text.cut(toBytes: 32)
    case .weight: draft.weight = text.cut(toBytes: 32)
    case .kind: draft.kind = Int(text).flatMap { ExerciseSet.Kind(rawValue: $0) } ?? draft.kind
    }
    doing.draft = draft
    refusal = nil
    return [keepDraft()]
  }

  private mutating func done(_ surroundings: Surroundings, _ words: WorkoutsWords) -> [Effect] {
    guard let running, let step = running.current(doing.jumped) else { return [] }
    let fields = fields(of: step, surroundings.language)
    guard let amount = PlanText.amount(typed: fields.amount, step.planned.measure) else {
      return refuse("amount", fields.amount, .amount, words) + [.focus(selector: "#amount")]
    }
    guard let weight = Weight(typed: fields.weight, unit(of: step)) else {
      return refuse("weight", fields.weight, .weight, words) + [.focus(selector: "#weight")]
    }
    refusal = nil
    let set = ExerciseSet(amount: amount, measure: step.planned.measure, weight: weight, kind: fields.kind)
    let before = running.logged.done(step.place)
    doing.draft = nil
    doing.jumped = nil
    guard let done = before, done.exercise == step.exercise, done.set.measure == set.measure else {
      let done = DoneSet(step.place, step.exercise, set, at: before?.time ?? surroundings.device)
      return [keepDraft(), append(.setDone(SetDone(logged: running.logged.id, done: done)))]
    }
    if let correction = SetCorrected(done, in: running.logged.id, to: set) {
      return [keepDraft(), append(.setCorrected(correction))]
    }
    // Nothing is stored, and it is felt and said as ever.
    return [keepDraft(), .announce(words.didSet(name(of: step.exercise), words.set(set))), .vibrate([10])]
  }

  private mutating func jump(to place: SetPlace) -> [Effect] {
    guard running?.order.index(of: place) != nil else { return [] }
    doing.jumped = place
    doing.draft = nil
    refusal = nil
    return [keepDraft(), .focus(selector: "#set")]
  }

  private func rest(_ seconds: Int, _ surroundings: Surroundings) -> [Effect] {
    guard let running, let rest = running.rest else { return [] }
    let until =
      seconds == 0
      ? max(surroundings.device, rest.from) : max(rest.until, surroundings.device).adding(seconds: Int64(seconds))
    return [append(.rested(Rested(logged: running.logged.id, until: until)))]
  }

  private mutating func finish(_ surroundings: Surroundings) -> [Effect] {
    guard let running else { return [] }
    let id = running.logged.id
    return go(to: .logged(id)) + [
      .scroll(top: 0), .focus(selector: "#title"), append(.finished(Finished(logged: id, time: surroundings.device))),
    ]
  }
}
