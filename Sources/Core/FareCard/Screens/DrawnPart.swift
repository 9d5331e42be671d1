import Kernel

/// A part of a card's screens drawn last. From one second to the next it stays as it was; the same node again is what the
/// differ sees at a glance.
final class DrawnPart {
  /// All that such parts are drawn from beside the card and its account, which a `Standing` never changes.
  private struct Face: Equatable {
    var minute: Int64
    var shown: Int
    var cards: Int
    var language: Language
    var hours: ClockText.Hours
    var zone: Zone
  }

  private var last: (face: Face, node: Node)?

  /// The node drawn last, unless the minute or something it is drawn from has changed.
  func node(_ screen: FareCardScreen, draw: () -> Node) -> Node {
    let surroundings = screen.surroundings
    let face = Face(
      minute: surroundings.now.seconds / 60, shown: screen.state.shown, cards: screen.state.standings.count,
      language: surroundings.language, hours: surroundings.hours, zone: surroundings.zone)
    if let last, last.face == face { return last.node }
    let node = draw()
    last = (face, node)
    return node
  }
}
