package import Kernel

extension Scale {
  /// What a score was called on that day; `nil` where no band held then, or none reaches so low.
  package func band(of score: Int, on day: Day) -> String? {
    var name: String?
    for band in bands.on(day) where band.least <= score { name = band.name }
    return name
  }
}

extension [Scale.Bands] {
  /// Those that hold on that day: its own, or else those of the last day before it.
  func on(_ day: Day) -> [Scale.Band] { last { $0.from <= day }?.list ?? [] }
}
