import Journal
import Kernel
import TestSupport
import Testing

@Suite("Writers, one each start")
struct WritersTests {
  @Test("two that write at the same moment, or in a copied profile, never give one name to two operations")
  func apart() {
    var one = Journal(writer: "start1", among: ["phone"])
    var other = Journal(writer: "start2", among: ["phone"])
    let here = one.draft(.note("here"), now: .at(1))
    let there = other.draft(.note("there"), now: .at(1))
    #expect(here.id != there.id && here.at != there.at)
    one.receive([here, there])
    other.receive([there, here])
    #expect(one.notes == ["here", "there"] && other.operations == one.operations)
  }

  @Test("what was made in sight of another is later, whatever the writers are called and the clock says")
  func inSight() {
    var one = Journal(writer: "z")
    let first = one.draft(.note("first"), now: .at(1000))
    var other = Journal(writer: "a")
    other.receive([first])
    other.receive([other.draft(.note("second"), now: .at(1))])
    #expect(other.notes == ["first", "second"])
  }

  @Test("a device takes back what its other starts and tabs made, and nothing of another device")
  func recent() {
    var journal = Journal(writer: "start3", among: ["phone", "start1"])
    for writer in ["phone", "start1", "start2", "tablet"] {
      var other = Journal(writer: writer)
      journal.receive([other.draft(.note(writer), now: .at(1))])
    }
    #expect(Set(journal.recent.map(\.id.writer)) == ["phone", "start1"])
    // Another tab writes for the first time.
    journal.adopt(["start2"])
    #expect(Set(journal.recent.map(\.id.writer)) == ["phone", "start1", "start2"])
  }

  @Test("the number of what could not be stored is nobody's, and no two have one")
  func burnt() {
    var journal = Journal(writer: "start1")
    let lost = journal.draft(.note("lost"), now: .at(1))
    let kept = journal.draft(.note("kept"), now: .at(1))
    journal.receive([kept])
    #expect(lost.id.counter == 1 && kept.id.counter == 2)
    #expect(journal.draft(.note("next"), now: .at(1)).id.counter == 3)
  }

  @Test("a file can't say anything in the name of this start, nor a million numbers ahead in that of an earlier one")
  func accepts() {
    var journal = Journal(writer: "start2", among: ["phone"])
    journal.receive([journal.draft(.note("a"), now: .at(1))])
    let names = [
      ("start2", 1, true), ("start2", 2, false), ("phone", 9, true), ("phone", 9_000_000, false),
      ("x", 9_000_000, true),
    ]
    for (writer, number, isAccepted) in names {
      #expect(journal.accepts(OperationID(writer: writer, counter: Int64(number))) == isAccepted, "\(writer)-\(number)")
    }
  }

  @Test("a device's last fifty are counted over all its starts: three entries a start settle like a hundred in one")
  func settled() {
    let day: Int64 = 86_400_000
    var journal = Journal(writer: "start0", among: (1...40).map { "start\($0)" })
    for start in 0..<40 {
      var other = Journal(writer: "start\(start)")
      for index in 0..<3 {
        let change = Change(kind: "toy.set", fields: .object(["value": .string("\(start) \(index)")]))
        journal.receive([other.draft(change, now: .at(Int64(start * 3 + index) * day))])
      }
    }
    #expect(journal.needless { _ in Register("toy") }.count == 69)
    // Of writers that are another's it is not known which of them are one device.
    var stranger = Journal(writer: "stranger")
    stranger.receive(journal.operations)
    #expect(stranger.needless { _ in Register("toy") }.isEmpty)
  }
}

@Suite("Known numbers")
struct KnownNumbersTests {
  @Test("they are what was added, in any order, in as few runs as can be, also when read back", arguments: 0..<30)
  func same(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var known = KnownNumbers()
    var all: Set<OperationID> = []
    for _ in 0..<300 {
      let id = OperationID(
        writer: ["a", "b-1", "c"].randomElement(using: &random) ?? "a", counter: .random(in: 1...120, using: &random))
      known.add(id)
      all.insert(id)
    }
    let read = KnownNumbers(json: try JSON.parse(known.json.text))
    for writer in ["a", "b-1", "c", "d"] {
      let numbers = Set(all.filter { $0.writer == writer }.map(\.counter))
      for number in 1...121 as ClosedRange<Int64> {
        let id = OperationID(writer: writer, counter: number)
        #expect(known.contains(id) == numbers.contains(number) && read.contains(id) == numbers.contains(number))
      }
      #expect(known.runs(of: writer).count == numbers.filter { !numbers.contains($0 - 1) }.count)
    }
  }

  @Test(
    "what is no such list says nothing",
    arguments: ["null", "[]", "{\"a\":7}", "{\"a\":[[2,1],[0,3],[1],\"x\"]}", "{\"a b\":[[1,2]]}"])
  func damaged(text: String) throws {
    let known = KnownNumbers(json: try JSON.parse(text))
    #expect(
      !known.contains(OperationID(writer: "a", counter: 1)) && !known.contains(OperationID(writer: "a", counter: 2)))
  }
}
