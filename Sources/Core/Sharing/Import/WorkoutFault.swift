/// Why a row of an export was not understood, or not all of it.
package enum WorkoutFault: Error, Equatable, Sendable {
  /// No date, or one that can't be read.
  case time
  /// A day in figures that may be read in two orders.
  case dateOrder
  /// After now.
  case future
  /// No exercise's name.
  case exercise
  /// A number that is none, is negative or is beyond what anybody lifts, repeats or runs.
  case number
  /// Neither repetitions nor time nor distance.
  case nothingDone
  /// The set is taken; it was over a distance and timed, and its time is left out.
  case timeLeftOut
  /// More sets or exercises than we keep of one workout.
  case tooMany
  /// More exercises than anybody has names for.
  case tooManyNames
  /// A quote that never ends, or text behind one.
  case quotes
}
