import Kernel

/// The open dialog: a question, or a form with Save and Cancel.
struct EditorSheet {
  let screen: FareCardScreen
  let editor: Editor
  let standing: Standing
  private var words: FareCardWords { screen.words }

  /// `nil` where nothing is being edited.
  @inline(never)  // a gate of the program's parts
  static func view(_ screen: FareCardScreen) -> Node? {
    guard let editor = screen.state.editor, let standing = screen.state.standing(of: editor.card) else { return nil }
    return EditorSheet(screen: screen, editor: editor, standing: standing).view
  }

  private var view: Node {
    let key = "sheet-" + editor.subject.name
    if editor.subject == .question || editor.subject == .removal {
      return Sheet.view(
        .question, key: key, title: title, dismiss: FareCardScreen.wire(.cancel), content: question)
    }
    let fault = screen.state.outcome(of: editor, standing, screen.surroundings).fault
    let isNew = editor.subject == .topUp || editor.subject == .newCard
    return Sheet.form(
      key: key, title: title, cancel: (words.cancel, FareCardScreen.wire(.cancel)),
      save: (isNew ? words.add : words.save, FareCardScreen.wire(.save)), isReady: fault == nil, removal: removal,
      fields: EditorFields(screen: screen, editor: editor, standing: standing, fault: fault).view)
  }

  private var title: String {
    switch editor.subject {
    case .balance: words.setBalance
    case .topUp: words.addMoney
    case .fare: words.fare
    case .expiry: words.expirationDate
    case .number: words.cardNumber
    case .name: words.nameAndOwner
    case .reminder: words.reminder
    case .newCard: words.addCard
    case .removal: words.removeCard
    case .question: next.transfer == nil ? words.newRideQuestion : words.transferOrNew
    case .entry(let id): standing.line(of: id).map { EntryRow.kind($0, words) } ?? words.change
    }
  }

  private var removal: Node? {
    let label: String
    switch editor.subject {
    case .expiry where standing.card.expiry != nil, .number where standing.card.number != nil: label = words.remove
    case .entry: label = words.delete
    case .balance, .topUp, .fare, .expiry, .number, .name, .reminder, .newCard, .removal, .question: return nil
    }
    return Button.view(label, FareCardScreen.wire(.remove), .danger, key: "remove")
  }

  // MARK: Questions

  private var question: [Node] {
    let cancel = Button.view(words.cancel, FareCardScreen.wire(.cancel), key: "cancel")
    if editor.subject == .removal {
      return [
        element("p") { words.removeCardText(screen.name(of: standing.card)) },
        element("div.button-row") {
          cancel
          Button.view(words.remove, FareCardScreen.wire(.remove), .danger)
        },
      ]
    }
    return [
      element("div.button-row.stacked") {
        answers
        cancel
      }
    ]
  }

  /// What can be answered now: an open question may outlast the transfer that it asks about.
  private var next: NextRide {
    standing.next(editor.asked, at: editor.rideTime(at: screen.surroundings.now))
  }

  /// The likely one first, and as the primary button.
  private var answers: [Node] {
    let next = next
    let price = words.newRide(screen.text(next.newRide.charge))
    guard let offer = next.transfer else { return [answer(price, .new, isLikely: true)] }
    let likely = next.isTransferLikely || next.newRide.isRefused
    let transfer = answer(transferLabel(offer), .transfer, isLikely: likely)
    let new = answer(price, .new, isLikely: !likely)
    return likely ? [transfer, new] : [new, transfer]
  }

  /// A dearer service costs the difference even then.
  private func transferLabel(_ offer: NextRide.Offer) -> String {
    offer.charge.minor > 0 ? words.transfer + " " + screen.text(offer.charge) : words.freeTransfer
  }

  private func answer(_ label: String, _ answer: FareCardAction.RideAnswer, isLikely: Bool) -> Node {
    element(
      isLikely ? "button.button.primary" : "button.button", key: answer.rawValue, .type("button"),
      .flag("autofocus", if: isLikely), .on(.click, FareCardScreen.wire(.rideAs(answer)))
    ) { label }
  }
}
