package import Kernel

/// What lasts of this module: a struct each, with all that is to be known of it in its own file. Their kinds and fields are
/// kept by journals for ever: never change one, add another.
package enum ScoreOperation: FeatureOperation {
  case reported(Reported)
  case entered(Entered)
  case entryChanged(EntryChanged)
  case entryRemoved(EntryRemoved)
  case imported(Imported)
  case scaleAdded(ScaleAdded)
  case bandsSet(BandsSet)
  case bandsChanged(BandsChanged)
  case scaleChosen(ScaleChosen)
  case hiddenOnToday(HiddenOnToday)

  /// As the journal names them, for ever.
  package enum Kind: String, CaseIterable, Sendable {
    case reported = "score.reported"
    case entered = "score.entered"
    case entryChanged = "score.entryChanged"
    case entryRemoved = "score.entryRemoved"
    case imported = "score.imported"
    case scaleAdded = "score.scaleAdded"
    case bandsSet = "score.bandsSet"
    case bandsChanged = "score.bandsChanged"
    case scaleChosen = "score.scaleChosen"
    case hiddenOnToday = "score.hiddenOnToday"
  }
}

/// What each of them is. `id` is the operation's.
protocol ScoreFact: Coded, Equatable, Sendable {
  /// To be read into.
  init()
  /// What is about an entry or a scale that isn't there changes nothing, and the same report again adds nothing. A report's
  /// entry is told by what it says, so that what is done to it holds for whichever device's report makes it.
  func apply(to file: inout CreditFile, id: String)
  /// What it overwrites. A report of the upstream overwrites nothing, because entries are made of them all.
  func register(id: String) -> Register?
  /// What was done, for the toast and the screen reader; `nil` where the screen itself says it.
  func sentence(_ words: ScoreWords) -> String?
  /// The same for the list of changes, where each has a line.
  func line(_ words: ScoreWords) -> String
}

extension ScoreFact {
  func register(id: String) -> Register? { nil }
  func sentence(_ words: ScoreWords) -> String? { line(words) }
}

extension ScoreOperation {
  package init?(kind: String, fields: JSON) {
    let read: Self? =
      switch Kind(named: kind) {
      case .reported: Reported().read(fields).map { .reported($0) }
      case .entered: Entered().read(fields).map { .entered($0) }
      case .entryChanged: EntryChanged().read(fields).map { .entryChanged($0) }
      case .entryRemoved: EntryRemoved().read(fields).map { .entryRemoved($0) }
      case .imported: Imported().read(fields).map { .imported($0) }
      case .scaleAdded: ScaleAdded().read(fields).map { .scaleAdded($0) }
      case .bandsSet: BandsSet().read(fields).map { .bandsSet($0) }
      case .bandsChanged: BandsChanged().read(fields).map { .bandsChanged($0) }
      case .scaleChosen: ScaleChosen().read(fields).map { .scaleChosen($0) }
      case .hiddenOnToday: HiddenOnToday().read(fields).map { .hiddenOnToday($0) }
      case nil: nil
      }
    guard let read else { return nil }
    self = read
  }

  package var stored: (kind: Kind, fields: JSON) {
    switch self {
    case .reported(let fact): (.reported, fact.json)
    case .entered(let fact): (.entered, fact.json)
    case .entryChanged(let fact): (.entryChanged, fact.json)
    case .entryRemoved(let fact): (.entryRemoved, fact.json)
    case .imported(let fact): (.imported, fact.json)
    case .scaleAdded(let fact): (.scaleAdded, fact.json)
    case .bandsSet(let fact): (.bandsSet, fact.json)
    case .bandsChanged(let fact): (.bandsChanged, fact.json)
    case .scaleChosen(let fact): (.scaleChosen, fact.json)
    case .hiddenOnToday(let fact): (.hiddenOnToday, fact.json)
    }
  }

  package func apply(to file: inout CreditFile, id: String) {
    switch self {
    case .reported(let fact): fact.apply(to: &file, id: id)
    case .entered(let fact): fact.apply(to: &file, id: id)
    case .entryChanged(let fact): fact.apply(to: &file, id: id)
    case .entryRemoved(let fact): fact.apply(to: &file, id: id)
    case .imported(let fact): fact.apply(to: &file, id: id)
    case .scaleAdded(let fact): fact.apply(to: &file, id: id)
    case .bandsSet(let fact): fact.apply(to: &file, id: id)
    case .bandsChanged(let fact): fact.apply(to: &file, id: id)
    case .scaleChosen(let fact): fact.apply(to: &file, id: id)
    case .hiddenOnToday(let fact): fact.apply(to: &file, id: id)
    }
  }

  package func register(id: String) -> Register? {
    switch self {
    case .reported(let fact): fact.register(id: id)
    case .entered(let fact): fact.register(id: id)
    case .entryChanged(let fact): fact.register(id: id)
    case .entryRemoved(let fact): fact.register(id: id)
    case .imported(let fact): fact.register(id: id)
    case .scaleAdded(let fact): fact.register(id: id)
    case .bandsSet(let fact): fact.register(id: id)
    case .bandsChanged(let fact): fact.register(id: id)
    case .scaleChosen(let fact): fact.register(id: id)
    case .hiddenOnToday(let fact): fact.register(id: id)
    }
  }

  package var isSeen: Bool {
    switch self {
    case .scaleChosen, .hiddenOnToday, .entryChanged: true
    case .reported, .entered, .entryRemoved, .imported, .scaleAdded, .bandsSet, .bandsChanged: false
    }
  }

  /// Of its time a person gave the day alone.
  package var isOfADay: Bool {
    switch self {
    case .entered, .entryChanged: true
    case .reported, .entryRemoved, .imported, .scaleAdded, .bandsSet, .bandsChanged, .scaleChosen, .hiddenOnToday: false
    }
  }
}

extension ScoreState {
  package func sentence(for operation: ScoreOperation, _ surroundings: Surroundings) -> String? {
    let words = ScoreWords(surroundings.language)
    return switch operation {
    case .reported(let fact): fact.sentence(words)
    case .entered(let fact): fact.sentence(words)
    case .entryChanged(let fact): fact.sentence(words)
    case .entryRemoved(let fact): fact.sentence(words)
    case .imported(let fact): fact.sentence(words)
    case .scaleAdded(let fact): fact.sentence(words)
    case .bandsSet(let fact): fact.sentence(words)
    case .bandsChanged(let fact): fact.sentence(words)
    case .scaleChosen(let fact): fact.sentence(words)
    case .hiddenOnToday(let fact): fact.sentence(words)
    }
  }

  package func line(for operation: ScoreOperation, _ surroundings: Surroundings) -> String? {
    let words = ScoreWords(surroundings.language)
    return switch operation {
    case .reported(let fact): fact.line(words)
    case .entered(let fact): fact.line(words)
    case .entryChanged(let fact): fact.line(words)
    case .entryRemoved(let fact): fact.line(words)
    case .imported(let fact): fact.line(words)
    case .scaleAdded(let fact): fact.line(words)
    case .bandsSet(let fact): fact.line(words)
    case .bandsChanged(let fact): fact.line(words)
    case .scaleChosen(let fact): fact.line(words)
    case .hiddenOnToday(let fact): fact.line(words)
    }
  }
}
