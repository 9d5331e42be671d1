import Kernel

/// Which kinds a person wants to see. All at start; turning the last one off turns all on.
package struct RaceCategories: Equatable, Sendable {
  /// One bit a category, in the order of `RaceCategory.choosable`.
  private var bits: UInt8

  package static let all = RaceCategories(bits: 0b111)

  private init(bits: UInt8) { self.bits = bits }

  /// None is all.
  package init(_ categories: [RaceCategory]) {
    bits = 0
    for category in categories { bits |= Self.bit(category) }
    if bits == 0 { self = .all }
  }

  package var isAll: Bool { bits == 0b111 }

  /// What has no name of its own is shown only with everything else.
  package func contains(_ category: RaceCategory) -> Bool {
    category == .other ? isAll : bits & Self.bit(category) != 0
  }

  /// With it turned on or off.
  package func toggling(_ category: RaceCategory) -> RaceCategories {
    let toggled = bits ^ Self.bit(category)
    return toggled == 0 ? .all : RaceCategories(bits: toggled)
  }

  /// With those turned on and off; none is all.
  func switching(_ switched: Switched<RaceCategory>) -> RaceCategories {
    RaceCategories(chosen.filter { !switched.off.contains($0) } + switched.on)
  }

  /// In their order.
  package var chosen: [RaceCategory] {
    var chosen: [RaceCategory] = []
    for category in RaceCategory.choosable where contains(category) { chosen.append(category) }
    return chosen
  }

  private static func bit(_ category: RaceCategory) -> UInt8 {
    switch category {
    case .horse: 1
    case .harness: 2
    case .greyhound: 4
    case .other: 0
    }
  }
}
