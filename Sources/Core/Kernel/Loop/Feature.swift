/// The one shape of a module: its folder says what these are, and App does the same with each (App/Modules). What a new
/// one needs the compiler asks for: Documentation/AddingAModule.md.
package protocol Feature {
  associatedtype Action: FeatureAction
  associatedtype Place: FeaturePlace
  associatedtype Operation: FeatureOperation

  /// Of its addresses, its actions, its style and its part of the program: "fare-card".
  static var name: String { get }

  /// Where in it a person is; kept here and nowhere else.
  var place: Place { get }

  /// Another of its screens is open: what belonged to the one before is put away.
  mutating func open(_ place: Place)

  /// What a person's action changes, and what it asks the host to do. Kept things change only by `.append`.
  mutating func update(_ action: Action, _ surroundings: Surroundings) -> [Effect]

  /// What follows from what is on the screen now, whatever led there.
  mutating func follow(_ presence: Presence, _ surroundings: Surroundings) -> [Effect]

  /// What this device does once an operation of its own is stored, beside what is said. `id` is the operation's.
  mutating func acknowledged(_ operation: Operation, id: String) -> [Effect]

  /// What was done, for the toast and the screen reader, once it is in the fold; `nil` where the screen itself says it.
  func sentence(for operation: Operation, _ surroundings: Surroundings) -> String?

  /// The same for the list of changes, where each has a line.
  func line(for operation: Operation, _ surroundings: Surroundings) -> String?

  /// What it has for the line above Today's tiles.
  func nowLine(_ surroundings: Surroundings) -> NowLine?

  /// Today is open, and shows of the module what does not hang on where in it a person was.
  mutating func glance()

  /// What became of a `.fetch` of its own; `request` is what stood behind the module's name there, `status` is 0 where
  /// nothing answered.
  mutating func answered(
    _ request: String, _ status: Int, _ body: String, _ presence: Presence, _ surroundings: Surroundings
  ) -> [Effect]

  /// At a start: what the host was last given by `.keep` under that name, which may be another part's.
  mutating func restore(_ name: String, _ text: String, _ surroundings: Surroundings)
}

/// What a person does in a module. Each has a wire form that stands in the page: "edit balance".
package protocol FeatureAction: Equatable, Sendable {
  var wire: String { get }

  /// `value` is what the element held when it was used; `nil` for what no screen of this version says.
  init?(wire: String, value: String)

  /// Decided on what is kept, also where it then keeps nothing: it waits for what is just being stored.
  var restsOnWhatIsKept: Bool { get }

  /// The person wants an answer from outside now.
  var asksAtOnce: Bool { get }
}

/// Where in a module a person is: the part of the address after the module's name.
package protocol FeaturePlace: Equatable, Sendable {
  /// `nil` where no page is.
  init?(segments: [String], query: [(name: String, value: String)])

  var path: (segments: [String], query: [(name: String, value: String)]) { get }

  /// What has the focus once it is open: its heading, "#title", or, where a screen is for typing, its field.
  var focus: String { get }

  /// What a wide window shows beside it; `nil` for that itself, and for what has the window to itself.
  var list: Self? { get }
}

/// One fact that a person entered in a module. Kinds and fields are kept by journals for ever.
package protocol FeatureOperation: Equatable, Sendable {
  /// What they make, one after the other.
  associatedtype Kept
  associatedtype Kind: RawRepresentable where Kind.RawValue == String

  /// `nil` for another part's kind, or fields this version cannot read; the journal keeps those as they are.
  init?(kind: String, fields: JSON)

  /// As it is stored.
  var stored: (kind: Kind, fields: JSON) { get }

  /// `id` is the operation's.
  func apply(to kept: inout Kept, id: String)

  /// What it overwrites; `nil` where a later one never makes it needless.
  func register(id: String) -> Register?

  /// It changed before the eyes of who changed it, and is only said to a screen reader. A toast is for what can't be seen
  /// otherwise: what left the screen, what happened elsewhere, and money, which nobody should lose to a slip
  /// (Documentation/Decisions/0022).
  var isSeen: Bool { get }
}

/// How much of a module is on the screen.
package enum Presence: Equatable, Sendable {
  case open
  /// Today, which glances at all of them.
  case glanced
  case away
}

extension Feature {
  /// What a link to that place has: "/fare-card/history".
  package static func address(_ place: Place) -> String {
    let path = place.path
    return Address(segments: [name] + path.segments, query: path.query).text
  }

  /// An action as it stands in the page: App's router wants the module's name before it.
  package static func wire(_ action: Action) -> String { name + " " + action.wire }

  /// Asks App to stamp it and to store it; it holds only once it is stored.
  package func append(_ operation: Operation) -> Effect {
    let (kind, fields) = operation.stored
    return .append(kind: kind.rawValue, fields: fields)
  }
}

extension FeatureOperation {
  package var kind: String { stored.kind.rawValue }
  package var fields: JSON { stored.fields }
}
