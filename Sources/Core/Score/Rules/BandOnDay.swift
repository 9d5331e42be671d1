package import Kernel

extension Scale {
  /// What a score was called on that day; `nil` where no band held then, or none reaches so low.
  package func band(of score: Int, on day: Day) -> String? {
    var name: String?
    guard let bands = bands.last(where: { $0.from <= day }) else { return nil }
    for band in bands.list where band.least <= score { name = band.name }
    return name
  }
}
