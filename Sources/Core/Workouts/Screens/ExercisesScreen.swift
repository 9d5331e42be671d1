import Exercises
import Kernel
import Training

/// The bank and the person's own exercises, searched and filtered: to look around, or to choose one for a workout.
struct ExercisesScreen {
  let screen: WorkoutsScreen
  let mine: MyWorkouts
  private var words: WorkoutsWords { screen.words }
  private var state: WorkoutsState { screen.state }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    [
      heading, search, filters, results,
      element("p.button-row", key: "own") {
        screen.button(words.writeOwn, .own(.open("")))
      },
    ] + [OwnSheet.view(screen)].compactMap { $0 }
  }

  private var target: WorkoutsPlace.Target? {
    if case .exercises(let target) = state.place { return target }
    return nil
  }

  private var heading: Node {
    if let workout = state.workout {
      return Heading.view(words.chooseExercise, back: WorkoutsScreen.link(.workout(workout.id)), workout.name)
    }
    return Heading.view(words.exercises, back: WorkoutsScreen.link(.list), words.workouts)
  }

  private var search: Node {
    element(
      "form.search", key: "search", .role("search"),
      .on(.submit, WorkoutsScreen.wire(.exercises(.query(state.exercises.query))))
    ) {
      element("label", .for("query")) { words.search }
      element("div.search-field") {
        Icon.view(.search)
        element(
          "input", .id("query"), .type("search"), .name("q"), .value(state.exercises.query),
          Attribute("autocomplete", "off"),
          Attribute("autocapitalize", "off"), Attribute("spellcheck", "false"), Attribute("maxlength", "64"),
          .on(.input, WorkoutsScreen.wire(.exercises(.query("")))))
      }
    }
  }

  // MARK: Filters

  private var filters: Node {
    let names = BankWords(words.language)
    var muscles = Menu(.muscle, words.muscle, state.exercises.filter.muscle?.rawValue)
    for muscle in Muscle.allCases { muscles.add(muscle.rawValue, names.muscle(muscle)) }
    var equipment = Menu(.equipment, words.equipment, state.exercises.filter.equipment?.rawValue)
    for one in Equipment.allCases { equipment.add(one.rawValue, names.equipment(one)) }
    var levels = Menu(.level, words.level, state.exercises.filter.level?.rawValue)
    for level in Level.allCases { levels.add(level.rawValue, names.level(level)) }
    var categories = Menu(.category, words.category, state.exercises.filter.category?.rawValue)
    for category in Category.allCases { categories.add(category.rawValue, names.category(category)) }
    var chosen = ""
    for menu in [muscles, equipment, levels, categories] {
      if let name = menu.chosenName { chosen += " · " + name }
    }
    return element("details.filter-line", key: "filters") {
      element("summary") { words.filters + chosen }
      element("div.filters") {
        muscles.view(words)
        equipment.view(words)
        levels.view(words)
        categories.view(words)
      }
    }
  }

  /// A list to choose one filter's value from; `chosen` is nil while any will do.
  private struct Menu {
    let filter: ExercisesAction.Filter
    let label: String
    let chosen: Int?
    private(set) var chosenName: String?
    private var options: [Node] = []

    init(_ filter: ExercisesAction.Filter, _ label: String, _ chosen: Int?) {
      self.filter = filter
      self.label = label
      self.chosen = chosen
    }

    mutating func add(_ value: Int, _ name: String) {
      if value == chosen { chosenName = name }
      options.append(
        element("option", key: String(value), .value(String(value)), .flag("selected", if: value == chosen)) { name })
    }

    func view(_ words: WorkoutsWords) -> Node {
      element("label.filter", key: filter.rawValue) {
        element("span") { label }
        element("select", .on(.change, WorkoutsScreen.wire(.exercises(.filter(filter, ""))))) {
          element("option", key: "any", .value("")) { words.any }
          options
        }
      }
    }
  }

  // MARK: What was found

  private var results: Node {
    let (found, count) = state.found(screen.surroundings)
    return element("div.found", key: "results") {
      if !found.isEmpty { element("ul.rows", key: "rows") { for exercise in found { row(exercise) } } }
      if count > found.count { screen.button(words.showMore, .page(.showMore), key: "more") }
      rest(isEmpty: found.isEmpty)
    }
  }

  /// Nothing was found only where all of it was looked through: while the bank is missing, one's own alone are.
  private func rest(isEmpty: Bool) -> Node? {
    switch state.bank {
    case .ready: isEmpty ? Notice.view(.empty, title: words.found(0), text: words.nothingFoundText) : nil
    case .wanted, .asked: element("p.quiet", key: "loading", .aria("busy", true)) { words.bankLoading }
    case .failed:
      Notice.view(
        .offline, title: words.bankFailed, text: words.bankFailedText,
        action: element("p.button-row") { screen.button(words.tryAgain, .exercises(.askAgain)) })
    }
  }

  private func row(_ exercise: Exercise) -> Node {
    element("li.exercise-row", key: exercise.ref.text) {
      if target == nil {
        element("a.row-button", .href(WorkoutsScreen.link(.exercise(exercise.ref)))) { glance(exercise) }
      } else {
        element(
          "button.row-button", key: "pick", .type("button"),
          .on(.click, WorkoutsScreen.wire(.exercises(.pick(exercise.ref))))
        ) { glance(exercise) }
        element(
          "a.icon-button", key: "facts",
          .href(WorkoutsScreen.link(.exercise(exercise.ref, from: target.map { .choosing($0) }))),
          .aria("label", exercise.name)
        ) { Icon.view(.open) }
      }
    }
  }

  private func glance(_ exercise: Exercise) -> Node {
    let names = BankWords(words.language)
    var facts = ""
    if case .own = exercise.ref { facts = words.own }
    for muscle in exercise.primary.all { facts += (facts.isEmpty ? "" : " · ") + names.muscle(muscle) }
    if let equipment = exercise.equipment { facts += (facts.isEmpty ? "" : " · ") + names.equipment(equipment) }
    return element("span.row-main") {
      element("span") { exercise.name }
      " "
      element("small") { facts }
    }
  }
}
