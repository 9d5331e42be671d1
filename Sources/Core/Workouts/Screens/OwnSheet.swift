import Exercises
import Kernel
import Training

/// The dialog in which a person writes an exercise of their own. All but the name may stay open.
enum OwnSheet {
  static func view(_ screen: WorkoutsScreen) -> Node? {
    guard let editor = screen.state.own else { return nil }
    let words = screen.words
    return Sheet.view(
      .form, key: "own", title: words.ownExercise, dismiss: WorkoutsScreen.wire(.own(.cancel, "")),
      content: [
        element("form", Attribute("novalidate", ""), .on(.submit, WorkoutsScreen.wire(.saveOwn))) {
          name(editor, words)
          measure(editor, words)
          muscles(words.trains, .primary, editor.primary, words)
          muscles(words.helps, .secondary, editor.secondary, words)
          equipment(editor, words)
          element("div.button-row", key: "buttons") {
            screen.button(words.cancel, .own(.cancel, ""), key: "cancel")
            element("button.button.primary", key: "save", .type("submit")) {
              editor.id == nil ? words.add : words.save
            }
          }
        }
      ])
  }

  private static func name(_ editor: OwnEditor, _ words: WorkoutsWords) -> Node {
    var field = Field(
      id: "own-name", label: words.name, value: editor.name, wire: WorkoutsScreen.wire(.own(.name, "")))
    field.isFirst = true
    if editor.isTried, WorkoutName.typed(editor.name) == nil { field.message = words.enter(.name) }
    return field.view
  }

  private static func measure(_ editor: OwnEditor, _ words: WorkoutsWords) -> Node {
    var choices = Choices(
      name: "own-measure", legend: words.countedIn, selected: String(editor.measure.rawValue),
      wire: WorkoutsScreen.wire(.own(.measure, "")))
    for measure in Measure.allCases { choices.add(String(measure.rawValue), words.measure(measure)) }
    return choices.view()
  }

  private static func muscles(
    _ legend: String, _ field: WorkoutsAction.OwnField, _ chosen: MuscleSet, _ words: WorkoutsWords
  ) -> Node {
    let names = BankWords(words.language)
    return element("fieldset.choices", key: field.rawValue) {
      element("legend") { legend }
      element("div.chips") {
        for muscle in Muscle.allCases {
          element(
            "button.chip", key: String(muscle.rawValue), .type("button"), .aria("pressed", chosen.contains(muscle)),
            .on(.click, WorkoutsScreen.wire(.own(field, String(muscle.rawValue))))
          ) { names.muscle(muscle) }
        }
      }
    }
  }

  private static func equipment(_ editor: OwnEditor, _ words: WorkoutsWords) -> Node {
    let names = BankWords(words.language)
    return element("div.field", key: "equipment") {
      element("label", .for("own-equipment")) { words.equipment }
      element("select", .id("own-equipment"), .on(.change, WorkoutsScreen.wire(.own(.equipment, "")))) {
        element("option", key: "none", .value("")) { "" }
        for equipment in Equipment.allCases {
          element(
            "option", key: String(equipment.rawValue), .value(String(equipment.rawValue)),
            .flag("selected", if: equipment.word == editor.equipment)
          ) { names.equipment(equipment) }
        }
      }
    }
  }
}
