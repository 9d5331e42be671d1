import Kernel

/// A weekly reminder being written: days, hours, lines and a direction.
struct ReminderSheet {
  let base: DeparturesScreen
  let form: ReminderForm
  private var words: DeparturesWords { base.words }

  var view: Node {
    let choices = WantedChoices(
      base: base, station: form.station, wanted: form.wanted, line: { .leaving(.line($0)) }, way: { .leaving(.way($0)) }
    )
    let fault = form.outcome(words).fault
    let draw = FormSheet(form.form, fault) { field, _ in DeparturesScreen.wire(.leaving(.type(field, ""))) }
    return element(
      "form.reminder-form", key: "form", Attribute("novalidate", ""),
      .on(.submit, DeparturesScreen.wire(.leaving(.save)))
    ) {
      element("h2", .id("form-title")) { words.remindAt(base.state.name(of: form.station)) }
      days(form.form.message(at: .days, fault))
      element("div.hours", key: "hours") {
        draw.input(.from, words.firstTrain, type: "time")
        draw.input(.until, words.lastTrain, type: "time", hint: form.endsNextDay == true ? words.nextDay : nil)
      }
      choices.lines
      choices.ways
      element("div.button-row", key: "buttons") {
        // A new one is begun at its stop, an old one opened from the list.
        element(
          "a.button", key: "cancel",
          .href(DeparturesScreen.link(form.reminder == nil ? .station(form.station) : .reminders(.list)))
        ) { words.cancel }
        Button.save(words.save, isReady: fault == nil)
      }
    }
  }

  /// In the order of the person's week.
  private func days(_ message: String?) -> Node {
    let id = ReminderForm.Field.days.rawValue
    return element("div.field", key: "days") {
      element(
        "div.chips.days", key: "chips", .id(id), .role("group"), .aria("label", words.daysShown),
        message == nil ? nil : .aria("describedby", id + "-message")
      ) {
        WeekChips.view(form.days, from: base.surroundings.firstWeekday, in: words.language) {
          DeparturesScreen.wire(.leaving(.day($0)))
        }
      }
      if let message { element("p.message", key: "message", .id(id + "-message")) { message } }
    }
  }
}
