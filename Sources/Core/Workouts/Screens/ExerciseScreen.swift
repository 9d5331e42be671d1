import Exercises
import Kernel
import Training

/// One exercise: its facts, what it trains, and what the person did of it. What is not known stays out.
struct ExerciseScreen {
  let screen: WorkoutsScreen
  let mine: MyWorkouts
  let ref: ExerciseRef
  let origin: WorkoutsPlace.Origin?
  private var words: WorkoutsWords { screen.words }
  private var exercise: Exercise? { screen.state.exercise(ref) }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    let past = screen.state.pasts.past(of: ref, in: mine.log)
    var nodes = [
      Heading.view(
        screen.state.name(of: ref), back: WorkoutsScreen.link(origin?.place ?? .exercises(nil)), backLabel),
      element("div.log-columns", key: "columns") {
        element("div.log-part", key: "facts") {
          if let exercise { facts(exercise).compactMap { $0 } }
        }
        element("div.log-part", key: "past") {
          if past.sessions.isEmpty { element("p.quiet", key: "never") { words.neverDone } }
          records(past.records)
          chart(past)
          history(past)
        }
      },
    ]
    if let choose { nodes.insert(choose, at: 1) }
    if case .own(let id) = ref, exercise != nil { nodes.append(own(id)) }
    if let sheet = OwnSheet.view(screen) { nodes.append(sheet) }
    return nodes
  }

  private var backLabel: String {
    switch origin {
    case .none: words.exercises
    case .choosing: words.chooseExercise
    case .running: screen.state.running?.logged.name ?? words.workouts
    case .workout(let id): mine.workout(id)?.name ?? words.workouts
    case .logged(let id): mine.logged(id)?.name ?? words.log
    }
  }

  /// Looked at while choosing, it can be chosen.
  private var choose: Node? {
    guard let target = screen.state.wanted, let workout = mine.workout(target.workout), exercise != nil else {
      return nil
    }
    return element("p.button-row", key: "choose") {
      screen.button(
        target.slot == nil ? words.addTo(workout.name) : words.putInto(workout.name), .exercises(.pick(ref)), .primary)
    }
  }

  // MARK: Facts

  private func facts(_ exercise: Exercise) -> [Node?] {
    let names = BankWords(words.language)
    return [
      MuscleMap.view(exercise),
      element("dl.fact-list", key: "facts") {
        if !exercise.primary.isEmpty { TotalsList.fact(words.trains, list(exercise.primary, names)) }
        if !exercise.secondary.isEmpty { TotalsList.fact(words.helps, list(exercise.secondary, names)) }
        if let equipment = exercise.equipment { TotalsList.fact(words.equipment, names.equipment(equipment)) }
        if let category = exercise.category { TotalsList.fact(words.category, names.category(category)) }
        if let level = exercise.level { TotalsList.fact(words.level, names.level(level)) }
        if let mechanic = exercise.mechanic { TotalsList.fact(words.mechanic, names.mechanic(mechanic)) }
        if let force = exercise.force { TotalsList.fact(words.force, names.force(force)) }
        TotalsList.fact(words.countedIn, names.measurement(exercise.measurement))
        if !exercise.aliases.isEmpty { TotalsList.fact(words.alsoCalled, aliases(exercise)) }
      },
    ]
  }

  private func list(_ muscles: MuscleSet, _ names: BankWords) -> String {
    var text = ""
    for muscle in muscles.all { text += (text.isEmpty ? "" : ", ") + names.muscle(muscle) }
    return text
  }

  private func aliases(_ exercise: Exercise) -> String {
    var text = ""
    for alias in exercise.aliases { text += (text.isEmpty ? "" : ", ") + alias }
    return text
  }

  private func own(_ id: String) -> Node {
    element("p.button-row", key: "own") {
      screen.button(words.change, .own(.open(id)))
      screen.button(words.delete, .own(.remove(id)), .danger)
    }
  }

  // MARK: What was done

  private func records(_ records: Records) -> Node? {
    guard let most = records.most else { return nil }
    return element("section.totals", key: "records") {
      element("h2") { words.records }
      element("dl.fact-list") {
        if let best = records.heaviest { TotalsList.fact(words.heaviest, words.set(best.set) + on(best)) }
        if let best = records.oneRepMax {
          TotalsList.fact(words.oneRepMax, best.weight.text(in: words.language) + on(best))
        }
        TotalsList.fact(words.most(most.set.measure), words.set(most.set) + on(most))
      }
    }
  }

  private func on(_ best: Records.Best) -> String { " · " + words.date(screen.day(best.time)) }

  /// The best estimate of each day.
  private func chart(_ past: ExercisePast) -> Node? {
    guard let best = past.records.oneRepMax, past.sessions.count > 1 else { return nil }
    var chart = Chart(
      id: "one-rep-max", title: words.oneRepMax, kind: .line,
      summary: words.estimateSummary(best.weight.text(in: words.language)), wire: WorkoutsScreen.wire(.page(.point("")))
    )
    chart.headings = (words.day, words.oneRepMax)
    chart.range = (best.weight.text(in: words.language), "0")
    chart.tableLabel = words.asTable
    chart.selected = screen.state.page.point
    for session in past.sessions.reversed() {
      var most: Weight?
      for set in session.sets {
        guard let estimate = OneRepMax.estimate(set), estimate.grams > most?.grams ?? 0 else { continue }
        most = estimate
      }
      guard let most else { continue }
      chart.add(
        Chart.Point(
          label: words.date(screen.day(session.time)), text: most.text(in: words.language),
          height: Portion(Double(most.grams), of: Double(best.weight.grams)).value))
    }
    return chart.view
  }

  private func history(_ past: ExercisePast) -> Node? {
    if past.sessions.isEmpty { return nil }
    return element("section.totals", key: "history") {
      element("h2") { words.history }
      element("ul.rows") {
        for session in past.sessions.prefix(screen.state.page.shown) {
          element("li", key: session.logged) {
            element("a.row-button", .href(WorkoutsScreen.link(.logged(session.logged)))) {
              element("span.row-main") {
                element("span") { words.weekdayAndDay(screen.day(session.time), today: screen.today) }
                " "
                element("small") { sets(session.sets) }
              }
            }
          }
        }
      }
      if past.sessions.count > screen.state.page.shown { screen.button(words.showMore, .page(.showMore)) }
    }
  }

  private func sets(_ sets: [ExerciseSet]) -> String {
    var text = ""
    for set in sets.prefix(12) { text += (text.isEmpty ? "" : ", ") + words.set(set) }
    return text
  }
}
