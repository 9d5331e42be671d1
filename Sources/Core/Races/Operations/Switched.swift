import Kernel

/// Which of many were turned on and which off; what isn't named stays as it is. Nothing is both.
struct Switched<Value: Equatable & Sendable>: Equatable, Sendable {
  private(set) var on: [Value]
  private(set) var off: [Value]

  /// What is to be on is not off, and each is named once.
  init(on: [Value] = [], off: [Value] = []) {
    (self.on, self.off) = ([], [])
    for value in on where !self.on.contains(value) { self.on.append(value) }
    for value in off where !self.on.contains(value) && !self.off.contains(value) { self.off.append(value) }
  }

  /// What differs between those chosen before and after.
  init(from before: [Value], to after: [Value]) {
    self.init(on: after.filter { !before.contains($0) }, off: before.filter { !after.contains($0) })
  }

  /// Each list is left out where it is empty. What a later version knows is passed over; where nothing is left, the whole
  /// is that version's.
  mutating func code(
    _ fields: inout Fields, most: Int, write: (Value) -> JSON, read: (JSON) -> Value?
  ) {
    var (on, off) = (on, off)
    if fields.isReading ? fields.has("on") : !on.isEmpty {
      fields.readable("on", &on, most: most, write: write, read: read)
    }
    if fields.isReading ? fields.has("off") : !off.isEmpty {
      fields.readable("off", &off, most: most, write: write, read: read)
    }
    guard fields.isReading else { return }
    self = Switched(on: on, off: off)
    fields.check(!(on.isEmpty && off.isEmpty))
  }

  /// "Horses: on. Harness: off."
  func line(_ words: RacesWords, name: (Value) -> String) -> String {
    var line = ""
    for value in on + off {
      let state = on.contains(value) ? words.switchedOn : words.switchedOff
      line += (line.isEmpty ? "" : " ") + words.did(name(value), value: state)
    }
    return line
  }
}
