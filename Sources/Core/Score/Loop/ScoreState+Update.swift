package import Kernel

extension ScoreState {
  /// What a person's action changes, and what it asks the host to do. Kept things change only by `.append`.
  @inline(never)  // a gate of the program's parts
  package mutating func update(_ action: ScoreAction, _ surroundings: Surroundings) -> [Effect] {
    guard let file else { return [] }
    switch action {
    case .retry: return ask(surroundings)
    case .reveal:
      isRevealed = true
      return sentence(ScoreWords(surroundings.language), surroundings).map { [.announce($0)] } ?? []
    case .hide(let isHidden): return [append(.hiddenOnToday(HiddenOnToday(isHidden: isHidden)))]
    case .point(let index):
      point = index
      return []
    case .listen: return [.play(history.suffix(Chart.most).map { Chart.pitch(height: Fraction.of($0.report)) })]
    case .choose(let scale):
      point = nil
      return file.chosen == scale || file.scale(scale) == nil ? [] : [append(.scaleChosen(ScaleChosen(scale: scale)))]
    case .edit(let subject):
      let today = surroundings.zone.local(surroundings.now).day
      editor = ScoreEditor(subject, file, today: today, in: surroundings.zone)
      return []
    case .type(let field, let row, let text):
      editor?.form.type(text, into: field, row: row, most: 400)
      return []
    case .save: return save(file, surroundings)
    case .cancel:
      editor = nil
      return []
    case .delete:
      guard case .entry(let id)? = editor?.subject else { return [] }
      editor = nil
      return [append(.entryRemoved(EntryRemoved(entry: id)))]
    case .showMore:
      shown = min(shown &+ Self.page, 100_000)
      return []
    case .export(let form): return export(form, file, surroundings)
    case .importFile(let text): return read(text, file, surroundings)
    case .dismissImport:
      imported = nil
      return [.focus(selector: "#title")]
    }
  }

  /// A different screen is open: what belonged to the one before is put away, and what failed is tried anew.
  package mutating func open(_ next: ScorePlace) {
    if next != place {
      shown = Self.page
      imported = nil
      point = nil
    }
    editor = nil
    isRevealed = false
    place = next
    if let failure, asking == nil {
      mustAsk = failure != .offline
      self.failure = nil
      lastTry = nil
      phase = .idle
    }
  }

  private mutating func save(_ file: CreditFile, _ surroundings: Surroundings) -> [Effect] {
    guard var editor else { return [] }
    let (done, said) = editor.form.save(editor.outcome(file, surroundings))
    guard let done else {
      self.editor = editor
      return said
    }
    self.editor = nil
    return done.map { [append($0)] } ?? []
  }

  private func export(_ form: TableForm, _ file: CreditFile, _ surroundings: Surroundings) -> [Effect] {
    let text =
      switch form {
      case .csv: ScoreExport.csv(file, in: surroundings.zone)
      case .json: ScoreExport.json(file, in: surroundings.zone)
      }
    return [form.file(of: "score", text, surroundings)]
  }

  /// A file's rows, those that are not known yet. What became of each stands on the page.
  private mutating func read(_ text: String, _ file: CreditFile, _ surroundings: Surroundings) -> [Effect] {
    let words = ScoreWords(surroundings.language)
    do throws(TableFileError) {
      let read = try ScoreImport(text, into: file, zone: surroundings.zone, now: surroundings.now)
      let sentence = words.didImport(read)
      imported = ImportSummary(sentence: sentence, reasons: read.faults.shown.map { words.message($0) })
      var effects: [Effect] = [.announce(sentence)]
      for operation in ScoreOperation.imports(read.added) { effects.append(append(operation)) }
      return effects
    } catch {
      imported = ImportSummary(sentence: words.historyMessage(error))
      return [.announce(words.historyMessage(error))]
    }
  }
}
