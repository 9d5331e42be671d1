import Journal
import Kernel

/// What the host says of the account.
extension AppState {
  func heard(of event: AccountEvent) -> [Outgoing] {
    switch event.subject {
    case .exchange: exchanged(event.name, event.json)
    case .device: heard(ofDevice: event.json)
    case .screen: heard(ofScreen: event)
    case .doing: heard(ofDoing: event)
    }
  }

  /// Whose device this is, at a start and after another tab changed it.
  @inline(never)  // a gate of the program's parts
  func heard(ofDevice json: JSON) -> [Outgoing] {
    let account = account ?? AccountState()
    self.account = account
    defer { account.note() }
    let can = json["can"]
    account.can = AccountState.Capabilities(
      sealing: can?["sealing"]?.bool ?? false,
      noPasskeys: can?["noPasskeys"]?.string.flatMap { AccountState.Capabilities.NoPasskeys(rawValue: $0) },
      name: can?["name"]?.string ?? "")
    let before = account.profile
    account.profile = json["profile"].flatMap { AccountProfile(json: $0) }
    if let before, before.account != account.profile?.account {
      (account.flow, account.listing, account.notifications) = (AccountFlow(), nil, NotificationState())
    }
    if account.profile == nil { keeping.shared = nil }
    if account.profile?.session != .in {
      account.flow.entries = nil
    } else if before?.session != .in, account.flow.asked == nil {
      // Signed in by another tab: a form that stands open here is for nobody, and the list is asked for.
      (account.flow.step, account.flow.wantsLook) = (.overview, true)
    }
    if account.flow.failure?.act == .open { account.flow.failure = nil }
    account.flow.stop = nil  // of before: another tab may have signed in again
    let leftOut = json["leftOut"]?.bool == true ? say(AccountWords(language).didLeaveOut) : []
    // One that was typed since is not put back.
    if let invite = json["invite"]?.string, account.flow.invite == nil {
      (account.flow.invite, account.flow.isInvited) = (invite.cut(toBytes: 64), true)
    }
    if json["joining"]?.string != nil, account.profile?.session != .in {
      account.flow.isScanned = true
      account.flow.step = .form(.join)
    }
    if json["reset"]?.bool == true { account.flow.step = .form(.reset) }
    let arrived = account.profile?.session == .in ? arrive() : []
    return leftOut + arrived + (json["returned"]?.string.map { returned(to: $0, account) } ?? [])
  }

  /// Somebody came back from a provider, and what is to be done with that was begun here; but where another tab has signed in
  /// meanwhile nobody takes its account's place.
  @inline(never)  // a gate of the program's parts
  func returned(to act: String, _ account: AccountState) -> [Outgoing] {
    switch AccountAct(rawValue: act) {
    case .signIn: return ask(AccountRequest(.signIn, by: "provider", [deviceName(account)]), account)
    case .addProvider: return perform(.addProvider, account)
    default:
      account.flow.failure = AccountFailure(.stillIn, of: .addProvider)
      return []
    }
  }

  /// The server's list, looked for beside whatever else goes on, or why there is none.
  @inline(never)  // a gate of the program's parts
  func heard(ofScreen event: AccountEvent) -> [Outgoing] {
    guard let account else { return [] }
    let isRefused = event.name == "failed"
    let failure = isRefused ? AccountFailure(json: event.json, isOnline: isOnline, at: clock.device) : nil
    if failure?.act == .open {
      account.flow.failure = failure
      return []
    }
    if event.name == "waysIn" { account.waysIn = WaysIn(json: event.json) }
    // What the server can beside what every one can, is not offered until it says so.
    if event.json["act"]?.string == AccountAct.waysIn.rawValue { return [] }
    account.flow.isLooking = false
    account.flow.stop = failure?.stop
    if let failure {
      if account.flow.failure == nil { account.flow.failure = failure }
      return []
    }
    // Asked for before something was changed, it would show what was.
    if account.flow.asked == nil { account.listing = AccountListing(json: event.json) }
    if account.flow.failure?.act == .look { account.flow.failure = nil }
    return []
  }

  /// Where the account's screen is open: what this browser can and whose device this is, once; and what the server lists, each
  /// time somebody comes there. By what one may get in is asked until it is known.
  @inline(never)  // a gate of the program's parts
  func followAccount() -> [Outgoing] {
    let account = account ?? AccountState()
    self.account = account
    guard account.can != nil else {
      if account.isOpened { return [] }
      account.isOpened = true
      return [.account(act: AccountAct.open.rawValue, [])]
    }
    guard account.flow.wantsLook, !account.flow.isLooking else { return [] }
    account.flow.wantsLook = false
    let waysIn: [Outgoing] = account.waysIn == nil ? [.account(act: AccountAct.waysIn.rawValue, [])] : []
    guard let profile = account.profile, profile.session != .out else { return waysIn }
    account.flow.isLooking = true
    return waysIn + [.account(act: AccountAct.look.rawValue, [])]
  }
}
