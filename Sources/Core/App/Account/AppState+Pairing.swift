import Kernel

/// Two devices that meet: this one comes to another's account, or another one to this one's.
extension AppState {
  func met(_ event: String, _ json: JSON, _ account: AccountState) -> [Outgoing] {
    switch event {
    case "joining":
      guard account.flow.asked == .join else { return [] }
      account.flow.step = .joining(AccountFlow.Joining(figures: json["figures"]?.string))
      account.flow.failure = nil
      return showStep()
    case "pairing":
      account.flow.step = .pairing(
        AccountFlow.Pairing(
          code: json["code"]?.string ?? "", url: json["url"]?.string ?? "",
          ends: Instant(milliseconds: json["ends"]?.integer ?? 0)))
      settle(account)
      return showStep()
    case "asked": return guestCame(json, account)
    case "paired":
      (account.flow.step, account.flow.wantsLook) = (.overview, true)
      settle(account)
      return say(AccountWords(language).paired(json["name"]?.string ?? "")) + showStep()
    case "pairingOver": return pairingOver(json, account)
    default:
      account.flow.isScanned = false
      account.flow.step = .overview
      settle(account)
      return showStep()
    }
  }

  /// This device's own yes to the figures; what was asked for goes on.
  func agree(_ account: AccountState) -> [Outgoing] {
    guard account.flow.asked == .join, case .joining(var joining) = account.flow.step, joining.figures != nil,
      !joining.hasAgreed
    else { return [] }
    joining.hasAgreed = true
    account.flow.step = .joining(joining)
    return [.account(act: AccountAct.answer.rawValue, [JSON.Member("yes", .bool(true))])]
  }

  /// Nobody waits at the screen for it: it is said, and the question has the focus.
  private func guestCame(_ json: JSON, _ account: AccountState) -> [Outgoing] {
    guard case .pairing(var pairing) = account.flow.step else { return [] }
    let guest = AccountFlow.Pairing.Guest(name: json["name"]?.string ?? "", figures: json["figures"]?.string)
    pairing.guest = guest
    account.flow.step = .pairing(pairing)
    let words = AccountWords(language)
    let focus: [Outgoing] = route == .settings(.account) ? [.module(.focus(selector: "#title"))] : []
    return [.module(.announce(words.question(guest)))] + focus
  }

  private func pairingOver(_ json: JSON, _ account: AccountState) -> [Outgoing] {
    guard case .pairing(let pairing) = account.flow.step else { return [] }
    account.flow.step = .overview
    settle(account)
    // Who said no knows it.
    if json["reason"]?.string == AccountFailure.Reason.cancelled.rawValue { return showStep() }
    var reason = json["reason"]?.string.flatMap { AccountFailure.Reason(rawValue: $0) } ?? .codeOver
    // A device has come: it is the meeting that ended, and not the letters.
    if reason == .codeOver, pairing.guest != nil { reason = .pairingEnded }
    let failure = AccountFailure(reason, of: .pair)
    account.flow.failure = failure
    return [.module(.announce(AccountWords(language).failed(failure)))] + showStep()
  }
}
