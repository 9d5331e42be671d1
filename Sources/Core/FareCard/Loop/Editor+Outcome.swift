import Kernel

extension Editor {
  /// What Save would do now.
  enum Outcome {
    /// No operation where nothing was changed.
    case ready([FareCardOperation])
    case wrong(Field, String)
  }
}

extension FareCardState {
  func outcome(of editor: Editor, _ standing: Standing, _ surroundings: Surroundings) -> Editor.Outcome {
    let words = FareCardWords(surroundings.language)
    let draft = editor.draft
    switch editor.subject {
    case .balance:
      // The same balance again is no correction; the first one is a fact, even 0.
      if standing.card.hasEntered, editor.draft == editor.start { return .ready([]) }
      return money(editor, standing, words) {
        .ready([.corrected(Corrected(card: editor.card, time: surroundings.now, money: $0))])
      }
    case .topUp:
      return money(editor, standing, words) {
        $0.minor > 0
          ? .ready([.toppedUp(ToppedUp(card: editor.card, time: surroundings.now, money: $0))])
          : .wrong(.amount, words.moreThanZero)
      }
    case .fare: return fare(editor, standing, surroundings, words)
    case .expiry:
      guard let day = Day(iso8601: draft[.date]) else { return .wrong(.date, words.notDate) }
      return change(editor) { $0.expiry = day }
    case .number:
      do throws(CardNumber.Fault) {
        let number = try CardNumber.digits(typed: draft[.number])
        return change(editor) { $0.number = number }
      } catch {
        return .wrong(.number, words.message(error))
      }
    case .name:
      return change(editor) {
        if editor.isChanged(.name) { $0.name = draft[.name].trimmed }
        if editor.isChanged(.owner) { $0.owner = draft[.owner].trimmed }
      }
    case .newCard:
      let name = draft[.name].trimmed
      if name.isEmpty { return .wrong(.name, words.enterName) }
      return .ready([.cardAdded(CardAdded(name: name, owner: draft[.owner].trimmed, time: surroundings.now))])
    case .reminder:
      return change(editor) { $0.reminder = min(max(Int(draft[.reminder]) ?? 2, 0), 99) }
    case .entry(let id):
      guard let entry = standing.card.entry(id) else { return .ready([]) }
      return self.entry(entry, editor, standing, surroundings, words)
    case .removal, .question: return .ready([])
    }
  }

  private func change(_ editor: Editor, _ change: (inout CardChanged) -> Void) -> Editor.Outcome {
    var changed = CardChanged(card: editor.card)
    change(&changed)
    return .ready(editor.draft == editor.start ? [] : [.cardChanged(changed)])
  }

  private func money(
    _ editor: Editor, _ standing: Standing, _ words: FareCardWords, _ next: (Money) -> Editor.Outcome
  ) -> Editor.Outcome {
    do throws(MoneyError) {
      return next(try editor.amount(standing, words.language))
    } catch {
      return .wrong(.amount, words.message(error, standing.ledger.balance.currency))
    }
  }

  /// A choice holds from now on; what was paid before stays as it was. A card without rides has no before.
  private func fare(
    _ editor: Editor, _ standing: Standing, _ surroundings: Surroundings, _ words: FareCardWords
  ) -> Editor.Outcome {
    let from = standing.card.entries.isEmpty ? Instant(milliseconds: 0) : surroundings.now
    let riderClass = RiderClass(rawValue: editor.draft[.rider]) ?? .full
    func chosen(_ fare: FareChoice.Fare) -> Editor.Outcome {
      .ready([
        .fareChosen(FareChosen(card: editor.card, choice: FareChoice(from: from, fare: fare, riderClass: riderClass)))
      ])
    }
    if editor.draft == editor.start { return .ready([]) }
    if !editor.draft[.tariff].isEmpty { return chosen(.tariff(editor.draft[.tariff])) }
    return money(editor, standing, words) { $0.minor > 0 ? chosen(.custom($0)) : .wrong(.amount, words.moreThanZero) }
  }

  private func entry(
    _ entry: Entry, _ editor: Editor, _ standing: Standing, _ surroundings: Surroundings, _ words: FareCardWords
  ) -> Editor.Outcome {
    let draft = editor.draft
    var changed = EntryChanged(card: editor.card, entry: entry.id)
    if editor.isChanged(.date) {
      guard let time = surroundings.zone.moment(typed: draft[.date]) else { return .wrong(.date, words.notTime) }
      if time > surroundings.now { return .wrong(.date, words.inFuture) }
      changed.time = time
    }
    if editor.isChanged(.service), let service = Service(rawValue: draft[.service]) {
      changed.service = service
    }
    if editor.isChanged(.paidAs) { changed.isTransfer = draft[.paidAs] == "transfer" }
    if editor.isChanged(.amount) {
      if case .ride = entry.kind, draft[.amount].isEmpty {
        changed.amount = .some(nil)
      } else {
        do throws(MoneyError) {
          changed.amount = try editor.amount(standing, words.language)
        } catch {
          return .wrong(.amount, words.message(error, standing.ledger.balance.currency))
        }
      }
    }
    return .ready(changed.isEmpty ? [] : [.entryChanged(changed)])
  }
}
