import Kernel

/// This server as one of several over the same database, as `/readyz` and `/metrics` say it to who runs them.
package struct NodeReport: Sendable {
  /// Tells it from all others, also from itself before it was started anew.
  package var name: String
  /// What it does alone, and in which epoch.
  package var leads: [(name: String, epoch: Int64)]
  /// Whether it hears the others at once; else it looks every few seconds.
  package var isListening: Bool
  /// As long as its own heartbeat took, or has been on its way by now; nil before the first.
  package var lag: Duration?
  /// Nothing was heard of the database for a quarter of a minute: it asks its upstreams itself.
  package var isAlone: Bool

  package init(name: String, leads: [(name: String, epoch: Int64)], isListening: Bool, lag: Duration?, isAlone: Bool) {
    self.name = name
    self.leads = leads
    self.isListening = isListening
    self.lag = lag
    self.isAlone = isAlone
  }

  /// As an object.
  func write(into json: inout JSONWriter) {
    json.beginObject()
    json.name("name")
    json.string(name)
    json.name("leads")
    json.beginArray()
    for lead in leads {
      json.beginObject()
      json.name("name")
      json.string(lead.name)
      json.name("epoch")
      json.integer(lead.epoch)
      json.endObject()
    }
    json.endArray()
    json.name("listening")
    json.bool(isListening)
    if let lag {
      json.name("lag")
      json.integer(Int(lag / .milliseconds(1)))
    }
    json.name("alone")
    json.bool(isAlone)
    json.endObject()
  }
}

extension PrometheusText {
  mutating func node(_ node: NodeReport) {
    metric("pocketful_node_leads", .gauge, "The epoch in which this node does that alone for all.")
    for lead in node.leads { sample("pocketful_node_leads", ["lease": lead.name], Int(lead.epoch)) }
    metric("pocketful_node_listening", .gauge, "1 where the other nodes are heard at once.")
    sample("pocketful_node_listening", [:], node.isListening ? 1 : 0)
    if let lag = node.lag {
      metric(
        "pocketful_node_listening_lag_seconds", .gauge,
        "How long this node's own heartbeat took, or has been on its way.")
      sample("pocketful_node_listening_lag_seconds", [:], lag / .seconds(1))
    }
    metric("pocketful_node_alone", .gauge, "1 where the database has not been heard of for 15 s.")
    sample("pocketful_node_alone", [:], node.isAlone ? 1 : 0)
  }
}
