package import Kernel

/// Where a person wants to be told to get off, and which train they ride.
package struct Alighting: Equatable, Sendable {
  /// Where they get on.
  package var from = ""
  /// As it leaves there.
  package var train = RemindedTrain()
  /// Where they get off.
  package var station = ""
  /// When the train is there, as it was known when they asked.
  package var time = Instant(milliseconds: 0)

  package init() {}
}

extension Alighting: Coded {
  package mutating func code(_ fields: inout Fields) {
    fields.text("from", &from)
    fields.object("train", &train)
    fields.text("station", &station)
    fields.time("arrival", &time)
  }
}
