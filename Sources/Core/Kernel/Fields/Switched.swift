/// Which of many were turned on and which off; what isn't named stays as it is. Nothing is both.
package struct Switched<Value: Equatable & Sendable>: Equatable, Sendable {
  package private(set) var on: [Value]
  package private(set) var off: [Value]

  /// What is to be on is not off, and each is named once.
  package init(on: [Value] = [], off: [Value] = []) {
    (self.on, self.off) = ([], [])
    for value in on where !self.on.contains(value) { self.on.append(value) }
    for value in off where !self.on.contains(value) && !self.off.contains(value) { self.off.append(value) }
  }

  /// What differs between those chosen before and after.
  package init(from before: [Value], to after: [Value]) {
    self.init(on: after.filter { !before.contains($0) }, off: before.filter { !after.contains($0) })
  }

  /// Whether it turns nothing.
  package var isEmpty: Bool { on.isEmpty && off.isEmpty }

  /// Each list is left out where it is empty. What a later version knows is passed over: where nothing is left, the whole
  /// may be that version's, which is for who has this among its fields to say.
  package mutating func code(
    _ fields: inout Fields, names: (on: String, off: String) = ("on", "off"), most: Int, write: (Value) -> JSON,
    read: (JSON) -> Value?
  ) {
    var (on, off) = (on, off)
    if fields.isReading ? fields.has(names.on) : !on.isEmpty {
      fields.readable(names.on, &on, most: most, write: write, read: read)
    }
    if fields.isReading ? fields.has(names.off) : !off.isEmpty {
      fields.readable(names.off, &off, most: most, write: write, read: read)
    }
    if fields.isReading { self = Switched(on: on, off: off) }
  }
}
