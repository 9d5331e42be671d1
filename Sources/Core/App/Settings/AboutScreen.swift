import Kernel

/// What this is, under which terms, and where its facts come from.
struct AboutScreen {
  let state: AppState

  var view: [Node] {
    let words = AboutWords(state.language)
    return [
      Heading.view(words.about, back: SettingsPlace.all.path, SettingsWords(state.language).back),
      element("section.about-text", key: "app") {
        element("p.big-name") { "Pocketful" }
        element("p.quiet") { words.version(Release.version) }
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
