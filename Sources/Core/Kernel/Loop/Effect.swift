/// What a module asks the host to do. Effects are values: the edge performs them (Documentation/Loop.md).
package enum Effect: Equatable, Sendable {
  /// One fact for the journal; the state changes when it is stored, not before. All of one update are stored together or
  /// not at all.
  case append(kind: String, fields: JSON)
  /// A value that may be lost, such as the last boards.
  case keep(name: String, text: String)
  case fetch(request: String, url: String, timeout: Int)
  /// Holds this one event stream open, or none.
  case stream(url: String?)
  case navigate(path: String, replace: Bool)
  case focus(selector: String)
  case scroll(top: Int)
  /// Said once, politely, by a screen reader.
  case announce(String)
  case locate(onlyIfAllowed: Bool)
  /// Milliseconds on, off, on …
  case vibrate([Int])
  /// Tones one after the other, each so many hertz.
  case play([Int])
  /// A file for the person to keep: its name, its media type and its text.
  case save(name: String, type: String, text: String)
  /// Into the clipboard.
  case copy(String)
  /// A tick so soon, for what ends between two whole seconds.
  case wake(milliseconds: Int)
  /// The screen does not go dark while this page is looked at, or may again.
  case stayAwake(Bool)
}
