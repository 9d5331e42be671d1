import Kernel

/// What buttons say.
extension FareCardWords {
  // MARK: What was done
}
