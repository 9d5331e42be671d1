import Departures
import Feeds
import Foundation
import Kernel
import Simulator
import Testing

@Suite("The static set")
struct StaticSetTests {
  /// One for all tests: it takes a debug build some seconds.
  private static let made: (zip: Int, report: ImportReport, timetable: Timetable)? = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("simulator-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let day = Rail.plan.network.zone.local(Instant(seconds: Rail.noon)).day
      let bytes = StaticSet.archive(Rail.plan, firstDay: day.adding(days: -7), lastDay: day.adding(days: 90))
      let zip = folder.appendingPathComponent("gtfs_subway.zip")
      try Data(bytes).write(to: zip)
      let report = try StaticImport.run(zip: zip.path, into: folder.path, today: Day(number: 0))
      return (bytes.count, report, try StaticImport.load(from: folder.path).timetable)
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }()

  @Test("the importer reads every row of it, and it is under 8 MB")
  func imports() throws {
    let made = try #require(StaticSetTests.made)
    #expect(made.zip < 8 << 20)
    #expect(made.report.skipped.isEmpty)
    let trips = Rail.plan.runs.reduce(0) { $0 + $1.departures.reduce(0) { $0 + $1.count } }
    #expect(made.report.trips == trips)
  }

  @Test("most realtime trips are in it by their id, and go where their train goes")
  func joins() throws {
    let timetable = try #require(StaticSetTests.made).timetable
    var (all, found, right) = (0, 0, 0)
    for feed in TransitFeed.all {
      for course in Rail.traffic.courses(of: feed, at: Rail.noon) {
        let id = TripID.realtime(
          origin: course.origin, run: course.run, style: feed.style, noise: course.noise.of(9))
        all += 1
        guard let headsign = timetable.headsign(id, course.run.line, course.run.direction) else { continue }
        found += 1
        if headsign == course.run.headsign { right += 1 }
      }
    }
    #expect(found * 100 > all * 85 && found < all, "\(found) of \(all)")
    #expect(right * 100 > found * 97, "\(right) of \(found)")
  }

  @Test("it says the departures that the feeds' unassigned trips say")
  func agrees() throws {
    let timetable = try #require(StaticSetTests.made).timetable
    let run = try #require(Rail.plan.runs.first { $0.line == "Q" && $0.direction == .south })
    let calls = timetable.calls(
      "R16", Instant(seconds: Rail.noon), Instant(seconds: Rail.noon + 3600), 100
    ).filter { $0.route == "Q" && $0.direction == .south }
    let stop = try #require(run.platforms.firstIndex(of: "R16S"))
    let planned = Rail.traffic.courses(of: try Rail.feed("-nqrw"), at: Rail.noon)
      .filter { $0.run.number == run.number }.map { $0.scheduled + Int64(run.offsets[stop]) }
      .filter { (Rail.noon..<Rail.noon + 3600).contains($0) }
    #expect(!planned.isEmpty)
    #expect(Set(planned).isSubset(of: Set(calls.map(\.time.seconds))))
  }
}
