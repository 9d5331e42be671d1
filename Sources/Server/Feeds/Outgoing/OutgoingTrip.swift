import Kernel

/// One trip as it goes out: where it stands among the feeds' rows, and what it is in the static set.
struct OutgoingTrip {
  var feed: Int
  /// Its row in the feed's trips.
  var row: Int
  /// The service day that it began on.
  var day: Day
  /// Its calls, in `OutgoingTrips.calls`.
  var calls: Range<Int>
  /// The static trip that it is; nil for one that is added to the set.
  var joined: Int?
  /// Of several added trips that the agency calls the same, which one: 1, 2 …
  var number = 1
  /// It was to run and does not.
  var isCanceled = false
  /// The train bound to it, or to be bound to it, bears a name that no other has.
  var hasTrain = false
}

/// One call of such a trip. Times are seconds since 1970, 0 for none; one without any is skipped.
struct OutgoingCall: BitwiseCopyable {
  var platform: UInt32
  /// The static trip's `stop_sequence`.
  var sequence = noSequence
  var arrival: UInt32
  var departure: UInt32

  static let noSequence = UInt32.max
}
