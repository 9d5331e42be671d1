package import Accounts
import FareCard
import Journal
package import Kernel
import Sealing
import Wire

/// A person's own data for a program of theirs: what a phone's shortcut says aloud, a widget shows, a house is told.
///
/// The server can't read what it keeps. A token's secret comes with each request, and by it the key of one module is opened, for as
/// long as that request lasts (Documentation/Voice.md, Decision 61).
package struct Voice: Sendable {
  private let accounts: Accounts
  private let log: AccountLog
  private let random: @Sendable (_ count: Int) -> [UInt8]
  /// Each holds a whole journal in memory, and a processor.
  private let turns = Turns(places: 2, mostWaiting: 32)
  /// Of one account, so that its own programs alone are turned away by them.
  private let ofAccounts = Shares<AccountID>(most: 8)

  /// Times that a ride is decided anew because somebody else's came between.
  private static let patience = 32

  package init(_ accounts: Accounts, log: AccountLog) {
    self.accounts = accounts
    self.log = log
    random = accounts.random
  }

  /// Who asks, and by what.
  package struct Asker: Sendable {
    var holder: TokenHolder
    var way: WayKey
    /// Whose requests are counted together.
    package var token: TokenID { holder.token }
  }

  /// `address`: whose tries are counted together. Throws `account` where nobody is let in by that token.
  package func asker(
    by token: BearerToken, may scope: TokenScope, from address: String?, now: Instant
  ) async throws(VoiceRefusal) -> Asker {
    let way = WayKey(secret: token.secret)
    let holder: TokenHolder
    do throws(AccountError) {
      holder = try await accounts.holder(of: token.id, proof: way.auth, from: address, now: now)
    } catch { throw .account(error) }
    guard holder.scopes.contains(scope) else { throw .scope(scope) }
    return Asker(holder: holder, way: way)
  }

  /// The card of that id, or the one used last.
  package func card(
    _ card: String?, for asker: Asker, in language: Language, now: Instant
  ) async throws(VoiceRefusal) -> SpokenCard {
    let turn = try await turn(of: asker)
    defer { withExtendedLifetime(turn) {} }
    var opened = try open(asker)
    try await opened.readOn(log)
    guard let spoken = FareCards(opened.journal, card: card, language: language, now: now)?.spoken() else {
      throw .noCard
    }
    return spoken
  }

  /// Enters a ride, once under each `key`: the second time it is answered as the first was (`isNew` is false).
  package func ride(
    _ request: RideRequest, key: String, for asker: Asker, in language: Language, now: Instant
  ) async throws(VoiceRefusal) -> (card: SpokenCard, isNew: Bool) {
    let turn = try await turn(of: asker)
    defer { withExtendedLifetime(turn) {} }
    var opened = try open(asker)
    let hash = TokenAnswer.hash(of: key)
    let name = "answer/" + asker.token.text + "/" + Base64URL.text(hash)
    for _ in 0..<Self.patience {
      if let known = try await known(hash, as: name, of: request, asker, opened) { return (known, false) }
      try await opened.readOn(log)
      do throws(VoiceRefusal) {
        let card = try await enter(request, hash, as: name, asker, opened, language, now)
        return (card, true)
      } catch {
        // Somebody else was quicker: what they entered decides what this costs.
        if error != .log(.cursor) { throw error }
      }
    }
    throw .busy
  }

  private func known(
    _ hash: [UInt8], as name: String, of request: RideRequest, _ asker: Asker, _ opened: OpenedLog
  ) async throws(VoiceRefusal) -> SpokenCard? {
    let box: [UInt8]?
    do throws(LogRefusal) { box = try await log.answer(hash, to: asker.token) } catch { throw VoiceRefusal(error) }
    guard let box else { return nil }
    guard let text = opened.text(ofKept: box, as: name), let json = try? JSON.parse(text),
      let card = json["answer"].flatMap({ SpokenCard(json: $0) })
    else { throw .unopened }
    guard json["asked"] == request.json else { throw .keyReused }
    return card
  }

  /// Decided by the journal as it was read; `cursor` where the log has more by now.
  private func enter(
    _ request: RideRequest, _ hash: [UInt8], as name: String, _ asker: Asker, _ opened: OpenedLog,
    _ language: Language, _ now: Instant
  ) async throws(VoiceRefusal) -> SpokenCard {
    var after = opened
    guard let mark = opened.mark,
      var cards = FareCards(opened.journal, card: request.card, language: language, now: now)
    else { throw .noCard }
    let operations = after.enter(try changes(of: request, &cards, by: opened.journal.writer), now: now)
    guard let ride = operations.first, operations.count == 1,
      let spoken = FareCards(after.journal, card: request.card, language: language, now: now)?.spoken(of: ride),
      let sealed = try? after.sealed(ride, nonce: random(12)),
      let kept = try? after.kept(
        JSON.object([JSON.Member("asked", request.json), JSON.Member("answer", .object(spoken.members))]).text,
        as: name, nonce: random(12))
    else { throw .noCard }
    let answer = TokenAnswer(token: asker.token, hash: hash, box: kept)
    do throws(LogRefusal) {
      try await log.append(sealed, of: asker.holder.account, after: mark, answer: answer, now: now)
    } catch { throw VoiceRefusal(error) }
    return spoken
  }

  /// Nobody can be asked whether it is a transfer: where nothing was said, it is what the app has first.
  private func changes(
    of request: RideRequest, _ cards: inout FareCards, by writer: String
  ) throws(VoiceRefusal) -> [Change] {
    var ride = cards.ride(request.answer, isExpress: request.isExpress, by: writer)
    if case .asks(let likely) = ride { ride = cards.ride(likely, isExpress: request.isExpress, by: writer) }
    switch ride {
    case .changes(let changes): return changes
    case .refused(let sentence): throw .insufficient(sentence)
    case .asks: throw .noCard
    }
  }

  private func open(_ asker: Asker) throws(VoiceRefusal) -> OpenedLog {
    try OpenedLog(asker.holder, by: asker.way, writer: Hexadecimal.text(random(8)))
  }

  private func turn(of asker: Asker) async throws(VoiceRefusal) -> (Share<AccountID>, Turn) {
    guard let share = ofAccounts.take(asker.holder.account), let turn = await turns.take() else { throw .busy }
    return (share, turn)
  }
}
