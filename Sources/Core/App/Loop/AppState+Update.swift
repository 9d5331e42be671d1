import Departures
import Journal
import Kernel
import Races
import Workouts

extension AppState {
  /// One message's consequences. What lasts goes through the journal (AppState+Journal.swift, Keeping).
  func update(_ message: Message) -> [Outgoing] {
    if clock.go(to: message.now) {
      // What was done a moment ago, by that clock, is not in the future.
      live.forgetWhen()
      toast = nil
    }
    if message.isByPerson { isUsed = true }
    switch message.kind {
    case .needs, .start, .text: return []
    case .event(let wire, let value): return did(wire, value)
    case .tick: return tick()
    case .path(let path): return go(to: path)
    case .stored(let records, let last, let writers, let isAnswer, let isAmended):
      return stored(records, last: last, writers: writers, isAnswer: isAnswer, isAmended: isAmended)
    case .older(let records, let hasMore, let known): return older(records, hasMore: hasMore, known: known)
    case .journal(let opening): return reopen(opening)
    case .storeFailed(let reason, let drafts): return storeFailed(reason, drafts)
    case .answer(let request, let status, let body, let serverTime):
      return learn(serverTime) + answered(request, status, body)
    case .stream(let event, let data): return streamed(event, data)
    case .streamState(let isOpen):
      live.isOpen = isOpen
      if isOpen {
        departures.link = .open
        races.link = .open
      } else {
        // What is old from here on is neither the agency's doing nor the races' source's.
        if departures.link == .open { departures.link = .connecting }
        if races.link == .open { races.link = .connecting }
      }
      return []
    case .location(let result):
      return Module.allCases.flatMap { perform(located(result, in: $0)) }
    case .online(let isOnline):
      self.isOnline = isOnline
      // Coming back is worth asking at once.
      if isOnline { live.askAtOnce() }
      if !live.isOpen || !isOnline { departures.link = .connecting }
      return []
    case .storage(let device):
      settings.device = device
      return []
    case .copied(let isDone):
      guard settings.awaitsCopy else { return Module.allCases.flatMap { perform(copied(isDone, in: $0)) } }
      settings.awaitsCopy = false
      return say(isDone ? DataWords(language).copied : DataWords(language).notCopied)
    case .kept(let name, let text): return restore(name, text)
    case .update:
      hasUpdate = true
      return []
    case .account(let event): return heard(of: event)
    case .wide(let isWide):
      device.isWide = isWide
      return []
    case .part(let isComplete):
      let said = keeping.isKnown ? speakAnew() : []
      guard isComplete, !self.isComplete else { return said }
      self.isComplete = true
      return said + storeNext()
    }
  }

  /// What a person did. Where it waits for the part that stores it (Documentation/Decisions/0009), they are told.
  private func did(_ wire: String, _ value: String) -> [Outgoing] {
    let waiting = keeping.outbox.waiting.count
    let outgoing = act(wire, value)
    return !isComplete && keeping.outbox.waiting.count > waiting ? outgoing + saySaving() : outgoing
  }

  /// An action in its wire form; one that no screen of this version has changes nothing.
  @inline(never)  // a gate of the program's parts
  func act(_ wire: String, _ value: String) -> [Outgoing] {
    let (name, rest) = wire.halves(at: " ")
    if let module = Module(name) { return act(module, rest ?? "", value) }
    if name == SettingsAction.name {
      guard let action = SettingsAction(wire: rest ?? "", value: value) else { return [] }
      if action.restsOnWhatIsKept, keeping.isBusy { return hold(wire, value) }
      let wasBusy = keeping.isBusy
      let outgoing = update(action)
      assert(action.restsOnWhatIsKept || keeping.isBusy == wasBusy)
      return outgoing
    }
    if name == AccountAction.name { return act(ofAccount: rest ?? "", value) }
    guard let action = AppAction(wire: wire) else { return [] }
    if action.restsOnWhatIsKept, keeping.isBusy { return hold(wire, value) }
    switch action {
    case .undo(let id):
      toast = nil
      return undo(id)
    case .undoLast:
      return undoLast()
    case .bringBack(let id):
      toast = nil
      return undo(id, isRedo: true)
    case .dismissToast:
      toast = nil
      return []
    case .reload:
      return [.reload]
    case .dismissUpdate:
      hasUpdate = false
      return []
    }
  }

  private func tick() -> [Outgoing] {
    if let toast, toast.until <= clock.device { self.toast = nil }
    return saySlowness() + tellOfTime() + (keeping.isFolding ? foldOn() : [])
      + (settings.writing == nil ? [] : exportOn())
      + (isComplete ? writeSnapshot() : []) + (account?.isExchanging == true ? drawForOthers() : [])
  }

  /// A module's, which is held where it would be decided on a state that is about to change.
  private func act(_ module: Module, _ wire: String, _ value: String) -> [Outgoing] {
    guard let effects = effects(of: wire, value, in: module) else { return hold(module.rawValue + " " + wire, value) }
    return perform(arriving(effects, in: module))
  }

  /// Another screen: its top, its title, and focus on its heading, as a page load would do.
  private func go(to path: String) -> [Outgoing] {
    open(Address(path))
    let field = route.module.map { focus(of: $0) } ?? "#title"
    return [.module(.scroll(top: 0)), .module(.focus(selector: field))] + recallForHistory()
  }

  /// What an address leads to. Whose screen it is puts away what belonged to the one before.
  func open(_ address: Address) {
    settings.reading = .idle
    settings.isErasing = false
    account?.putAway()
    let name = address.segments.first ?? ""
    let rest = Array(address.segments.dropFirst())
    if address.segments.isEmpty {
      route = .today
      for module in Module.allCases { glance(at: module) }
    } else if let module = Module(name), open(module, rest, address.query) {
      route = .module(module)
    } else if name == SettingsAction.name, let place = SettingsPlace(segments: rest) {
      route = .settings(place)
      if place == .notifications { account?.notifications.lookAnew() }
    } else {
      route = .unknown(address.text)
    }
  }

  /// A module's effects, with its facts stamped for the journal.
  func perform(_ effects: [Effect]) -> [Outgoing] {
    var outgoing: [Outgoing] = []
    var changes: [Change] = []
    for effect in effects {
      if case .append(let kind, let fields) = effect {
        changes.append(Change(kind: kind, fields: fields))
      } else {
        outgoing.append(.module(effect))
      }
    }
    return append(changes) + outgoing
  }
}
