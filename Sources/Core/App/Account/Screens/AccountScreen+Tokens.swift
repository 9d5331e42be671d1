import Kernel

/// Tokens: which programs use some of the data, making one, and the one that was just made.
extension AccountScreen {
  func tokens(_ account: AccountState) -> Node {
    let tokens = account.listing?.tokens ?? []
    return section(
      "tokens", words.tokensTitle,
      [
        tokens.isEmpty
          ? quiet(words.tokensText, key: "none")
          : element("ul.account-list", key: "list") { for token in tokens { self.token(token) } }
      ] + failures(account.flow, of: [.newToken, .removeToken]) + [
        element("p.button-row", key: "add") { button(words.newToken, .open(.token)) }
      ])
  }

  private func token(_ token: AccountListing.Token) -> Node {
    let (made, used) = (token.made.map { state.moment($0, isOfADay: true) } ?? "", token.used.map { state.moment($0) })
    let isOver = token.ends.map { $0 <= state.clock.now } ?? false
    return element("li.account-row", key: token.id) {
      element("span.row-text", key: "text") {
        element("span") { token.name }
        element("span.quiet", key: "may") { token.rides ? words.tokenRides : words.tokenReads }
        element("span.quiet", key: "when") { used.map { words.addedAndUsed(made, used: $0) } ?? words.added(made) }
        if let ends = token.ends {
          let day = state.moment(ends, isOfADay: true)
          element("span.quiet", key: "ends") { isOver ? words.tokenEnded(day) : words.tokenEnds(day) }
        }
      }
      button(words.remove, .ask(.removeToken(token.id)), .text, spoken: words.removeThis(token.name))
    }
  }

  // MARK: Making one

  @inline(never)  // a gate of the program's parts
  var tokenChoices: [Node] {
    [
      choices(
        AccountForm.tokenScope, words.tokenScope,
        [("reads", words.tokenReads), (AccountForm.rides, words.tokenRides)]),
      choices(
        AccountForm.TokenEnd.field, words.tokenUntil,
        AccountForm.TokenEnd.allCases.map { ($0.rawValue, label($0)) }),
    ]
  }

  private func label(_ end: AccountForm.TokenEnd) -> String {
    switch end {
    case .month: words.tokenMonth
    case .year: words.tokenYear
    case .never: words.tokenNever
    }
  }

  /// The first is chosen until a person says otherwise. As with what is typed, the page has what is chosen until it is sent.
  private func choices(_ name: String, _ legend: String, _ options: [(value: String, label: String)]) -> Node {
    element("fieldset.choices", key: "choices-" + name) {
      element("legend") { legend }
      for (index, option) in options.enumerated() {
        element("label.choice", key: "option-" + option.value) {
          element("input", .type("radio"), .name(name), .value(option.value), .flag("checked", if: index == 0))
          element("span") { option.label }
        }
      }
    }
  }

  /// What is shown once, and what to do with it.
  @inline(never)  // a gate of the program's parts
  func made(_ token: AccountFlow.NewToken) -> [Node] {
    [
      heading(words.tokenTitle, hasBack: false),
      element("section.tile.data-section", key: "token") {
        paragraph(words.tokenShown)
        element("p.recovery-code.token", .id("token")) { token.text }
        element("p.button-row") { button(words.copyCode, .copyToken) }
        paragraph(words.tokenUse)
        element("p.recovery-code.token", .id("token-address")) { token.address }
        quiet(words.tokenRecipes)
        button(words.keptToken, .keptToken, .primary)
      },
    ]
  }
}
