import Departures
import Feeds
import Synchronization

/// The index over the network now in use, made anew when another network is swapped in.
final class NetworkShelf: Sendable {
  private let source: BoardSource
  private let assets: Assets
  private let held = Mutex<ServedNetwork?>(nil)

  init(source: BoardSource, assets: Assets) {
    self.source = source
    self.assets = assets
  }

  var index: ServedNetwork {
    let network = source.network()
    // Two copies of the same network share their arrays, so that this comparison looks at no element.
    if let index = held.withLock({ $0 }), index.network == network { return index }
    let index = ServedNetwork(network, map: source.map(), assets: assets)
    held.withLock { $0 = index }
    return index
  }
}
