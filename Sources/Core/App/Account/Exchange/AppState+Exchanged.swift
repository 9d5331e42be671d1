import Journal
import Kernel

/// What the host says of a step.
extension AppState {
  @inline(never)  // a gate of the program's parts
  func exchanged(_ event: String, _ json: JSON) -> [Outgoing] {
    switch event {
    case "notified": notified(json)
    case "reminded": reminded(json)
    default: take(json) + go(on: event, json)
    }
  }

  /// What this page has handed over itself is not told again, as a text that is written, read and decoded once more; the host
  /// says behind which record it stands. Whatever has become of the exchange meanwhile, it is on the disk.
  private func take(_ json: JSON) -> [Outgoing] {
    guard let handed = account?.handedOver, handed.step == json["step"]?.int else { return [] }
    account?.handedOver = nil
    guard let last = json["behind"]?.integer else { return [] }
    var records: [DecodedRecord] = []
    for operation in handed.records {
      records.append(DecodedRecord(key: last + Int64(records.count) + 1, decoded: DecodedOperation(operation)))
    }
    return stored(records, last: last + Int64(records.count), isAmended: handed.isAmended)
  }

  /// What is of a step that is over, or of no step at all, changes nothing.
  private func go(on event: String, _ json: JSON) -> [Outgoing] {
    // Another tab has signed in, or out: all is read anew.
    if event == "elsewhere" { return endExchange() + [.account(act: AccountAct.open.rawValue, [])] }
    guard let event = ExchangeEvent(rawValue: event), let exchanging = account?.sync.exchange else { return [] }
    // Steps of another account's log have the same numbers.
    if let whose = json["account"]?.string, whose != exchanging.ledger.account { return [] }
    // The store was opened anew meanwhile, or can't be worked with.
    guard let journal = keeping.journal, keeping.isWhole, storage == .fine else {
      return stopExchange()
    }
    let step = json["step"]?.int ?? -1
    let chance = json["chance"]?.number ?? 1
    var outgoing: [Outgoing] = []
    switch event {
    case .locked:
      let there = (json["there"]?.array ?? []).compactMap { $0.integer }
      let doubtful = keeping.decoded?.keepCopies(there) ?? []
      let kept = json["ledger"]?.string.flatMap { try? JSON.parse($0) }
      if let kept, Ledger.isLater(kept) {
        outgoing = perform(account?.sync.exchange?.outdated(step))
        break
      }
      var ledger = kept.flatMap { Ledger(json: $0) }
      // This version may be a later one than that which could not open some of it.
      if let sealed = ledger?.sealedCount, sealed > 0, account?.sync.hasReread == false {
        ledger?.reread()
        account?.sync.hasReread = true
      }
      account?.sync.drawing = Drawing(json["drawn"], of: exchanging.ledger.account)
      outgoing = perform(
        account?.sync.exchange?.locked(step, ledger, journal, dropped: keeping.dropped, doubtful: doubtful))
      outgoing = askForDrawn(journal) + outgoing
    case .notLocked:
      // Another page has the ledger: what this one knows of it is of before.
      return perform(account?.sync.exchange?.notLocked(step)) + standOnOwn()
    case .pulled:
      let answer = ExchangeAnswer(json)
      if answer.refusal == nil { answered() }
      outgoing =
        learn(answer.serverTime) + perform(account?.sync.exchange?.pulled(step, answer.pulled, journal, chance: chance))
      note(answer.refusal)
    case .pushed:
      let answer = ExchangeAnswer(json)
      outgoing =
        learn(answer.serverTime) + perform(account?.sync.exchange?.pushed(step, answer.pushed, journal, chance: chance))
      note(answer.refusal)
    case .saved: outgoing = perform(account?.sync.exchange?.stored(step, journal))
    case .moved: outgoing = perform(account?.sync.exchange?.moved(step, journal))
    case .overtaken: outgoing = perform(account?.sync.exchange?.overtaken(step))
    case .notSaved:
      outgoing = perform(account?.sync.exchange?.notStored(step, chance: chance))
      account?.sync.trouble = .disk
    case .drawn: outgoing = stand(onDrawn: json)
    case .due: outgoing = perform(account?.sync.exchange?.due(step))
    case .unavailable:
      account?.sync.trouble = .noAnswer
      account?.notifications.fail()
      return stopExchange()
    }
    settle()
    return outgoing + standOnOwn()
  }

  /// The log answers this device: it is in, and what the server did not answer before is worth asking again.
  private func answered() {
    guard let account else { return }
    account.profile?.over = nil
    if account.flow.failure?.act == .look { (account.flow.failure, account.flow.wantsLook) = (nil, true) }
  }

  /// What a refusal has to say to a person: a wrong clock, or another log, is the machine's own business.
  private func note(_ refusal: SyncRefusal?) {
    switch refusal {
    case .later: account?.sync.trouble = .later
    case .noAnswer: account?.sync.trouble = .noAnswer
    case nil where account?.sync.trouble == .disk: break
    case nil: account?.sync.trouble = nil
    case .stopped, .full, .cursor, .clock, .unusable: break
    }
  }

  /// What stands in the log now decides what a compaction may drop, and what is said.
  private func settle() {
    guard let account, let exchange = account.sync.exchange else { return }
    switch exchange.phase {
    case .asked, .stopped, .waiting: break
    // Between two parts of the log there is nothing to say yet.
    case .pulling, .storing(then: .pull):
      keeping.shared?.ledger = exchange.ledger
      return
    case .pushing, .storing(then: .push): keeping.shared?.ledger = exchange.ledger
    case .idle:
      keeping.shared?.ledger = exchange.ledger
      account.sync.synced = clock.now
      account.sync.trouble = nil
    }
    countUnsent()
  }
}
