import Kernel
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
}
