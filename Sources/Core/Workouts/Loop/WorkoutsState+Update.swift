import Exercises
package import Kernel
import Training

extension WorkoutsState {
  /// What a person's action changes, and what it asks the host to do. Kept things change only by `.append`.
  @inline(never)  // a gate of the program's parts
  package mutating func update(_ action: WorkoutsAction, _ surroundings: Surroundings) -> [Effect] {
    let words = WorkoutsWords(surroundings.language)
    guard mine != nil else { return [] }
    switch action {
    case .add: return add(words)
    case .rename(let text): return rename(text, words)
    case .remove(let id): return remove(id)
    case .arrange(let isOn):
      isArranging = isOn
      expanded = nil
      return []
    case .move(let move): return self.move(from: move.from, to: move.to, words)
    case .reorder: return []
    case .moveSlot(let superset, let move):
      return self.move(slotOf: superset, from: move.from, to: move.to, words)
    case .removeSlot(let superset, let slot): return change(superset, .slotRemoved(slot: slot))
    case .field(let field, let text): return set(field, text, words)
    case .expand(let superset):
      expanded = superset
      shownRounds = Self.cards
      return []
    case .more(let what):
      showMore(what)
      return []
    case .query(let text):
      query = text.cut(toBytes: 128)
      shown = Self.page
      return query.isEmpty ? [] : [.announce(words.found(found(surroundings).count))]
    case .filter(let filter, let value):
      choose(filter, value)
      return [.announce(words.found(found(surroundings).count))]
    case .pick(let exercise): return pick(exercise, words)
    case .askAgain:
      if case .failed = bank { bank = .wanted }
      return []
    case .openOwn(let id):
      openOwn(id)
      return []
    case .own(let field, let text):
      own?.type(text, into: field)
      return []
    case .cancelOwn:
      own = nil
      return []
    case .saveOwn: return saveOwn(words)
    case .removeOwn(let id): return go(to: .exercises(nil)) + [append(.ownExerciseRemoved(OwnExerciseRemoved(id: id)))]
    case .start(let id): return start(id, surroundings)
    case .draft(let field, let text):
      return type(field, text, surroundings.language)
    case .done: return done(surroundings, words)
    case .jump(let place): return jump(to: place)
    case .clear(let place):
      guard let running else { return [] }
      return [append(.setCleared(SetCleared(logged: running.logged.id, place: place)))]
    case .rest(let seconds): return rest(seconds, surroundings)
    case .finish: return finish(surroundings)
    case .removeLogged(let id): return removeLogged(id)
    case .month(let month): return go(to: .log(of: month)) + [.focus(selector: "#month")]
    // The chosen one again is all of its month.
    case .day(let day): return go(to: .log(of: place == .log(of: day) ? day.cut(toBytes: 7) : day))
    case .point(let text):
      point = Int(text)
      return []
    case .unit(let unit):
      return unit == self.unit && mine?.unit != nil ? [] : [append(.unitChosen(UnitChosen(unit: unit)))]
    case .plates(let field, let text): return plates(field, text, words)
    case .send(let form): return send(form, surroundings)
    case .paste(let text):
      // A text of more is refused, so more needn't be carried along.
      pasted = text.cut(toBytes: (1 << 20) + 1)
      return []
    case .readPasted: return readPasted(words)
    case .file(let text): return readFile(text, surroundings)
    case .fileUnit(let unit): return readAgain(in: unit)
    case .take: return take(surroundings)
    }
  }

  /// A different screen of this module is open: what belonged to the one before is put away.
  @inline(never)  // a gate of the program's parts
  package mutating func open(_ next: WorkoutsPlace) {
    if next != place {
      // What was looked for is still there when one comes back from an exercise's facts.
      if !Self.isChoosing(place, next) {
        shown = Self.page
        query = ""
        filter = ExerciseFilter()
      }
      shownSupersets = Self.cards
      expanded = nil
      isArranging = false
      point = nil
      target = ""
      brought = nil
      copied = nil
    }
    refusal = nil
    own = nil
    place = next
    // What could not be fetched is asked for again where it is wanted next.
    if case .failed = bank { bank = .wanted }
  }

  package mutating func acknowledged(_ operation: WorkoutsOperation, id: String) -> [Effect] {
    switch operation {
    case .workoutAdded:
      // Its name is ready to be typed over.
      open(.workout(id))
      return [.navigate(path: Self.address(place), replace: false), .scroll(top: 0), .focus(selector: "#name")]
    case .started:
      open(.running)
      return [.navigate(path: Self.address(place), replace: false), .scroll(top: 0), .focus(selector: "#title")]
    case .setDone: return [.vibrate([10])]
    case .workoutRenamed, .workoutMoved, .workoutRemoved, .supersetChanged, .exerciseAdded, .ownExerciseAdded,
      .ownExerciseChanged, .ownExerciseRemoved, .setCleared, .rested, .finished, .loggedRemoved, .imported,
      .unitChosen, .rackChosen:
      return []
    }
  }

  private static func isChoosing(_ a: WorkoutsPlace, _ b: WorkoutsPlace) -> Bool {
    switch (a, b) {
    case (.exercises(.none), .exercise(_, from: .none)), (.exercise(_, from: .none), .exercises(.none)): true
    case (.exercises(.some(let here)), .exercise(_, from: .some(.choosing(let there)))),
      (.exercise(_, from: .some(.choosing(let here))), .exercises(.some(let there))):
      here == there
    default: false
    }
  }

  private mutating func showMore(_ what: WorkoutsAction.More) {
    switch what {
    case .rows: shown = min(shown &+ Self.page, 100_000)
    case .supersets: shownSupersets = min(shownSupersets &+ Self.cards, 1000)
    case .rounds: shownRounds = min(shownRounds &+ Self.cards, 1000)
    }
  }

  mutating func go(to next: WorkoutsPlace) -> [Effect] {
    open(next)
    return [.navigate(path: Self.address(next), replace: true)]
  }

  /// Nothing is changed; the field keeps what was typed and says why.
  mutating func refuse(_ field: String, _ text: String, _ wanted: Refusal.Wanted, _ words: WorkoutsWords) -> [Effect] {
    refusal = Refusal(field: field, text: text.cut(toBytes: 64), wanted: wanted)
    return [.announce(words.enter(wanted))]
  }
}
