import Kernel
@testable import Score
import TestSupport
import Testing

/// One report is one entry, in whatever order devices' operations come, and what was done to it holds.
@Suite("Entries of what the upstream sent")
struct SentEntriesTests {
  private static let one = Report.of(510).content
  private static let two = Report.of(520).content

  @Test(
    "in all orders the same reports are the same entries, and deletions and changes hold",
    arguments: [
      // Two devices' R1, one R2; deleted and changed by what they say.
      [.sent("a-1", 10, 510), .sent("b-1", 12, 510), .sent("a-2", 20, 520), .removed(one), .changed(two, 25, 521)],
      // The same by the operations' names, of either device.
      [
        .sent("a-1", 10, 510), .sent("b-1", 12, 510), .sent("a-2", 20, 520), .removed("b-1"), .changed("a-2", nil, 522),
      ],
      // R1 changed in its day and its score.
      [
        .sent("a-1", 10, 510), .sent("b-1", 9, 510), .sent("b-2", 20, 520), .changed(one, 30, nil),
        .changed(one, nil, 500),
      ],
      // By their times R1, R2, R1: two entries of R1, the second of them deleted.
      [
        .sent("a-1", 30, 510), .sent("b-1", 10, 510), .sent("b-2", 20, 520), .removed(one + ".2"),
        .changed(one, nil, 1),
      ],
      // At the same moment.
      [.sent("a-1", 10, 510), .sent("b-1", 10, 510), .sent("b-2", 10, 520), .removed("a-1"), .changed(two, nil, 9000)],
      // Changed and deleted.
      [.sent("a-1", 10, 510), .sent("b-1", 12, 510), .changed("a-1", 11, 511), .changed(one, 13, nil), .removed(one)],
    ] as [[SentStep]])
  func orders(steps: [SentStep]) {
    for order in Self.permutations(steps) {
      #expect(Self.lines(Self.file(order)) == SentOracle.entries(order), "\(order)")
    }
  }

  @Test("a deletion holds when another device's same report comes, earlier or later, before or after it")
  func deleted() {
    let steps: [SentStep] = [.sent("a-1", 10, 510), .removed(Self.one)]
    for time in [Int64(5), 10, 15] {
      for place in 0...2 {
        var order = steps
        order.insert(.sent("b-1", time, 510), at: place)
        #expect(Self.file(order).reports.isEmpty)
      }
    }
  }

  @Test("the same again after something else is another entry, which a deletion of the first leaves")
  func again() {
    let file = Self.file([
      .sent("a-1", 10, 510), .sent("a-2", 20, 520), .removed(Self.one), .sent("a-3", 30, 510), .sent("a-4", 40, 510),
    ])
    #expect(file.reports.map(\.id) == [Self.two, Self.one + ".2"])
    #expect(file.reports.last?.time == Instant(seconds: 30))
  }

  @Test("an entry is found by the operations that journals of before name it by")
  func aliases() {
    let file = Self.file([.sent("a-1", 10, 510), .sent("b-1", 12, 510), .sent("b-2", 20, 520), .removed("b-2")])
    #expect(file.entry("b-1") == file.entry(Self.one) && file.entry("a-1")?.report.score == 510)
    #expect(file.entry("b-2") == nil && file.entry(Self.two) == nil && file.entry("c-1") == nil)
    #expect(file.names.contains("b-1") && !file.names.contains("b-2"))
  }

  @Test("a row of a file that is an entry already stands once, and alone where that was deleted")
  func imported() {
    let row = DatedReport(id: Self.one, scale: Scale.ofReports, time: Instant(seconds: 11), report: .of(510))
    let old = DatedReport(id: "a-1", scale: Scale.ofReports, time: Instant(seconds: 11), report: .of(510))
    var file = Self.file([.sent("a-1", 10, 510)])
    ScoreOperation.imported(Imported(entries: [row, old])).apply(to: &file, id: "a-2")
    #expect(file.reports.map(\.time) == [Instant(seconds: 10)])
    ScoreOperation.entryRemoved(EntryRemoved(entry: "a-1")).apply(to: &file, id: "a-3")
    #expect(file.reports.map(\.time) == [Instant(seconds: 11)])
    ScoreOperation.entryRemoved(EntryRemoved(entry: Self.one)).apply(to: &file, id: "a-4")
    #expect(file.reports == [])
  }

