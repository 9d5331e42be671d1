import Kernel
import Training

/// Where an export has what, and in which units.
struct ImportColumns: Sendable {
  /// By column; nil where the file has none.
  private var places = [Int?](repeating: nil, count: ImportColumn.allCases.count)
  private(set) var weight: Weight.Unit
  /// Whether the heading of the weights says what they are in.
  private(set) var namesUnit = false
  /// Millimetres.
  private(set) var distance: Int

  /// Nil where the headings are not those of an export.
  init?(_ headings: [String], _ unit: Weight.Unit) {
    weight = unit
    distance = Self.millimetres(unit == .pounds ? "mi" : "km") ?? 0
    for (index, heading) in headings.enumerated() {
      guard let (column, unit) = ImportColumn.named(heading), places[column.rawValue] == nil else { continue }
      places[column.rawValue] = index
      if column == .weight, let named = Self.unit(unit) { (weight, namesUnit) = (named, true) }
      if column == .distance, let named = Self.millimetres(unit) { distance = named }
    }
    guard has(.start), has(.exercise), has(.reps) || has(.seconds), has(.order) || has(.kind) else { return nil }
  }

  private func has(_ column: ImportColumn) -> Bool { places[column.rawValue] != nil }

  /// "" where the row is too short, or the file has no such column.
  func field(_ column: ImportColumn, of row: [String]) -> String {
    guard let place = places[column.rawValue], place < row.count else { return "" }
    return row[place]
  }

  /// Nil for a word that is no unit of weight here.
  static func unit(_ word: String) -> Weight.Unit? {
    switch word {
    case "kg", "kgs": .kilograms
    case "lb", "lbs": .pounds
    default: nil
    }
  }

  /// How many are in one of that unit, to the nearest; nil for a word that is no unit of distance here.
  static func millimetres(_ word: String) -> Int? {
    switch word {
    case "km": 1_000_000
    case "m", "meters", "metres": 1000
    // Exact since 1959.
    case "mi", "miles": 1_609_344
    case "yd": 914
    case "ft": 305
    default: nil
    }
  }
}
