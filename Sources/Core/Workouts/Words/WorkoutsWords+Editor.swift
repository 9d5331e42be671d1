import Kernel
import Training

/// The editor's words: fields, what is wrong with them, what was done.
extension WorkoutsWords {
  var rounds: String { say("Rounds", "Tours") }
  var rest: String { say("Rest", "Repos") }
  var shortRest: String { say("Between exercises", "Entre exercices") }
  func weight(_ unit: Weight.Unit) -> String { say("Weight, ", "Poids, ") + unit.symbol }
  var kindLabel: String { say("Kind", "Type") }
  var mixed: String { "\u{2013}" }
  /// "Bench Press, round 2", or without one of all rounds.
  func line(_ exercise: String, round: Int?) -> String {
    guard let round else { return exercise }
    return exercise + ", " + self.round(round)
  }
  func round(_ number: Int) -> String { say("round \(number + 1)", "tour \(number + 1)") }
  func roundTitle(_ number: Int) -> String { say("Round \(number + 1)", "Tour \(number + 1)") }
  var eachRound: String { say("Each round", "Chaque tour") }
  var allRounds: String { say("All rounds as one", "Tous les tours") }
  var moreRounds: String { say("More rounds", "Plus de tours") }
  var moreSupersets: String { say("More supersets", "Plus de supersets") }
  var addExercise: String { say("Add exercise", "Ajouter un exercice") }
  var addToSuperset: String { say("Superset", "Superset") }
  func addToSuperset(_ name: String) -> String {
    say("Add to the superset of \(name)", "Ajouter au superset de \(name)")
  }
  func replace(_ name: String) -> String { say("Replace \(name)", "Remplacer \(name)") }
  func superset(_ letter: String) -> String { say("Superset \(letter)", "Superset \(letter)") }
  var noExercises: String { say("No exercise yet", "Pas encore d’exercice") }
  var noExercisesText: String {
    say(
      "Add the first one from the bank, or write your own.", "Ajoutez le premier depuis la liste, ou écrivez le vôtre.")
  }
  var editHint: String {
    say(
      "A field for all rounds: what you type goes into each of them.",
      "Un champ pour tous les tours\u{202F}: ce que vous saisissez vaut pour chacun.")
  }

  // MARK: What is wrong with a field

  func enter(_ wanted: Refusal.Wanted) -> String {
    switch wanted {
    case .name: say("Enter a name.", "Saisissez un nom.")
    case .rounds: say("Enter 1 to 100 rounds.", "Saisissez de 1 à 100 tours.")
    case .rest:
      say("Enter a time such as 90 or 1:30, up to an hour.", "Saisissez une durée comme 90 ou 1:30, une heure au plus.")
    case .amount:
      say("Enter a whole number from 0 to 100,000.", "Saisissez un nombre entier de 0 à 100\u{202F}000.")
    case .weight: say("Enter a weight from 0 to 9,999.", "Saisissez un poids de 0 à 9\u{202F}999.")
    }
  }
  var tooManyExercises: String { say("A superset has 20 exercises at most.", "Un superset a 20 exercices au plus.") }

  // MARK: What was done

  func didAdd(_ name: String) -> String { say("\(name) added.", "\(name)\u{202F}: ajout fait.") }
  func didDelete(_ name: String) -> String { say("\(name) deleted.", "\(name)\u{202F}: suppression faite.") }
  var didDeleteWorkout: String { say("Workout deleted.", "Entraînement supprimé.") }
  func didRename(_ name: String) -> String { say("Renamed to \(name).", "Nouveau nom\u{202F}: \(name).") }
  var didMove: String { say("Order changed.", "Ordre modifié.") }
  func didSetRounds(_ count: Int) -> String { rounds(count) + "." }
  var didRemoveExercise: String { say("Exercise removed.", "Exercice retiré.") }
  var didReplace: String { say("Exercise replaced.", "Exercice remplacé.") }
}
