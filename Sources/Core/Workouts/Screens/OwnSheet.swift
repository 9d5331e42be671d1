import Exercises
import Kernel
import Training

/// The dialog in which a person writes an exercise of their own.
enum OwnSheet {
  /// Nil while it is not open.
  static func view(_ screen: WorkoutsScreen) -> Node? {
    guard let editor = screen.state.own else { return nil }
    let words = screen.words
    let fault = editor.outcome(words).fault
    let draw = FormSheet(editor.form, fault) { field, _ in WorkoutsScreen.wire(.own(.type(field, ""))) }
    return Sheet.form(
      key: "own", title: words.ownExercise, cancel: (words.cancel, WorkoutsScreen.wire(.own(.cancel))),
      save: (editor.before == nil ? words.add : words.save, WorkoutsScreen.wire(.own(.save))), isReady: fault == nil,
      fields: [
        draw.input(.name, words.name, isFirst: true),
        draw.choices(
          .measure, words.countedIn, Measure.allCases.map { (String($0.rawValue), words.measure($0)) }),
        muscles(words.trains, .primary, editor, words), muscles(words.helps, .secondary, editor, words),
        equipment(editor, words),
      ])
  }

  private static func muscles(
    _ legend: String, _ field: OwnEditor.Field, _ editor: OwnEditor, _ words: WorkoutsWords
  ) -> Node {
    let names = BankWords(words.language)
    let chosen = editor.muscles(field)
    return element("fieldset.choices", key: field.rawValue) {
      element("legend") { legend }
      element("div.chips") {
        for muscle in Muscle.allCases {
          element(
            "button.chip", key: String(muscle.rawValue), .type("button"), .aria("pressed", chosen.contains(muscle)),
            .on(.click, WorkoutsScreen.wire(.own(.type(field, String(muscle.rawValue)))))
          ) { names.muscle(muscle) }
        }
      }
    }
  }

  private static func equipment(_ editor: OwnEditor, _ words: WorkoutsWords) -> Node {
    let names = BankWords(words.language)
    return element("div.field", key: "equipment") {
      element("label", .for("own-equipment")) { words.equipment }
      element("select", .id("own-equipment"), .on(.change, WorkoutsScreen.wire(.own(.type(.equipment, ""))))) {
        element("option", key: "none", .value("")) { "" }
        for equipment in Equipment.allCases {
          element(
            "option", key: String(equipment.rawValue), .value(String(equipment.rawValue)),
            .flag("selected", if: equipment.word == editor.form[.equipment])
          ) { names.equipment(equipment) }
        }
      }
    }
  }
}
