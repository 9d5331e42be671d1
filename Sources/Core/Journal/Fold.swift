/// The state that a journal makes, kept beside some earlier ones, so that one more operation costs no more than itself,
/// and one from the past, or an undo of one, about twice what was done since.
package struct Fold<State> {
  package private(set) var state: State
  /// How many of the journal's operations are in it.
  package private(set) var count = 0
  /// Earlier states, by `count`: close together at the end, and the further back, the further apart.
  package private(set) var checkpoints: [Checkpoint] = []
  /// What it begins with, and for how many of the journal's first operations that stands.
  private let initial: State
  package private(set) var first = 0

  /// The state after so many operations, from which a fold can go on instead of from the beginning.
  package struct Checkpoint {
    package var count: Int
    /// Of the last operation in it.
    package let position: Position
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
  /// Makes the state anew from `place` on: what `Journal.receive` gave. `atMost` so many operations are applied now; those
  /// that are left are when it is asked again, from `count` on.
  package mutating func follow(
    _ journal: Journal, from place: Int, atMost most: Int = .max, _ apply: (inout State, Operation) -> Void
  ) {
    goBack(to: place)
    let last = journal.operations.count
    let end = most < last - count ? count + most : last
    while count < end {
      if count > first, count % spacing == 0 { remember(journal) }
      let operation = journal.operations[count]
      if journal.counts(operation) { apply(&state, operation) }
      count += 1
    }
  }

  /// To a state in which nothing from that place on is; it follows again from there.
  package mutating func goBack(to place: Int) {
    guard place < count else { return }
    while let last = checkpoints.last, last.count > place { checkpoints.removeLast() }
    state = checkpoints.last?.state ?? initial
    count = checkpoints.last?.count ?? first
  }

  /// The same state, beginning with its latest checkpoint that has at least so many operations behind it, and where that
  /// stands; nil without one.
  package func begun(before most: Int) -> (fold: Fold, position: Position)? {
    guard let index = checkpoints.lastIndex(where: { $0.count <= count - most }) else { return nil }
    var fold = Fold(checkpoints[index].state, spacing: spacing)
    (fold.state, fold.count, fold.first) = (state, count, checkpoints[index].count)
    fold.checkpoints = Array(checkpoints[(index + 1)...])
    return (fold, checkpoints[index].position)
  }

  /// What it begins with stands for so many of the journal's first operations now: some have come that belong there.
  package mutating func begin(at first: Int) {
    let moved = first - self.first
    self.first = first
    count += moved
    for index in checkpoints.indices { checkpoints[index].count += moved }
  }

  /// A checkpoint is worth its room where the gap before it is longer than what comes after it.
  private mutating func remember(_ journal: Journal) {
    let gap = count - (checkpoints.last?.count ?? first)
    guard gap > 0, gap >= journal.operations.count - count else { return }
    checkpoints.append(Checkpoint(count: count, position: journal.operations[count - 1].position, state: state))
    var place = checkpoints.count - 2
    while place > 0 {
      let (older, newer) = (checkpoints[place - 1].count, checkpoints[place + 1].count)
      if newer - older <= count - newer { checkpoints.remove(at: place) }
      place -= 1
    }
  }
}
