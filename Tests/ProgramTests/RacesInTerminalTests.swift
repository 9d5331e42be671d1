import TestSupport
import Testing

/// Finding D21, as far as it is about races.
@Suite("Races in a terminal", .serialized)
struct RacesInTerminalTests {
  /// 2025-10-02 10:20:00 in New York.
  private static let now: Int64 = 1_759_414_800
  private static let longName = String(repeating: "Made-up ", count: 12) + "Cup"

  /// Two races, both in Australia.
  private static func answer() -> [UInt8] {
    let rows = [("a", 4, now + 125), ("b", 5, now + 1260)].map { id, number, start in
      #""\#(id)":{"race_id":"\#(id)","race_name":"\#(longName)","race_number":\#(number),"meeting_id":"m","#
        + #""meeting_name":"Randwick","category_id":"4a2788f8-e825-4d36-9894-efd4baf1cfae","#
        + #""advertised_start":{"seconds":\#(start)},"venue_name":"Randwick","venue_country":"AUS","venue_state":""}"#
    }
    let text =
      #"{"status":200,"data":{"next_to_go_ids":["a","b"],"race_summaries":{"# + rows.joined(separator: ",") + "}}}"
    return Array(text.utf8)
  }

  private func races(_ arguments: String...) async throws -> Program.Outcome {
    let stub = try StubUpstream()
    stub["/races?method=nextraces&count=200"] = Self.answer()
    let outcome = try await Program.run(
      ["races", "--races-url", stub.url("/races"), "--now", String(Self.now)] + arguments,
      environment: ["TZ": "America/New_York"])
    #expect(stub.heads("/races?method=nextraces&count=200").count == 1)
    return outcome
  }

  @Test("how old it is stands above; each race is one line with its countdown and its clock, told whole in a file")
  func rows() async throws {
    let outcome = try await races()
    #expect(outcome.status == 0, "\(outcome)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3 && lines.first?.hasPrefix("Live \u{00B7} ") == true, "\(outcome)")
    #expect(lines.contains { $0.hasPrefix("  2m 5s  10:22  horse ") && $0.hasSuffix(Self.longName) }, "\(outcome)")
    #expect(lines.contains { $0.hasPrefix("    21m  10:41  horse ") && $0.contains("Randwick R5") }, "\(outcome)")
  }

  @Test("that none is to come of one country is not said of all")
  func others() async throws {
    let outcome = try await races("--country", "NZ")
    #expect(outcome.output.contains("None of these is to come; 2 others are known."), "\(outcome)")
    #expect(!outcome.output.contains("No races to come"))
  }
}
