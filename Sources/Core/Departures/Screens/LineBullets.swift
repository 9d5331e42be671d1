import Kernel

/// Each line's bullet, drawn once: a board shows the same few again and again, every second.
struct LineBullets: Sendable {
  /// By the line's place in the network.
  private var drawn: [Node] = []
  private let network: Network

  init(_ network: Network) {
    self.network = network
    for line in network.lines { drawn.append(LineBullet.view(line.id, network)) }
  }

  subscript(id: String) -> Node { network.place(ofLine: id).map { drawn[$0] } ?? LineBullet.view(id, network) }

  /// All bullets of a station, said once as a list: "Lines 1, 2, 3".
  func row(_ ids: [String], _ words: DeparturesWords) -> Node {
    element("span.bullets", .role("img"), .aria("label", words.lines(ids.map { network.label($0) }))) {
      for id in ids { self[id] }
    }
  }
}
