/// What crosses between server and browser: others read along, and what can't be read is passed over.
extension Fields {
  /// For others; who reads by this list works it out anew.
  package mutating func told(_ name: String, _ value: @autoclosure () -> JSON) {
    if !isReading { put(name, value()) }
  }

  /// ISO 8601, with the zone's offset.
  @inline(never)
  package mutating func moment(_ name: String, _ time: inout Instant, in zone: Zone) {
    value(
      name, &time, write: { .string($0.iso8601(in: zone)) }, read: { $0.string.flatMap { Instant(iso8601: $0) } })
  }

  /// `null` where there is none; what can't be read is none.
  package mutating func moment(_ name: String, _ time: inout Instant?, in zone: Zone) {
    ifReadable { $0.orNull(name, &time, Instant(milliseconds: 0)) { $0.moment(name, &$1, in: zone) } }
  }

  /// Left out where there is none (0 or no text), and none where it can't be read.
  package mutating func ifAny(_ name: String, _ value: inout Int64) {
    if isReading || value != 0 { ifReadable { $0.integer(name, &value) } }
  }

  package mutating func ifAny(_ name: String, _ value: inout Int) {
    if isReading || value != 0 { ifReadable { $0.whole(name, &value) } }
  }

  package mutating func ifAny(_ name: String, _ value: inout String) {
    if isReading || !value.isEmpty { ifReadable { $0.text(name, &value) } }
  }
}
