import Kernel

extension FareCardWords {
}
