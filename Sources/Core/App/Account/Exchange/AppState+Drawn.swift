import Journal
import Kernel

/// What one device draws together of the log makes the next one fast, and is never the truth: that one reads all of the log
/// too, and stands on its own fold as soon as it has (Documentation/Decisions/0057).
extension AppState {
  /// A device that has nothing yet shows first what another one drew.
  func askForDrawn(_ journal: Journal) -> [Outgoing] {
    guard let exchange = account?.sync.exchange, exchange.phase == .pulling, exchange.ledger.cursor == nil,
      journal.operations.isEmpty
    else { return [] }
    return [.account(act: "draw", ofStep(0))]
  }

  /// `{"texts":[…],"status":200,"answer":{…}}`: the answer of a pull of what came later.
  func stand(onDrawn json: JSON) -> [Outgoing] {
    // What came of the log meanwhile is shown, and more of it than this.
    guard let exchange = account?.sync.exchange, exchange.phase == .pulling, exchange.ledger.cursor == nil,
      let texts = json["texts"]?.array, let drawn = Snapshot(parts: texts.compactMap { $0.string }),
      case .success(let later) = ExchangeAnswer(json).pulled
    else { return [] }
    let outgoing = fold { $0.stand(on: drawn, later: later.operations) }
    if keeping.isDrawn { account?.sync.laterThanDrawn = Int64(later.operations.count + later.sealed.count) }
    return outgoing
  }

  /// All of the log is here, or no more of it comes; a page without a network shows on what it showed.
  func standOnOwn() -> [Outgoing] {
    switch account?.sync.exchange?.phase {
    case .asked, .pulling, .storing, .waiting: []
    case .idle, .pushing, .stopped, nil: tell(keeping.foldWhole())
    }
  }

  /// In a quiet moment, where all of the log is here and nothing else, and much of it came since the last time. Where this device
  /// stood on what another one drew, and that was as its own fold is, it notes only that.
  @inline(never)  // a gate of the program's parts
  func drawForOthers() -> [Outgoing] {
    guard let account, let exchange = account.sync.exchange, exchange.phase == .idle, !account.sync.hasDrawn,
      account.sync.unsent == 0, account.sync.setAside == 0, account.sync.sealed == 0,
      let cursor = exchange.ledger.cursor, cursor == exchange.ledger.mark
    else { return [] }
    let (now, count) = (clock.now, exchange.ledger.sentCount)
    let (last, later) = (account.sync.drawing, account.sync.laterThanDrawn)
    let isDue = last.map { $0.isOld(now, count) } ?? (later != nil || count >= Drawing.least)
    guard isDue, let drawn = keeping.drawn(clock) else { return [] }
    account.sync.hasDrawn = true
    // There is more in it than this version can read.
    if drawn.unread.count > 0 { return [] }
    let isAsGood = last == nil && later != nil && keeping.wasDrawnRight == true
    let parts =
      isAsGood ? [] : drawn.parts.map { JSON.object(["module": .string($0.module), "text": .string($0.text)]) }
    let drawing = Drawing(at: now, count: isAsGood ? count - (later ?? 0) : count)
    return [
      .account(
        act: "keepDrawn",
        ofStep(0) + [
          JSON.Member("through", .string(cursor)), JSON.Member("parts", .array(parts)),
          JSON.Member("drawn", .string(drawing.json(of: exchange.ledger.account).text)),
        ])
    ]
  }
}

/// When a device drew the log together for others, or stood on what another one drew, and how much there was then:
/// `{"account":"…","at":1759414800000,"count":10000}`. Kept beside the ledger.
struct Drawing {
  /// By the server's clock.
  var at: Instant
  var count: Int64

  /// So much more has to have come, and so many seconds to have passed, until it is worth its time again.
  static let least: Int64 = 2000
  static let pause: Int64 = 86_400

  init(at: Instant, count: Int64) {
    self.at = at
    self.count = count
  }

  init?(_ json: JSON?, of account: String) {
    guard let text = json?.string, let json = try? JSON.parse(text), json["account"]?.string == account,
      let at = json["at"]?.integer, let count = json["count"]?.integer
    else { return nil }
    self.init(at: Instant(milliseconds: at), count: count)
  }

  func json(of account: String) -> JSON {
    .object(["account": .string(account), "at": .integer(at.milliseconds), "count": .integer(count)])
  }

  func isOld(_ now: Instant, _ count: Int64) -> Bool {
    count &- self.count >= Self.least && now.seconds(since: at) >= Self.pause
  }
}
