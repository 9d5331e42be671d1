import Kernel
import Sharing

/// What goes out and what has come in, before anything of it is kept.
package struct SharingState {
  /// "https://…", of the site that this page is from; "" where nobody knows.
  package var origin = ""
  /// What stood behind the "#" of the address that was opened.
  package var fragment = ""
  /// What was put into the clipboard last, until another screen is open.
  var copied: Copied?
  var pasted = ""
  var brought: Brought?
}

/// What was handed to the clipboard, and whether the browser took it.
struct Copied: Equatable {
  var form: SharingAction.Form
  /// Nil until it has answered.
  var isDone: Bool?
}

/// What came from elsewhere, before it is taken.
enum Brought {
  case workout(SharedWorkout)
  /// A table of done workouts, being read, or read to its end.
  case reading(WorkoutImport)
  case log(WorkoutImport)
  case refused(Unreadable)

  /// Why it could not be read, as a workout or as a table.
  enum Unreadable {
    case workout(ShareError)
    case table(TableFileError)
  }
}
