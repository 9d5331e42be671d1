package import Exercises

/// What each muscle was given. A set counts whole for the muscles that an exercise is for, and half for those that help:
/// the "fractional" count of Pelland et al., "The Resistance Training Dose-Response" (2024).
package struct MuscleVolume: Equatable, Sendable {
  /// What one muscle was given.
  package struct Line: Equatable, Sendable {
    package var muscle: Muscle
    /// In halves.
    package var halfSets: Int
    /// In grams, halved in the same way.
    package var volume: Int64
  }

  /// Most sets first; of equals, in the muscles' order. Only those that were trained.
  package private(set) var lines: [Line] = []

  package init(_ sets: [DoneSet], muscles: (ExerciseRef) -> (primary: [Muscle], secondary: [Muscle])) {
    var halves = [Int](repeating: 0, count: Muscle.allCases.count)
    var volumes = [Int64](repeating: 0, count: halves.count)
    for done in sets where done.set.kind != .warmUp {
      let (primary, secondary) = muscles(done.exercise)
      for muscle in primary {
        halves[muscle.rawValue] += 2
        volumes[muscle.rawValue] += done.set.volume
      }
      for muscle in secondary {
        halves[muscle.rawValue] += 1
        volumes[muscle.rawValue] += done.set.volume / 2
      }
    }
    for muscle in Muscle.allCases where halves[muscle.rawValue] > 0 {
      let line = Line(muscle: muscle, halfSets: halves[muscle.rawValue], volume: volumes[muscle.rawValue])
      var place = lines.count
      while place > 0, lines[place - 1].halfSets < line.halfSets { place -= 1 }
      lines.insert(line, at: place)
    }
  }

  /// The one that got most sets, or the two or three that got as many; none where those are more.
  package var mostTrained: [Muscle] {
    var most: [Muscle] = []
    for line in lines where line.halfSets == lines[0].halfSets { most.append(line.muscle) }
    return most.count > 3 ? [] : most
  }
}
