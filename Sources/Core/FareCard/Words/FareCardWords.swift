package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct FareCardWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: Titles

  package var fareCard: String { say("Fare card", "Carte de transport") }
  var history: String { say("History", "Historique") }
  var details: String { say("Details", "Détails") }
  var recent: String { say("Recent", "Récent") }
  var wholeHistory: String { say("Whole history", "Tout l’historique") }
  var unknownCard: String { say("No such card", "Carte inconnue") }
  var unknownCardText: String {
    say(
      "This card is not on this device, or it was removed.",
      "Cette carte n’est pas sur cet appareil, ou elle a été retirée.")
  }
  var toTheCard: String { say("Go to the fare card", "Aller à la carte") }

  // MARK: The card

  func ridesLeft(_ rides: Int) -> String {
    switch language {
    case .en: rides == 0 ? "No rides left" : counted(rides, "ride left", "rides left")
    case .fr: rides == 0 ? "Plus de trajet" : counted(rides, "trajet restant", "trajets restants")
    }
  }

  /// What a screen reader calls the card: all that it shows, and what a tap does.
  func face(balance: String, rides: String?) -> String {
    let shown = rides.map { "\(balance), \($0)" } ?? balance
    return say("Balance \(shown). Set the balance", "Solde \(shown). Saisir le solde")
  }

  func balanceIs(_ balance: String, rides: Int?) -> String {
    let left = rides.map { " " + ridesLeft($0) + "." } ?? ""
    return say("Balance \(balance).", "Solde \(balance).") + left
  }

  /// As it is said: capitals would be spelt out.
  var insufficientFareSpoken: String { say("Insufficient fare.", "Solde insuffisant.") }
  var insufficientFare: String { say("INSUFFICIENT FARE", "SOLDE INSUFFISANT") }
  var freeRide: String { say("The next ride is free", "Le prochain trajet est gratuit") }
  var freeTransfer: String { say("Free transfer", "Correspondance gratuite") }
  func transferUntil(_ clock: String) -> String {
    say("Free transfer until \(clock)", "Correspondance gratuite jusqu’à \(clock)")
  }
  func ridesToFree(_ rides: Int) -> String {
    say(
      counted(rides, "ride to free", "rides to free"),
      counted(rides, "trajet avant la gratuité", "trajets avant la gratuité"))
  }
  func resets(_ moment: String) -> String { say("resets \(moment)", "repart à zéro \(moment)") }
  func capSpent(_ spent: String, of cap: String) -> String {
    say("\(spent) of \(cap) spent", "\(spent) sur \(cap) dépensés")
  }
  func until(_ moment: String) -> String { say("until \(moment)", "jusqu’à \(moment)") }

  // MARK: Reminders

  var lowBalance: String { say("Time to add money", "Pensez à recharger") }
  func expires(inDays days: Int) -> String {
    switch days {
    case ..<0: say("This card has expired", "Cette carte a expiré")
    case 0: say("This card expires today", "Cette carte expire aujourd’hui")
    case 1: say("This card expires tomorrow", "Cette carte expire demain")
    default: say("This card expires in \(days) days", "Cette carte expire dans \(days) jours")
    }
  }
  var belowZero: String { say("The balance is below zero", "Le solde est négatif") }
  var belowZeroText: String {
    say(
      "Two devices may have ridden on the same money. Set what the card really holds.",
      "Deux appareils ont pu utiliser le même argent. Saisissez ce que la carte contient vraiment.")
  }
  var correctBalance: String { say("Correct the balance", "Corriger le solde") }
  var firstTip: String {
    say("Tap the card and enter the balance it has now.", "Touchez la carte et saisissez son solde actuel.")
  }
  var needsScript: String {
    say(
      "Your fare card lives on this device and needs JavaScript. Nothing about it is kept on a server.",
      "Votre carte vit sur cet appareil et demande JavaScript. Rien n’en est gardé sur un serveur.")
  }
  var opening: String { say("Opening your card", "Ouverture de votre carte") }
}
