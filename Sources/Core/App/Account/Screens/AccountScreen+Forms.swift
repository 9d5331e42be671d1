import Kernel

/// What is filled in, each with its way out.
extension AccountScreen {
  func title(_ form: AccountForm) -> String {
    switch form {
    case .make, .provider: words.makeOne
    case .signIn: words.signIn
    case .recover, .unlock, .freshByRecovery: words.useRecovery
    case .unlockByPassword: words.usePassword
    case .join: words.joinTitle
    case .forgot: words.forgot
    case .reset: words.newPassword
    case .password: state.account?.listing?.has(.password) == true ? words.changePassword : words.addPassword
    case .passkey: words.addPasskey
    case .token: words.newToken
    case .fresh: words.freshTitle
    case .rename: words.rename
    case .delete: words.deleteAccount
    }
  }

  func form(_ form: AccountForm, _ account: AccountState, _ can: AccountState.Capabilities) -> Node {
    element("div.account-form", key: form.rawValue) {
      // Above both ways of making one.
      let invite = form == .make && account.needsInvite
      if invite { element("section.tile.data-section", key: "invited") { input(.invite, form, account) } }
      let byPasskey = passkey(form, account, can)
      byPasskey
      if form == .join, account.flow.isScanned {
        scanned
      } else if form == .fresh, account.listing?.has(.password) == false {
        quiet(words.freshText, key: "text")
        if byPasskey == nil || !account.flow.isByPasskey { outcome(form, account) }
      } else if form == .forgot, let email = account.flow.mailed {
        element("section.tile.data-section", key: "mailed") { element("p", .role("status")) { words.mailed(email) } }
      } else {
        fields(form, account, isFirst: byPasskey == nil || !can.hasPasskeys)
      }
      if form == .fresh {
        element("div.button-row.stacked", key: "others") {
          providers(words.continueWith) { account.listing?.has($0) == true }
          if account.listing?.has(.recovery) != false { button(words.useRecovery, .open(.freshByRecovery)) }
        }
      }
      if form == .signIn {
        section(
          "others", words.otherWays,
          [
            element("div.button-row.stacked") {
              button(words.useRecovery, .open(.recover))
              button(words.useDevice, .open(.join))
              providers(words.continueWith)
            }
          ])
      }
      if form == .provider {
        section(
          "others", words.haveOne,
          [quiet(words.providerKnown), element("p.button-row") { button(words.signIn, .open(.signIn)) }])
      }
      element("p.button-row", key: "cancel") {
        account.flow.mailed == nil ? button(words.cancel, .back, .text) : button(words.signIn, .open(.signIn))
      }
    }
  }

  private static let fields = "account-fields"
  /// What stands outside of the form and is sent with it, or sends it.
  private static let ofFields = Attribute("form", fields)

  /// The way without typing, first where there is one.
  private func passkey(_ form: AccountForm, _ account: AccountState, _ can: AccountState.Capabilities) -> Node? {
    let label: String
    switch form {
    case .make: label = words.makeByPasskey
    case .signIn: label = words.signInByPasskey
    case .fresh where account.listing?.has(.passkey) != false: label = words.freshByPasskey
    default: return nil
    }
    if let reason = can.noPasskeys {
      return quiet(reason == .address ? words.noPasskeysHere : words.noPasskeys, key: "no-passkeys")
    }
    return section(
      "by-passkey", words.byPasskey,
      [
        quiet(words.byPasskeyText),
        element("p.button-row") {
          element(
            "button.button.primary", key: "passkey", .type("button"), .on(.click, AccountAction.passkey(form).inPage),
            Self.ofFields, .data("sends", "form")
          ) { label }
        },
      ] + (account.flow.isByPasskey ? outcome(form, account) : []))
  }

  /// `isFirst`: there is no passkey above, which most people want.
  private func fields(_ form: AccountForm, _ account: AccountState, isFirst: Bool) -> Node {
    element(
      "form.tile.data-section", key: "fields", .id(Self.fields), Attribute("method", "dialog"),
      Attribute("novalidate", ""),
      .on(.submit, AccountAction.submit(form, about: nil, sent: "").inPage)
    ) {
      if let text = text(form) { quiet(text, key: "text") }
      for field in form.fields where isAsked(field, form, account) { input(field, form, account) }
      if form == .token { tokenChoices }
      if isFirst || !account.flow.isByPasskey { outcome(form, account) }
      element("p.button-row", key: "buttons") {
        isFirst
          ? Button.save(submitLabel(form), isReady: !isBusy)
          : element("button.button", key: "save", .type("submit"), isBusy ? .aria("disabled", true) : nil) {
            submitLabel(form)
          }
        if form.fields == [.email, .password], account.waysIn?.mail == true {
          element(
            "button.text-button", key: "forgot", .type("button"), .on(.click, AccountAction.open(.forgot).inPage),
            .data("sends", "form")
          ) { words.forgot }
        }
        if account.flow.failure?.reason == .linkOver { button(words.forgot, .open(.forgot), .text) }
      }
    }
  }

