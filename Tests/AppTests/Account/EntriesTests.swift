import Kernel
import Languages
import Testing
import TestSupport

@testable import App

/// Driven on the state itself: who finds out that there is something to ask about is the exchange.
@Suite("What was here before the account")
struct EntriesTests {
  private let state: AppState = {
    let state = AppState(path: "/settings/account", network: Town.network, now: Town.now, language: .en)
    let account = AccountState()
    account.can = AccountState.Capabilities(sealing: true)
    account.profile = AccountProfile(json: AccountPage.profile("in"))
    account.flow.entries = AccountFlow.Entries(count: 128)
    state.account = account
    return state
  }()

  private var main: Node { AppView(state).root }
  private var dialog: Node? { main.first(tag: "dialog") }

  private func act(_ action: AccountAction) -> [String] { acts(state.act(ofAccount: action.wire, "")) }

  private func acts(_ outgoing: [Outgoing]) -> [String] {
    outgoing.compactMap { outgoing in
      if case .account(let act, _) = outgoing { return AccountAct(rawValue: act)?.rawValue }
      return nil
    }
  }

  private func pass(milliseconds: Int64) {
    state.clock = ServerClock(device: Instant(milliseconds: state.clock.device.milliseconds + milliseconds))
  }

  @Test("a dialog says how many entries there are, and bringing them along comes first")
  func bring() {
    #expect(dialog?.first(tag: "h2")?.text == "This device has 128 entries")
    #expect(dialog?.all(tag: "button").first?.text == "Bring them along")
    let outgoing = state.act(ofAccount: AccountAction.bringAlong.wire, "")
    let isFocused = outgoing.contains { if case .module(.focus("#title")) = $0 { true } else { false } }
    #expect(isFocused, "what stands where the dialog stood is none of the next press's")
    #expect(acts(outgoing) == ["bringAlong"] && dialog == nil)
    #expect(act(.bringAlong).isEmpty, "it was answered")
  }

  @Test("left out, they are exported first, and leave by a second press")
  func leaveOut() {
    let first = state.act(ofAccount: AccountAction.leaveOut.wire, "")
    #expect(first.contains { if case .save = $0 { true } else { false } })
    #expect(dialog?.text.contains("Look whether it is there") == true)
    pass(milliseconds: 400)
    #expect(dialog?.all(tag: "button").last?.attribute("aria-disabled") == "true")
    #expect(act(.leaveOut).isEmpty && dialog != nil, "of the same double press")
    pass(milliseconds: 400)
    #expect(dialog?.all(tag: "button").last?.attribute("aria-disabled") == nil)
    #expect(act(.leaveOut) == ["leaveOut"] && dialog == nil)
  }

  @Test("once they are out, it is said on the page that begins anew")
  func leftOut() {
    state.account?.flow.entries = nil
    let here = JSON.object(["profile": AccountPage.profile("in"), "leftOut": .bool(true)])
    _ = state.heard(of: AccountEvent(name: "here", json: here))
    #expect(state.toast?.text == "Left out: what this device shows is the account’s alone.")
  }

  @Test(
    "what could not be written down is asked again, with the reason", arguments: [AccountAction.bringAlong, .leaveOut])
  func notDecided(action: AccountAction) {
    state.keeping.last = 128
    state.keeping.decoded = DecodedJournal(writer: "ffeeddccbbaa9988", among: [])
    _ = act(action)
    pass(milliseconds: 1000)
    if action == .leaveOut { _ = act(action) }
    #expect(dialog == nil)
    let name = action == .leaveOut ? "leaveOut" : "bringAlong"
    let failed = JSON.object(["event": .string("failed"), "act": .string(name), "reason": .string("unknown")])
    let event = AccountEvent(name: "failed", json: failed)
    _ = state.heard(of: event)
    #expect(state.account?.profile?.isJoined == false && state.account?.sync.exchange == nil)
    #expect(dialog?.first(class: "message")?.text == "That didn’t work, and nothing was changed. Try again.")
    #expect(act(.bringAlong) == ["bringAlong"] && dialog == nil)
  }

  @Test("a dialog that is put away leaves the question on the screen")
  func later() {
    #expect(act(.back).isEmpty && dialog == nil)
    #expect(main.first(tag: "main")?.text.contains("This device has 128 entries") == true)
    #expect(act(.bringAlong) == ["bringAlong"])
  }

  @Test("the recovery code comes first: the question waits until it is kept")
  func afterTheCode() {
    state.account?.flow.recovery = AccountFlow.Recovery(code: "ABCD", isNew: true)
    #expect(dialog == nil)
    _ = act(.keptCode)
    #expect(dialog != nil)
  }
}
