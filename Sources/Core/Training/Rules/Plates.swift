/// Which plates go on each side of a bar for a weight: as near to it as the plates one owns come, never above.
///
/// All in thousandths of the bar's unit, exact: plates of the other unit are left out, since none of their weights is a
/// whole number of these.
package struct Plates: Equatable, Sendable {
  /// On each side, heaviest first.
  package private(set) var side: [Weight] = []
  /// Bar and plates together.
  package private(set) var total: Weight
  /// What can't be made; 0 where the weight is met.
  package private(set) var missing: Weight

  /// What lies on a rack with two of each, and four of the heaviest: the usual in a gym.
  ///
  /// NB: journals say what is otherwise on a person's own rack, so that it never changes.
  package static func usual(_ unit: Weight.Unit) -> Rack {
    let weights =
      unit == .kilograms
      ? [25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250] : [45_000, 35_000, 25_000, 10_000, 5_000, 2_500]
    var plates: [Rack.Plate] = []
    for (index, weight) in weights.enumerated() {
      plates.append(Rack.Plate(Weight(thousandths: weight, unit), count: index == 0 ? 8 : 2))
    }
    return Rack(bar: Weight(thousandths: unit == .kilograms ? 20_000 : 45_000, unit), plates: plates)
  }

  /// No more pairs of one plate than fit on a bar.
  private static let mostPairs = 20

  /// A weight in the other unit is converted first, to the nearest thousandth. One below the bar needs no plates.
  package init(for weight: Weight, on rack: Rack) {
    let unit = rack.bar.unit
    let wanted = weight.converted(to: unit).thousandths
    var pairs: [(weight: Int, count: Int)] = []
    for plate in rack.plates where plate.weight.unit == unit && plate.weight.thousandths > 0 && plate.count > 1 {
      var place = pairs.count
      while place > 0, pairs[place - 1].weight < plate.weight.thousandths { place -= 1 }
      pairs.insert((plate.weight.thousandths, min(plate.count / 2, Self.mostPairs)), at: place)
    }
    let best = Self.nearest(to: max(0, wanted - rack.bar.thousandths) / 2, of: pairs)
    var onSide = 0
    for (index, count) in best.enumerated() {
      for _ in 0..<count { side.append(Weight(thousandths: pairs[index].weight, unit)) }
      onSide += pairs[index].weight * count
    }
    total = Weight(thousandths: rack.bar.thousandths + 2 * onSide, unit)
    missing = Weight(thousandths: max(0, wanted - rack.bar.thousandths - 2 * onSide), unit)
  }

  /// How many pairs of each: taking the heaviest first is not always nearest (30 of 25, 15 and 15 is two of 15), so all
  /// that could be nearer is tried, within a bound on the work.
  private static func nearest(to wanted: Int, of pairs: [(weight: Int, count: Int)]) -> [Int] {
    var search = PlateSearch(pairs: pairs)
    search.go(0, wanted)
    return search.best
  }
}

/// Tries how many pairs of each plate come nearest, by what is on one side and the heaviest first.
private struct PlateSearch {
  let pairs: [(weight: Int, count: Int)]
  private(set) var best: [Int]
  private var least = Int.max
  private var taken: [Int]
  private var steps = 0
  /// What all plates from one on weigh together.
  private var rest: [Int]

  init(pairs: [(weight: Int, count: Int)]) {
    self.pairs = pairs
    best = [Int](repeating: 0, count: pairs.count)
    taken = best
    rest = [Int](repeating: 0, count: pairs.count + 1)
    for index in pairs.indices.reversed() {
      // Far above any weight there is, and within the browser's Int.
      rest[index] = min(rest[index + 1] + pairs[index].weight * pairs[index].count, 1 << 30)
    }
  }

  mutating func go(_ index: Int, _ wanted: Int) {
    steps += 1
    if wanted < least {
      least = wanted
      best = taken
    }
    // Even with all that are left it would come no nearer.
    guard index < pairs.count, least > 0, steps < 20_000, wanted - rest[index] < least else { return }
    let weight = pairs[index].weight
    for count in stride(from: min(pairs[index].count, wanted / weight), through: 0, by: -1) {
      taken[index] = count
      go(index + 1, wanted - count * weight)
    }
    taken[index] = 0
  }
}
