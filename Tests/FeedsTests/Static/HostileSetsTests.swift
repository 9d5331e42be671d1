import Foundation
import Kernel
import TestSupport
import Testing

@testable import Feeds
import Wire

/// Sets that are well formed and ask for more than any timetable needs.
@Suite("A timetable made to do harm")
struct HostileSetsTests {
  /// One trip of so many calls, with times at the first and the last alone.
  private func untimed(calls: Int, from first: String, to last: String) -> SmallAgency {
    var rows = "trip_id,departure_time,stop_id,stop_sequence\n"
    for call in 0..<calls {
      let time = call == 0 ? first : call == calls - 1 ? last : ""
      rows += "W_060000_Q..S01,\(time),\(call % 2 == 0 ? "AS" : "BS"),\(call)\n"
    }
    return SmallAgency(["stop_times.txt": rows])
  }

  @Test(
    "a trip of thousands of untimed stops over a week is left out, rising and falling",
    arguments: [3_600, 12_500, 25_000], [("0:00:00", "168:59:59"), ("168:59:59", "0:00:00")])
  func untimedStops(calls: Int, times: (String, String)) throws {
    let error = #expect(throws: ImportError.self) {
      try untimed(calls: calls, from: times.0, to: times.1).imported()
    }
    #expect(
      error?.sentence
        == "No trip of the set can be used: stop_times.txt: \(calls) rows, of a trip with more than 1000 stops; "
        + "trips.txt: 1 row, fewer than two stops that can be used. Ask the agency for another.")
  }

  @Test("the longest trip that is taken has its times")
  func longestTrip() throws {
    let rising = try untimed(calls: 1000, from: "0:00:00", to: "168:59:59").imported()
    #expect(rising.report.trips == 1 && rising.report.departures == 999)
  }

  @Test("a trip whose times run backwards is left out whole, and said; the others stay")
  func backwards() throws {
    var agency = SmallAgency()
    let plain = try agency.imported().report
    agency.files["stop_times.txt"] = agency.files["stop_times.txt"]?.replacingOccurrences(
      of: "10:20:00,10:20:00", with: "10:15:29,10:15:29")
    let report = try agency.imported().report
    #expect(report.trips == plain.trips - 1)
    #expect(report.skipped.map(\.line) == ["stop_times.txt: 3 rows, of a trip whose times run backwards"])
    let falling = #expect(throws: ImportError.self) {
      try untimed(calls: 1000, from: "168:59:59", to: "0:00:00").imported()
    }
    #expect(falling?.sentence.contains("1000 rows, of a trip whose times run backwards") == true)
  }

  @Test("interpolated times are right where seconds times stops don't fit 32 bits")
  func interpolation() {
    var calls = CallTable()
    for place in 0...4000 {
      let time: Int32 = place == 0 ? 0 : place == 4000 ? 608_399 : CallTable.noTime
      calls.append(trip: 0, stop: 0, sequence: UInt32(place), time: time, boards: true)
    }
    #expect(calls.interpolate([TripRun(trip: 0, calls: 0..<4001)]) == 0)
    #expect(calls.times[2000] == 304_199 && calls.times[3999] == 608_246)
    calls.times = [608_399] + [Int32](repeating: CallTable.noTime, count: 3999) + [0]
    _ = calls.interpolate([TripRun(trip: 0, calls: 0..<4001)])
    #expect(calls.times[2000] == 304_200 && calls.times[3999] == 153)
  }

  @Test("a trip whose starts times its stops are more than a machine holds is left out, and the others stay")
  func products() throws {
    var agency = untimed(calls: 900, from: "10:00:00", to: "11:00:00")
    agency.files["stop_times.txt"]? += "W_061000_Q..N01,10:10:00,C,1\nW_061000_Q..N01,10:20:00,AN,3\n"
    agency.files["frequencies.txt"] =
      "trip_id,start_time,end_time,headway_secs\nW_060000_Q..S01,00:00:00,55:00:00,1\n"
    let took = try processorTime {
      let report = try agency.imported().report
      #expect(report.trips == 1 && report.departures == 1)
      #expect(report.skipped.map(\.line) == ["trips.txt: 1 row, more departures than can be taken in"])
    }
    #expect(took < .seconds(20))
  }

  @Test("rows of frequencies that make one start each are counted as well")
  func singleStarts() throws {
    var agency = SmallAgency()
    let rows = String(repeating: "W_060000_Q..S01,10:00:00,10:00:01,600\n", count: 200_010)
    agency.files["frequencies.txt"] = "trip_id,start_time,end_time,headway_secs\n" + rows
    let report = try agency.imported().report
    #expect(report.skipped.map(\.line) == ["frequencies.txt: 10 rows, more than can be taken in"])
    #expect(report.departures == 200_000 * 2 + 2)
  }

  @Test(
    "a trip of frequencies whose rows can't be used does not run at its own times",
    arguments: [
      "00:00:00,70:00:00,1", "05:00:00,04:00:00,600", "05:00:00,05:00:00,600", "x,06:00:00,600", "05:00:00,06:00:00,0",
    ])
  func templates(row: String) throws {
    var agency = SmallAgency()
    agency.files["frequencies.txt"] = "trip_id,start_time,end_time,headway_secs\nW_060000_Q..S01,\(row)\n"
    let plain = try SmallAgency().imported().report
    let report = try agency.imported().report
    #expect(report.departures == plain.departures - 2)
    #expect(report.skipped.first?.line.hasPrefix("frequencies.txt: 1 row, ") == true)
  }

  @Test("a set of which no trip runs on any day is refused, whatever days a service without trips has")
  func nothing() {
    var agency = SmallAgency()
    agency.files["calendar.txt"]? += "idle,1,1,1,1,1,1,1,20200101,20991231\n"
    agency.files["calendar.txt"] = agency.files["calendar.txt"]?.replacingOccurrences(
      of: "20251231", with: "20250101")
    let error = #expect(throws: ImportError.self) { try agency.imported() }
    guard case .noDays? = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test("a set whose trips nobody can board is refused with what was skipped")
  func nobodyBoards() {
    var agency = SmallAgency()
    agency.files["frequencies.txt"] =
      "trip_id,start_time,end_time,headway_secs\nW_060000_Q..S01,05:00:00,04:00:00,600\nW_061000_Q..N01,x,06:00:00,600\n"
    let error = #expect(throws: ImportError.self) { try agency.imported() }
    guard case .nothingRuns(let skipped)? = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(skipped.count == 2)
  }

  @Test("a file whose size is not what the zip says is damaged", arguments: [5, 5_000])
  func lyingSize(claimed: Int) throws {
    var zip = ZipWriter()
    for (name, text) in SmallAgency().files {
      zip.add(name, Array(text.utf8), claimedSize: name == "trips.txt" ? claimed : nil)
    }
    try SmallAgency.inFolder { folder in
      try Data(zip.bytes).write(to: URL(fileURLWithPath: folder + "/set.zip"))
      let error = #expect(throws: ImportError.self) {
        try StaticImport.run(zip: folder + "/set.zip", into: folder, today: Day(number: 0))
      }
      guard case .damaged(entry: "trips.txt", _) = error else {
        return #expect(Bool(false), "\(String(describing: error))")
      }
    }
  }

  @Test("a file packed in a way that isn't read, or locked, is not called damaged", arguments: [false, true])
  func otherPacking(isLocked: Bool) throws {
    var bytes = SmallAgency().zip
    // In the local header and in the directory: the flags, and two bytes on the method.
    for (mark, flags) in [([0x50, 0x4B, 3, 4], 6), ([0x50, 0x4B, 1, 2], 8)] as [([UInt8], Int)] {
      for place in 0..<(bytes.count - 12) where bytes[place..<(place + 4)].elementsEqual(mark) {
        if isLocked { bytes[place + flags] |= 1 } else { bytes[place + flags + 2] = 98 }
      }
    }
    let reason =
      isLocked ? "it is locked with a password" : "it is packed in a way that isn't read; GTFS sets use deflate"
    try SmallAgency.inFolder { folder in
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/set.zip"))
      let error = #expect(throws: ImportError.self) { try StaticImport.index(zip: folder + "/set.zip") }
      #expect(error?.sentence == "“agency.txt” in the zip file can't be unpacked here: \(reason).")
    }
  }

  @Test("what unpacks to two hundred times its size is a bomb, whatever the zip says of it")
  func bombs() {
    let small = ZipArchive.Entry(index: 0, name: "stop_times.txt", size: 1000, compressedSize: 100_000)
    #expect(!small.isBomb && !small.isBomb(after: 16 << 20) && !small.isBomb(after: 20_000_000))
    #expect(small.isBomb(after: 20_200_000))
    #expect(GTFSFile.stopTimes.limit == 512 << 20 && GTFSFile.trips.limit == 64 << 20)
  }
}
