import Foundation
import Kernel
import TestSupport
import Testing

/// Where every Unix keeps them.
private let systemZones = "/usr/share/zoneinfo"

@Suite("Time zone files from anywhere")
struct TZifHostilityTests {
  @Test("every truncation is an error")
  func truncations() {
    let bytes = TZifFile.newYork.bytes
    for length in 0..<bytes.count {
      #expect(throws: ZoneError.self, "\(length) bytes") { try Zone(name: "x", tzif: Array(bytes[..<length])) }
    }
  }

  @Test("flipped bytes never trap; a zone that comes out is in order")
  func flips() {
    var random = SeededRandom(seed: 9636)
    for _ in 0..<4000 {
      var bytes = TZifFile.newYork.bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      guard let zone = try? Zone(name: "x", tzif: bytes) else { continue }
      let moments = zone.transitions.map { $0.since }
      if zip(moments, moments.dropFirst()).contains(where: { $0 >= $1 }) { Issue.record("\(bytes)") }
    }
  }

  @Test(
    "rules that say nothing are refused",
    arguments: [
      "E", "EST", "5", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,", "EST5EDT,M13.2.0,M11.1.0",
      "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0",
      "EST5EDT,J0,J1", "EST5EDT,J366,J1", "EST5EDT,366,1", "EST25", "EST5:60", "EST5EDT,M3.2.0/168,M11.1.0",
      "EST5EDT,M3.2.0,M11.1.0x", "<EST5", "<>", "EST99999999999999999999",
    ])
  func badRules(rule: String) {
    #expect(throws: ZoneError.badRule) { try TZifFile.rule(rule, offset: 0).zone("x") }
  }

  @Test("counts, order and offsets that can't be are refused")
  func inconsistent() {
    var file = TZifFile.newYork
    file.transitions.swapAt(1, 2)
    #expect(throws: ZoneError.inconsistent) { try file.zone("x") }
    #expect(throws: ZoneError.inconsistent) { try TZifFile(transitions: [(0, 9)], offsets: [0]).zone("x") }
    #expect(throws: ZoneError.inconsistent) { try TZifFile(offsets: [200_000]).zone("x") }
    #expect(throws: ZoneError.inconsistent) { try TZifFile(offsets: []).zone("x") }
    #expect(throws: ZoneError.unknownVersion(0x31)) { try TZifFile(version: 0x31, offsets: [0]).zone("x") }
    #expect(throws: ZoneError.notTZif) { try Zone(name: "x", tzif: Array("GIF89a".utf8)) }
    let everything: [ZoneError] = [.notTZif, .unknownVersion(9), .truncated, .inconsistent, .badRule]
    for error in everything { #expect(error.message.hasSuffix(".")) }
  }

  @Test(
    "each zone of this system says what the system says",
    .enabled(
      if: FileManager.default.fileExists(atPath: systemZones + "/America/New_York"), "this system keeps no zones there"),
    arguments: [
      "America/New_York", "Europe/London", "Europe/Dublin", "Australia/Lord_Howe", "Asia/Kathmandu",
      "Africa/Casablanca", "America/Sao_Paulo", "Asia/Tehran",
      "Pacific/Apia", "Antarctica/Troll", "America/Nuuk", "Asia/Gaza", "Pacific/Chatham", "UTC",
    ])
  func systemsOwn(name: String) throws {
    guard let file = FileManager.default.contents(atPath: systemZones + "/" + name),
      let reference = TimeZone(identifier: name)
    else { return }
    let zone = try Zone(name: name, tzif: [UInt8](file))
    var random = SeededRandom(seed: 1)
    for _ in 0..<500 {
      // From 1975, where all have whole minutes, to 2037, where every system still expands the rules.
      let seconds = Int64.random(in: 157_766_400...2_114_380_800, using: &random)
      let expected = reference.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      if zone.offset(at: Instant(seconds: seconds)) != expected { Issue.record("\(name) at \(seconds)") }
    }
  }
}
