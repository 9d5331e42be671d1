import Kernel

/// The names of what a card has, and the messages at its fields.
extension FareCardWords {
  var balance: String { say("Balance", "Solde") }
  var newBalance: String { say("New balance", "Nouveau solde") }
  var amount: String { say("Amount", "Montant") }
  var fare: String { say("Fare", "Tarif") }
  var rideFare: String { say("Fare for one ride", "Prix d’un trajet") }
  var customFare: String { say("My own fare", "Mon propre tarif") }
  var currency: String { say("Currency", "Monnaie") }
  var rider: String { say("Rider", "Voyageur") }
  var fullFare: String { say("Full", "Plein") }
  var reducedFare: String { say("Reduced", "Réduit") }
  var expirationDate: String { say("Expiration date", "Date d’expiration") }
  var cardNumber: String { say("Card number", "Numéro de carte") }
  var owner: String { say("Owner", "Titulaire") }
  var nameAndOwner: String { say("Name and owner", "Nom et titulaire") }
  var reminder: String { say("Reminder", "Rappel") }
  var remindUnder: String { say("Remind when fewer rides are left than", "Rappeler sous ce nombre de trajets") }
  func underRides(_ rides: Int) -> String {
    rides == 0
      ? off
      : say("Under \(counted(rides, "ride", "rides"))", "Sous \(counted(rides, "trajet", "trajets"))")
  }
  var off: String { say("Off", "Désactivé") }
  var none: String { say("None", "Aucun") }
  var noDate: String { say("None", "Aucune") }
  var time: String { say("Date and time", "Date et heure") }
  var service: String { say("Service", "Service") }
  var base: String { say("Subway and bus", "Métro et bus") }
  var express: String { say("Express bus", "Bus express") }
  var paidAs: String { say("Ride", "Trajet") }
  var newRideShort: String { say("New ride", "Nouveau trajet") }
  var transfer: String { say("Transfer", "Correspondance") }
  var ownAmount: String { say("Amount paid, if it was another", "Montant payé, s’il était différent") }
  var byTariff: String {
    say("Left empty, the tariff sets it.", "Laissé vide, le tarif le fixe.")
  }
  func difference(_ amount: String) -> String { say("Difference \(amount)", "Différence \(amount)") }
  func defaultName(_ number: Int) -> String { say("Card \(number)", "Carte \(number)") }

  // MARK: Messages at a field

  var enterAmount: String { say("Enter an amount.", "Saisissez un montant.") }
  func notAmount(_ example: String) -> String {
    say("Enter an amount such as \(example).", "Saisissez un montant comme \(example).")
  }
  var notNegative: String {
    say("The amount can’t be below zero.", "Le montant ne peut pas être négatif.")
  }
  func tooPrecise(_ digits: Int) -> String {
    digits == 0
      ? say("This currency has no decimals.", "Cette monnaie n’a pas de décimales.")
      : say(
        "At most \(counted(digits, "decimal", "decimals")).", "\(counted(digits, "décimale", "décimales")) au plus.")
  }
  func tooMuch(_ most: String) -> String { say("At most \(most).", "\(most) au plus.") }
  var moreThanZero: String { say("Enter more than zero.", "Saisissez plus que zéro.") }
  var notTime: String { say("Enter a date and a time.", "Saisissez une date et une heure.") }
  var enterNumber: String { say("Enter the card’s number.", "Saisissez le numéro de la carte.") }
  var numberDigits: String {
    say("Digits and spaces only.", "Des chiffres et des espaces seulement.")
  }
  func numberLength(_ digits: Int) -> String {
    say(
      "A card’s number has 10 to 20 digits; this one has \(digits).",
      "Un numéro de carte a de 10 à 20 chiffres\u{202F}; celui-ci en a \(digits).")
  }
  var enterName: String { say("Give the card a name.", "Donnez un nom à la carte.") }

  func message(_ error: MoneyError, _ currency: Currency) -> String {
    switch error {
    case .empty: enterAmount
    case .notAnAmount: notAmount(Money(minor: 8 * currency.scale + currency.scale / 4, currency).typed(in: language))
    case .negative: notNegative
    case .tooManyDecimals(let most): tooPrecise(most)
    case .tooLarge: tooMuch(Money(minor: Money.mostUnits * currency.scale, currency).text(in: language))
    }
  }

  func message(_ fault: CardNumber.Fault) -> String {
    switch fault {
    case .empty: enterNumber
    case .notDigits: numberDigits
    case .tooShort(let digits), .tooLong(let digits): numberLength(digits)
    }
  }
}
