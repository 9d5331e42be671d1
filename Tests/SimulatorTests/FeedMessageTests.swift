import Departures
import Feeds
import Kernel
import Simulator
import Testing

@Suite("A feed's bytes")
struct FeedMessageTests {
  private static let cases = TransitFeed.all.flatMap { feed in Rail.moments.map { (feed, $0) } }

  @Test("the scanner reads all of it, at every time of day", arguments: cases)
  func readable(feed: TransitFeed, now: Int64) throws {
    let columns = try Rail.columns(feed, at: now)
    #expect(columns.malformed == 0)
    #expect(columns.header.timestamp == feed.header(at: now))
    #expect(columns.text(columns.header.version) == "1.0")
    #expect(columns.text(columns.header.subwayVersion) == "1.0")
    #expect(columns.trips.count > 2)
    for row in 0..<columns.trips.count {
      let trip = columns.trips.descriptor[row]
      #expect(feed.lines.contains(columns.text(trip.routeID)))
      #expect(columns.text(trip.startDate).utf8.count == 8)
    }
  }

  @Test("every line of a feed has trains in the rush hour")
  func lines() throws {
    for feed in TransitFeed.all {
      let columns = try Rail.columns(feed, at: Rail.rushHour)
      let routes = Set((0..<columns.trips.count).map { columns.text(columns.trips.descriptor[$0].routeID) })
      let running = Set(Rail.plan.runs.filter { feed.lines.contains($0.line) }.map(\.line))
      #expect(routes == running)
    }
  }

  @Test("the same seed and second give the same bytes, another seed others")
  func determinism() throws {
    for feed in TransitFeed.all {
      let again = Traffic(plan: Plan(network: BuiltIn.newYork), seed: 7)
      let bytes = FeedMessage.bytes(feed: feed, traffic: Rail.traffic, header: Rail.noon)
      #expect(bytes == FeedMessage.bytes(feed: feed, traffic: again, header: Rail.noon))
      let other = Traffic(plan: Rail.plan, seed: 8)
      #expect(bytes != FeedMessage.bytes(feed: feed, traffic: other, header: Rail.noon))
    }
  }

  @Test("headers move every 3 s on the numbered lines, every 15 s elsewhere, and never go back")
  func headers() {
    for feed in TransitFeed.all {
      let seen = Set((0..<60).map { feed.header(at: Rail.noon + $0) })
      #expect((60 / Int(feed.period)...60 / Int(feed.period) + 1).contains(seen.count))
      for second in Rail.noon..<Rail.noon + 60 {
        #expect((0..<feed.period).contains(second - feed.header(at: second)))
      }
    }
  }

  @Test("a train's stops ahead only ever become fewer, from quarter minute to quarter minute")
  func trainsMove() throws {
    let feed = try Rail.feed("-g")
    var ahead: [String: Int] = [:]
    var moved = 0
    for now in stride(from: Rail.noon, to: Rail.noon + 1200, by: 15) {
      let columns = try Rail.columns(feed, at: now)
      for row in 0..<columns.vehicles.count {
        let id = columns.text(columns.vehicles.descriptor[row].tripID)
        let sequence = Int(columns.vehicles.sequence[row])
        if let before = ahead[id] {
          #expect(sequence >= before && sequence <= before + 1, "\(id)")
          moved += sequence > before ? 1 : 0
        }
        ahead[id] = sequence
      }
    }
    #expect(moved > 50)
  }

  @Test("unassigned trips are announced 35 minutes ahead on the numbered lines, 30 on the L, 60 elsewhere")
  func lookAhead() throws {
    for (suffix, minutes) in [("", 35), ("-l", 30), ("-nqrw", 60)] {
      let feed = try Rail.feed(suffix)
      let firsts = Rail.traffic.courses(of: feed, at: Rail.noon).map { $0.scheduled - Rail.noon }
      #expect(firsts.allSatisfy { $0 <= Int64(minutes) * 60 })
      #expect(firsts.contains { $0 > Int64(minutes - 8) * 60 })
    }
  }

  @Test("lettered feeds have vehicles for trips without a train, timed in the future; the others have none")
  func futureVehicles() throws {
    for (suffix, expected) in [("", false), ("-l", false), ("-ace", true)] {
      let feed = try Rail.feed(suffix)
      let columns = try Rail.columns(feed, at: Rail.noon)
      let future = (0..<columns.vehicles.count).contains { columns.vehicles.timestamp[$0] > columns.header.timestamp }
      #expect(future == expected)
      #expect(columns.vehicles.count <= columns.trips.count)
    }
  }

  @Test("one to four in a hundred stop times are past")
  func pastStopTimes() throws {
    var (past, all) = (0, 0)
    for feed in TransitFeed.all {
      for now in Rail.moments {
        let columns = try Rail.columns(feed, at: now)
        all += columns.stopTimes.count
        past +=
          (0..<columns.stopTimes.count).filter { row in
            max(columns.stopTimes.departure[row], columns.stopTimes.arrival[row]) < columns.header.timestamp
          }.count
      }
    }
    #expect((1.0...4.0).contains(Double(past) * 100 / Double(all)), "\(past) of \(all)")
  }

  @Test("the oddities of the real feeds are there: a ghost, doubles, trips without stops, timing points")
  func oddities() throws {
    var (doubles, empty, ghosts, points) = (0, 0, 0, 0)
    let stops = Set(Rail.plan.network.stations.flatMap(\.stops).map(\.id))
    for feed in TransitFeed.all {
      for now in Rail.moments {
        let columns = try Rail.columns(feed, at: now)
        let ids = (0..<columns.trips.count).map { columns.text(columns.trips.descriptor[$0].tripID) }
        doubles += ids.count - Set(ids).count
        empty += (0..<columns.trips.count).filter { columns.trips.stopCount[$0] == 0 }.count
        ghosts +=
          (0..<columns.vehicles.count).filter {
            columns.header.timestamp - columns.vehicles.timestamp[$0] > 10 * 3600
          }.count
        points +=
          (0..<columns.stopTimes.count).filter {
            !stops.contains(String(columns.text(columns.stopTimes.stop[$0]).dropLast()))
          }.count
      }
    }
    #expect(doubles > 0 && empty > 0 && points > 0)
    #expect(ghosts == TransitFeed.all.count * Rail.moments.count)
  }

  @Test("tracks say something on the numbered lines; only trips with a train say which they are on")
  func tracks() throws {
    let columns = try Rail.columns(try Rail.feed(""), at: Rail.rushHour)
    let other = (0..<columns.stopTimes.count).filter { row in
      let actual = columns.text(columns.stopTimes.actualTrack[row])
      return !actual.isEmpty && actual != columns.text(columns.stopTimes.scheduledTrack[row])
    }.count
    #expect(other > 0 && other * 10 < columns.stopTimes.count)
  }

  @Test("when nothing runs the header still moves and nothing follows it")
  func nothingRuns() throws {
    let still = Traffic(plan: Rail.plan, seed: 1, runs: false)
    let columns = try Rail.columns(try Rail.feed("-ace"), at: Rail.noon, still)
    #expect(columns.trips.count == 0 && columns.vehicles.count == 0 && columns.header.timestamp > 0)
  }
}
