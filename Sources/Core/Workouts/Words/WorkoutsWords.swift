import Exercises
package import Kernel
import Training

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct WorkoutsWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: Titles

  package var workouts: String { say("Workouts", "Entraînements") }
  var exercises: String { say("Exercises", "Exercices") }
  var log: String { say("Training log", "Journal") }
  var weights: String { say("Weights and plates", "Poids et disques") }
  var bring: String { say("Bring in", "Importer") }
  var share: String { say("Share", "Partager") }
  var unknown: String { say("No such workout", "Entraînement inconnu") }
  var unknownText: String {
    say(
      "It is not on this device, or it was deleted.", "Il n’est pas sur cet appareil, ou il a été supprimé.")
  }
  var unknownExercise: String { say("No such exercise", "Exercice inconnu") }
  var needsScript: String {
    say(
      "Your workouts live on this device and need JavaScript. Nothing about them is kept on a server.",
      "Vos entraînements vivent sur cet appareil et demandent JavaScript. Rien n’en est gardé sur un serveur.")
  }
  var opening: String { say("Opening your workouts", "Ouverture de vos entraînements") }

  // MARK: The list

  var newWorkout: String { say("New workout", "Nouvel entraînement") }
  var emptyTitle: String { say("Your workouts will be here", "Vos entraînements seront ici") }
  var emptyText: String {
    say(
      "Put one together from the exercises, then do it set by set, with or without a network.",
      "Composez-en un à partir des exercices, puis faites-le série par série, avec ou sans réseau.")
  }
  func exercises(_ count: Int) -> String {
    counted(count, say("exercise", "exercice"), say("exercises", "exercices"))
  }
  func rounds(_ count: Int) -> String { counted(count, say("round", "tour"), say("rounds", "tours")) }
  func sets(_ count: Int) -> String { counted(count, say("set", "série"), say("sets", "séries")) }
  var start: String { say("Start", "Commencer") }
  func start(_ name: String) -> String { say("Start \(name)", "Commencer \(name)") }
  var goOn: String { say("Continue", "Continuer") }
  var arrange: String { say("Arrange", "Réorganiser") }
  var arranged: String { say("Done", "Terminé") }
  func delete(_ name: String) -> String { say("Delete \(name)", "Supprimer \(name)") }
  func didMove(_ name: String, to place: Int, of count: Int) -> String {
    say("\(name), place \(place) of \(count)", "\(name), place \(place) sur \(count)")
  }
  func lastDone(_ date: String) -> String { say("last on \(date)", "dernière fois le \(date)") }

  // MARK: Kinds and measures

  func kind(_ kind: ExerciseSet.Kind) -> String {
    switch kind {
    case .normal: say("Working", "Travail")
    case .warmUp: say("Warm-up", "Échauffement")
    case .drop: say("Drop set", "Dégressive")
    case .failure: say("To failure", "À l’échec")
    }
  }
  /// Over a field.
  func measure(_ measure: Measure) -> String {
    switch measure {
    case .reps: say("Reps", "Répétitions")
    case .seconds: say("Time", "Durée")
    case .metres: say("Metres", "Mètres")
    }
  }
  func amount(_ amount: Int, _ measure: Measure) -> String {
    switch measure {
    case .reps: counted(amount, say("rep", "répétition"), say("reps", "répétitions"))
    case .seconds: Whole.clock(amount)
    case .metres: String(amount) + "\u{A0}m"
    }
  }
  /// "10 × 60 kg", and without a weight "10 reps".
  func set(_ set: ExerciseSet) -> String {
    let kind = set.kind == .normal ? "" : " · " + self.kind(set.kind)
    if set.weight.thousandths == 0 { return amount(set.amount, set.measure) + kind }
    let amount = set.measure == .reps ? String(set.amount) : self.amount(set.amount, set.measure)
    return amount + "\u{A0}×\u{A0}" + set.weight.text(in: language) + kind
  }
}
