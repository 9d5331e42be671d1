import Departures
import Foundation
import Kernel
import TestSupport
import Testing

@testable import Feeds

@Suite("The index file")
struct IndexFileTests {
  static func index() throws -> (TimetableIndex, [UInt8]) {
    try SmallAgency.inFolder { folder in
      let path = folder + "/set.zip"
      try Data(SmallAgency().zip).write(to: URL(fileURLWithPath: path))
      let index = try StaticImport.index(zip: path).0
      return (index, IndexFile.bytes(of: index))
    }
  }

  @Test("gives back the index that was written")
  func roundTrip() throws {
    let (index, bytes) = try Self.index()
    #expect(try IndexFile.index(from: bytes, path: "t") == index)
  }

  @Test("of the version before is read, without where trips end")
  func older() throws {
    let (index, bytes) = try Self.index()
    let old = try IndexFile.index(from: IndexFile.bytes(of: index, version: 1), path: "t")
    #expect(IndexFile.bytes(of: old, version: 1).count < bytes.count && old.callTimes == index.callTimes)
    let morning = try #require(Instant(iso8601: "2025-10-02T09:00:00-04:00"))
    #expect(Timetable(old).run("060000_Q..S01", morning)?.calls.map(\.stop) == ["A", "B"])
  }

  @Test("of a version without ways is read; nothing is joined to it that goes out", arguments: [UInt64(1), 2])
  func joinsNothing(version: UInt64) throws {
    let (index, _) = try Self.index()
    let old = try IndexFile.index(from: IndexFile.bytes(of: index, version: version), path: "t")
    let names = StaticNames(Places.network, Platforms(Places.network, isNewYork: true), Timetable(old))
    #expect(names.index.joinKeys.isEmpty && names.hasStop("R16N") && names.hasRoute("Q"))
  }

  @Test("that is not one, of another version, cut short, grown or changed is refused with the reason")
  func refused() throws {
    let (_, bytes) = try Self.index()
    func reason(_ bytes: [UInt8]) -> String? {
      do throws(ImportError) {
        _ = try IndexFile.index(from: bytes, path: "t")
        return nil
      } catch {
        return error.sentence
      }
    }
    func changed(_ place: Int) -> [UInt8] {
      var copy = bytes
      copy[place] ^= 1
      return copy
    }
    let end = " Import it again."
    #expect(reason([])?.hasSuffix("it is not a timetable index." + end) == true)
    #expect(reason(changed(0))?.hasSuffix("it is not a timetable index." + end) == true)
    #expect(reason(changed(9))?.hasSuffix("another version of the program wrote it." + end) == true)
    #expect(reason(changed(40))?.hasSuffix("its checksum is wrong." + end) == true)
    #expect(reason(bytes + [0])?.hasSuffix("it is longer than it says." + end) == true)
    for count in 16..<bytes.count {
      #expect(reason(Array(bytes[..<count]))?.hasSuffix("it is cut short." + end) == true)
    }
  }

  @Test("with a right checksum over wrong columns never traps")
  func hostile() throws {
    let (index, _) = try Self.index()
    var random = SeededRandom(seed: 9)
    var refused = 0
    for _ in 0..<2000 {
      var broken = index
      let wrong = UInt32.random(in: 0...UInt32.max, using: &random)
      switch Int.random(in: 0...10, using: &random) {
      case 0: broken.callStarts[Int.random(in: broken.callStarts.indices, using: &random)] = wrong
      case 1: broken.callTrips[0] = wrong
      case 2: broken.callTimes[0] = wrong
      case 3: broken.tripIDStarts[1] = wrong
      case 4: broken.tripServices[0] = wrong
      case 5: broken.tripHeadsigns[1] = wrong
      case 6: broken.exceptionStarts[1] = wrong
      case 7: broken.idHeadsigns.removeLast()
      case 8: broken.tripEnds[0] = wrong
      case 9: broken.tripLengths[1] = wrong
      default: broken.facts = Array("pocketful facts 9".utf8)
      }
      guard let read = try? IndexFile.index(from: IndexFile.bytes(of: broken), path: "t") else {
        refused += 1
        continue
      }
      let timetable = Timetable(read)
      let from = Instant(seconds: Int64.random(in: -9_000_000_000...9_000_000_000, using: &random))
      for stop in ["A", "B", "C"] { _ = timetable.calls(stop, from, from.adding(seconds: 90_000_000), 99) }
      _ = timetable.headsign("060000_Q..S01", "Q", .south)
      _ = timetable.run("060000_Q..S01", from)
    }
    #expect(refused > 1500)
  }
}

@Suite("A zip from outside")
struct HostileZipTests {
  @Test("cut anywhere or with bytes changed never traps")
  func hostile() throws {
    let bytes = SmallAgency().zip
    var random = SeededRandom(seed: 21)
    try SmallAgency.inFolder { folder in
      func take(_ bytes: [UInt8]) throws {
        let path = folder + "/set.zip"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        do throws(ImportError) {
          _ = try StaticImport.index(zip: path)
        } catch {
          #expect(!error.sentence.isEmpty)
        }
      }
      for count in stride(from: 0, to: bytes.count, by: 7) { try take(Array(bytes[..<count])) }
      for _ in 0..<400 {
        var broken = bytes
        for _ in 0...Int.random(in: 0...5, using: &random) {
          broken[Int.random(in: broken.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        try take(broken)
      }
    }
  }

  @Test("whose texts are garbage is refused, or read as a network that can be read again")
  func garbage() throws {
    var random = SeededRandom(seed: 22)
    let letters = Array("W_06000Q..S01,:ABCN\"\n\n,,9".utf8) + [0xFF]
    for _ in 0..<150 {
      var agency = SmallAgency()
      guard let name = agency.files.keys.sorted().randomElement(using: &random) else { continue }
      var bytes = Array((agency.files[name] ?? "").utf8)
      for _ in 0..<20 {
        bytes[Int.random(in: bytes.indices, using: &random)] = letters.randomElement(using: &random) ?? 0
      }
      agency.files[name] = String(decoding: bytes, as: UTF8.self)
      guard let network = try? agency.imported().loaded.network else { continue }
      #expect(try Network(facts: Array(network.facts.utf8)) == network)
    }
  }
}
