import Kernel

/// What this is, under which terms, and where its facts come from.
struct AboutScreen {
  let session: Session
  /// Of the app and of the files it reads and writes; CHANGELOG.md has the same.
  static let version = "0.3"

  var view: [Node] {
    let words = AboutWords(session.state.language)
    return [
      Heading.view(words.about, back: SettingsPlace.all.path, SettingsWords(session.state.language).back),
      element("section.about-text", key: "app") {
        element("p.big-name") { "Pocketful" }
        element("p.quiet") { words.version(Self.version) }
        element("p") { words.licence }
        element("p") { words.official }
      },
      element("section.about-text", key: "sources") {
        element("h2") { words.sources }
        element("p") { words.stations }
        element("p") { words.fares }
      },
    ]
  }
}
