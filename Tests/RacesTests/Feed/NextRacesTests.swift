import Kernel
import Races
import TestSupport
import Testing

@Suite("The upstream's answer")
struct NextRacesTests {
  private func read(_ text: String) throws(NextRacesError) -> NextRaces { try NextRaces(Array(text.utf8)) }

  /// One row, with what is said in place of a part of it.
  private func row(_ fields: [String: String] = [:], id: String = "a") throws(NextRacesError) -> NextRaces {
    var all = [
      "race_name": #""Cup""#, "race_number": "4", "meeting_id": #""m""#, "meeting_name": #""Randwick""#,
      "category_id": #""4a2788f8-e825-4d36-9894-efd4baf1cfae""#, "advertised_start": #"{"seconds":1709365140}"#,
      "venue_country": #""AUS""#, "venue_name": #""Royal Randwick""#,
    ]
    all.merge(fields) { $1 }
    let members = all.filter { !$0.value.isEmpty }.map { "\"\($0.key)\":\($0.value)" }.sorted().joined(separator: ",")
    return try read(#"{"status":200,"data":{"next_to_go_ids":["a"],"race_summaries":{"\#(id)":{\#(members)}}}}"#)
  }

  @Test("is read whole")
  func whole() throws {
    let answer = try row([
      "race_form": """
      {"distance":1200,"distance_type":{"name":"Metres","short_name":"m"},"track_condition":{"name":"Good4"},\
      "weather":{"name":"Showers","icon_uri":"x"},"additional_data":"{\\"a\\":[1,\\"}\\"]}"}
      """
    ])
    let race = try #require(answer.races.first)
    #expect(race.meeting == "Randwick" && race.number == 4 && race.name == "Cup" && race.category == .horse)
    #expect(race.start == Instant(seconds: 1_709_365_140) && race.country?.code == "AU")
    #expect(race.form.distance == 1200 && race.form.unit == "m" && race.form.track == "Good4")
    #expect(race.form.weather == "Showers" && race.form.venue == "Royal Randwick")
    #expect(answer.skipped == SkippedRows())
  }

  @Test(
    "has a start in seconds or as ISO 8601, with or without its object",
    arguments: [
      #"{"seconds":1709365140}"#, #"{"seconds":"1709365140"}"#, #"{"seconds":"2024-03-02T07:39:00Z"}"#,
      #""2024-03-02T18:39:00+11:00""#, "1709365140", #"{"other":[{}],"seconds":1709365140.0}"#,
    ])
  func starts(text: String) throws {
    #expect(try row(["advertised_start": text]).races.first?.start == Instant(seconds: 1_709_365_140))
  }

  @Test(
    "loses a row without a start that a race could have, and counts it",
    arguments: [
      "", "null", #"{"seconds":0}"#, #"{"seconds":1709365140000}"#, #"{"seconds":-1}"#, "[]", #""tomorrow""#,
      #"{"seconds":99999999999999999999999}"#,
    ])
  func withoutStart(text: String) throws {
    let answer = try row(["advertised_start": text])
    #expect(answer.races.isEmpty && answer.skipped.withoutStart == 1)
  }

  @Test("keeps a race whose kind, name or country nobody knows")
  func oddities() throws {
    let answer = try row(["category_id": #""b04ca530""#, "race_name": "", "venue_country": #""ATLANTIS""#])
    #expect(answer.races.first?.category == .other && answer.races.first?.country == nil)
    #expect(answer.skipped.detail == "1 without a name, 1 of an unknown category, 1 of an unknown country")
    #expect(try row(["meeting_name": ""]).races.first?.meeting == "Royal Randwick")
    #expect(try row(["meeting_name": "7", "venue_name": "null"]).skipped.withoutMeeting == 1)
    #expect(try row(id: "b").skipped.withoutSummary == 1)
  }

  @Test(
    "has a state where its country has states; elsewhere the country said twice is none",
    arguments: [("AUS", "NSW", "NSW"), ("AUS", "SA", "SA"), ("USA", "CA", "CA"), ("JPN", "JPN", ""), ("FR", "FRA", "")])
  func states(country: String, state: String, shown: String) throws {
    let answer = try row(["venue_country": "\"\(country)\"", "venue_state": "\"\(state)\""])
    #expect(answer.races.first?.form.state == shown)
  }

  @Test("lists each race once, in the board's order, whatever the order of its ids")
  func listed() throws {
    let row = { (id: String, start: Int) in
      #""\#(id)":{"meeting_name":"X","advertised_start":{"seconds":\#(start)}}"#
    }
    let rows = [row("b", 1_709_365_200), row("a", 1_709_365_140), row("unlisted", 1_709_365_100), #""bad":7"#]
    let answer = try read(
      #"{"data":{"race_summaries":{\#(rows.joined(separator: ","))},"next_to_go_ids":["b","a","b","bad","none"]}}"#)
    #expect(answer.races.map { $0.id } == ["a", "b"])
    #expect(answer.skipped.duplicate == 1 && answer.skipped.unreadable == 1 && answer.skipped.withoutSummary == 1)
  }

  @Test(
    "is refused as a whole where it is no such answer",
    arguments: [
      ("", .notJSON(offset: 0)), ("<html>", .notJSON(offset: 0)), ("{}", .wrongShape("next_to_go_ids")),
      ("[]", .wrongShape("the whole")), (#"{"data":null}"#, .wrongShape("next_to_go_ids")),
      (#"{"data":{"next_to_go_ids":{},"race_summaries":{}}}"#, .wrongShape("next_to_go_ids")),
      (#"{"data":{"next_to_go_ids":[],"race_summaries":[]}}"#, .wrongShape("race_summaries")),
      (#"{"data":{"next_to_go_ids":[],"race_summaries":{}}} x"#, .notJSON(offset: 51)),
    ] as [(String, NextRacesError)])
  func refused(text: String, error: NextRacesError) {
    #expect(throws: error) { try read(text) }
  }

  @Test("what no JSON allows is refused wherever it stands, also in what is passed over")
  func strict() {
    for value in [
      "[}", "{]", "[1,]", "{\"a\"}", "{\"a\":}", "{1:2}", "NaN", "Infinity", "01", "1.", "+1", "truth", "[[}]",
    ] {
      #expect(throws: NextRacesError.self, "\(value)") {
        try read(#"{"status":\#(value),"data":{"next_to_go_ids":[],"race_summaries":{}}}"#)
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: NextRacesError.self) { try read(#"{"a":"# + deep) }
    for value in ["[{}]", "{\"a\":[[],{}]}", "-0.5e+3", "true", "null", " [ 1 , \"}\" ] "] {
      #expect(throws: Never.self, "\(value)") {
        try read(#"{"status":\#(value),"data":{"next_to_go_ids":[],"race_summaries":{}}}"#)
      }
    }
  }

  @Test("a byte order mark is passed over, names may be escaped, half a pair leaves the rest of a text as it is")
  func lenient() throws {
    #expect(
      try NextRaces([0xEF, 0xBB, 0xBF] + Array(#"{"data":{"next_to_go_ids":[],"race_summaries":{}}}"#.utf8)).races == []
    )
    let escaped =
      #"{"d\u0061ta":{"next_to_go_ids":["x/y"],"race_summaries":{"x\/y":"#
      + #"{"meeting_name":"M","race_n\u0061me":"Cup \ud83d R\u00e9\uD83D\uDC0E\n","advertised_start":{"seconds":1709365140}}}}}"#
    let race = try #require(try read(escaped).races.first)
    #expect(race.id == "x/y" && race.name == "Cup \u{FFFD} Ré🐎\n")
  }

  @Test("no races is an answer")
  func none() throws {
    #expect(try read(#"{"data":{"next_to_go_ids":[],"race_summaries":{}}}"#).races.isEmpty)
  }

  @Test("cut short anywhere it is refused, and nothing traps", arguments: Capture.all)
  func truncated(capture: Capture) throws {
    let bytes = capture.bytes
    #expect(try NextRaces(bytes).races.count == capture.races)
    for length in 0..<(capture.meaningful) {
      #expect(throws: NextRacesError.self) { try NextRaces(Array(bytes[..<length])) }
    }
  }

  @Test("damaged anywhere it gives races or an error, and nothing traps", arguments: Capture.all)
  func damaged(capture: Capture) {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2_000 {
      var bytes = capture.bytes
      for _ in 0..<(1 + Int(random.next() % 4)) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next() >> 8)
      }
      let races = (try? NextRaces(bytes))?.races.count ?? 0
      #expect(races <= capture.races + 4)
    }
  }

  @Test("of a board with one wrong row of each kind the right ones are read, and the others counted")
  func hostileBoard() throws {
    let hostile = try NextRaces(Recordings.bytes("races-hostile.json"))
    #expect(hostile.races.count == 4)
    #expect(hostile.skipped.withoutStart == 2 && hostile.skipped.withoutSummary == 1)
  }

  @Test("of a recorded board each row is read, with all that the upstream says of it")
  func recorded() throws {
    let answer = try NextRaces(Recordings.bytes("races.json"))
    #expect(answer.races.count == 7)
    #expect(answer.skipped == SkippedRows())
    #expect(Set(answer.races.compactMap { $0.country?.code }) == ["SG", "AU", "KR", "MO", "JP"])
    #expect(Set(answer.races.map(\.category)) == [.horse, .harness, .greyhound])
    #expect(answer.races.allSatisfy { $0.form.distance > 0 && $0.number > 0 })
  }

  @Test(
    "the real capture beside the repository is read whole", .enabled(if: SharedData.has("races"), SharedData.absent))
  func real() throws {
    let answer = try NextRaces(SharedData.bytes("races/Mock100Races.stripped.json"))
    #expect(answer.races.count == 45)
    #expect(answer.skipped == SkippedRows())
    #expect(answer.races.allSatisfy { $0.country != nil && $0.form.distance > 0 && $0.number > 0 })
  }

  @Test(
    "every code seen is a country, however it is written",
    arguments: [
      ("AUS", "AU"), ("USA", "US"), ("UK", "GB"), ("GB", "GB"), ("GBR", "GB"), ("NZ", "NZ"), ("NZL", "NZ"),
      ("CHI", "CL"),
      ("IRE", "IE"), ("IRL", "IE"), ("FR", "FR"), ("FRA", "FR"), ("ARG", "AR"), ("SGP", "SG"), ("KOR", "KR"),
      ("BRA", "BR"), ("CA", "CA"), ("CAN", "CA"), ("JPN", "JP"), ("MAC", "MO"), ("SWE", "SE"), ("MEX", "MX"),
      ("ITA", "IT"), ("SAF", "ZA"), ("ZAF", "ZA"), ("aus", "AU"), ("HKG", "HK"),
    ])
  func countries(text: String, code: String) {
    #expect(CountryCode.country(text)?.code == code)
  }

  @Test("what is no country's code is none", arguments: ["", "A", "ZZ", "XXX", "AUSTRALIA", "12", ";A", "S;"])
  func noCountries(text: String) {
    #expect(CountryCode.country(text) == nil)
  }
}
