import Kernel

/// What the person keeps for this module: the fold of `StopsOperation`s.
package struct MyStops: Equatable, Sendable {
  /// One kept station. `position` is a fractional index, so two devices can reorder without a clash.
  package struct Kept: Equatable, Sendable {
    package var station: String
    package var position: String
    package var wanted: Wanted

    package init(station: String, position: String, wanted: Wanted = Wanted()) {
      self.station = station
      self.position = position
      self.wanted = wanted
    }

    fileprivate var rank: Rank { Rank(position: position, id: station) }
  }

  /// In the person's order.
  package var kept: [Kept] = []
  package var timeStyle: TimeStyle = .both
  package var order: BoardOrder = .lines
  /// How long the way to a station takes, where the person has said so.
  var walks: [Walk] = []
  /// Stations where the person takes no stairs.
  package var stepFree: [String] = []
  /// By their ids. NB: which was set first is not known for ever: what set it goes once a later operation has written it
  /// whole.
  package var reminders: [LeaveReminder] = []
  /// Minutes before leaving at which the person is told, the earlier one first.
  package var notices = [5, 2]
  /// Where they get off the train that they ride, or rode last.
  package var alighting: Alighting?

  package init() {}

  /// Their ids, in the person's order.
  package var stations: [String] { kept.map { $0.station } }

  package func contains(_ station: String) -> Bool {
    kept.contains { $0.station == station }
  }

  /// What is wanted of a station: all, where it isn't kept.
  package func wanted(of station: String) -> Wanted {
    for stop in kept where stop.station == station { return stop.wanted }
    return Wanted()
  }

  /// The position that puts a station at `index` among the others.
  package func position(for station: String?, at index: Int) -> String {
    Rank.position(in: kept.map { $0.rank }, for: station, at: index)
  }

  /// What puts a kept station at `index` among the others.
  func moves(of station: String, to index: Int) -> [Rank.Move] {
    Rank.moves(of: station, to: index, in: kept.map { $0.rank })
  }

  /// Nothing where it isn't kept.
  mutating func change(_ station: String, _ body: (inout Kept) -> Void) {
    for index in kept.indices where kept[index].station == station { body(&kept[index]) }
  }

  /// Equal positions can come from two devices; the station's id then decides, the same everywhere.
  mutating func sort() {
    // By insertion: the list is short and nearly in order, and the library's sort is large.
    var sorted: [Kept] = []
    for stop in kept { sorted.insert(stop, at: stop.rank.place(in: sorted.map { $0.rank })) }
    kept = sorted
  }
}
