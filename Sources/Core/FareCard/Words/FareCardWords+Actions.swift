import Kernel

/// What buttons say.
extension FareCardWords {
}
