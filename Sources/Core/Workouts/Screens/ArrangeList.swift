import Kernel
import Training

/// A workout being put in order: supersets by dragging or by button, the exercises in each by button.
struct ArrangeList {
  let screen: WorkoutsScreen
  let workout: Workout
  private var words: WorkoutsWords { screen.words }

  var view: Node {
    element("ul.editor", key: "arranging", .on(.reorder, WorkoutsScreen.wire(.plan(.move(nil))))) {
      for (index, superset) in workout.supersets.prefix(screen.state.page.shown).enumerated() { row(superset, index) }
      if workout.supersets.count > screen.state.page.shown {
        element("li", key: "more") { screen.button(words.showMore, .page(.showMore)) }
      }
    }
  }

  private func row(_ superset: Superset, _ index: Int) -> Node {
    let name = screen.state.name(of: superset, words)
    return element("li.arranged", key: superset.id) {
      element("div.editor-row") {
        ReorderList.tools(
          (index, workout.supersets.count), [.text(EditorScreen.letter(index) + " · " + name)], name, words
        ) { WorkoutsScreen.wire(.plan(.move($0))) }
        if superset.slots.count == 1 { SlotTools.view(screen, workout, superset, superset.slots[0]) }
      }
      if superset.slots.count > 1 { slots(superset) }
    }
  }

  private func slots(_ superset: Superset) -> Node {
    element("ul.arranged-slots") {
      for (index, slot) in superset.slots.enumerated() {
        element("li.editor-row", key: slot.id) {
          element("span.editor-name") { screen.state.name(of: slot.exercise) }
          ReorderList.buttons((index, superset.slots.count), screen.state.name(of: slot.exercise), words) {
            WorkoutsScreen.wire(.plan(.moveSlot(superset: superset.id, $0)))
          }
          SlotTools.view(screen, workout, superset, slot)
        }
      }
    }
  }
}

/// What can be done with an exercise wherever it stands in a workout: another in its place, or none.
enum SlotTools {
  static func view(_ screen: WorkoutsScreen, _ workout: Workout, _ superset: Superset, _ slot: Slot) -> [Node] {
    let name = screen.state.name(of: slot.exercise)
    let target = WorkoutsPlace.Target(workout: workout.id, superset: superset.id, slot: slot.id)
    return [
      element(
        "a.icon-button", key: "replace", .href(WorkoutsScreen.link(.exercises(target))),
        .aria("label", screen.words.replace(name))
      ) { Icon.view(.search) },
      screen.iconButton(
        .remove, screen.words.delete(name), .plan(.removeSlot(superset: superset.id, slot: slot.id))),
    ]
  }
}
