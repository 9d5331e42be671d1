import FareCard
import Kernel
import TestSupport
import Testing

@Suite("A card's history as a file")
struct HistoryFileTests {
  private func diary() -> Diary {
    var diary = Diary()
    diary.topUp("2026-01-03 07:00", 4000)
    diary.ride("2026-01-03 08:00")
    diary.ride("2026-01-03 08:30", transfer: true)
    diary.ride("2026-01-04 08:00", .express, amount: 365)
    diary.correct("2026-01-04 09:00", 3300)
    return diary
  }

  private func read(_ text: String, into card: Card = Card(id: "card"), now: Instant = Instant(seconds: 4_102_444_800))
    throws(TableFileError) -> HistoryImport
  {
    try HistoryImport(text, into: card, zone: Diary.zone, currency: .dollar, now: now)
  }

  @Test("CSV says all of it, times and amounts exact")
  func csv() {
    let diary = diary()
    let text = HistoryExport.csv(diary.theCard, diary.ledger, in: Diary.zone)
    #expect(
      text == """
        time,kind,amount,balance,currency,service,transfer,price,id\r
        2026-01-03T07:00:00-05:00,top-up,40.00,40.00,USD,,,,phone-1\r
        2026-01-03T08:00:00-05:00,ride,-2.90,37.10,USD,base,no,tariff,phone-2\r
        2026-01-03T08:30:00-05:00,ride,0.00,37.10,USD,base,yes,tariff,phone-3\r
        2026-01-04T08:00:00-05:00,ride,-3.65,33.45,USD,express,no,set,phone-4\r
        2026-01-04T09:00:00-05:00,correction,-0.45,33.00,USD,,,,phone-5\r

        """)
  }

  @Test("what is exported can be imported: elsewhere all of it is new, here nothing is", arguments: 0..<60)
  func roundTrip(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    var wallet = Wallet()
    for (id, operation) in history.operations(120)
    where operation.card == "card" && operation.kind != "fareCard.cardRemoved" {
      switch operation {
      case .fareChosen, .fareChanged: continue
      default: operation.apply(to: &wallet, id: id)
      }
    }
    let card = wallet.cards[0]
    let ledger = Ledger(card)
    for text in [
      HistoryExport.csv(card, ledger, in: Diary.zone), HistoryExport.json(card, ledger, in: Diary.zone),
    ] {
      let again = try read(text, into: card)
      #expect(again.added.isEmpty)
      #expect(again.known == card.entries.count)
      let elsewhere = try read(text)
      #expect(elsewhere.faults.count == 0)
      var other = Wallet()
      for operation in FareCardOperation.imports(card: "card", elsewhere.added) {
        #expect(operation.fields.text.utf8.count < 60_000)
        operation.apply(to: &other, id: "x-1")
      }
      #expect(Ledger(other.cards[0]).balance == ledger.balance)
      #expect(other.cards[0].entries.map { $0.id } == card.entries.map { $0.id })
    }
  }

  @Test(
    "spreadsheets write it in many ways",
    arguments: [
      "time,kind,amount\n2026-01-03 08:00,ride,2.90\n",
      "\u{FEFF}Time,Kind,Amount\r\n2026-01-03 08:00:00,Ride,-2.90\r\n\r\n",
      "time;kind;amount\n2026-01-03 08:00;ride;2,90",
      "\"time\",\"kind\",\"amount\"\n\"2026-01-03T13:00:00Z\",\"ride\",\"-$2.90\"\n",
      "Date;Nature;Montant\r2026-01-03 08:00;Trajet;−2,90 $\r",
      "amount\tnote\tkind\ttime\n2.9\t\"a \"\"quoted\"\"\nnote\"\tride\t2026-01-03 08:00\n",
    ])
  func shapes(text: String) throws {
    let read = try read(text)
    #expect(read.faults.shown.isEmpty)
    #expect(read.added.map { $0.time } == [Diary.at("2026-01-03 08:00")])
    #expect(read.added.map { $0.kind } == [.ride(Ride(amount: Money(minor: 290, .dollar)))])
  }

  @Test("a row without an id gets one of its content: the same file twice adds nothing, twins stay two")
  func contentIDs() throws {
    let text = "time,kind,amount\n2026-01-03 08:00,ride,2.90\n2026-01-03 08:00,ride,2.90\n2026-01-03 08:00,top-up,5\n"
    let first = try read(text)
    #expect(first.added.count == 3)
    #expect(Set(first.added.map { $0.id }).count == 3)
    var wallet = Wallet()
    for operation in FareCardOperation.imports(card: "card", first.added) { operation.apply(to: &wallet, id: "x-1") }
    #expect(wallet.cards[0].entries.count == 3)
    #expect(wallet.cards[0].hasEntered)
    let second = try read(text, into: wallet.cards[0])
    #expect(second.added.isEmpty)
    #expect(second.known == 3)
  }

  @Test("a row that can't be used is counted and named; the others are taken")
  func faults() throws {
    let text = """
      time,kind,amount,balance,service,currency
      yesterday,ride,2.90,,,
      2026-01-03 08:00,walk,2.90,,,
      2026-01-03 08:00,ride,lots,,,

      2026-01-03 08:00,correction,1,,,
      2026-01-03 08:00,ride,2.90,,ferry,
      2026-01-03 08:00,top-up,2.905,,,
      2026-01-03 08:00,top-up,3,,,dollars
      2026-01-03 08:00,top-up
      2026-01-03 08:00,top-up,3,,,USD
      2026-01-03 08:00,"top-up"x,3,,,USD
      """
    let read = try read(text)
    #expect(read.added.count == 1)
    #expect(read.faults.count == 9)
    #expect(
      read.faults.shown.map { $0.reason } == [
        .time, .kind, .amount, .balance, .service, .amount, .amount, .amount, .quotes,
      ])
    #expect(read.faults.shown.map { $0.row } == [2, 3, 4, 6, 7, 8, 9, 10, 12])
  }

  @Test("only the first twenty faults are named")
  func manyFaults() throws {
    let text = "time,kind,amount\n" + String(repeating: "x,y,z\n", count: 500)
    let read = try read(text)
    #expect(read.faults.count == 500)
    #expect(read.faults.shown.count == 20)
  }

  @Test(
    "what is no history is refused as a whole",
    arguments: [
      ("", .empty), (" \n\n", .empty), ("\u{FEFF}", .empty), ("hello", .unknown), ("a,b,c\n1,2,3", .unknown),
      ("{}", .unknown), ("{\"pocketful\":\"races\",\"entries\":[]}", .unknown),
      ("{\"pocketful\":", .unknown),
      ("time,kind,amount\n" + String(repeating: "x,y,z\n", count: 20_001), .tooManyRows(20_000)),
    ] as [(String, TableFileError)])
  func refused(text: String, error: TableFileError) {
    #expect(throws: error) { try read(text) }
  }

  @Test("damaged files never trap, and what is read of them is within bounds")
  func hostile() throws {
    var random = SeededRandom(seed: 4180)
    let diary = diary()
    let files = [
      HistoryExport.csv(diary.theCard, diary.ledger, in: Diary.zone),
      HistoryExport.json(diary.theCard, diary.ledger, in: Diary.zone),
    ]
    let marks = Array("\",;\n\r\t{}[]:-+.0123456789eZ \u{FEFF}é".utf8)
    for _ in 0..<1500 {
      var bytes = Array(files[Int.random(in: 0...1, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[index] = marks.randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: index)
        case 2: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      guard let read = try? read(String(decoding: bytes, as: UTF8.self)) else { continue }
      if read.added.count + read.known + read.faults.count > 40 { Issue.record("\(read)") }
      var wallet = Wallet()
      for operation in FareCardOperation.imports(card: "card", read.added) {
        let fields = try JSON.parse(operation.fields.text)
        #expect(FareCardOperation(kind: operation.kind, fields: fields) == operation)
        operation.apply(to: &wallet, id: "x-1")
      }
      _ = Ledger(wallet.cards[0])
    }
  }
}
