package import Exercises

/// What was done as a person reads it: an exercise once with all its sets, in the order in which each was first done;
/// those of one superset stand together.
package struct SetsByExercise: Equatable, Sendable {
  /// One exercise with all the sets that were done of it.
  package struct Line: Equatable, Sendable {
    package var exercise: ExerciseRef
    package var sets: [ExerciseSet]
    /// Which superset it was of and which of its exercises, from 0; nil for an only one.
    package var place: Place?
    fileprivate var from: SetPlace
  }

  /// A superset and an exercise in it, numbered from 0 by what was done and not by the plan.
  package struct Place: Equatable, Sendable {
    package var superset: Int
    package var slot: Int
  }

  package private(set) var lines: [Line] = []

  package init(_ done: some Sequence<DoneSet>) {
    for one in done {
      if let index = lines.firstIndex(where: { $0.takes(one) }) {
        lines[index].sets.append(one.set)
        continue
      }
      let line = Line(exercise: one.exercise, sets: [one.set], from: one.place)
      // Behind the others of its superset.
      let last = lines.lastIndex { $0.from.superset == one.place.superset }
      lines.insert(line, at: last.map { $0 + 1 } ?? lines.count)
    }
    number()
  }

  private mutating func number() {
    var place = Place(superset: -1, slot: 0)
    for index in lines.indices {
      let isFirst = index == 0 || !isSame(index - 1, index)
      place =
        isFirst ? Place(superset: place.superset + 1, slot: 0) : Place(superset: place.superset, slot: place.slot + 1)
      let isLast = index + 1 == lines.count || !isSame(index, index + 1)
      lines[index].place = isFirst && isLast ? nil : place
    }
  }

  private func isSame(_ a: Int, _ b: Int) -> Bool { lines[a].from.superset == lines[b].from.superset }
}

extension SetsByExercise.Line {
  fileprivate func takes(_ done: DoneSet) -> Bool {
    from.superset == done.place.superset && from.slot == done.place.slot && exercise == done.exercise
  }
}
