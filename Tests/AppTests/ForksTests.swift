import FareCard
import Journal
import Kernel
import TestSupport
import Testing

@testable import App

/// One phone, its journal as an early version wrote it: all of a profile's entries by one writer, a copied profile's too.
@Suite("Two phones of one name")
struct ForksTests {
  /// What a person did, as far as it matters here; a number is the place of an earlier one of the same phone.
  private enum Deed {
    case ride, topUp
    case reprice(Int)
    case undo(Int)
  }

  /// A phone's life after the copy: each deed an operation by `writer`, numbered from `first` on.
  private static func life(_ deeds: [Deed], writer: String, first: Int64, hour: Int64) -> [Operation] {
    var operations: [Operation] = []
    for (index, deed) in deeds.enumerated() {
      let now = Town.now.adding(seconds: hour * 3600 + Int64(index) * 60)
      let id = OperationID(writer: writer, counter: first + Int64(index))
      let at = HybridTimestamp(milliseconds: now.milliseconds, counter: 0, writer: writer)
      let card = JSON.Member("card", .string(writer == "phone" ? "card" : "card@phone"))
      let change: Change =
        switch deed {
        case .ride:
          Change(
            kind: "fareCard.rode",
            fields: .object([card, .init("time", .integer(now.milliseconds)), .init("service", .string("base"))]))
        case .topUp:
          Change(
            kind: "fareCard.toppedUp",
            fields: .object([
              card, .init("time", .integer(now.milliseconds)), .init("amount", .integer(1000)),
              .init("currency", .string("USD")),
            ]))
        case .reprice(let place):
          Change(
            kind: "fareCard.entryChanged",
            fields: .object([
              card, .init("entry", .string(operations[place].id.text)),
              .init("amount", .integer(Int64(100 + index))), .init("currency", .string("USD")),
            ]))
        case .undo(let place): Journal(writer: writer).undo(operations[place].id)
        }
      operations.append(Operation(id: id, at: at, change: change))
    }
    return operations
  }

  private static func deeds(_ count: Int, _ random: inout SeededRandom) -> [Deed] {
    (0..<count).map { index in
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: .ride
      case 2, 3: .topUp
      case 4: index == 0 ? .ride : .reprice(Int.random(in: 0..<index, using: &random))
      default: index == 0 ? .topUp : .undo(Int.random(in: 0..<index, using: &random))
      }
    }
  }

  private static func journal(_ operations: [Operation]) -> Journal {
    var journal = Journal(writer: "later")
    journal.receive(operations)
    return journal
  }

  /// What would come in of a file with these.
  private static func preview(_ operations: [Operation], into journal: Journal) -> ImportPreview {
    var file = DataFile()
    for operation in operations { file.add(operation: operation.text) }
    return ImportPreview(file, journal, aside: [])
  }

  /// Each card's entries without their names.
  private static func entries(_ operations: [Operation]) -> [[String]] {
    let kept = journal(operations).fold(Kept()) { $0.apply(DecodedOperation($1)) }
    return kept.fareCard.cards.map { card in card.entries.map { "\($0.time) \($0.kind)" } }
  }

  @Test("the other's ride and its money come in beside one's own, and are told apart by all that speaks of them")
  func both() throws {
    let shared = Self.life([.topUp, .topUp], writer: "phone", first: 1, hour: 0)
    let mine = shared + Self.life([.ride], writer: "phone", first: 3, hour: 1)
    let theirs = shared + Self.life([.topUp, .reprice(0), .ride, .undo(2)], writer: "phone", first: 3, hour: 2)
    let preview = Self.preview(theirs, into: Self.journal(mine))
    #expect(preview.fresh.count == 4 && preview.known == 2 && preview.unusable == 0)
    let brought = try preview.fresh.map { try Operation(text: $0) }
    #expect(Set((mine + brought).map(\.id)).count == 7)
    // The repriced one is theirs, not the ride of the same number here.
    #expect(brought[1].change.fields["entry"]?.string == brought[0].id.text)
    let again = Self.preview(theirs, into: Self.journal(mine + brought))
    #expect(again.isEmpty && again.known == theirs.count)
  }

  @Test("whatever both did is there as if each had had a name, in either direction, however often", arguments: 0..<200)
  func property(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 0..<6, using: &random)
    let shared = Self.life(Self.deeds(count, &random), writer: "phone", first: 1, hour: 0)
    let next = Int64(count + 1)
    let mine = Self.deeds(Int.random(in: 0..<8, using: &random), &random)
    let theirs = Self.deeds(Int.random(in: 0..<8, using: &random), &random)
    let here = shared + Self.life(mine, writer: "phone", first: next, hour: 100)
    let there = shared + Self.life(theirs, writer: "phone", first: next, hour: 200)
    var journal = here
    for _ in 0..<2 {
      let preview = Self.preview(there, into: Self.journal(journal))
      journal += try preview.fresh.map { try Operation(text: $0) }
    }
    #expect(Set(journal.map(\.id)).count == journal.count, "nothing came twice")
    let named = here + Self.life(theirs, writer: "tablet", first: next, hour: 200)
    #expect(Self.entries(journal) == Self.entries(named))
  }

  @Test("many at once, as a hostile file has them, take no longer for each")
  func many() {
    let mine = Self.life(Array(repeating: .ride, count: 5000), writer: "phone", first: 1, hour: 0)
    let theirs = Self.life(Array(repeating: .topUp, count: 5000), writer: "phone", first: 1, hour: 0)
    #expect(Self.preview(theirs, into: Self.journal(mine)).fresh.count == 5000)
  }
}
