import Kernel

/// What was done: a month with its marked days, its totals, and the workouts in it.
struct LogScreen {
  let screen: WorkoutsScreen
  let mine: MyWorkouts
  /// "2026-10", or the current one.
  let asked: String?
  private var words: WorkoutsWords { screen.words }

  var view: [Node] {
    let heading = Heading.view(words.log, back: WorkoutsScreen.link(.list), words.workouts)
    if mine.log.isEmpty {
      return [heading, Notice.view(.empty, title: words.logEmptyTitle, text: words.logEmptyText)]
    }
    let month = month
    var sets: [DoneSet] = []
    for logged in month.logged { sets += logged.sets }
    return [
      heading,
      element("div.log-columns", key: "columns") {
        element("div.log-part", key: "month") {
          pager(month)
          calendar(month)
          workouts(month)
        }
        element("div.log-part", key: "sums") {
          if !sets.isEmpty {
            TotalsList.view(Totals(sets), screen)
            MuscleChart.view(sets, screen)
          }
        }
      },
    ]
  }

  private var month: MonthOfTraining {
    let today = screen.day(screen.surroundings.now).civil
    let day = asked.flatMap { Day(iso8601: $0 + "-01") }?.civil
    return MonthOfTraining(
      year: day?.year ?? today.year, month: day?.month ?? today.month, mine.log, in: screen.surroundings.zone)
  }

  private func pager(_ month: MonthOfTraining) -> Node {
    element("div.month-pager", key: "pager") {
      screen.iconButton(.back, words.monthBefore, .month(Self.name(month.first.adding(days: -1))))
      element("h2", .id("month"), .tabindex(-1)) { words.month(month.first) }
      screen.iconButton(.open, words.monthAfter, .month(Self.name(month.first.adding(days: 31))))
    }
  }

  /// "2026-10".
  private static func name(_ day: Day) -> String { day.iso8601.cut(toBytes: 7) }

  private func calendar(_ month: MonthOfTraining) -> Node {
    let today = screen.day(screen.surroundings.now)
    return element("table.calendar", key: "calendar", .aria("labelledby", "month")) {
      element("thead") {
        element("tr") {
          for weekday in 0..<7 {
            element("th", Attribute("scope", "col"), Attribute("abbr", words.weekday(weekday))) {
              words.weekday(weekday).cut(toBytes: 2)
            }
          }
        }
      }
      element("tbody") {
        for week in 0..<(month.cells.count / 7) {
          element("tr", key: String(week)) {
            for cell in month.cells[(week * 7)..<(week * 7 + 7)] { day(cell, today) }
          }
        }
      }
    }
  }

  /// The mark is a ring as well as a colour, and a word for who doesn't see it.
  private func day(_ cell: MonthOfTraining.Cell?, _ today: Day) -> Node {
    guard let cell else { return element("td") }
    let number = String(cell.day.civil.day)
    return element(
      "td", cell.workouts > 0 ? .class("trained") : nil, cell.day == today ? .aria("current", "date") : nil
    ) {
      element("span") { number }
      if cell.workouts > 0 { element("span.visually-hidden") { ", " + words.workouts(cell.workouts) } }
    }
  }

  private func workouts(_ month: MonthOfTraining) -> Node {
    if month.logged.isEmpty { return element("p.quiet", key: "none") { words.noWorkouts } }
    return element("div.log-list", key: "workouts") {
      element("ul.rows") {
        for logged in month.logged.prefix(screen.state.shown) { row(logged) }
      }
      if month.logged.count > screen.state.shown { screen.button("button.button", words.showMore, .more(.rows)) }
    }
  }

  private func row(_ logged: LoggedWorkout) -> Node {
    element("li", key: logged.id) {
      element(
        "a.row-button", .href(WorkoutsScreen.link(logged.isRunning ? .running : .logged(logged.id)))
      ) {
        element("span.row-main") {
          element("span") { logged.name }
          " "
          element("small") { words.weekdayAndDay(screen.day(logged.started)) }
        }
        " "
        element("span.row-value") { logged.isRunning ? words.running : words.sets(logged.sets.count) }
      }
    }
  }
}

/// Totals as a list of names and numbers; those that are nothing stay out.
enum TotalsList {
  static func view(_ totals: Totals, _ screen: WorkoutsScreen) -> Node {
    let words = screen.words
    return element("section.totals", key: "totals") {
      element("h2") { words.totals }
      element("dl.fact-list") {
        fact(words.setsLabel, String(totals.sets))
        if totals.reps > 0 { fact(words.reps, String(totals.reps)) }
        if totals.volume > 0 { fact(words.volume, screen.mass(totals.volume)) }
        if totals.seconds > 0 { fact(words.time, Whole.clock(totals.seconds)) }
        if totals.metres > 0 { fact(words.distance, String(totals.metres) + "\u{A0}m") }
      }
    }
  }

  static func fact(_ label: String, _ value: String) -> Node {
    element("div", key: label) {
      element("dt") { label }
      element("dd") { value }
    }
  }
}
