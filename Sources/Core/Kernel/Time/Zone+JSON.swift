/// How a zone travels to the browser: `{"name": …, "firstOffset": seconds, "transitions": [[milliseconds, seconds] …]}`.
extension Zone {
  package var json: JSON {
    .object([
      "name": .string(name),
      "firstOffset": .integer(Int64(firstOffset)),
      "transitions": .array(
        transitions.map { .array([.integer($0.since.milliseconds), .integer(Int64($0.offset))]) }),
    ])
  }

  /// Nil unless the transitions ascend and every offset is one that a clock could have.
  package init?(json: JSON) {
    guard let name = json["name"]?.string, let firstOffset = json["firstOffset"]?.int,
      Zone.isPossible(offset: firstOffset), let list = json["transitions"]?.array, list.count <= Zone.mostTransitions
    else { return nil }
    var transitions: [Transition] = []
    transitions.reserveCapacity(list.count)
    for pair in list {
      guard let pair = pair.array, pair.count == 2, let milliseconds = pair[0].integer, let offset = pair[1].int,
        Zone.isPossible(offset: offset), milliseconds > transitions.last?.since.milliseconds ?? .min
      else { return nil }
      transitions.append(Transition(since: Instant(milliseconds: milliseconds), offset: offset))
    }
    self.init(name: name, firstOffset: firstOffset, transitions: transitions)
  }

  static let mostTransitions = 5000

  /// RFC 9636 section 3.2: between -25 and +26 hours.
  static func isPossible(offset: Int) -> Bool { offset > -25 * 3600 && offset < 26 * 3600 }
}
