@testable import FareCard
import Kernel
import Languages
import Testing

@Suite("A ride's facts")
struct RideFactsTests {
  /// One fact is another than in `Ride()`, each time another one.
  private static let facts: [(name: String, ride: Ride)] = [
    ("service", Ride(service: .express)),
    ("isTransfer", Ride(isTransfer: true)),
    ("amount", Ride(amount: Money(minor: 365, .dollar))),
  ]
  /// All combinations, with amounts of either kind.
  private static let rides: [Ride] = Service.allCases.flatMap { service in
    [false, true].flatMap { isTransfer in
      [nil, Money(minor: 0, .dollar), Money(minor: 290, .euro)].map {
        Ride(service: service, isTransfer: isTransfer, amount: $0)
      }
    }
  }
  private let time = Diary.at("2026-01-03 08:00")

  private func entry(_ ride: Ride) -> Entry { Entry(id: "phone-1", time: time, kind: .ride(ride)) }

  private func file(_ ride: Ride) throws -> HistoryImport {
    var card = Card(id: "card")
    card.insert(entry(ride))
    let text = HistoryExport.csv(card, Ledger(card), in: Diary.zone)
    return try HistoryImport(text, into: Card(id: "other"), zone: Diary.zone, currency: .dollar, now: time)
  }

  /// A new one is to be added to the list above, and what is below then asks for it in each form.
  @Test("are all tried here")
  func all() {
    #expect(Mirror(reflecting: Ride()).children.map(\.label) == Self.facts.map(\.name))
  }

  @Test("are kept by an operation, a row and a file", arguments: rides + facts.map(\.ride))
  func kept(ride: Ride) throws {
    let rode = Rode(card: "card", time: time, ride: ride)
    #expect(Rode().read(rode.json) == rode)
    let imported = Imported(card: "card", entries: [entry(ride)])
    #expect(Imported().read(imported.json) == imported)
    // A file's amounts are in the card's currency.
    if ride.amount?.currency == .euro { return }
    #expect(try file(ride).added == [entry(ride)])
  }

  @Test("stand under headings that are read again", arguments: HistoryColumn.allCases)
  func heading(column: HistoryColumn) { #expect(HistoryColumn(heading: column.name) == column) }

  @Test("tell one ride from another", arguments: facts.map(\.ride))
  func identity(ride: Ride) {
    func named(_ ride: Ride) -> String? {
      var known = KnownEntries(Card(id: "card"))
      return known.newID(for: entry(ride), named: "")
    }
    #expect(named(ride) != named(Ride()))
    #expect(named(ride) == named(ride))
  }

  /// Worked out apart from this code, as journals have them.
  @Test(
    "make the id that they always made, so that an old file brings nothing twice",
    arguments: [
      (Entry.Kind.ride(Ride()), "if45439f8ead3ce05"),
      (.ride(Ride(service: .express, isTransfer: true)), "i43534fc0fdea9946"),
      (.ride(Ride(service: .express, amount: Money(minor: 365, .dollar))), "ia33deb51e328c28c"),
      (.topUp(Money(minor: 2000, .euro)), "ie15297012be6fc4e"),
      (.correction(Money(minor: -50, .pound)), "i0f28ca631c3c8c1c"),
    ])
  func id(kind: Entry.Kind, id: String) {
    var known = KnownEntries(Card(id: "card"))
    #expect(known.newID(for: Entry(id: "", time: time, kind: kind), named: "") == id)
  }

  @Test("can each be changed in the form, and changed back", arguments: facts.map(\.ride))
  func changed(ride: Ride) throws {
    let surroundings = Surroundings(now: time.adding(seconds: 3600), language: .en, zone: Diary.zone)
    /// The form of a ride that was recorded so.
    func form(of ride: Ride) throws -> (state: FareCardState, standing: Standing, editor: Editor) {
      var wallet = Wallet()
      FareCardOperation.rode(Rode(card: "card", time: time, ride: ride)).apply(to: &wallet, id: "phone-1")
      var state = FareCardState()
      state.wallet = wallet
      let standing = try #require(state.standing(of: wallet.cards[0].id))
      return (state, standing, try #require(Editor(.entry("phone-1"), standing, surroundings)))
    }
    for (from, to) in [(Ride(), ride), (ride, Ride())] {
      let (state, standing, opened) = try form(of: from)
      var editor = opened
      let wanted = try form(of: to).editor
      for field in Editor.Field.allCases { editor.form[field] = wanted.form[field] }
      guard case .ready(let operations) = state.outcome(of: editor, standing, surroundings),
        case .some(.entryChanged(let changed)) = operations.first
      else { return #expect(Bool(false), "nothing to store") }
      #expect(EntryChanged().read(changed.json) == changed)
      var wallet = try #require(state.wallet)
      operations[0].apply(to: &wallet, id: "phone-2")
      #expect(wallet.cards[0].entries == [Entry(id: "phone-1", time: time, kind: .ride(to))])
    }
  }
}
