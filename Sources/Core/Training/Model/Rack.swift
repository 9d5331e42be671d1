/// A bar and the plates that can go on it.
package struct Rack: Equatable, Sendable {
  package var bar: Weight
  /// Heaviest first; `count` of each, both sides together.
  package var plates: [Plate]

  package init(bar: Weight, plates: [Plate]) {
    self.bar = bar
    self.plates = plates
  }

  /// The plates of one weight; `count` has those for both sides of the bar.
  package struct Plate: Equatable, Sendable {
    package var weight: Weight
    package var count: Int

    package init(_ weight: Weight, count: Int) {
      self.weight = weight
      self.count = count
    }
  }
}
