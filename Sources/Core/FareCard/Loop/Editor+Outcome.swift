import Kernel

extension Editor {
  /// No operation where nothing was changed.
  typealias Outcome = FormOutcome<Field, [FareCardOperation]>

  /// The amount that was typed, in the card's currency or the one chosen beside it.
  func amount(_ standing: Standing, _ language: Language) throws(MoneyError) -> Money {
    let chosen = subject == .fare ? Currency(code: form[.currency]) : nil
    return try Money(typed: form[.amount], currency: chosen ?? standing.ledger.balance.currency, language: language)
  }
}

extension FareCardState {
  /// What Save would store now, or the first thing that is wrong.
  func outcome(of editor: Editor, _ standing: Standing, _ surroundings: Surroundings) -> Editor.Outcome {
    let words = FareCardWords(surroundings.language)
    let form = editor.form
    switch editor.subject {
    case .balance:
      // The same balance again is no correction; the first one is a fact, even 0.
      if standing.card.hasEntered, !editor.form.isChanged { return .ready([]) }
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
      guard let day = Day(iso8601: form[.date]) else { return .wrong(.date, words.notDate) }
      return change(editor) { $0.expiry = day }
    case .number:
      do throws(CardNumber.Fault) {
        let number = try CardNumber.digits(typed: form[.number])
        return change(editor) { $0.number = number }
      } catch {
        return .wrong(.number, words.message(error))
      }
    case .name:
      return change(editor) {
        if editor.form.isChanged(.name) { $0.name = form[.name].trimmed }
        if editor.form.isChanged(.owner) { $0.owner = form[.owner].trimmed }
      }
    case .newCard:
      let name = form[.name].trimmed
      if name.isEmpty { return .wrong(.name, words.enterName) }
      return .ready([.cardAdded(CardAdded(name: name, owner: form[.owner].trimmed, time: surroundings.now))])
    case .reminder:
      return change(editor) { $0.reminder = min(max(Int(form[.reminder]) ?? 2, 0), 99) }
    case .entry(let id):
      guard let entry = standing.card.entry(id) else { return .ready([]) }
      return self.entry(entry, editor, standing, surroundings, words)
    case .removal, .question: return .ready([])
    }
  }

  private func change(_ editor: Editor, _ change: (inout CardChanged) -> Void) -> Editor.Outcome {
    var changed = CardChanged(card: editor.card)
    change(&changed)
    return .ready(!editor.form.isChanged ? [] : [.cardChanged(changed)])
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
    let riderClass = RiderClass(rawValue: editor.form[.rider]) ?? .full
    func chosen(_ fare: FareChoice.Fare) -> Editor.Outcome {
      .ready([
        .fareChosen(FareChosen(card: editor.card, choice: FareChoice(from: from, fare: fare, riderClass: riderClass)))
      ])
    }
    if !editor.form.isChanged { return .ready([]) }
    if !editor.form[.tariff].isEmpty { return chosen(.tariff(editor.form[.tariff])) }
    return money(editor, standing, words) { $0.minor > 0 ? chosen(.custom($0)) : .wrong(.amount, words.moreThanZero) }
  }

  private func entry(
    _ entry: Entry, _ editor: Editor, _ standing: Standing, _ surroundings: Surroundings, _ words: FareCardWords
  ) -> Editor.Outcome {
    let form = editor.form
    var changed = EntryChanged(card: editor.card, entry: entry.id)
    if editor.form.isChanged(.date) {
      guard let time = surroundings.zone.moment(typed: form[.date]) else { return .wrong(.date, words.notTime) }
      if time > surroundings.now { return .wrong(.date, words.inFuture) }
      changed.time = time
    }
    if editor.form.isChanged(.service), let service = Service(rawValue: form[.service]) {
      changed.service = service
    }
    if editor.form.isChanged(.paidAs) { changed.isTransfer = form[.paidAs] == "transfer" }
    if editor.form.isChanged(.amount) {
      if case .ride = entry.kind, form[.amount].isEmpty {
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
