import Departures
import Feeds
import Synchronization

/// The index over the network now in use, made anew when another network, or its map, is swapped in.
final class NetworkShelf: Sendable {
  private let source: BoardSource
  private let assets: Assets
  private let held = Mutex<Held?>(nil)

  /// What was made, and with which map.
  private struct Held {
    var index: ServedNetwork
    var map: UInt64?
  }

  init(source: BoardSource, assets: Assets) {
    self.source = source
    self.assets = assets
  }

  var index: ServedNetwork {
    let (network, map) = (source.network(), source.map())
    // Two copies of the same network share their arrays, so that this comparison looks at no element.
    if let held = held.withLock({ $0 }), held.map == map?.version, held.index.network == network { return held.index }
    let index = ServedNetwork(network, map: map?.facts(), assets: assets)
    held.withLock { $0 = Held(index: index, map: map?.version) }
    return index
  }
}
