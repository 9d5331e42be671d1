import Departures
import Foundation
import Kernel
import TestSupport
import Testing

@testable import Feeds

@Suite("The index's timings")
struct TimingIndexTests {
  private func index(_ agency: SmallAgency) throws -> TimetableIndex {
    try SmallAgency.inFolder { folder in
      let path = folder + "/set.zip"
      try Data(agency.zip).write(to: URL(fileURLWithPath: path))
      return try StaticImport.index(zip: path).0
    }
  }

  @Test("keep each way's seconds once, where one may board, and which station a platform is of")
  func timings() throws {
    var agency = PlainStage.agency
    agency.files["trips.txt"]? += "SS,W,later,Sand,0\nSS,W,blank,Sand,0\n"
    agency.files["stop_times.txt"] = """
      trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type
      out,10:25:00,10:25:00,p1,1,0
      out,10:30:00,10:30:00,q1,4,1
      out,10:40:00,10:40:00,S,9,0
      later,11:25:00,11:25:00,p1,1,0
      later,11:30:00,11:30:00,q1,4,1
      later,11:40:00,11:40:00,S,9,0
      blank,,,p1,1,0
      blank,11:30:00,11:30:00,q1,2,0
      blank,11:40:00,11:40:00,S,3,0

      """
    let index = try index(agency)
    let statics = try #require(StaticCalls(Timetable(index)))
    let trip = { (id: String) in statics.trip(named: Array(id.utf8)) ?? -1 }
    #expect(index.tripTimings[trip("out")] == index.tripTimings[trip("later")])
    let timing = try #require(index.timing(of: trip("out")))
    #expect(timing.map { statics.seconds($0) } == [0, 300, 900])
    #expect(timing.dropLast().map { statics.boards($0) } == [true, false])
    #expect(try #require(index.timing(of: trip("blank"))).map { statics.seconds($0) } == [nil, 0, 600])
    #expect(zip(index.stopIDs, index.stopRoots).map { "\($0)-\(index.stopIDs[Int($1)])" }.contains("p-two-P"))
    let day = index.timing(of: trip("back"))
    #expect(day == nil, "a trip without calls has no timing")
  }

  @Test("stand in the file; an older file is read without them, and feeds are then as they came")
  func file() throws {
    let index = try index(PlainStage.agency)
    #expect(try IndexFile.index(from: IndexFile.bytes(of: index), path: "t") == index)
    let old = try IndexFile.index(from: IndexFile.bytes(of: index, version: 3), path: "t")
    #expect(StaticCalls(Timetable(old)) == nil && old.joinKeys == index.joinKeys)
  }

  @Test("New York's network asks none of them: its feeds tell times")
  func newYork() throws {
    let set = try PlainStage.set.get()
    #expect(BoardSet(network: BuiltIn.newYork, timetable: set.timetable, feeds: []).statics == nil)
    #expect(BoardSet(network: try #require(set.network), timetable: set.timetable, feeds: []).statics != nil)
  }

  @Test("wrong ones behind a right checksum are refused, or read without a trap")
  func hostile() throws {
    let index = try index(PlainStage.agency)
    let loaded = try PlainStage.set.get()
    var random = SeededRandom(seed: 14)
    for _ in 0..<1500 {
      var broken = index
      let wrong =
        Bool.random(using: &random)
        ? UInt32.random(in: 0...UInt32.max, using: &random) : UInt32.random(in: 0...9, using: &random)
      func put(_ column: inout [UInt32]) { column[Int.random(in: column.indices, using: &random)] = wrong }
      switch Int.random(in: 0...10, using: &random) {
      case 0: put(&broken.stopRoots)
      case 1: put(&broken.tripBegins)
      case 2: put(&broken.tripTimings)
      case 3: put(&broken.timingStarts)
      case 4: put(&broken.timingSeconds)
      case 5: put(&broken.frequencyTrips)
      case 6: put(&broken.frequencyBegins)
      case 7: put(&broken.frequencyEnds)
      case 8: put(&broken.frequencyHeadways)
      case 9: broken.tripSides.removeLast()
      default: put(&broken.waySequences)
      }
      guard let read = try? IndexFile.index(from: IndexFile.bytes(of: broken), path: "t") else { continue }
      var set = loaded
      set.timetable = Timetable(read)
      let stage = try PlainStage(set) { feed in
        for trip in ["out", "back", "exact", "headway"] {
          feed.train(.plain(trip, startTime: "10:21:00", delay: 60), [.init("q1", sequence: 4, delay: 30)])
          feed.train(.plain(trip), [.init("q1", departure: soon(600))])
        }
      }
      for station in ["P", "Q", "S"] { _ = stage.rows(station) }
    }
  }
}
