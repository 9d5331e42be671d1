import Kernel

/// What lies over this module's screens, and over its tile: the turnstile's message and the open dialog.
enum FareCardOverlays {
  static func view(_ screen: FareCardScreen) -> [Node] {
    var nodes: [Node] = []
    if let message = Turnstile.view(screen) { nodes.append(message) }
    if screen.state.editor != nil, let sheet = EditorSheet.view(screen) { nodes.append(sheet) }
    return nodes
  }

  /// A form that was left open stays on its own screen.
  static func onTile(_ screen: FareCardScreen) -> [Node] {
    if let message = Turnstile.view(screen) { return [message] }
    if screen.state.editor?.subject == .question, let sheet = EditorSheet.view(screen) { return [sheet] }
    return []
  }
}
