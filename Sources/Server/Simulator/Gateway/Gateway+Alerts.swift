import Kernel

extension Gateway {
  /// The name under which `POST /control` knows the alerts.
  package static let alerts = "alerts"

  /// The alerts feed's answer, beside the feeds of trains and with their faults.
  func alerts(asked: Fault?, at now: Instant) -> Reply {
    let order = faults.order(for: Self.alerts, at: now)
    let fault = asked ?? order?.fault ?? scenario.fault(feed: Self.alerts, at: now, seed: seed)
    let moment: Int64 =
      switch fault {
      case .frozen: asked == nil ? (order?.since ?? startedAt).seconds : startedAt.seconds
      case .older: now.seconds - 45
      case .stale(let seconds): now.seconds - seconds
      default: now.seconds
      }
    let bytes = AlertsMessage.bytes(header: AlertsMessage.header(at: moment), start: startedAt.seconds)
    let good = Reply(status: 200, contentType: "binary/octet-stream", body: bytes)
    guard let fault else { return good }
    return good.spoiled(by: fault, noise: Noise(seed: seed).of(Self.alerts).of(Int(now.seconds)))
  }
}
