/// The state that a journal makes, kept beside some earlier ones, so that one more operation costs no more than itself
/// and an undo no more than what was done since the operation it takes back.
package struct Fold<State> {
  package private(set) var state: State
  /// How many of the journal's operations are in it.
  package private(set) var count = 0
  /// The latest earlier states, by `count`.
  package private(set) var checkpoints: [Checkpoint] = []
  private let initial: State

  package struct Checkpoint {
    package let count: Int
    package let state: State
  }

  /// Operations between two checkpoints.
  private let spacing: Int

  package init(_ initial: State, spacing: Int = 64) {
    self.initial = initial
    self.spacing = spacing
    state = initial
  }

  /// NB: more than the 50 operations that can be undone lie after the first of so many.
  private static var mostCheckpoints: Int { 4 }
}

extension Fold {
  /// Makes the state anew from `place` on: what `Journal.receive` gave.
  package mutating func follow(_ journal: Journal, from place: Int, _ apply: (inout State, Operation) -> Void) {
    if place < count { goBack(to: place) }
    let last = journal.operations.count
    while count < last {
      if count > 0, count % spacing == 0, last - count <= spacing * Self.mostCheckpoints { remember() }
      let operation = journal.operations[count]
      if journal.counts(operation) { apply(&state, operation) }
      count += 1
    }
  }

  private mutating func goBack(to place: Int) {
    while let last = checkpoints.last, last.count > place { checkpoints.removeLast() }
    state = checkpoints.last?.state ?? initial
    count = checkpoints.last?.count ?? 0
  }

  private mutating func remember() {
    if let last = checkpoints.last, last.count >= count { return }
    if checkpoints.count == Self.mostCheckpoints { checkpoints.removeFirst() }
    checkpoints.append(Checkpoint(count: count, state: state))
  }
}
