/// Something that the passing of time gives to say.
package struct Spoken: Equatable, Sendable {
  package var text: String
  /// Of a reminder that the person asked for, which is seen as well as heard: the screen to open.
  package var path: String?

  package init(text: String, path: String?) {
    self.text = text
    self.path = path
  }
}
