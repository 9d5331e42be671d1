import Kernel

extension Gateway {
  /// The name under which `POST /control` knows the alerts.
  package static let alerts = "alerts"

  /// The alerts feed's answer, beside the feeds of trains and with their faults.
  func alerts(asked: Fault?, at now: Instant) -> Reply {
    realtime(Self.alerts, asked: asked, at: now) { moment in
      AlertsMessage.bytes(header: AlertsMessage.header(at: moment), start: startedAt.seconds)
    }
  }
}
