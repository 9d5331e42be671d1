import Kernel

/// A weekly reminder being written: days, hours, lines and a direction.
struct ReminderSheet {
  let base: DeparturesScreen
  let form: ReminderForm
  private var words: DeparturesWords { base.words }

  var view: Node {
    let choices = WantedChoices(
      base: base, station: form.station, wanted: form.window.wanted, line: { .remindOf($0) }, way: { .remindTo($0) })
    return element(
      "form.reminder-form", key: "form", Attribute("novalidate", ""), .on(.submit, DeparturesScreen.wire(.saveReminder))
    ) {
      element("h2", .id("form-title")) { words.remindAt(base.state.name(of: form.station)) }
      days
      element("div.hours", key: "hours") {
        time("from", words.firstTrain, form.from, .remindFrom(""))
        time("until", words.lastTrain, form.until, .remindUntil(""))
      }
      if form.isTried, let fault = form.fault {
        element("p.message", key: "message", .role("alert")) { words.text(of: fault) }
      }
      choices.lines
      choices.ways
      element("div.button-row", key: "buttons") {
        element("a.button", key: "cancel", .href(DeparturesScreen.link(.reminders(.list)))) { words.cancel }
        element("button.button.primary", key: "save", .type("submit")) { words.save }
      }
    }
  }

  /// In the order of the person's week.
  private var days: Node {
    element("div.chips.days", key: "days", .role("group"), .aria("label", words.daysShown)) {
      for place in 0..<7 {
        let day = (place + base.surroundings.firstWeekday) % 7
        element(
          "button.chip.day", key: String(day), .type("button"), .aria("pressed", form.window.days.contains(day)),
          .aria("label", DayText(words.language).weekday(day)), .on(.click, DeparturesScreen.wire(.remindOn(day)))
        ) { DayText(words.language).shortWeekday(day) }
      }
    }
  }

  private func time(_ id: String, _ label: String, _ value: String, _ action: DeparturesAction) -> Node {
    var field = Field(id: id, label: label, value: value, wire: DeparturesScreen.wire(action))
    field.type = "time"
    return field.view
  }
}
