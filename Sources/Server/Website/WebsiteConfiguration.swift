/// What a person who runs the website may set.
package struct WebsiteConfiguration: Sendable {
  /// "127.0.0.1", "0.0.0.0", "::1".
  package var host: String
  /// 0 asks the system for a free one.
  package var port: Int
  /// Live streams open at the same time; the next one is asked to come back later.
  package var subscribers: Int
  /// Between two `clock` events on each live stream.
  package var heartbeat: Duration
  /// A connection that asks nothing for so long is closed.
  package var idleTimeout: Duration

  package init(
    host: String = "127.0.0.1", port: Int = 8080, subscribers: Int = 12_000, heartbeat: Duration = .seconds(15),
    idleTimeout: Duration = .seconds(75)
  ) {
    self.host = host
    self.port = port
    self.subscribers = subscribers
    self.heartbeat = heartbeat
    self.idleTimeout = idleTimeout
  }
}
