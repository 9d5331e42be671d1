/// A list that a person puts in order, by dragging a row at its handle or by its buttons.
package enum ReorderList {
  /// What a row begins with: its handle, what it is called, and the buttons that move it. `move` is the action that moves
  /// the row from one place to another; `name` is how the buttons call it.
  package static func tools(
    _ row: (index: Int, count: Int), _ shown: [Node], _ name: String, _ words: some Words, move: (Move) -> String
  ) -> [Node] {
    [
      element("span.handle", .data("handle", ""), .aria("hidden", true)) { Icon.view(.handle) },
      element("span.editor-name") { shown },
    ] + buttons(row, name, words, move: move)
  }

  /// Up and down; the first row's up and the last row's down are there, but off.
  package static func buttons(
    _ row: (index: Int, count: Int), _ name: String, _ words: some Words, move: (Move) -> String
  ) -> [Node] {
    let (index, count) = row
    return [
      Button.icon(.up, words.moveUp(name), index > 0 ? move(Move(from: index, to: index - 1)) : nil),
      Button.icon(.down, words.moveDown(name), index + 1 < count ? move(Move(from: index, to: index + 1)) : nil),
    ]
  }
}

/// From one place of a list to another, zero-based; "2,0" as text.
package struct Move: Equatable, Sendable {
  package var from: Int
  package var to: Int

  package init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }

  /// Nil unless it is two numbers from 0 up with a comma between.
  package init?(text: String) {
    let (from, to) = text.halves(at: ",")
    guard let from = Int(from), let to = to.flatMap({ Int($0) }), from >= 0, to >= 0 else { return nil }
    self.init(from: from, to: to)
  }

  package var text: String { "\(from),\(to)" }
}
