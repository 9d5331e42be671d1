import Journal
import Kernel
import Languages
import Testing
import TestSupport

@testable import App

@Suite("How a device stands with its account")
struct SyncViewTests {
  private let state: AppState = {
    let state = AppState(path: "/", network: Town.network, now: Town.now, language: .en)
    state.device.zone = Town.zone
    return state
  }()

  private func sync(_ status: SyncRun.Status, setAside: Int = 0, sealed: Int = 0) -> SyncView {
    SyncView(status: status, setAside: setAside, sealed: sealed, state: state)
  }

  private static let cases: [(SyncRun.Status, String, String?)] = [
    (.off, "Saved here", nil),
    (.waiting(unsent: 0, nil), "Saved here", nil),
    (.waiting(unsent: 3, nil), "3 to send", nil),
    (.sending(unsent: 3), "Sending…", nil),
    (.synced(Town.now), "Synced 10:20", nil),
    (.waiting(unsent: 3, .offline), "3 not sent: you’re offline", "3 not sent: you’re offline"),
    (.waiting(unsent: 0, .offline), "Not synced: you’re offline", "Not synced: you’re offline"),
    (.waiting(unsent: 1, .noAnswer), "1 not sent: the server doesn’t answer", "1 not sent: the server doesn’t answer"),
    (
      .waiting(unsent: 1, .later), "1 not sent: the server can’t do it just now",
      "1 not sent: the server can’t do it just now"
    ),
    (
      .waiting(unsent: 1, .disk), "1 not sent: this device couldn’t store what came",
      "1 not sent: this device couldn’t store what came"
    ),
    (.stopped(.revoked), "This device was signed off", "This device was signed off"),
    (.full(unsent: 2), "2 not sent: the account is full", "2 not sent: the account is full"),
  ]

  @Test("in full on its own screen, and on every other one only where something waits or is wrong", arguments: cases)
  func sentences(_ status: SyncRun.Status, _ full: String, _ edge: String?) {
    #expect(sync(status).view.first(class: "sync-state")?.text == full)
    #expect(sync(status).edge == edge)
  }

  @Test("what went wrong comes with what to do")
  func advice() {
    #expect(sync(.waiting(unsent: 1, .offline)).view.text.contains("It is tried again by itself."))
    #expect(sync(.waiting(unsent: 1, .disk)).view.text.contains("Make some room on this device"))
    #expect(sync(.full(unsent: 1)).view.text.contains("It takes no more entries."))
  }

  @Test("what the server refused and what needs a newer version is counted")
  func counts() {
    #expect(sync(.synced(Town.now)).counts == nil)
    let text = sync(.synced(Town.now), setAside: 2, sealed: 1).view.text
    #expect(text.contains("2 entries were refused by the server.") && text.contains("1 entry needs a newer version"))
  }
}
