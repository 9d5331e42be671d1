/// A weight as it was entered, with its unit. Nothing is converted where it is kept.
package struct Weight: Equatable, Sendable {
  /// Thousandths of the unit: 0 to `most`.
  package var thousandths: Int
  package var unit: Unit

  package init(thousandths: Int = 0, _ unit: Unit = .kilograms) {
    self.thousandths = thousandths
    self.unit = unit
  }

  /// 9,999.999 of either.
  package static let most = 9_999_999

  /// NB: their order is kept in journals and links.
  package enum Unit: Int, CaseIterable, Sendable {
    case kilograms
    case pounds

    /// "kg", "lb": the same in every language we speak.
    package var symbol: String { self == .kilograms ? "kg" : "lb" }
  }
}

extension Weight {
  /// In grams, rounded to the nearest: for comparing and summing. A pound is exactly 453.59237 g (the international
  /// yard and pound agreement of 1959).
  package var grams: Int64 {
    switch unit {
    case .kilograms: Int64(thousandths)
    case .pounds: (Int64(thousandths) * 45_359_237 + 50_000_000) / 100_000_000
    }
  }

  /// Grams as whole pounds, to the nearest.
  package static func pounds(_ grams: Int64) -> Int64 {
    let pound: Int64 = 45_359_237  // hundred-thousandths of a gram
    return grams / pound * 100_000 + (grams % pound * 100_000 + pound / 2) / pound
  }

  /// The same mass in that unit, rounded to a thousandth.
  package func converted(to unit: Unit) -> Weight {
    if unit == self.unit { return self }
    switch unit {
    case .kilograms: return Weight(thousandths: Int(grams), unit)
    case .pounds:
      let exact = (Int64(thousandths) * 100_000_000 + 22_679_618) / 45_359_237
      return Weight(thousandths: Int(clamping: exact), unit)
    }
  }
}
