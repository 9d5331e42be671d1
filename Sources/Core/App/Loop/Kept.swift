import Departures
import Journal
import Kernel

/// All that the journal makes: one fold a module.
struct Kept: Equatable {
  var departures = MyStops()

  /// A kind that no module knows changes nothing, and stays in the journal for a version that does.
  mutating func apply(_ operation: Operation) {
    let (kind, fields) = (operation.change.kind, operation.change.fields)
    StopsOperation(kind: kind, fields: fields)?.apply(to: &departures)
  }
}

extension Kept {
  var snapshot: JSON { .object(["departures": departures.snapshot]) }

  /// `nil` where a module cannot read its part: the journal is folded anew then.
  init?(snapshot: JSON) {
    guard let departures = snapshot["departures"].flatMap({ MyStops(snapshot: $0) }) else { return nil }
    self.departures = departures
  }
}
