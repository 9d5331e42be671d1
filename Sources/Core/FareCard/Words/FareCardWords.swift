package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct FareCardWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: Titles

  package var fareCard: String { say("Fare card", "Carte de transport") }
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

  /// The big line: what the next tap takes. Nil where there is nothing to count.
  func ahead(_ ahead: RidesAhead, _ surroundings: Surroundings) -> String? {
    switch ahead {
    case .unknown: enterBalance
    case .expired(let day): expired(on: date(day))
    case .free(let until): freeUntil(moment(until, surroundings))
    case .left(let rides): ridesLeft(rides)
    case .costs(let money): nextRide(money.text(in: language))
    case .transfer(let until): transferUntil(moment(until, surroundings))
    case .uncounted: nil
    }
  }
  var enterBalance: String { say("Enter the balance", "Saisissez le solde") }
  func expired(on date: String) -> String { say("Expired on \(date)", "Expirée le \(date)") }
  func freeUntil(_ moment: String) -> String { say("Free until \(moment)", "Gratuit jusqu’à \(moment)") }
  func nextRide(_ price: String) -> String { say("Next ride \(price)", "Prochain trajet \(price)") }

  /// What a screen reader calls the card: all that it shows, and what a tap does.
  func face(_ shown: [String]) -> String {
    var text = shown.isEmpty ? say("No balance yet", "Pas encore de solde") : say("Balance", "Solde")
    for (index, part) in shown.enumerated() { text += (index == 0 ? " " : ", ") + part }
    return text + ". " + setBalance
  }
  func endsWith(_ digits: String) -> String {
    say("number ending in \(digits)", "numéro finissant par \(digits)")
  }

  func balanceIs(_ balance: String, _ ahead: String?) -> String {
    say("Balance \(balance).", "Solde \(balance).") + (ahead.map { " " + $0 + "." } ?? "")
  }

  /// As it is said: capitals would be spelt out.
  var insufficientFareSpoken: String { say("Insufficient fare.", "Solde insuffisant.") }
  var insufficientFare: String { say("INSUFFICIENT FARE", "SOLDE INSUFFISANT") }
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
  /// The first is only said where a second device has ridden.
  func belowZeroText(isOfTwo: Bool) -> String {
    if !isOfTwo {
      return say(
        "The rides cost more than was entered. Set what the card really holds.",
        "Les trajets ont coûté plus que ce qui a été saisi. Saisissez ce que la carte contient vraiment.")
    }
    return say(
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
