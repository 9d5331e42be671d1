/// Why something that came from elsewhere is no workout. Nothing is changed by it.
package enum ShareError: Error, Equatable, Sendable {
  case empty
  /// More than 1 MB of text, or more sets than anybody plans.
  case tooLarge
  /// Of another kind altogether.
  case notAWorkout
  /// Cut off, or with characters changed on the way.
  case damaged
  /// Made by a later version of Pocketful.
  case newer
  /// Of a text: the line, counted from 1, that is no exercise.
  case line(Int)
  /// Of a text: the line whose weight is below zero, as of help that a machine gives.
  case negative(Int)
  /// The same before the line is known.
  case belowZero
}
