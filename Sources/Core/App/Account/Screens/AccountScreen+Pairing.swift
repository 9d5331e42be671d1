import Kernel
import Sharing

/// Two devices that meet, seen from each of them.
extension AccountScreen {
  /// The other one's code came with the address.
  var scanned: Node {
    element("section.tile.data-section", key: "scanned") {
      paragraph(words.joinScanned)
      quiet(words.twoDevices)
      isBusy ? busy : element("p.button-row") { button(words.join, .joinScanned, .primary) }
    }
  }

  /// Into whose account this device's entries go, both sides have to see.
  func joining(_ joining: AccountFlow.Joining) -> [Node] {
    let compares = joining.figures != nil && !joining.hasAgreed
    return [
      heading(joining.figures.map { words.compare(words.figures($0)) } ?? words.joinTitle, hasBack: false),
      element("section.tile.data-section", key: "joining") {
        if joining.figures != nil { paragraph(words.compareText) }
        if !compares { element("p", key: "then", .role("status")) { words.sayYesThere } }
        element("p.button-row", key: "answer") {
          if compares { button(words.same, .agree, .primary) }
          button(words.stop, .stopJoining)
        }
      },
    ]
  }

  func pairing(_ pairing: AccountFlow.Pairing, _ account: AccountState) -> [Node] {
    if let guest = pairing.guest { return meeting(guest, account) }
    return [
      heading(words.addDevice, hasBack: false),
      element("section.tile.data-section", key: "pairing") {
        paragraph(words.pairText)
        if let code = QRCode(pairing.url, .low) { code.picture(label: words.pairPicture) }
        element("p.pair-code", .id("pair-code")) { words.grouped(pairing.code) }
        quiet(left(until: pairing.ends))
        quiet(words.twoDevices)
        element("p.button-row") { button(words.stop, .stopPairing) }
      },
    ]
  }

  private func meeting(_ guest: AccountFlow.Pairing.Guest, _ account: AccountState) -> [Node] {
    [
      heading(words.question(guest), hasBack: false),
      element("section.tile.data-section", key: "guest") {
        if guest.figures != nil {
          paragraph(words.addGuest(guest.name))
          paragraph(words.compareText)
        } else {
          paragraph(words.guestText)
        }
        failures(account.flow)
        if isBusy {
          busy
        } else {
          element("p.button-row", key: "answer") {
            button(words.yes, .answer(true), .primary)
            button(words.no, .answer(false))
          }
        }
      },
    ]
  }

  /// By this device's clock, as the host reckons it.
  private func left(until end: Instant) -> String {
    let seconds = max(0, end.seconds(since: state.clock.device))
    return seconds < 60 ? words.lastMinute : words.validFor(Int(min((seconds + 59) / 60, 60)))
  }
}
