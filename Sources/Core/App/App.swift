import Departures
import Journal
import Kernel

/// The whole program: messages in, patches and effects out (Documentation/Loop.md). It holds the last tree drawn, so
/// that only what differs crosses to the page.
package struct App {
  private var session: Session?
  private var drawn: Node?
  private var title = ""

  package init() {}

  /// A file that a person chose, or a journal that has no snapshot yet, may be long.
  private static let limits = JSON.Limits(bytes: 64 << 20)

  /// One turn. A message it does not know gives no patch and no effect; nothing traps.
  package mutating func receive(_ message: [UInt8]) -> [UInt8] {
    guard let json = try? JSON.parse(message, limits: Self.limits), let message = Message(json: json) else {
      return Answer(patches: [], title: nil, effects: []).bytes
    }
    var effects: [Outgoing]
    if case .start(let start) = message.kind {
      // The page as the server drew it: the first patches start from there. Without one, all is drawn.
      let session = Session(AppState(start, now: message.now))
      drawn = start.served == nil ? nil : AppView(session).root
      title = ""
      effects = session.state.open(start, now: message.now)
      self.session = session
    } else {
      guard let session else { return Answer(patches: [], title: nil, effects: []).bytes }
      effects = session.state.update(message)
    }
    effects += session?.state.follow() ?? []
    return draw(effects)
  }

  private mutating func draw(_ effects: [Outgoing]) -> [UInt8] {
    guard let session else { return Answer(patches: [], title: nil, effects: effects).bytes }
    let view = AppView(session)
    let next = view.root
    let patches = drawn.map { Diff.patches(from: $0, to: next) } ?? [.replace([], next)]
    drawn = next
    let newTitle = view.title == title ? nil : view.title
    title = view.title
    return Answer(patches: patches, title: newTitle, effects: effects).bytes
  }
}
