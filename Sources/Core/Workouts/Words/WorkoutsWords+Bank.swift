import Exercises
import Kernel

/// Words of the exercises: the bank and one's own.
extension WorkoutsWords {
  var chooseExercise: String { say("Choose an exercise", "Choisir un exercice") }
  var search: String { say("Exercise, muscle or equipment", "Exercice, muscle ou matériel (en anglais)") }
  func found(_ count: Int) -> String {
    switch language {
    case .en: count == 0 ? "Nothing found" : counted(count, "exercise found", "exercises found")
    case .fr: count == 0 ? "Rien trouvé" : counted(count, "exercice trouvé", "exercices trouvés")
    }
  }
  var nothingFoundText: String {
    say("Try fewer letters, or write your own exercise.", "Essayez moins de lettres, ou écrivez votre exercice.")
  }
  var muscle: String { say("Muscle", "Muscle") }
  var equipment: String { say("Equipment", "Matériel") }
  var level: String { say("Level", "Niveau") }
  var category: String { say("Category", "Catégorie") }
  var filters: String { say("Filters", "Filtres") }
  func addTo(_ workout: String) -> String { say("Add to \(workout)", "Ajouter à \(workout)") }
  func putInto(_ workout: String) -> String { say("Put it into \(workout)", "Le mettre dans \(workout)") }
  var any: String { say("any", "tous") }
  var writeOwn: String { say("Write your own", "Écrire le vôtre") }
  var ownExercise: String { say("Your own exercise", "Votre exercice") }
  var own: String { say("yours", "à vous") }
  var countedIn: String { say("Counted in", "Compté en") }
  var trains: String { say("Trains", "Fait travailler") }
  var helps: String { say("Also helps", "Aide aussi") }
  var force: String { say("Force", "Force") }
  var mechanic: String { say("Joints", "Articulations") }
  var alsoCalled: String { say("Also called", "Aussi appelé") }
  var muscleMap: String { say("Muscles on a body, front and back", "Les muscles sur un corps, de face et de dos") }
  var bankLoading: String { say("Fetching the exercises", "Chargement des exercices") }
  var bankFailed: String { say("The exercises are not here yet", "Les exercices ne sont pas encore là") }
  var bankFailedText: String {
    say(
      "They are fetched once, with a network. Your workouts and your own exercises work without.",
      "Ils sont chargés une fois, avec un réseau. Vos entraînements et vos exercices marchent sans.")
  }
  var records: String { say("Records", "Records") }
  var heaviest: String { say("Heaviest", "Le plus lourd") }
  var oneRepMax: String { say("One repetition, estimated", "Une répétition, estimée") }
  func most(_ measure: Measure) -> String {
    switch measure {
    case .reps: say("Most repetitions in one set", "Le plus de répétitions en une série")
    case .seconds: say("Longest set", "La plus longue série")
    case .metres: say("Farthest in one set", "Le plus loin en une série")
    }
  }
  var neverDone: String { say("Not done yet.", "Pas encore fait.") }
  func ownAdded(_ name: String) -> String { didAdd(name) }
}
