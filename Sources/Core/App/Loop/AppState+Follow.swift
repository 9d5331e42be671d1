import Kernel

/// What follows from a turn, and what comes of what was asked for.
extension AppState {
  /// The effects that follow from what is now on the screen, whatever led there.
  func follow() -> [Outgoing] {
    let isExchanging = account?.isExchanging ?? false
    var outgoing = isFed || isExchanging ? followFeeds() : []
    if isExchanging { outgoing += followExchange() + followReminders() + followRest() }
    for module in Module.allCases { outgoing += perform(follow(module)) }
    outgoing += askTheTime()
    outgoing += tellUnsaved()
    outgoing += tellOutside()
    outgoing += bringKeepers()
    outgoing += bringMap()
    if route == .settings(.account) { outgoing += followAccount() }
    return outgoing
  }

  /// What the passing of time gives to say of what the person keeps: their own reminders are seen as well as heard.
  func tellOfTime() -> [Outgoing] {
    var outgoing: [Outgoing] = []
    for module in Module.allCases {
      for said in tick(module) {
        guard let path = said.path else {
          outgoing.append(.module(.announce(said.text)))
          continue
        }
        outgoing += say(said.text, path: path) + [.module(.vibrate([200, 100, 200]))]
      }
    }
    return outgoing
  }

  /// What a request led to: a module's own begins with its name, the app's with one of its words. `status` is 0 where
  /// nothing answered.
  func answered(_ request: String, _ status: Int, _ body: String) -> [Outgoing] {
    let (name, rest) = request.halves(at: " ")
    if let rest, let module = Module(name) {
      return perform(arriving(answered(module, rest, status, body), in: module))
    }
    return LiveFeed.Request(rawValue: name).map { answered($0, about: rest ?? "", status, body) } ?? []
  }
}
