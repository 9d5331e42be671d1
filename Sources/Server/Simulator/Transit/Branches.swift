/// Lines that split: a network lists all stops of a line, and each train of these runs to one of its ends only.
enum Branches {
  /// For each branch the stops its trains do not call at; one empty set for a line that does not split.
  static func omitted(line: String) -> [Set<String>] {
    switch line {
    case "A":
      let lefferts: Set = ["A63", "A64", "A65"]
      let trunk: Set = ["H01", "H02", "H03", "H04"]
      let rockawayPark: Set = ["H12", "H13", "H14", "H15"]
      let farRockaway: Set = ["H06", "H07", "H08", "H09", "H10", "H11"]
      return [
        trunk.union(rockawayPark).union(farRockaway), lefferts.union(rockawayPark), lefferts.union(farRockaway),
      ]
    case "5", "5X":
      return [
        ["204", "205", "206", "207", "208", "209", "210", "211", "212"], ["501", "502", "503", "504", "505"],
      ]
    default:
      return [[]]
    }
  }
}
