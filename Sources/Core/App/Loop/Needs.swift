import Kernel

/// Parts of the browser's program beyond the first (Documentation/Decisions/0009), of which Tools/program-parts says what is
/// in each, and the texts of the languages (Documentation/Decisions/0038).
struct Parts: OptionSet {
  let rawValue: UInt32

  /// In the order of their bits.
  static let names = programs + LanguageTag.allCases.map { name(of: $0) }
  static let programs = ["shared", "journal", "settings"] + Module.allCases.map { $0.rawValue }

  static func name(of language: LanguageTag) -> String { "words." + language.rawValue }

  static var all: Parts { Parts(rawValue: .max) }
  static var shared: Parts { Parts(rawValue: 1) }
  static var journal: Parts { Parts(rawValue: 2) }
  /// What all that a person does leads to: it will have to be kept.
  static var common: Parts { [.shared, .journal] }

  static func words(_ language: LanguageTag) -> Parts { Parts(named: name(of: language)) }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None where the first part does all of it.
  private init(named name: String) {
    self = Parts.names.firstIndex(of: name).map { Parts(rawValue: 1 << UInt32($0)) } ?? []
  }

  /// What the host says is here: all, where it says nothing and so has the program in one piece.
  init(json: JSON?) {
    self = json == nil ? .all : []
    for name in json?.array ?? [] { formUnion(Parts(named: name.string ?? "")) }
  }

  /// An action's, or an answer's that a module asked for: its first word names whose it is.
  fileprivate init(action: String) {
    let subject = action.halves(at: " ").head
    self = Parts(named: subject).union(["settings", "undo"].contains(subject) ? .common : .shared)
  }

  /// A screen's, by its address. The settings are about what is kept.
  fileprivate init(path: String) {
    guard let screen = Address(path).segments.first else {
      self = []
      return
    }
    self = Parts(named: screen).union(screen == "settings" ? .common : .shared)
  }

  /// A start's: its screen's, and what reads what was kept. Who starts again may have lost what was on its way.
  init(path: String, last: Int64, kept: [String], isAgain: Bool) {
    let isKept = isAgain || last > 0 || kept.contains { $0 != ServerClock.name }
    self = Parts(path: path).union(isKept ? .common : [])
  }

  func write(into json: inout JSONWriter) {
    json.beginArray()
    for (index, name) in Parts.names.enumerated() where rawValue & 1 << UInt32(index) != 0 { json.string(name) }
    json.endArray()
  }
}

extension Message {
  /// What this message leads to, and so must be here before it is taken.
  var needs: Parts {
    switch kind {
    case .needs(let parts): parts
    case .start(let start):
      Parts(path: start.path, last: start.opening.last, kept: start.kept.map { $0.name }, isAgain: false)
        .union(.words(start.language))
    case .path(let path): Parts(path: path)
    case .event(let action, _): Parts(action: action)
    // "score 3" is the score's; "board", "races" and "time", of one word, are the first part's.
    case .answer(let request, _, _, _): request.halves(at: " ").tail == nil ? [] : Parts(action: request)
    case .stored, .conflict, .older, .journal, .storeFailed: .common
    case .tick, .stream, .streamState, .location, .online, .copied, .storage, .update, .part, .text, .wide: []
    }
  }
}
