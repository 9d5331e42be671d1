import Kernel

/// Where and when something is written for others; what is read needs none of it.
struct WirePlace {
  var network: Network?
  var zone = Zone.utc
  var now = Instant(milliseconds: 0)

  init() {}

  init(_ network: Network, _ now: Instant) { (self.network, zone, self.now) = (network, network.zone, now) }
}
