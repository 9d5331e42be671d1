import Kernel

/// Where this device has no account, or can't use the one it has.
extension AccountScreen {
  /// What an account is for, and who sees what; `can` is nil until the host has said what this browser can.
  func intro(can: AccountState.Capabilities?) -> [Node] {
    [
      element("section.tile.data-section", key: "purpose") {
        paragraph(words.purpose)
        quiet(words.needless)
        if let can {
          if can.sealing {
            element("p.button-row.needs-script", key: "ways") {
              if !isClosed { button(words.makeOne, .open(.make), .primary) }
              button(words.haveOne, .open(.signIn), isClosed ? .primary : .plain)
              providers(words.continueWith)
            }
            signup.map { quiet($0, key: "signup") }
          } else {
            element("p.message", key: "no-sealing") { words.noSealing }
          }
        }
      },
      section("sees", words.seesTitle, [list([words.seesAccount, words.seesEntries])]),
      section(
        "hidden", words.hiddenTitle,
        [list([words.hiddenEntries, words.hiddenKeys]), quiet(words.operatorText), quiet(words.loseAll)]),
    ]
  }

  private var isClosed: Bool { state.account?.waysIn?.signup == .closed }

  /// Who may make one, where not everybody may.
  private var signup: String? {
    if isClosed { return words.failedSignupClosed }
    guard let account = state.account, account.waysIn?.signup == .invite else { return nil }
    return account.flow.isInvited ? words.invited : words.failedInvite
  }

  private func list(_ lines: [String]) -> Node {
    element("ul.account-points") { for line in lines { element("li") { line } } }
  }

  /// Signed in, and the data still locked.
  func locked(_ account: AccountState) -> [Node] {
    [
      section(
        "locked", words.lockedTitle,
        [paragraph(account.profile?.isReset == true ? words.lockedReset : words.lockedText)] + failures(account.flow)
          + [
            element("div.button-row.stacked", key: "keys") {
              button(words.useRecovery, .open(.unlock), .primary)
              if account.can?.hasPasskeys == true,
                account.listing?.ways.contains(where: { $0.kind == .passkey && $0.opens }) == true
              {
                button(words.usePasskey, .passkey(.unlock))
              }
              if account.profile?.isReset != true, account.listing?.has(.password) != false {
                button(words.usePassword, .open(.unlockByPassword))
              }
              button(words.useDevice, .open(.join))
            }
          ]),
      leaving(account),
    ]
  }

  /// What is here is still an account's.
  func signedOut(_ account: AccountState) -> [Node] {
    [
      section(
        "out", words.outTitle,
        [
          paragraph(words.outText),
          element("p.button-row", key: "buttons") {
            button(words.signInAgain, .open(.signIn), .primary)
            export
            button(words.leave, .ask(.leave), .text)
          },
        ])
    ]
  }

  /// Shown once: nobody has it but who writes it down.
  func recovery(_ recovery: AccountFlow.Recovery) -> [Node] {
    [
      heading(words.recoveryTitle, hasBack: false),
      element("section.tile.data-section", key: "recovery") {
        if !recovery.isNew {
          quiet(words.recoveryReplaced)
        } else if let email = state.account?.profile?.email {
          quiet(words.signedInAs(email))
        }
        paragraph(words.recoveryText)
        element("p.recovery-code", .id("recovery-code")) { words.grouped(recovery.code) }
        element("p.button-row") {
          button(words.copyCode, .copyCode)
          button(words.saveCode, .saveCode)
        }
        paragraph(words.loseAll)
        button(words.keptCode, .keptCode, .primary)
      },
    ]
  }
}
