import Departures
import Feeds
import Kernel
import Languages
import Races
import Score

/// How an upstream does, as `/readyz` says it to who runs the server: trains, races and the score alike.
struct UpstreamReport {
  var health: String
  /// The time of what is held of it.
  var asOf: Instant?
  /// A sentence.
  var failure: String?

  /// Four members of an object that is open; times in the agency's zone, the age in seconds.
  func write(into json: inout JSONWriter, zone: Zone, now: Instant) {
    json.name("health")
    json.string(health)
    json.name("asOf")
    if let asOf { json.string(asOf.iso8601(in: zone)) } else { json.null() }
    json.name("age")
    if let asOf { json.integer(now.seconds(since: asOf)) } else { json.null() }
    json.name("failure")
    if let failure { json.string(failure) } else { json.null() }
  }
}

extension Boards.FeedStatus {
  /// As an object, with its name and how much is held of it.
  func write(into json: inout JSONWriter, zone: Zone, now: Instant) {
    json.beginObject()
    json.name("name")
    json.string(name)
    UpstreamReport(health: health.rawValue, asOf: asOf, failure: failure).write(into: &json, zone: zone, now: now)
    json.name("fetchedAt")
    if let fetchedAt { json.string(fetchedAt.iso8601(in: zone)) } else { json.null() }
    json.name("trips")
    json.integer(trips)
    json.name("stopTimes")
    json.integer(stopTimes)
    json.endObject()
  }
}

extension RaceReading {
  /// As an object, with how many races are held and how many rows could not be taken.
  func writeReport(into json: inout JSONWriter, zone: Zone, now: Instant) {
    json.beginObject()
    UpstreamReport(
      health: health(at: now).rawValue, asOf: asOf, failure: failure.map { $0.sentence(of: RacesFeed.spoken) }
    ).write(into: &json, zone: zone, now: now)
    json.name("races")
    json.integer(races.count)
    json.name("skipped")
    json.integer(skipped.count)
    json.endObject()
  }
}

extension AlertReading {
  /// As an object, with how many alerts are held and how many entities can't be read.
  func writeReport(of spoken: String, into json: inout JSONWriter, zone: Zone, now: Instant) {
    json.beginObject()
    UpstreamReport(
      health: health(at: now).rawValue, asOf: asOf, failure: failure.map { $0.sentence(of: spoken) }
    ).write(into: &json, zone: zone, now: now)
    json.name("alerts")
    json.integer(alerts.count)
    json.name("malformed")
    json.integer(malformed)
    json.endObject()
  }
}

extension ScoreAnswer {
  /// As an object: how the upstream does, never the score itself.
  func writeReport(into json: inout JSONWriter, zone: Zone, now: Instant) {
    json.beginObject()
    UpstreamReport(
      health: failure != nil ? "failing" : asOf == nil ? "unasked" : "fresh", asOf: asOf,
      failure: failure.map { ScoreWords(.en).reason($0) }
    ).write(into: &json, zone: zone, now: now)
    json.endObject()
  }
}
