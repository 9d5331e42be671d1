/// The running app's one state, in one place: what draws it reads it there, because a copy of so much, wherever a part
/// of a screen is made, is code and time.
final class Session {
  var state: AppState

  init(_ state: AppState) { self.state = state }
}
