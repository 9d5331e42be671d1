import Exercises
package import Kernel
import Training

/// A set that is done was done a little otherwise; what isn't said stays. One that was cleared meanwhile stays so.
package struct SetCorrected: WorkoutsFact {
  var logged = ""
  var place = SetPlace(superset: "", slot: "", round: 0)
  var amount: Int?
  var weight: Weight?
  var kind: ExerciseSet.Kind?

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("logged", &logged)
    fields.place("place", &place)
    fields.whole("amount", &amount, 0...ExerciseSet.mostAmount)
    fields.ifThere("weight", &weight, Weight()) {
      $0.whole("weight", &$1.thousandths, 0...Weight.most)
      $0.choice("unit", &$1.unit)
    }
    fields.ifThere("kind", &kind, .normal) { $0.choice("kind", &$1) }
    fields.check(amount != nil || weight != nil || kind != nil)
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    mine.changeLogged(logged) {
      guard let index = $0.sets.firstIndex(where: { $0.place == place }) else { return }
      if let amount { $0.sets[index].set.amount = amount }
      if let weight { $0.sets[index].set.weight = weight }
      if let kind { $0.sets[index].set.kind = kind }
    }
  }

  /// The whole set, as when it was done.
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? {
    guard let done = done(state) else { return words.didChange }
    return words.didSet(state.name(of: done.exercise), words.set(done.set))
  }

  /// What was corrected alone: the set may be otherwise by now.
  func line(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? {
    guard let done = done(state) else { return words.didChange }
    var text = ""
    func add(_ part: String) { text += (text.isEmpty ? "" : " · ") + part }
    if let amount { add(words.amount(amount, done.set.measure)) }
    if let weight { add(weight.text(in: words.language)) }
    if let kind { add(words.kind(kind)) }
    return words.didSet(state.name(of: done.exercise), text)
  }

  private func done(_ state: WorkoutsState) -> DoneSet? { state.mine?.logged(logged)?.done(place) }
}

extension SetCorrected {
  /// What `set` has otherwise than what was done; nil where it is the same.
  init?(_ done: DoneSet, in logged: String, to set: ExerciseSet) {
    self.init(logged: logged, place: done.place)
    if set.amount != done.set.amount { amount = set.amount }
    if set.weight != done.set.weight { weight = set.weight }
    if set.kind != done.set.kind { kind = set.kind }
    if amount == nil, weight == nil, kind == nil { return nil }
  }
}
