import Feeds
import Kernel
import TestSupport
import Testing

/// Our columns against an independent decoder's: over the simulator's feeds, which lie in the repository, and over the
/// agency's own where they are at hand.
@Suite("A recording's rows")
struct GoldenRowsTests {
  private static let hasReal = SharedData.has("transit/golden/stop_time_updates.tsv.gz")

  private static func bytes(_ file: String) throws -> [UInt8] {
    file.hasPrefix("nyct_") ? SharedData.bytes("transit/rt-nyct/" + file) : try Recordings.bytes(file)
  }

  /// Lines of a file's name and a row's columns.
  private func compare(_ table: String, files: Int) throws {
    var expected: [String: [String]] = [:]
    for line in table.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      expected[String(columns[0]), default: []].append(String(columns[1]))
    }
    #expect(expected.count == files)
    for (file, rows) in expected {
      let feed = try FeedScanner.scan(Self.bytes(file))
      #expect(feed.malformed == 0)
      let ours = (0..<feed.stopTimes.count).map { feed.goldenRow($0) }
      #expect(ours.count == rows.count)
      let different = zip(ours, rows).first { $0 != $1 }
      #expect(different == nil, "\(file)")
    }
  }

  @Test("each of the simulator's feeds decodes to the independent decoder's rows, one by one")
  func simulated() throws {
    try compare(Recordings.text("rows.tsv"), files: 4)
  }

  @Test("so does each of the agency's", .enabled(if: hasReal, SharedData.absent))
  func real() throws {
    try compare(SharedData.gunzipped("transit/golden/stop_time_updates.tsv.gz"), files: 9)
  }

  private static let files =
    ["feed-g.pb", "feed-jz.pb", "feed-l.pb", "feed-si.pb"] + SharedData.names("transit/rt-nyct", ending: ".pb")

  @Test("a recording cut at any kilobyte is refused, or was cut between two entities", arguments: files)
  func truncation(file: String) throws {
    let bytes = try Self.bytes(file)
    let whole = try FeedScanner.scan(bytes)
    var refused = 0
    let cuts = Array(stride(from: 0, to: bytes.count, by: 1024))
    for cut in cuts {
      do throws(FeedError) {
        let part = try FeedScanner.scan(Array(bytes[..<cut]))
        #expect(part.malformed == 0)
        #expect(part.stopTimes.count <= whole.stopTimes.count)
      } catch {
        refused += 1
      }
    }
    #expect(refused >= cuts.count - 2)
  }

  @Test(
    "random bytes of a recording may flip: it is refused, or each of its rows can be read and is of one of its trips",
    arguments: files)
  func flips(file: String) throws {
    var random = SeededRandom(seed: 7)
    let bytes = try Self.bytes(file)
    for round in 0..<20 {
      var damaged = bytes
      for _ in 0...(round * 3) {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if let feed = try? FeedScanner.scan(damaged) { feed.readEverything() }
    }
  }
}

extension FeedColumns {
  /// A row in the golden file's form, without the file's name.
  fileprivate func goldenRow(_ row: Int) -> String {
    let trip = trips.descriptor[Int(stopTimes.trip[row])]
    return [
      text(trip.tripID), text(trip.routeID), text(trip.trainID), trip.isAssigned ? "1" : "0",
      ["", "N", "E", "S", "W"][Int(trip.compass)], text(stopTimes.stop[row]), String(stopTimes.arrival[row]),
      String(stopTimes.departure[row]), text(stopTimes.scheduledTrack[row]), text(stopTimes.actualTrack[row]),
    ].joined(separator: "\t")
  }
}

extension FeedColumns {
  /// Touches each value of each row, so that a span that leads outside would be found.
  func readEverything() {
    var length = text(header.version).utf8.count
    for row in 0..<stopTimes.count {
      length += text(stopTimes.stop[row]).utf8.count + text(stopTimes.actualTrack[row]).utf8.count
      #expect(Int(stopTimes.trip[row]) < trips.count)
    }
    for row in 0..<trips.count {
      length += text(trips.descriptor[row].tripID).utf8.count
      #expect(Int(trips.firstStop[row]) + Int(trips.stopCount[row]) <= stopTimes.count)
    }
    for row in 0..<vehicles.count { length += text(vehicles.descriptor[row].tripID).utf8.count }
    #expect(length >= 0)
  }
}
