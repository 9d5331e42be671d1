/// A bar and the plates that can go on it.
package struct Rack: Equatable, Sendable {
  package var bar: Weight
  /// Heaviest first; `count` of each, both sides together.
  package var plates: [Plate]

  package init(bar: Weight, plates: [Plate]) {
    self.bar = bar
    self.plates = plates
  }

  /// As many weights as a rack may have.
  package static let mostPlates = 32

  /// So many of that plate from now on. One that isn't there yet stands before the lighter ones, and nowhere where there is
  /// no room for another.
  package mutating func set(_ plate: Plate) {
    if let index = plates.firstIndex(where: { $0.weight == plate.weight }) {
      plates[index].count = plate.count
    } else if plates.count < Self.mostPlates {
      var place = 0
      while place < plates.count, plates[place].weight.thousandths > plate.weight.thousandths { place += 1 }
      plates.insert(plate, at: place)
    }
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
