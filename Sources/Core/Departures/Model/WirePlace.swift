import Kernel

/// Where and when something is written for others; what is read needs none of it.
struct WirePlace {
  var network: Network?
  var zone = Zone.utc
  var now = Instant(milliseconds: 0)

  init() {}

  /// `id` is of what is written: its agency's zone is the one that times are in.
  init(_ network: Network, _ now: Instant, of id: String = "") {
    (self.network, zone, self.now) = (network, network.zone(of: id), now)
  }
}
