import Kernel

/// Each line's bullet, drawn once: a board shows the same few again and again, every second.
struct LineBullets: Sendable {
  private let drawn: [String: Node]
  private let labels: [String: String]
  private let network: Network

  init(_ network: Network) {
    var drawn: [String: Node] = [:]
    var labels: [String: String] = [:]
    for line in network.lines {
      drawn[line.id] = LineBullet.view(line.id, network)
      labels[line.id] = line.label
    }
    self.drawn = drawn
    self.labels = labels
    self.network = network
  }

  subscript(id: String) -> Node { drawn[id] ?? LineBullet.view(id, network) }

  /// All bullets of a station, said once as a list: "Lines 1, 2, 3".
  func row(_ ids: [String], _ words: DeparturesWords) -> Node {
    element("span.bullets", .role("img"), .aria("label", words.lines(ids.map { labels[$0] ?? $0 }))) {
      for id in ids { self[id] }
    }
  }
}
