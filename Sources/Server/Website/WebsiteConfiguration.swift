/// What a person who runs the website may set.
package struct WebsiteConfiguration: Sendable {
  /// "127.0.0.1", "0.0.0.0", "::1".
  package var host: String
  /// 0 asks the system for a free one.
  package var port: Int
  /// Where people reach it, when that is not where it listens: "https://pocketful.example".
  package var publicURL: PublicURL?
  /// What this machine is called in its own network.
  package var machine: [String]
  /// Whose word is taken for who asks (`X-Forwarded-For`).
  package var proxies: TrustedProxies
  /// The credit report is for anybody who can reach the server, not only for its own machine.
  package var isScoreOpen: Bool
  /// The same of `/metrics`, and of what `/readyz` says beside its status.
  package var areMetricsOpen: Bool

  /// Connections open at the same time; the next one waits to be taken.
  package var connections: Int
  /// Live streams open at the same time; the next one is asked to come back later.
  package var subscribers: Int
  /// Those of one address (IPv6: of one network of 64 bits), this machine's own apart.
  package var subscribersOfOne: Int
  /// What was last sent is kept for so long after the last who listened has left.
  package var remembered: Duration
  /// Between two `clock` events on each live stream.
  package var heartbeat: Duration
  /// A connection that asks nothing for so long is closed.
  package var idleTimeout: Duration
  /// One whose reader takes nothing of an answer for so long, too.
  package var patience: Duration
  /// Told to stop, the website goes on answering for so long.
  package var drain: Duration

  /// As far as the settings tell, nobody but this machine reaches it.
  package var isLocal: Bool { Hosts.isLoopback(host) && publicURL?.isLoopback ?? true }

  /// Why accounts can't be used from elsewhere than this machine; nil where they can, or where nobody could come from there.
  package var accountTrouble: String? {
    if let publicURL {
      if publicURL.isSecure || publicURL.isLoopback { return nil }
      return
        "Accounts need an https address, and \(publicURL.text) is none: there browsers neither encrypt nor keep a secure cookie."
    }
    if Hosts.isLoopback(host) { return nil }
    return "Accounts work at http://localhost only, until --public-url names the https address that people use."
  }

  package init(
    host: String = "127.0.0.1", port: Int = 8080, publicURL: PublicURL? = nil, machine: [String] = [],
    proxies: TrustedProxies = TrustedProxies(), isScoreOpen: Bool = false, areMetricsOpen: Bool = false,
    connections: Int = 16_000, subscribers: Int = 12_000, subscribersOfOne: Int = 100,
    remembered: Duration = .seconds(30), heartbeat: Duration = .seconds(15), idleTimeout: Duration = .seconds(75),
    patience: Duration = .seconds(60), drain: Duration = .zero
  ) {
    self.host = host
    self.port = port
    self.publicURL = publicURL
    self.machine = machine
    self.proxies = proxies
    self.isScoreOpen = isScoreOpen
    self.areMetricsOpen = areMetricsOpen
    self.connections = connections
    self.subscribers = subscribers
    self.subscribersOfOne = subscribersOfOne
    self.remembered = remembered
    self.heartbeat = heartbeat
    self.idleTimeout = idleTimeout
    self.patience = patience
    self.drain = drain
  }
}
