package import Kernel
import Training

/// What was typed of the set that is being done: nil where nothing was, so that what another device says of it meanwhile
/// stays.
struct SetDraft: Equatable {
  var place: SetPlace
  var amount: String?
  var weight: String?
  var kind: ExerciseSet.Kind?
}

/// The set that is being done, as its fields have it.
struct SetFields: Equatable {
  var amount: String
  var weight: String
  var kind: ExerciseSet.Kind
}

/// What is typed and not yet ticked is no fact, so it is no operation: it is a value that the host keeps beside the
/// journal, for a page that is reloaded or killed meanwhile (Documentation/Decisions/0027).
extension WorkoutsState {
  static let draftName = "set-draft"

  /// What the host kept, before the journal is folded or after it.
  package mutating func restore(_ name: String, _ text: String, _ surroundings: Surroundings) {
    guard name == Self.draftName else { return }
    doing.recalled = text
    if let running { recall(running) }
  }

  /// `["op-12","1 2 0","8",null,0,true]`: of which workout, which set, what was typed into its fields, and whether it was
  /// gone to.
  func keepDraft() -> Effect {
    guard let running, let draft = doing.draft else { return .keep(name: Self.draftName, text: "") }
    let json = JSON.array([
      .string(running.logged.id), .string(draft.place.text), draft.amount.map { .string($0) } ?? .null,
      draft.weight.map { .string($0) } ?? .null, draft.kind.map { SupersetRows.number($0.rawValue) } ?? .null,
      .bool(doing.jumped == draft.place),
    ])
    return .keep(name: Self.draftName, text: json.text)
  }

  /// Only of the workout that is running, and of a set of it.
  @inline(never)  // a gate of the program's parts
  mutating func recall(_ running: Running) {
    if doing.recalled.isEmpty { return }
    guard let parts = (try? JSON.parse(doing.recalled))?.array, parts.count == 6, parts[0].string == running.logged.id
    else {
      return
    }
    doing.recalled = ""
    guard let place = parts[1].string.flatMap({ SetPlace(text: $0) }), running.order.index(of: place) != nil,
      parts[2] == .null || parts[2].string != nil, parts[3] == .null || parts[3].string != nil
    else { return }
    let kind = parts[4].int.flatMap { ExerciseSet.Kind(rawValue: $0) }
    if kind == nil, parts[4] != .null { return }
    if parts[5].bool == true { doing.jumped = place }
    guard running.current(doing.jumped)?.place == place else { return }
    doing.draft = SetDraft(
      place: place, amount: parts[2].string?.cut(toBytes: 32), weight: parts[3].string?.cut(toBytes: 32), kind: kind)
  }
}
