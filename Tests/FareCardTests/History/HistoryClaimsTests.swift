@testable import FareCard
import Kernel
import TestSupport
import Testing

@Suite("What is said of a file of rides")
struct HistoryClaimsTests {
  private let now = Diary.at("2026-03-01 12:00")

  private func read(_ text: String, into card: Card = Card(id: "card")) throws -> HistoryImport {
    try HistoryImport(text, into: card, zone: Diary.zone, currency: .dollar, now: now)
  }

  @Test("nobody has ridden yet what is still to come; two clocks may differ by minutes")
  func future() throws {
    let read = try read(
      "time,kind,amount\n2026-03-01 12:04,ride,2.90\n2026-03-01 12:06,ride,2.90\n2027-02-01 08:00,ride,2.90\n9999-01-01 08:00,top-up,5\n"
    )
    #expect(read.added.count == 1 && read.faults.shown.map { $0.reason } == [.future, .future, .future])
  }

  @Test("a date in another order is refused with what is wanted", arguments: ["02/05/2026 08:10", "5.2.2026 08:10"])
  func order(date: String) throws {
    #expect(try read("time,kind,amount\n\(date),ride,2.90\n").faults.shown.map { $0.reason } == [.dateOrder])
  }

  @Test("20,000 rows that are all alike cost no more than others")
  func alike() throws {
    let head = "time,kind,amount\n"
    var different = head
    for row in 0..<5000 {
      different += "2025-\(10 + row / 2500)-0\(1 + row % 9) 0\(row % 10):\(10 + row / 10 % 50),top-up,\(row)\n"
    }
    let usual = try processorTime { _ = try read(different) }
    #expect(try read(different).faults.count == 0)
    let alike = try processorTime {
      let read = try read(head + String(repeating: "2026-01-03 08:00,ride,2.90\n", count: 5000))
      #expect(read.added.count == 100 && read.known == 4900)
    }
    #expect(alike < usual * 10, "\(usual) for different rows, \(alike) for rows alike")
  }

  @Test("a history in whichever order comes in in a time that grows as it does, and each entry once")
  func order() throws {
    var random = SeededRandom(seed: 9)
    func wallet(_ count: Int, _ arrange: ([Entry]) -> [Entry]) -> Wallet {
      let entries = (0..<count).map {
        Entry(id: "i\($0)", time: Instant(seconds: 1_700_000_000 + Int64($0) * 60), kind: .ride(Ride()))
      }
      var wallet = Wallet()
      for (index, operation) in FareCardOperation.imports(card: "card", arrange(entries)).enumerated() {
        operation.apply(to: &wallet, id: "x-\(index)")
        // The same piece of the file once more changes nothing.
        if index % 7 == 0 { operation.apply(to: &wallet, id: "y-\(index)") }
      }
      return wallet
    }
    let sorted = wallet(2000) { $0 }
    let shuffled = wallet(2000) { $0.shuffled(using: &random) }
    #expect(sorted.cards[0].entries.count == 2000 && sorted == shuffled)
    let few = processorTime { _ = wallet(2000) { $0.reversed() } }
    let many = processorTime { _ = wallet(16_000) { $0.reversed() } }
    #expect(many < few * 30, "\(few) for 2,000, \(many) for 16,000")
  }

  @Test("an entry that was removed comes back with the file, and no other one does")
  func removed() {
    var wallet = Wallet()
    let entries = (0..<3).map { Entry(id: "i\($0)", time: Instant(seconds: Int64($0) * 60), kind: .ride(Ride())) }
    for operation in FareCardOperation.imports(card: "card", entries) { operation.apply(to: &wallet, id: "x-1") }
    FareCardOperation.entryRemoved(EntryRemoved(card: "card", entry: "i1")).apply(to: &wallet, id: "x-2")
    for operation in FareCardOperation.imports(card: "card", entries) { operation.apply(to: &wallet, id: "x-3") }
    #expect(wallet.cards[0].entries.map { $0.id } == ["i0", "i1", "i2"])
  }
}
