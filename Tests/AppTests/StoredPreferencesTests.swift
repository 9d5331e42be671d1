import Kernel
import Languages
import TestSupport
import Testing

@testable import App

@Suite("What the app stores of a person's choices")
struct StoredPreferencesTests {
  @Test("is read and written as it ever was, and what is damaged as well")
  func forms() throws {
    var forms = StoredForms("Preferences")
    var operations: [PreferencesOperation] = []
    for preference in Preference.allCases {
      for value in preference.values { operations.append(.chosen(preference, value)) }
    }
    for module in Module.allCases { operations.append(.moved(module, position: "a1V")) }
    operations += [.hidden(.races, true), .hidden(.score, false)]
    for operation in operations {
      forms.add(operation.kind, operation.fields) { PreferencesOperation(kind: operation.kind, fields: $0)?.fields }
    }
    var mine = Preferences()
    forms.add("snapshot", mine.snapshot) { Preferences(snapshot: $0)?.snapshot }
    for operation: PreferencesOperation in [
      .chosen(.theme, "dark"), .moved(.races, position: "Zz"), .hidden(.races, true),
    ] {
      operation.apply(to: &mine)
    }
    forms.add("snapshot", mine.snapshot) { Preferences(snapshot: $0)?.snapshot }
    try forms.check(kinds: PreferencesOperation.Kind.allCases.map(\.rawValue))
  }

  /// What a preference leads to in this app; the theme and the text's size go to the page as they are.
  private func outcome(_ preference: Preference, _ mine: Preferences) -> String {
    switch preference {
    case .theme, .text: mine[preference]
    case .language: "\(String(describing: mine.language))"
    case .clock: "\(String(describing: mine.hours))"
    case .units: "\(String(describing: mine.units))"
    case .weight: "\(String(describing: mine.isInPounds))"
    case .week: "\(String(describing: mine.firstWeekday))"
    case .trainsTold, .racesTold, .restTold, .cardTold, .workoutsTold:
      "\(PushReminder.Kind.allCases.filter { mine.tells($0) })"
    case .quietFrom, .quietUntil: mine[preference]
    }
  }

  @Test("each choice leads to something of its own, and has a name of its own", arguments: Preference.allCases)
  func choices(preference: Preference) {
    var outcomes: Set<String> = []
    var names: Set<String> = []
    for value in preference.values {
      var mine = Preferences()
      mine.choose(preference, value)
      outcomes.insert(outcome(preference, mine))
      let name = SettingsWords(.en).name(preference, value)
      #expect(name != value || preference == .weight, "a person would read the journal's word")
      names.insert(name)
    }
    #expect(outcomes.count == preference.values.count && names.count == preference.values.count)
  }
}
