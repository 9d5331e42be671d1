import Journal
import Kernel

/// All of an account that this device is in.
extension AccountScreen {
  func member(_ profile: AccountProfile, _ account: AccountState) -> [Node] {
    [
      question(account.flow, isDialog: false),
      element("section.tile.data-section", key: "state") {
        sync.view
        quiet(address(profile, account).map { words.signedInAs($0) } ?? words.signedIn)
      },
      devices(account), ways(account), tokens(account), leaving(account),
    ].compactMap { $0 }
  }

  /// The password's, as the server has it now: who came by a code or by another device typed none.
  private func address(_ profile: AccountProfile, _ account: AccountState) -> String? {
    let ofPassword = account.listing?.ways.first { $0.kind == .password && !$0.name.isEmpty }
    return ofPassword?.name ?? profile.email
  }

  private var sync: SyncView {
    let counts = state.syncCounts
    return SyncView(status: state.syncStatus, setAside: counts.setAside, sealed: counts.sealed, state: state)
  }

  /// What happened, and what to do: all stays here.
  func stopped(_ stop: SyncStop) -> [Node] {
    let notice = Notice.view(
      .failing, title: words.title(stop), text: words.text(stop),
      action: element("p.button-row") {
        switch stop {
        case .signedOut, .revoked: button(words.signInAgain, .open(.signIn), .primary)
        case .deleted: button(words.leave, .ask(.leave), .primary)
        case .newer: Button.view(AppWords(state.language).reload, AppAction.reload.wire, .primary, key: "reload")
        }
        export
        if stop == .revoked || stop == .signedOut { button(words.leave, .ask(.leave), .text) }
      })
    return [notice, sync.counts].compactMap { $0 }
  }

  // MARK: Devices

  private func devices(_ account: AccountState) -> Node {
    let acts: [AccountAct] = [.look, .rename, .revoke, .pair, .answer]
    let list = listed(account) { listing in
      element("ul.account-list") { for device in listing.devices { self.device(device, account) } }
    }
    let said = failures(account.flow, of: acts)
    return section(
      "devices", words.devicesTitle,
      // Why there is no list stands above what asks for it again.
      (account.listing == nil ? said + [list] : [list] + said) + [
        element("p.button-row", key: "add") { button(words.addDevice, .pair) }
      ])
  }

  private func device(_ device: AccountListing.Device, _ account: AccountState) -> Node {
    element("li.account-row", key: device.id) {
      if account.flow.renaming == device.id {
        renaming(device, account)
      } else {
        element("span.row-text", key: "text") {
          element("span") { device.label }
          element("span.quiet") {
            device.isThis ? words.thisDevice : device.seen.map { words.lastSeen(state.moment($0)) } ?? ""
          }
        }
        element("span.actions", key: "actions") {
          button(words.rename, .rename(device: device.id), .text, spoken: words.renameThis(device.label))
          if !device.isThis {
            button(words.signOff, .ask(.revoke(device: device.id)), .text, spoken: words.signOffThis(device.label))
          }
        }
      }
    }
  }

  @inline(never)  // a gate of the program's parts
  private func renaming(_ device: AccountListing.Device, _ account: AccountState) -> Node {
    element(
      "form.account-rename", key: "rename", Attribute("novalidate", ""),
      .on(.submit, AccountAction.submit(.rename, about: device.id, sent: "").inPage)
    ) {
      input(.name, .rename, account)
      outcome(.rename, account)
      element("p.button-row", key: "buttons") {
        Button.save(words.save, isReady: !isBusy)
        button(words.cancel, .back, .text)
      }
    }
  }

  /// The server's list, or why it isn't there.
  private func listed(_ account: AccountState, _ list: (AccountListing) -> Node) -> Node {
    if let listing = account.listing { return list(listing) }
    if account.flow.isLooking || account.flow.wantsLook { return quiet(words.oneMoment, key: "looking") }
    return element("p.button-row", key: "again") { button(words.tryAgain, .look) }
  }

  // MARK: Ways in

  private func ways(_ account: AccountState) -> Node {
    let acts: [AccountAct] = [.addPasskey, .addProvider, .removeWay, .changePassword, .newRecovery, .fresh]
    let hasPassword = account.listing?.has(.password) == true
    return section(
      "ways", words.waysTitle,
      [
        account.listing == nil && !account.flow.isLooking && !account.flow.wantsLook
          ? nil  // why, and what to do, stands with the devices
          : listed(account) { listing in
            element("ul.account-list") { for way in listing.ways { self.way(way) } }
          },
        state.account?.profile?.isCodeUnkept == true
          ? element("p.message", key: "unkept") { words.recoveryUnkept } : nil,
      ].compactMap { $0 } + failures(account.flow, of: acts) + [
        element("p.button-row", key: "add") {
          if account.can?.hasPasskeys == true { button(words.addPasskey, .open(.passkey)) }
          // Without the list nobody knows what there is to add.
          if account.listing != nil {
            button(hasPassword ? words.changePassword : words.addPassword, .open(.password))
            providers(words.addProvider, adds: true) { account.listing?.has($0) != true }
          }
          button(words.newRecovery, .ask(.newRecovery))
        }
      ])
  }

  private func way(_ way: AccountListing.Way) -> Node {
    let name = name(of: way)
    return element("li.account-row", key: way.id) {
      element("span.row-text", key: "text") {
        element("span") { name }
        if let made = way.made {
          element("span.quiet") {
            way.used.map { words.addedAndUsed(state.moment(made, isOfADay: true), used: state.moment($0)) }
              ?? words.added(state.moment(made, isOfADay: true))
          }
        }
        if !way.opens { element("span.quiet", key: "opens") { words.opensNothing } }
      }
      if way.kind != .recovery {
        button(words.remove, .ask(.remove(way: way.id)), .text, spoken: words.removeThis(name))
      }
    }
  }

  func name(of way: AccountListing.Way) -> String {
    // What a person called it doesn't say what it is.
    if way.kind == .passkey, !way.name.isEmpty { return words.passkey + " · " + way.name }
    if !way.name.isEmpty { return way.name }
    switch way.kind {
    case .passkey: return words.passkey
    case .password: return words.byPassword
    case .recovery: return words.recoveryCode
    case .oidc, nil: return words.otherWay
    }
  }

  func leaving(_ account: AccountState) -> Node {
    section(
      "leaving", words.leavingTitle,
      failures(account.flow, of: [.signOut, .leave])
        + [
          element("p.button-row", key: "buttons") {
            button(words.signOut, .ask(.signOut))
            button(words.deleteAccount, .ask(.delete), .danger)
          }
        ])
  }
}
