import Kernel

/// The score as one ring, what is worth knowing about it, and how it moved.
struct RingScreen {
  let screen: ScoreScreen
  let file: CreditFile
  private var words: ScoreWords { screen.words }

  var view: [Node] {
    let history = screen.state.history
    return [
      Heading.view(words.score, trailing: actions),
      element("div.score-columns", key: "columns") {
        element("div.score-stage", key: "stage") {
          ScoreRing(screen: screen).view
          ScoreState.Face(screen.state).note(screen)
          FactsSection.view(screen)
        }
        element("div.score-stage", key: "more") {
          WhatChangedSection.view(screen, history)
          if history.count > 1 { ScoreChart.view(screen, history) }
          ScalesSection(screen: screen, file: file).view
        }
      },
    ]
  }

  private var actions: Node {
    element("div.actions") {
      element("a.icon-button", key: "history", .href(ScoreState.address(.history)), .aria("label", words.history)) {
        Icon.view(.history)
      }
      Button.icon(.add, words.addScore, ScoreScreen.wire(.edit(.newEntry)), key: "add")
    }
  }
}
