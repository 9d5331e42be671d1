import Kernel

/// Words of a workout that is being done.
extension WorkoutsWords {
  func setOf(_ number: Int, _ count: Int) -> String {
    say("Set \(number) of \(count)", "Série \(number) sur \(count)")
  }
  func roundOf(_ number: Int, _ count: Int) -> String {
    say("round \(number) of \(count)", "tour \(number) sur \(count)")
  }
  func lastTime(_ set: String) -> String { say("Last time \(set)", "La dernière fois \(set)") }
  var firstTime: String { say("First time", "Première fois") }
  var setDone: String { say("Set done", "Série faite") }
  var saveSet: String { say("Save set", "Enregistrer la série") }
  var about: String { say("About this exercise", "À propos de cet exercice") }
  var restOver: String { say("Rest is over.", "Le repos est fini.") }
  var skipRest: String { say("Skip", "Passer") }
  var moreRest: String { say("+30 s", "+30\u{202F}s") }
  var moreRestSpoken: String { say("30 seconds more", "30 secondes de plus") }
  var next: String { say("Next", "Ensuite") }
  var finish: String { say("Finish", "Terminer") }
  var discard: String { say("Discard this workout", "Abandonner cet entraînement") }
  var allDone: String { say("all sets done", "toutes les séries faites") }
  var allDoneTitle: String { say("All sets done", "Toutes les séries faites") }
  var notFinished: String { say("not finished", "pas terminé") }
  var setsOfThis: String { say("Sets of this superset", "Séries de ce superset") }
  var notRunning: String { say("No workout is running", "Aucun entraînement en cours") }
  var notRunningText: String { say("Start one from your list.", "Commencez-en un depuis votre liste.") }
  var toTheList: String { say("Go to your workouts", "Aller à vos entraînements") }
  func goTo(_ set: String) -> String { say("Go to \(set)", "Aller à \(set)") }
  var isDone: String { say("done", "faite") }
  func takeBack(_ set: String) -> String { say("Take back \(set)", "Annuler \(set)") }

  func didStart(_ name: String) -> String { say("\(name) started.", "\(name)\u{202F}: c’est parti.") }
  func didSet(_ exercise: String, _ set: String) -> String { exercise + ", " + set + "." }
  var didClear: String { say("Set taken back.", "Série annulée.") }
  var didFinish: String { say("Workout finished.", "Entraînement terminé.") }
  var didRemoveLogged: String { say("Removed from the log.", "Retiré du journal.") }
  var didBringLog: String { say("Workouts added to the log.", "Entraînements ajoutés au journal.") }
  var didChooseUnit: String { say("Unit changed.", "Unité modifiée.") }
  var didChangePlates: String { say("Plates changed.", "Disques modifiés.") }
}
