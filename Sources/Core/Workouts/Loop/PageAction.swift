import Kernel

/// What several screens have: a list of which more is shown, a chart with points.
package enum PageAction: WordedAction {
  case showMore
  /// To a point of the chart.
  case point(String)
}

extension PageAction {
  /// What these wire forms begin with; no other screen of the module has these words.
  package enum Word: String, ActionWord {
    case more, point
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .showMore: (.more, nil)
    case .point: (.point, nil)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, _) = Self.read(wire) else { return nil }
    switch word {
    case .more: self = .showMore
    case .point: self = .point(value)
    }
  }
}

/// Where a person is in what the page holds, until another one is open.
struct PageState: Equatable {
  /// Rows of a list that are drawn: what isn't asked for isn't in the page.
  var shown = Self.rows
  var point: Int?

  /// As many rows as are drawn at once; more are asked for.
  static let rows = 20
}

extension WorkoutsState {
  mutating func update(_ action: PageAction) -> [Effect] {
    switch action {
    case .showMore: page.shown = min(page.shown &+ PageState.rows, 100_000)
    case .point(let text): page.point = Int(text)
    }
    return []
  }
}
