/// The state that a journal makes, kept beside some earlier ones, so that one more operation costs no more than itself,
/// and one from the past, or an undo of one, about twice what was done since.
package struct Fold<State> {
  package private(set) var state: State
  /// How many of the journal's operations are in it.
  package private(set) var count = 0
  /// Earlier states, by `count`: close together at the end, and the further back, the further apart.
  package private(set) var checkpoints: [Checkpoint] = []
  private let initial: State

  package struct Checkpoint {
    package let count: Int
    package let state: State
  }

  /// Operations between the last checkpoints.
  private let spacing: Int

  package init(_ initial: State, spacing: Int = 64) {
    self.initial = initial
    self.spacing = spacing
    state = initial
  }
}

extension Fold {
  /// Makes the state anew from `place` on: what `Journal.receive` gave.
  package mutating func follow(_ journal: Journal, from place: Int, _ apply: (inout State, Operation) -> Void) {
    if place < count { goBack(to: place) }
    let last = journal.operations.count
    while count < last {
      if count > 0, count % spacing == 0 { remember(onTheWayTo: last) }
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

  /// A checkpoint is worth its room where the gap before it is longer than what comes after it.
  private mutating func remember(onTheWayTo last: Int) {
    let gap = count - (checkpoints.last?.count ?? 0)
    guard gap > 0, gap >= last - count else { return }
    checkpoints.append(Checkpoint(count: count, state: state))
    var place = checkpoints.count - 2
    while place > 0 {
      let (older, newer) = (checkpoints[place - 1].count, checkpoints[place + 1].count)
      if newer - older <= count - newer { checkpoints.remove(at: place) }
      place -= 1
    }
  }
}
