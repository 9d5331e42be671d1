import Feeds
import Kernel
import Testing

@testable import pocketful

@Suite("The file of agencies")
struct AgenciesFileTests {
  private func read(_ text: String) throws -> [AgencyEntry] {
    let folder = try TemporaryFolder()
    return try AgenciesFile.read(try folder.file("agencies.json", text))
  }

  /// The sentence about it, without the path of this test's folder.
  private func refusal(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.file("agencies.json", text)
    do throws(AgenciesError) {
      _ = try AgenciesFile.read(path)
      return ""
    } catch {
      return error.sentence.replacing(folder.path + "/", with: "")
    }
  }

  @Test("an agency has an id and a timetable, and all else may be left out")
  func least() throws {
    let entries = try read(
      #"[{"id": "kc", "timetable": "/srv/kc.zip"}, {"id": "bart-2", "timetable": "HTTPS://b.example/g.zip"}]"#)
    #expect(entries.map(\.slug) == ["kc", "bart-2"])
    #expect(entries[0].timetable == .file("/srv/kc.zip") && entries[0].language == "en" && entries[0].interval == 30)
    #expect(entries[1].timetable == .url(SecretAddress("HTTPS://b.example/g.zip")) && entries[1].tripUpdates == nil)
  }

  @Test("files are named from where the file of agencies lies, and stations are grouped by one of them")
  func files() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("groups.csv", "stop_id,group_name\n1,A\n")
    let path = try folder.file("a.json", #"[{"id": "kc", "timetable": "kc.zip", "grouping": "groups.csv"}]"#)
    let entry = try #require(try AgenciesFile.read(path).first)
    #expect(entry.timetable == .file(folder.path + "/kc.zip") && entry.groups.names == ["1": "A"])
  }

  @Test("all of it is read")
  func whole() throws {
    let entry = try #require(
      try read(
        """
        [{"id": "kc", "name": "Metro", "timetable": "https://k.example/g.zip", "tripUpdates": "https://k.example/t",
          "vehiclePositions": "https://k.example/v", "alerts": "https://k.example/a", "headers": {"X-Key": "hush"},
          "zone": "America/Los_Angeles", "language": "en-US", "interval": 20}]
        """
      ).first)
    #expect(entry.name == "Metro" && entry.zone == "America/Los_Angeles" && entry.language == "en-US")
    #expect(entry.feeds.vehiclePositions == "https://k.example/v" && entry.feeds.interval == 20)
    #expect(entry.feeds.headers == [.init("X-Key", "hush")] && entry.feeds.alerts == "https://k.example/a")
    #expect(
      !"\(entry)".contains("hush") && !String(reflecting: entry).contains("hush") && !"\(entry)".contains("k.example"))
  }

  @Test(
    "what is wrong is named with its agency and its field, and never told where it may be a key",
    arguments: [
      ("{}", "agencies.json must be a list of agencies"),
      ("[", "agencies.json is not valid JSON."),
      ("[1]", "agencies.json must be a list of agencies"),
      (#"[{"timetable": "a.zip"}]"#, "agencies.json, agency 1: id must be 1 to 16"),
      (#"[{"id": "K_C", "timetable": "a.zip"}]"#, "agency 1: id must be"),
      (#"[{"id": "kc"}]"#, "agency 1 (kc): timetable must name a GTFS zip"),
      (#"[{"id": "kc", "timetable": ""}]"#, "agency 1 (kc): timetable must be a text"),
      (
        #"[{"id": "a", "timetable": "a.zip"}, {"id": "a", "timetable": "b.zip"}]"#,
        "agency 2 (a): id must be one that no other agency has."
      ),
      (
        #"[{"id": "kc", "timetable": "a.zip", "alerts": "hush"}]"#,
        "agency 1 (kc): alerts must be an address that begins with http:// or https://."
      ),
      (#"[{"id": "kc", "timetable": "a.zip", "vehiclePositions": "https://k.example/v"}]"#, "stand beside tripUpdates"),
      (#"[{"id": "kc", "timetable": "a.zip", "headers": {"a b": "hush"}}]"#, "agency 1 (kc): headers must be"),
      (#"[{"id": "kc", "timetable": "a.zip", "headers": {"a": "hush\n"}}]"#, "agency 1 (kc): headers must be"),
      (#"[{"id": "kc", "timetable": "a.zip", "zone": "Mars/Base"}]"#, "agency 1 (kc): zone must be a zone"),
      (#"[{"id": "kc", "timetable": "a.zip", "language": "x y"}]"#, "agency 1 (kc): language must be"),
      (#"[{"id": "kc", "timetable": "a.zip", "first": 1}]"#, "agency 1 (kc): first must be true or false"),
      (
        #"[{"id": "a", "timetable": "a.zip", "first": true}, {"id": "b", "timetable": "b.zip", "first": true}]"#,
        "agency 2 (b): first must be true of one agency alone."
      ),
      (#"[{"id": "kc", "timetable": "a.zip", "interval": 1}]"#, "agency 1 (kc): interval must be"),
      (#"[{"id": "kc", "timetable": "a.zip", "grouping": "none.csv"}]"#, "none.csv can't be read"),
      (
        #"[{"id": "kc", "timetable": "a.zip", "trips": "x"}]"#,
        "there is no field \u{201C}trips\u{201D}. There are: id,"
      ),
    ])
  func wrong(text: String, sentence: String) throws {
    let told = try refusal(text)
    #expect(told.contains(sentence) && !told.contains("hush"), "\(told)")
  }

  @Test("seventeen are too many, and so is a file of more than 256 kB")
  func bounds() throws {
    let many = (0..<17).map { #"{"id": "a\#($0)", "timetable": "a.zip"}"# }.joined(separator: ",")
    #expect(try refusal("[\(many)]") == "agencies.json names more than 16 agencies.")
    #expect(try refusal(String(repeating: " ", count: 300_000)).contains("larger than"))
  }
}
