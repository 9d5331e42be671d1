import Feeds
import Kernel

extension PrometheusText {
  /// What became of the questions to the upstreams.
  mutating func fetches(_ all: [Fetches]) {
    metric("pocketful_fetches_total", .counter, "Questions to the feed's upstream, by what became of them.")
    for fetches in all {
      for (outcome, count) in fetches.counts.sorted(by: { $0.key < $1.key }) {
        sample("pocketful_fetches_total", ["feed": fetches.upstream, "outcome": outcome], count)
      }
    }
    metric("pocketful_fetch_bytes", .gauge, "Size of the feed's last answer.")
    for fetches in all { sample("pocketful_fetch_bytes", ["feed": fetches.upstream], fetches.last.bytes) }
    metric("pocketful_fetch_seconds", .gauge, "Time of the last question to the feed's upstream, by its part.")
    for fetches in all {
      for (part, time) in [("fetching", fetches.last.fetching), ("decoding", fetches.last.decoding)] {
        sample("pocketful_fetch_seconds", ["feed": fetches.upstream, "part": part], time.inSeconds)
      }
    }
  }
}

extension PrometheusText {
  /// How the alerts do, where they are read at all.
  mutating func alerts(_ source: AlertSource, now: Instant) {
    guard source.isThere else { return }
    let reading = source.reading()
    metric("pocketful_alerts", .gauge, "Alerts held.")
    sample("pocketful_alerts", [:], reading.alerts.count)
    metric("pocketful_alerts_malformed", .gauge, "Entities of the last answer that can't be read.")
    sample("pocketful_alerts_malformed", [:], reading.malformed)
    metric("pocketful_alerts_failing", .gauge, "1 when the last fetch of the alerts failed.")
    sample("pocketful_alerts_failing", [:], reading.failure == nil ? 0 : 1)
    guard let asOf = reading.asOf else { return }
    metric("pocketful_alerts_age_seconds", .gauge, "Seconds since the alerts feed's own time.")
    sample("pocketful_alerts_age_seconds", [:], Int(now.seconds(since: asOf)))
  }
}

extension Fetches {
  /// The last question, for `/readyz`; its reason is for who runs the server.
  func write(into json: inout JSONWriter, zone: Zone) {
    json.beginObject()
    json.name("name")
    json.string(upstream)
    json.name("at")
    json.string(last.at.iso8601(in: zone))
    json.name("outcome")
    json.string(last.outcome.name)
    json.name("reason")
    if case .refused(let reason) = last.outcome { json.string(reason) } else { json.null() }
    json.name("bytes")
    json.integer(last.bytes)
    json.name("fetching")
    json.number(last.fetching.inSeconds)
    json.name("decoding")
    json.number(last.decoding.inSeconds)
    json.endObject()
  }
}

extension Duration {
  /// To the microsecond.
  fileprivate var inSeconds: Double {
    Double(components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000) / 1_000_000
  }
}
