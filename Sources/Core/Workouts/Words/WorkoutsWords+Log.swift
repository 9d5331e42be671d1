import Kernel

/// Words of the log, and of weights and plates.
extension WorkoutsWords {
  private var days: DayText { DayText(language) }

  /// "October 2026".
  func month(_ day: Day) -> String {
    let text = days.dayAndMonth(day)
    return (text.halves(at: " ").tail ?? text) + " " + String(day.civil.year)
  }
  /// "Thursday 2 October", with the year where it is another one.
  func weekdayAndDay(_ day: Day, today: Day) -> String {
    days.weekday(day.weekday) + " " + dayAndMonth(day, today: today)
  }
  func date(_ day: Day) -> String { days.date(day) }
  func dayAndMonth(_ day: Day, today: Day) -> String {
    days.dayAndMonth(day) + (day.civil.year == today.civil.year ? "" : " " + String(day.civil.year))
  }
  func weekday(_ number: Int) -> String { days.weekday(number) }
  func shortWeekday(_ number: Int) -> String { days.shortWeekday(number) }
  var monthBefore: String { say("Month before", "Mois précédent") }
  var monthAfter: String { say("Month after", "Mois suivant") }
  func workouts(_ count: Int) -> String {
    counted(count, say("workout", "entraînement"), say("workouts", "entraînements"))
  }
  var noWorkouts: String { say("No workout then.", "Aucun entraînement à cette date.") }
  var logEmptyTitle: String { say("What you do will be here", "Ce que vous faites sera ici") }
  var logEmptyText: String {
    say(
      "Each finished workout stands on its day, with your totals and records.",
      "Chaque entraînement terminé figure à son jour, avec vos totaux et records.")
  }
  var totals: String { say("Totals", "Totaux") }
  var volume: String { say("Volume", "Volume") }
  var reps: String { say("Repetitions", "Répétitions") }
  var setsLabel: String { say("Sets", "Séries") }
  /// Of what is counted in seconds: a plank's, not the workout's.
  var timeUnderLoad: String { say("Time under load", "Temps sous tension") }
  /// "8 min", "1 h 5 min".
  func duration(_ seconds: Int64) -> String {
    let minutes = max(seconds, 0) / 60
    let rest = String(minutes % 60) + "\u{A0}min"
    return minutes < 60 ? rest : String(minutes / 60) + "\u{A0}h\u{A0}" + rest
  }
  var distance: String { say("Distance", "Distance") }
  var byMuscle: String { say("Sets by muscle", "Séries par muscle") }
  /// Those that got most, each as many; none where they are too many to name.
  func byMuscleSummary(_ muscles: [String], _ sets: String) -> String {
    let half = say("What helps counts half.", "Ce qui aide compte pour moitié.")
    if muscles.isEmpty { return half }
    let each = muscles.count > 1 ? say(" each", " pour chacun") : ""
    return say("Most for \(list(muscles)): ", "Le plus pour \(list(muscles))\u{202F}: ") + sets + each + ". " + half
  }
  func estimateSummary(_ weight: String) -> String {
    say("Best estimate \(weight).", "Meilleure estimation \(weight).")
  }
  var running: String { say("running", "en cours") }
  /// Half sets: "7½ sets".
  func halfSets(_ halves: Int) -> String {
    let whole = halves / 2
    if halves % 2 == 0 { return sets(whole) }
    return (whole == 0 ? "" : String(whole)) + "½ " + say(whole < 1 ? "set" : "sets", whole < 2 ? "série" : "séries")
  }

  var unit: String { say("Unit", "Unité") }
  var unitText: String {
    say(
      "For what you enter from now on; what is there keeps the unit it was entered in.",
      "Pour ce que vous saisirez\u{202F}; ce qui est là garde son unité.")
  }
  var plates: String { say("Plates", "Disques") }
  var bar: String { say("Bar", "Barre") }
  var target: String { say("Weight to load", "Poids à charger") }
  var perSide: String { say("On each side", "De chaque côté") }
  var emptyBar: String { say("The bar alone", "La barre seule") }
  func belowBar(_ bar: String) -> String {
    say("Less than the bar alone, which is \(bar)", "Moins que la barre seule, qui fait \(bar)")
  }
  var platesOwned: String { say("Plates you own, both sides together", "Vos disques, les deux côtés ensemble") }
  func howMany(_ plate: String) -> String { say("How many of \(plate)", "Combien de \(plate)") }
}
