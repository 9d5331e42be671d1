import Kernel
import Sharing
import Training

/// Words of what goes out and what comes in.
extension WorkoutsWords {
  var link: String { say("Link", "Lien") }
  var linkText: String {
    say(
      "The whole workout is in the link itself. No server sees it; whoever opens it can add it to theirs.",
      "Tout l’entraînement est dans le lien. Aucun serveur ne le voit\u{202F}; qui l’ouvre peut l’ajouter aux siens.")
  }
  var linkPicture: String { say("The link as a QR code", "Le lien en code QR") }
  var copyLink: String { say("Copy link", "Copier le lien") }
  var asText: String { say("As text", "En texte") }
  var copyText: String { say("Copy text", "Copier le texte") }
  var saveFile: String { say("Save as a file", "Enregistrer un fichier") }
  var notCopied: String {
    say(
      "This browser does not let a page copy: mark it and copy it yourself.",
      "Ce navigateur ne laisse pas copier une page\u{202F}: sélectionnez et copiez vous-même.")
  }

  var sharedWorkout: String { say("A workout for you", "Un entraînement pour vous") }
  var addToMine: String { say("Add to my workouts", "Ajouter à mes entraînements") }
  var addToLog: String { say("Add to my log", "Ajouter à mon journal") }
  var pasteTitle: String { say("Paste a workout", "Coller un entraînement") }
  var pasteText: String {
    say(
      "A link, or lines such as: A. Overhead press, 3 × 10, 20 kg, rest 1:30",
      "Un lien, ou des lignes comme\u{202F}: A. Overhead press, 3 × 10, 20 kg, repos 1:30")
  }
  var readIt: String { say("Read it", "Lire") }
  var fileText: String {
    say(
      "A workout saved here, or the table (CSV) that Strong or Hevy exports.",
      "Un entraînement enregistré ici, ou le tableau (CSV) exporté par Strong ou Hevy.")
  }
  var chooseThis: String { say("Choose", "Choisir") }
  func reading(percent: Int) -> String { say("Reading: \(percent) %", "Lecture\u{202F}: \(percent)\u{202F}%") }
  var readToTheEnd: String { say("The file was read.", "Le fichier est lu.") }
  var nothingNew: String { say("All of it is in your log already.", "Tout est déjà dans votre journal.") }
  func known(_ count: Int) -> String {
    workouts(count) + say(" known already", count < 2 ? " déjà connu" : " déjà connus")
  }
  func newExercises(_ count: Int) -> String {
    counted(
      count, say("new exercise of your own", "nouvel exercice à vous"),
      say("new exercises of your own", "nouveaux exercices à vous"))
  }
  var isNew: String { say("new", "nouveau") }
  func more(_ count: Int) -> String { say("and \(count) more", "et \(count) de plus") }
  func notesLeftOut(_ count: Int) -> String {
    counted(
      count, say("row with a note, left out", "ligne avec une note, laissée"),
      say("rows with notes, left out", "lignes avec des notes, laissées"))
  }
  /// Why there is nothing to add: “all of it is there” is said only where all of it was understood.
  func nothing(in reading: WorkoutImport) -> String {
    switch (reading.known > 0, reading.faults.count > 0) {
    case (true, false): nothingNew
    case (true, true):
      say("What was understood is in your log already.", "Ce qui a été compris est déjà dans votre journal.")
    case (false, true): say("Nothing in it was understood.", "Rien n’y a été compris.")
    case (false, false): say("There is no workout in it.", "Il ne contient aucun entraînement.")
    }
  }
  func assumed(_ unit: Weight.Unit) -> String {
    say(
      "The file doesn’t say what its weights are in. They are read as \(unit.symbol).",
      "Le fichier ne dit pas l’unité de ses poids. Ils sont lus en \(unit.symbol).")
  }
  var weightsIn: String { say("Weights in", "Poids en") }
  func notUnderstood(_ count: Int) -> String {
    counted(count, say("row not understood", "ligne non comprise"), say("rows not understood", "lignes non comprises"))
  }
  func message(_ fault: RowFault<WorkoutFault>) -> String {
    let reason =
      switch fault.reason {
      case .time: say("no date that can be read", "date illisible")
      case .dateOrder: say("the date has to be like 2026-02-05 18:00", "la date doit être comme 2026-02-05 18:00")
      case .future: say("its day is still to come", "son jour est encore à venir")
      case .exercise: say("no exercise", "pas d’exercice")
      case .number: say("a number that can’t be", "nombre impossible")
      case .nothingDone: say("nothing was done", "rien n’a été fait")
      case .timeLeftOut: say("its time is left out", "sa durée est laissée")
      case .tooMany: say("too many sets in one workout", "trop de séries en un entraînement")
      case .tooManyNames: say("more than 5,000 exercises", "plus de 5\u{202F}000 exercices")
      case .quotes: quotesDontClose
      }
    return say("Line \(fault.row): \(reason)", "Ligne \(fault.row)\u{202F}: \(reason)")
  }
  func message(_ why: Brought.Unreadable) -> String {
    switch why {
    case .workout(let error): message(error)
    case .table(let error): message(error)
    }
  }
  func message(_ error: ShareError) -> String {
    switch error {
    case .empty: say("There is nothing to read.", "Il n’y a rien à lire.")
    case .tooLarge: say("This is too large.", "C’est trop grand.")
    case .notAWorkout: say("This is no workout.", "Ce n’est pas un entraînement.")
    case .damaged: say("This was damaged on its way.", "Ceci a été abîmé en chemin.")
    case .newer:
      say("This is from a newer version of Pocketful.", "Ceci vient d’une version plus récente de Pocketful.")
    case .negative(let number):
      say(
        "Line \(number) has a weight below zero, which can’t be kept here.",
        "La ligne \(number) a un poids négatif, qui ne peut pas être gardé ici.")
    case .belowZero: say("A weight is below zero.", "Un poids est négatif.")
    case .line(let number): say("Line \(number) is no exercise.", "La ligne \(number) n’est pas un exercice.")
    }
  }
  func message(_ error: TableFileError) -> String {
    message(error, unknown: say("This is no export of Strong or Hevy.", "Ce n’est pas un export de Strong ou Hevy."))
  }

  func together(_ weight: String) -> String { say("\(weight) with the bar", "\(weight) avec la barre") }
  func missing(_ weight: String) -> String { say("\(weight) can’t be made", "il manque \(weight)") }
}
