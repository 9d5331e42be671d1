import Feeds
import Hummingbird
import Kernel
import NIOCore
import Score

/// The score. It is its owner's: given on this machine alone unless whoever runs the server says otherwise, to no page of
/// another site, and kept by nobody on the way.
extension Website {
  var scoreEndpoints: [Endpoint] {
    [Endpoint("/api/v1/score", plain: scoreAnswer)]
  }

  /// 200 whatever the upstream does: what is known, and beside it why there is nothing newer. It is waited for in the body.
  private func scoreAnswer(_ call: Call) throws(Problem) -> Response {
    guard configuration.isScoreOpen || call.caller.isHere else { throw .privateScore }
    let score = score
    return Response(
      status: .ok, headers: Headers.unstored("application/json; charset=utf-8"),
      body: ResponseBody { writer in
        try await writer.write(ByteBuffer(string: await score.answer().json.text))
        try await writer.finish(nil)
      })
  }

  /// How the upstream does; never the score itself.
  func writeScore(into json: inout JSONWriter, zone: Zone, now: Instant) {
    let held = score.held()
    json.name("score")
    json.beginObject()
    json.name("health")
    json.string(held.failure != nil ? "failing" : held.asOf == nil ? "unasked" : "fresh")
    json.name("asOf")
    if let asOf = held.asOf { json.string(asOf.iso8601(in: zone)) } else { json.null() }
    json.name("age")
    if let asOf = held.asOf { json.integer(now.seconds(since: asOf)) } else { json.null() }
    json.name("failure")
    if let failure = held.failure { json.string(ScoreWords(.en).reason(failure)) } else { json.null() }
    json.endObject()
  }

  /// One that nobody has asked for yet has no age, and has not failed.
  func scoreFeed(into text: inout PrometheusText, now: Instant) {
    let held = score.held()
    text.metric("pocketful_score_failing", .gauge, "1 when the last question to the score's upstream failed.")
    text.sample("pocketful_score_failing", [:], held.failure == nil ? 0 : 1)
    guard let asOf = held.asOf else { return }
    text.metric("pocketful_score_age_seconds", .gauge, "Seconds since the score's upstream last answered.")
    text.sample("pocketful_score_age_seconds", [:], Int(now.seconds(since: asOf)))
  }
}
