import Nodes
import Storage
import Website

extension ClusterNode {
  /// For who runs the servers.
  var report: NodeReport {
    NodeReport(
      name: leadership.holder, leads: leadership.led.map { ($0.name, $0.epoch) }, isListening: wakes.isListening,
      lag: wakes.lag,
      isAlone: leadership.isAlone)
  }
}