  /// What belongs to no field, and what is under way.
  func outcome(_ form: AccountForm, _ account: AccountState) -> [Node] {
    let failure = account.flow.failure.flatMap { $0.field(in: form) == nil ? $0 : nil }
    return (failure.map { [message($0, form, key: "failure")] } ?? []) + (isBusy ? [busy] : [])
  }

  /// While it is tried once more it isn't said any longer; its room stays.
  private func message(_ failure: AccountFailure, _ form: AccountForm, key: String, _ id: Attribute? = nil) -> Node {
    element(isBusy ? "p.message.past" : "p.message", key: key, id) {
      words.failed(failure.left(at: state.clock.device), form)
    }
  }

  private func isAsked(_ field: AccountForm.Field, _ form: AccountForm, _ account: AccountState) -> Bool {
    switch (field, form) {
    case (.invite, .make): false  // it stands above
    case (.invite, _): account.needsInvite
    case (.email, .password): account.listing?.has(.password) != true
    case (_, .fresh): account.listing?.has(.password) != false
    default: true
    }
  }

  /// What is typed into it is the browser's until it is sent: no value of it stands in the tree but what the account is known by.
  func input(_ field: AccountForm.Field, _ form: AccountForm, _ account: AccountState) -> Node {
    let failure = account.flow.failure.flatMap { $0.field(in: form) == field ? $0 : nil }
    let hint = hint(field, form)
    let isWrong = failure != nil && !isBusy  // it is tried once more
    let described = (isWrong ? field.id + "-message " : "") + (hint == nil ? "" : field.id + "-hint")
    let (type, autocomplete) = browser(field, form)
    return element("div.field.account-field", key: field.rawValue) {
      element("label", .for(field.id)) { label(field, form) }
      element(
        "input", .id(field.id), .name(field.rawValue), .type(type), Attribute("autocomplete", autocomplete),
        Attribute("autocapitalize", "off"), Attribute("spellcheck", "false"),
        Attribute("maxlength", field == .name ? "50" : "256"),
        field == .invite && form == .make ? Self.ofFields : nil,
        value(field, form, account).map { .value($0) }, .flag("autofocus", if: form.fields.first == field),
        isWrong ? .aria("invalid", true) : nil, described.isEmpty ? nil : .aria("describedby", described))
      if let failure {
        message(failure, form, key: "message", .id(field.id + "-message"))
      }
      if let hint { element("p.hint", key: "hint", .id(field.id + "-hint")) { hint } }
    }
  }

  /// The field's type, and what a password manager may put there (HTML Standard, 4.10.18.7 "Autofill").
  private func browser(_ field: AccountForm.Field, _ form: AccountForm) -> (type: String, autocomplete: String) {
    switch field {
    case .email: ("email", form == .signIn ? "username webauthn" : "username")
    case .password: ("password", form.fields.contains(.again) ? "new-password" : "current-password")
    case .again: ("password", "new-password")
    case .invite, .code, .name, .word: ("text", "off")
    }
  }

  private func value(_ field: AccountForm.Field, _ form: AccountForm, _ account: AccountState) -> String? {
    switch (field, form) {
    case (.email, _): account.flow.email ?? account.profile?.email
    case (.invite, _): account.flow.invite
    case (.name, .rename): account.listing?.devices.first { $0.id == account.flow.renaming }?.name
    default: nil
    }
  }
}

/// What stands at the fields.
extension AccountScreen {
  private func label(_ field: AccountForm.Field, _ form: AccountForm) -> String {
    switch field {
    case .email: words.email
    case .password: form == .password || form == .reset ? words.newPassword : words.password
    case .again: words.passwordAgain
    case .invite: words.invite
    case .code: form == .join ? words.letters : words.recoveryCode
    case .name: words.name
    case .word: words.typeWord(words.deleteWord)
    }
  }

  private func hint(_ field: AccountForm.Field, _ form: AccountForm) -> String? {
    switch (field, form) {
    case (.password, .make), (.password, .password), (.password, .reset): words.passwordHint
    case (.code, .join): words.lettersHint
    case (.code, _): words.recoveryHint
    case (.name, .passkey): words.passkeyHint
    case (.name, .token): words.tokenHint
    default: nil
    }
  }

  private func text(_ form: AccountForm) -> String? {
    switch form {
    case .make: words.byPasswordText
    case .provider: words.providerText
    case .recover, .freshByRecovery: words.recoverText
    case .join: words.joinText + " " + words.twoDevices
    case .fresh: words.freshText
    case .forgot: words.forgotText
    case .reset where state.account?.profile.map { $0.session != .out } == true: words.resetHere
    case .reset: words.resetText
    case .token: words.tokenText
    case .signIn, .unlock, .unlockByPassword, .password, .passkey, .rename, .delete: nil
    }
  }

  private func submitLabel(_ form: AccountForm) -> String {
    switch form {
    case .make, .provider: words.makeByPassword
    case .signIn, .recover: words.signIn
    case .join: words.join
    case .unlock, .unlockByPassword: words.unlock
    case .forgot: words.sendMail
    case .password, .reset, .rename: words.save
    case .passkey: words.addPasskey
    case .token: words.newTokenNow
    case .fresh, .freshByRecovery: words.freshNow
    case .delete: words.deleteNow
    }
  }
}
