import Journal
import Kernel

/// What is asked before it is done.
extension AccountScreen {
  func dialogs(_ account: AccountState) -> [Node] {
    if let question = account.flow.question { return [dialog(question, account)].compactMap { $0 } }
    return [question(account.flow, isDialog: true)].compactMap { $0 }
  }

  /// What becomes of what was here before the account: a dialog, and where that was put away a part of the screen.
  func question(_ flow: AccountFlow, isDialog: Bool) -> Node? {
    guard let entries = flow.entries, entries.isLater != isDialog else { return nil }
    let content =
      [paragraph(entries.isSaved ? words.entriesSaved : words.entriesText, key: "text")]
      + failures(flow, of: [.bringAlong, .leaveOut]) + [
        element("div.button-row.stacked", key: "buttons") {
          button(words.bringAlong, .bringAlong, .primary)
          if entries.isOfTheSamePress(state.clock.device) {
            element("button.button", key: AccountAction.leaveOut.wire, .type("button"), .aria("disabled", true)) {
              words.leaveOutNow
            }
          } else {
            button(entries.isSaved ? words.leaveOutNow : words.leaveOut, .leaveOut)
          }
        }
      ]
    let title = words.entries(state.keeping.journal?.changeCount ?? entries.count)
    if !isDialog { return section("entries", title, content) }
    return Sheet.view(
      .question, key: "entries", title: title, dismiss: AccountAction.back.inPage, content: content)
  }

  @inline(never)  // a gate of the program's parts
  private func dialog(_ question: AccountFlow.Question, _ account: AccountState) -> Node? {
    switch question {
    case .signOut:
      return sheet(
        question, words.signOutQuestion, words.signOutText + unsent,
        [
          button(words.keepHere, .confirm(question), .primary), button(words.removeHere, .remove, .danger), export,
        ])
    case .leave:
      return sheet(
        question, words.leaveQuestion, words.leaveText, [button(words.leaveNow, .confirm(question), .primary)])
    case .newRecovery:
      return sheet(
        question, words.newRecoveryQuestion, words.newRecoveryText,
        [button(words.newRecoveryNow, .confirm(question), .primary)])
    case .revoke(let id):
      guard let device = account.listing?.devices.first(where: { $0.id == id }) else { return nil }
      return sheet(
        question, words.signOffQuestion(device.label), words.signOffText,
        [button(words.signOff, .confirm(question), .danger)])
    case .remove(let id):
      guard let listing = account.listing, let way = listing.ways.first(where: { $0.id == id }) else { return nil }
      let isLastKey = way.opens && !listing.ways.contains { $0.id != id && $0.opens && $0.kind != .recovery }
      return sheet(
        question, words.removeQuestion(name(of: way)),
        words.removeText + (isLastKey ? " " + words.removeLastKey : ""),
        [button(words.remove, .confirm(question), .danger)])
    case .removeToken(let id):
      guard let token = account.listing?.tokens.first(where: { $0.id == id }) else { return nil }
      return sheet(
        question, words.removeQuestion(token.name), words.removeTokenText,
        [button(words.remove, .confirm(question), .danger)])
    case .delete: return deleting(account)
    }
  }

  private func sheet(_ question: AccountFlow.Question, _ title: String, _ text: String, _ buttons: [Node]) -> Node {
    Sheet.view(
      .question, key: question.text, title: title, dismiss: AccountAction.back.inPage,
      content: [
        paragraph(text, key: "text"),
        element("div.button-row.stacked", key: "buttons") {
          buttons
          button(words.cancel, .back)
        },
      ])
  }

  /// What would be lost with this device.
  private var unsent: String {
    let count = state.unsentCount
    return count > 0 ? " " + words.unsent(count) : ""
  }

  /// By a word that is typed: nothing brings it back.
  private func deleting(_ account: AccountState) -> Node {
    Sheet.view(
      .form, key: "delete", title: words.deleteQuestion, dismiss: AccountAction.back.inPage,
      content: [
        paragraph(words.deleteText, key: "text"),
        element(
          "form", key: "form", Attribute("novalidate", ""),
          .on(.submit, AccountAction.submit(.delete, about: nil, sent: "").inPage)
        ) {
          input(.word, .delete, account)
          outcome(.delete, account)
          element("div.button-row.stacked", key: "buttons") {
            button(words.cancel, .back)
            element("button.button.danger", key: "delete", .type("submit"), isBusy ? .aria("disabled", true) : nil) {
              words.deleteNow
            }
          }
        },
      ])
  }
}
