import Kernel

/// One field of the editor: what it says, of which superset, of which slot, in which round. Its text is part of wire
/// forms and the field's id on the page: "amount 1 2 0".
package struct PlanField: Equatable, Sendable {
  /// What the field holds: `rest` is taken after a round, `short` between its exercises; the last three are of a set.
  package enum Kind: String, CaseIterable, Sendable { case rounds, rest, short, amount, weight, kind }

  package var kind: Kind
  package var superset: String
  /// "-" of what belongs to the whole superset.
  package var slot: String
  /// Nil for every round.
  package var round: Int?

  init(_ kind: Kind, _ superset: String, _ slot: String = "-", round: Int? = nil) {
    self.kind = kind
    self.superset = superset
    self.slot = slot
    self.round = round
  }

  package var text: String {
    kind.rawValue + " " + superset + " " + slot + " " + (round.map { String($0) } ?? "-")
  }

  /// An id of HTML has no spaces.
  var id: String { kind.rawValue + "-" + superset + "-" + slot + "-" + (round.map { String($0) } ?? "all") }

  /// Four words; nil where one is missing, or the last is neither a number nor "-".
  package init?(text: String) {
    let (name, rest) = text.halves(at: " ")
    let (superset, more) = (rest ?? "").halves(at: " ")
    let (slot, last) = (more ?? "").halves(at: " ")
    guard let last, let kind = Kind(rawValue: name) else { return nil }
    let round = Int(last)
    guard last == "-" || round != nil else { return nil }
    self.init(kind, superset, slot, round: round)
  }
}
