/// One measured number, as `make bench` prints it.
package struct Figure: Equatable, Sendable {
  package var name: String
  package var value: Double
  package var unit: String

  package init(_ name: String, _ value: Double, _ unit: String) {
    self.name = name
    self.value = value
    self.unit = unit
  }
}

extension Figure {
  /// The median of many runs, in milliseconds: at least `runs` of them and at least 0.6 s.
  package static func median(_ name: String, runs: Int = 30, _ body: () throws -> Void) rethrows -> Figure {
    let clock = ContinuousClock()
    for _ in 0..<3 { try body() }
    var times: [Double] = []
    let end = clock.now + .milliseconds(600)
    while times.count < runs || clock.now < end {
      let took = try clock.measure { try body() }
      times.append(Double(took.components.attoseconds) / 1e15 + Double(took.components.seconds) * 1000)
    }
    return Figure(name, times.sorted()[times.count / 2], "ms")
  }
}
