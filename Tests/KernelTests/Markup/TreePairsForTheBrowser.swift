import Foundation
import Kernel
import TestSupport
import Testing

/// What the differ says of random pairs of trees, left in .build/ for the journey that lets host.js apply it to a real
/// page (Tests/Journeys/test_patches.py).
@Suite("Tree pairs for the browser")
struct TreePairsForTheBrowser {
  @Test("a thousand pairs with their patches are written down")
  func written() throws {
    var root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent(".build")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pairs = RandomTrees.json(seeds: 0..<1_200)
    try Data(pairs).write(to: folder.appendingPathComponent("tree-pairs.json"), options: .atomic)
    #expect(pairs.count > 100_000)
  }
}