  @Test("the entry says what the first of them said")
  func first() {
    let reports = [9, 8, 7].map { Report.of(510, [.daysUntilNextReport: .integer($0)]) }
    let said = [("b-1", Int64(20), reports[0]), ("a-1", 10, reports[1]), ("c-1", 30, reports[2])]
    for order in Self.permutations(said) {
      var file = CreditFile()
      for (id, time, report) in order { file.take(SentReport(id: id, time: Instant(seconds: time), report: report)) }
      #expect(file.reports.map(\.report) == [reports[1]])
    }
  }

  @Test("a name is of content alone, however it is spelt")
  func names() {
    let one = Report.of(
      510, [.status: .string("A"), .hasEverDefaulted: .bool(true), .percentageCreditUsed: .number(3)])
    let same = Report.of(
      510, [.status: .string("A"), .hasEverDefaulted: .bool(true), .percentageCreditUsed: .integer(3)])
    #expect(one.content == same.content)
    let others = [
      Report.of(510), .of(510, [.status: .null]), .of(510, [.status: .bool(false)]), .of(510, [.status: .bool(true)]),
      .of(510, [.status: .integer(0)]), .of(510, [.status: .number(0.5)]), .of(510, [.status: .string("")]),
      .of(510, [.personaType: .null]), .of(511), .of(510, most: 701),
    ]
    #expect(Set(others.map(\.content)).count == others.count)
    // As journals have it.
    #expect(Report.of(514).content == "i654b6062decfb8e7")
  }

  @Test(
    "any life of several devices gives the entries that a plain table gives", arguments: 1...60 as ClosedRange<UInt64>)
  func property(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var steps: [SentStep] = []
    var entered: [String] = []
    var operations: [(id: String, operation: ScoreOperation)] = []
    var file = CreditFile()
    for number in 0..<60 {
      let names = file.reports.map(\.id) + file.sent.flatMap(\.ids) + [Self.one, Self.two, Self.one + ".2", "nobody-1"]
      let name = names.randomElement(using: &random) ?? ""
      let time = Int64.random(in: 1...30, using: &random)
      let score = Int.random(in: 0...1, using: &random) * 10 + 510
      let id = "\(["a", "b", "c"].randomElement(using: &random) ?? "")-\(number)"
      if Int.random(in: 0...9, using: &random) == 0 {
        entered.append(id)
        let fact = Entered(scale: "fico8", time: Instant(seconds: time), report: .of(700, least: 300, most: 850))
        operations.append((id, .entered(fact)))
      } else {
        let step: SentStep =
          switch Int.random(in: 0...5, using: &random) {
          case 0: .removed(name)
          case 1: .changed(name, time, nil)
          case 2: .changed(name, nil, [3, 9000].randomElement(using: &random))
          default: .sent(id, time, score)
          }
        let isNew = file.isNew(.of(score), at: Instant(seconds: time))
        let before = SentOracle.runs(steps)
        #expect(isNew == (SentOracle.runs(steps + [.sent(id, time, score)]).count != before.count))
        steps.append(step)
        operations.append((id, step.operation))
      }
      operations[operations.count - 1].operation.apply(to: &file, id: id)
    }
    #expect(Self.lines(file).filter { !$0.contains("700") } == SentOracle.entries(steps))
    #expect(file.reports.map(\.id).count == Set(file.reports.map(\.id)).count)
    let json = try JSON.parse(file.snapshot.text)
    #expect(CreditFile(snapshot: json) == file)
    // Without all that a later deletion overwrote.
    var written: Set<String> = []
    var less: [(id: String, operation: ScoreOperation)] = []
    for (id, operation) in operations.reversed() {
      let register = operation.register(id: id)
      if let register, written.contains(register.name) { continue }
      if let register, register.reach == .whole { written.insert(register.name) }
      less.append((id, operation))
    }
    var again = CreditFile()
    for (id, operation) in less.reversed() { operation.apply(to: &again, id: id) }
    #expect(again == file)
  }

  private static func file(_ steps: [SentStep]) -> CreditFile {
    var file = CreditFile()
    for (index, step) in steps.enumerated() { step.operation.apply(to: &file, id: step.id ?? "z-\(index)") }
    return file
  }

  private static func lines(_ file: CreditFile) -> [String] {
    file.reports.map { "\($0.time.seconds) \($0.id) \($0.report.score)" }
  }

  private static func permutations<Element>(_ list: [Element]) -> [[Element]] {
    guard !list.isEmpty else { return [[]] }
    return list.indices.flatMap { index in
      var rest = list
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
