import Kernel

/// The racing upstream's answer in its real shape, with the oddities of real ones.
struct NextRacesAnswer {
  var day: RacingDay
  var now: Instant
  /// The total, whatever the kinds.
  var count: Int

  static let path = "/rest/v1/racing/"

  var bytes: [UInt8] {
    let runs = Array(day.runs(at: now).prefix(max(0, count)))
    var json = JSONWriter(capacity: 1024 * (runs.count + 1))
    json.beginObject()
    json.name("status")
    json.integer(200)
    json.name("data")
    json.beginObject()
    json.name("next_to_go_ids")
    json.beginArray()
    for run in runs { json.string(id(run.index, "race")) }
    if isHostile, let first = runs.first {
      // One that nothing is said of, and one a second time.
      json.string(id(first.index, "nowhere"))
      json.string(id(first.index, "race"))
    }
    json.endArray()
    json.name("race_summaries")
    json.beginObject()
    for run in runs {
      json.name(id(run.index, "race"))
      write(run, into: &json)
    }
    json.endObject()
    json.endObject()
    json.name("message")
    json.string("Next \(count) races from each category")
    json.endObject()
    return json.bytes
  }

  /// Now and then for half a minute, or always.
  private var isHostile: Bool {
    if day.scenario == .racesHostile { return true }
    return day.scenario == .flaky && day.noise.of("hostile").of(Int(now.seconds / 30)).oneIn(4)
  }

  private func write(_ run: RacingDay.Run, into json: inout JSONWriter) {
    let track = Track.all[run.track]
    let chance = day.noise.of(Int(run.index)).of("words")
    let oddity = isHostile ? chance.of("oddity").below(12) : 11
    let meeting = id(run.index / Int64(Track.all.count) / 12 * Int64(Track.all.count) + Int64(run.track), "meeting")
    json.beginObject()
    member("race_id", id(run.index, "race"), &json)
    if oddity != 0 { member("race_name", name(track, chance), &json) }
    json.name("race_number")
    json.integer(run.number)
    member("meeting_id", meeting, &json)
    member("meeting_name", track.name, &json)
    member("category_id", oddity == 1 ? id(7, "category") : track.kind.rawValue, &json)
    json.name("advertised_start")
    json.beginObject()
    json.name("seconds")
    switch oddity {
    case 2: json.string(Instant(seconds: run.start).iso8601(in: .utc))
    case 3: json.null()
    default: json.integer(run.start)
    }
    json.endObject()
    form(track, chance, &json)
    member("venue_id", id(Int64(run.track), "venue"), &json)
    member("venue_name", track.name, &json)
    member("venue_state", track.state, &json)
    member("venue_country", oddity == 4 ? "XQZ" : track.country, &json)
    json.endObject()
  }

  private func form(_ track: Track, _ chance: Noise, _ json: inout JSONWriter) {
    let metres = track.kind == .greyhound ? 280 + 10 * chance.of(1).below(35) : 1000 + 100 * chance.of(1).below(16)
    json.name("race_form")
    json.beginObject()
    json.name("distance")
    json.integer(metres)
    json.name("distance_type")
    named("Metres", "m", &json)
    json.name("track_condition")
    let track = ["Good", "Good4", "Soft5", "Heavy9", "Fast", "Synthetic"][chance.of(2).below(6)]
    named(track, track.lowercased(), &json)
    // Where nobody has looked out of the window, it is missing.
    if !chance.of(3).oneIn(3) {
      let sky = ["Showers", "FINE", "Cloudy", "SHWRY", "Clear", "Snow"][chance.of(4).below(6)]
      json.name("weather")
      named(sky, sky.lowercased(), &json)
    }
    member("race_comment", "", &json)
    member(
      "additional_data", #"{"revealed_race_info":{"track_name":"","prizemonies":{"1st":1000,"2nd":320}}}"#, &json)
    json.endObject()
  }

  private func named(_ name: String, _ short: String, _ json: inout JSONWriter) {
    json.beginObject()
    member("id", id(Int64(name.utf8.count), name), &json)
    member("name", name, &json)
    member("short_name", short, &json)
    json.endObject()
  }

  private func member(_ name: String, _ text: String, _ json: inout JSONWriter) {
    json.name(name)
    json.string(text)
  }

  private func name(_ track: Track, _ chance: Noise) -> String {
    let first = ["Harbour", "Made-up", "Silver", "Old Mill", "Evening", "Founders", "Long Shadow", "River"]
    let second = ["Stakes", "Handicap", "Maiden", "Cup", "Dash", "Pace", "Trophy"]
    return first[chance.of(5).below(first.count)] + " " + second[chance.of(6).below(second.count)]
  }

  /// In the shape of a UUID, the same for the same thing.
  private func id(_ number: Int64, _ of: String) -> String {
    let hash = Noise(seed: 1).of(of).of(Int(number))
    let digits = Self.hex(hash.bits) + Self.hex(hash.of(1).bits)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text += "-" }
      text.append(digit)
    }
    return text
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
