import Kernel
import Training

/// What was done: a month with its marked days, the workouts in it, or in the day that was chosen, and their totals.
struct LogScreen {
  let screen: WorkoutsScreen
  let mine: MyWorkouts
  /// "2026-10", or "2026-10-05", or the current month.
  let asked: String?
  private var words: WorkoutsWords { screen.words }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    let heading = Heading.view(words.log, back: WorkoutsScreen.link(.list), words.workouts)
    if mine.log.isEmpty {
      return [heading, Notice.view(.empty, title: words.logEmptyTitle, text: words.logEmptyText)]
    }
    let month = month
    let logged = chosen.map { day in month.logged.filter { screen.day($0.started) == day } } ?? month.logged
    var sets: [DoneSet] = []
    for one in logged { sets += one.sets }
    return [
      heading,
      element("div.log-columns", key: "columns") {
        element("div.log-part", key: "month") {
          pager(month)
          calendar(month)
          workouts(logged)
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
    let today = screen.day(screen.surroundings.device).civil
    let day = (chosen ?? asked.flatMap { Day(iso8601: $0 + "-01") })?.civil
    return MonthOfTraining(
      year: day?.year ?? today.year, month: day?.month ?? today.month, mine.log, in: screen.surroundings.zone,
      firstWeekday: screen.surroundings.firstWeekday)
  }

  private var chosen: Day? { asked.flatMap { Day(iso8601: $0) } }

  private func pager(_ month: MonthOfTraining) -> Node {
    element("div.month-pager", key: "pager") {
      screen.iconButton(.back, words.monthBefore, .log(.month(Self.name(month.first.adding(days: -1)))))
      element("h2", .id("month"), .tabindex(-1)) { words.month(month.first) }
      screen.iconButton(.open, words.monthAfter, .log(.month(Self.name(month.first.adding(days: 31)))))
    }
  }

  /// "2026-10".
  private static func name(_ day: Day) -> String { day.iso8601.cut(toBytes: 7) }

  private func calendar(_ month: MonthOfTraining) -> Node {
    let today = screen.day(screen.surroundings.device)
    return element("table.calendar", key: "calendar", .aria("labelledby", "month")) {
      element("thead") {
        element("tr") {
          for place in 0..<7 {
            let weekday = (place + screen.surroundings.firstWeekday) % 7
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
    let isToday = cell.day == today ? Attribute.aria("current", "date") : nil
    if cell.workouts == 0 { return element("td", isToday) { element("span") { number } } }
    return element("td.trained", isToday) {
      element(
        "button", key: "day", .type("button"), .aria("pressed", cell.day == chosen),
        .on(.click, WorkoutsScreen.wire(.log(.day(cell.day.iso8601))))
      ) {
        element("span") { number }
        element("span.visually-hidden") { ", " + words.workoutCount(cell.workouts) }
      }
    }
  }

  private func workouts(_ logged: [LoggedWorkout]) -> Node {
    if logged.isEmpty { return element("p.quiet", key: "none") { words.noWorkouts } }
    return element("div.log-list", key: "workouts") {
      element("ul.rows") {
        for one in logged.prefix(screen.state.page.shown) { row(one) }
      }
      if logged.count > screen.state.page.shown { screen.button(words.showMore, .page(.showMore)) }
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
          element("small") { words.weekdayAndDay(screen.day(logged.started), today: screen.today) }
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
        fact(words.setsLabel, words.language.grouped(Int64(totals.sets)))
        if totals.reps > 0 { fact(words.reps, words.language.grouped(totals.reps)) }
        if totals.volume > 0 { fact(words.volume, screen.mass(totals.volume)) }
        if totals.seconds > 0 { fact(words.timeUnderLoad, Whole.clock(Int(clamping: totals.seconds))) }
        if totals.metres > 0 { fact(words.distance, words.language.grouped(totals.metres) + "\u{A0}m") }
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
