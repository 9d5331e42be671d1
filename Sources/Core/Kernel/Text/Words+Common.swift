/// What several screens call by one name.
extension Words {
  package var add: String { say("Add", "Ajouter") }
  package var asTable: String { say("As a table", "En tableau") }
  package var cancel: String { say("Cancel", "Annuler") }
  package var change: String { say("Change", "Modifier") }
  package var chooseFile: String { say("Choose a file", "Choisir un fichier") }
  package var copied: String { say("Copied.", "Copié.") }
  package var day: String { say("Day", "Jour") }
  package var delete: String { say("Delete", "Supprimer") }
  package var didChange: String { say("Changed.", "Modifié.") }
  package var hide: String { say("Hide", "Masquer") }
  package var history: String { say("History", "Historique") }
  package var inFuture: String { say("This is still to come.", "C’est encore à venir.") }
  package func moveUp(_ name: String) -> String { say("Move \(name) up", "Monter \(name)") }
  package func moveDown(_ name: String) -> String { say("Move \(name) down", "Descendre \(name)") }
  package var name: String { say("Name", "Nom") }
  package var notDate: String { say("Enter a date.", "Saisissez une date.") }
  package var retriesItself: String { say("This page keeps trying by itself.", "Cette page réessaie d’elle-même.") }
  package var save: String { say("Save", "Enregistrer") }
  package var showMore: String { say("Show more", "Afficher plus") }
  package var tryAgain: String { say("Try again", "Réessayer") }
}
