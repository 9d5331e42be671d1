import Kernel

/// What buttons say.
extension FareCardWords {
  var ride: String { say("Ride", "Valider") }
  func expressRide(_ price: String) -> String { say("Express \(price)", "Express \(price)") }
  func newRide(_ price: String) -> String { say("New ride \(price)", "Nouveau trajet \(price)") }
  var transferOrNew: String { say("Transfer or new ride?", "Correspondance ou nouveau trajet\u{202F}?") }
  /// Where the transfer has ended since it was asked.
  var newRideQuestion: String { say("New ride?", "Nouveau trajet\u{202F}?") }
  var addMoney: String { say("Add money", "Recharger") }
  var setBalance: String { say("Set the balance", "Saisir le solde") }
  var remove: String { say("Remove", "Retirer") }
  var addCard: String { say("Add a card", "Ajouter une carte") }
  var removeCard: String { say("Remove this card", "Retirer cette carte") }
  func removeCardText(_ name: String) -> String {
    say(
      "\(name) and its history go from this device. You can undo it.",
      "\(name) et son historique quittent cet appareil. Vous pourrez l’annuler.")
  }
  var cards: String { say("Your cards", "Vos cartes") }

  // MARK: What was done

  var didRideFree: String { say("Free ride.", "Trajet gratuit.") }
  var didReachCap: String { say("Cap reached.", "Plafond atteint.") }
  var didTransfer: String { say("Free transfer.", "Correspondance gratuite.") }
  func didSetBalance(_ amount: String) -> String { say("Balance set to \(amount).", "Solde fixé à \(amount).") }
  func didAddMoney(_ amount: String) -> String { say("\(amount) added.", "\(amount) ajoutés.") }
  var didChange: String { say("Saved.", "Enregistré.") }
  func didChange(_ what: String) -> String { say("\(what) changed.", "\(what)\u{202F}: modification faite.") }
  var didChangeEntry: String { say("Entry changed.", "Ligne modifiée.") }
  var didDeleteEntry: String { say("Entry deleted.", "Ligne supprimée.") }
  func didAddCard(_ name: String) -> String { say("\(name) added.", "\(name) ajoutée.") }
  var didRemoveCard: String { say("Card removed.", "Carte retirée.") }
}
