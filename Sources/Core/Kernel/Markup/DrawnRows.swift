/// The rows drawn last. From one second to the next nearly all stay as they were; the same node again is what the differ
/// sees at a glance. A class, so that drawing can remember without changing the state it draws.
///
/// A `Face` is all that a row is drawn from.
package final class DrawnRows<Face: Equatable> {
  private var ids = Places<String>()
  private var faces: [Face] = []
  private var nodes: [Node] = []
  private let most: Int

  /// Beyond `most` all are forgotten: what has left is never asked for again.
  package init(most: Int) { self.most = most }

  /// The node drawn last for this id where its face is the same, or else a new one.
  package func row(_ id: String, _ face: Face, draw: () -> Node) -> Node {
    if faces.count >= most { (ids, faces, nodes) = (Places(), [], []) }
    let (place, isNew) = ids.add(id)
    if !isNew, faces[place] == face { return nodes[place] }
    let node = draw()
    if isNew {
      faces.append(face)
      nodes.append(node)
    } else {
      faces[place] = face
      nodes[place] = node
    }
    return node
  }
}
