import Kernel

/// Words of a workout that is being done.
extension WorkoutsWords {
  func didSet(_ exercise: String, _ set: String) -> String { exercise + ", " + set + "." }
}
