/// What names a trip in a trip update or a vehicle position.
package struct TripDescriptor: Sendable, BitwiseCopyable {
  package var tripID = TextSpan.none
  /// What boards call the one run that is meant, where the trip has many.
  package var runID = TextSpan.none
  package var routeID = TextSpan.none
  /// Absent in the numbered feed and the L.
  package var startTime = TextSpan.none
  package var startDate = TextSpan.none
  package var trainID = TextSpan.none
  /// 0 scheduled, 1 added, 2 unscheduled, 3 canceled, 5 replacement, 6 duplicated, 7 deleted, 8 new.
  package var relationship: UInt8 = 0
  /// New York's compass: 1 north, 2 east, 3 south, 4 west. North when absent, as its proto2 default has it.
  package var compass: UInt8 = 1
  /// GTFS `direction_id`, `noSide` where there is none. New York's feeds have it wrong: nothing of theirs asks for it.
  package var side = noSide
  /// Whether a train is bound to the trip.
  package var isAssigned = false
  /// Whether New York's extension was there at all: without it nothing is known about trains bound to trips.
  package var isNewYork = false
}

extension TripDescriptor {
  /// The id that boards show and that a train is asked for by.
  package var shownID: TextSpan { runID.isEmpty ? tripID : runID }

  package static let noSide: UInt8 = 2
  package static let canceled: UInt8 = 3
  package static let deleted: UInt8 = 7
  /// The agency has called it off, or it is not to be shown to riders.
  package var isOff: Bool { relationship == Self.canceled || relationship == Self.deleted }
}
