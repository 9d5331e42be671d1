package import Kernel

/// This module's screens: which one is open, and its title.
///
/// A class, so that its many parts are handed one word and not a copy of the state (Decision 8).
package final class ScoreScreen {
  let state: ScoreState
  let surroundings: Surroundings
  let words: ScoreWords

  package init(_ state: ScoreState, _ surroundings: Surroundings) {
    self.state = state
    self.surroundings = surroundings
    words = ScoreWords(surroundings.language)
  }

  /// What stands inside `<main>`.
  @inline(never)  // a gate of the program's parts
  package var view: [Node] {
    guard let file = state.file else {
      return [
        Heading.view(title),
        element("div.score-stage.needs-script", key: "stage") { ScoreRing(screen: self).view },
        element("section.notice.without-script", key: "without-script") { element("p") { words.needsScript } },
      ]
    }
    let open =
      state.place == .ring ? RingScreen(screen: self, file: file).view : ScoresScreen(screen: self, file: file).view
    return open + (state.editor == nil ? [] : [ScoreSheet.view(self, file)].compactMap { $0 })
  }

  package var title: String { state.place == .history ? words.history : words.score }

  static func wire(_ action: ScoreAction) -> String { ScoreState.wire(action) }

  func day(_ time: Instant) -> String { words.day(of: time, surroundings) }

  func button(_ label: String, _ action: ScoreAction, key: String? = nil) -> Node {
    Button.view(label, Self.wire(action), key: key)
  }
}
