import Kernel

/// The sentences of the page about the app itself.
struct AboutWords: Words {
  let language: Language

  init(_ language: Language) { self.language = language }

  var about: String { say("About", "À propos") }
  var aboutText: String { say("Version, licence, sources", "Version, licence, sources") }
  func version(_ number: String) -> String { say("Version \(number)", "Version \(number)") }
  var licence: String {
    say(
      "Free software under the MIT licence. No account, no advertising, no tracking.",
      "Logiciel libre sous licence MIT. Sans compte, sans publicité, sans pistage.")
  }
  var sources: String { say("Sources", "Sources") }
  var stations: String {
    say(
      "Stations, lines, colours and trains: open data of the Metropolitan Transportation Authority, New York, under its terms of use. Times are as the agency sends them and may be wrong.",
      "Stations, lignes, couleurs et trains\u{202F}: données ouvertes de la Metropolitan Transportation Authority, New York, selon ses conditions. Les heures sont celles de l’exploitant et peuvent être fausses."
    )
  }
  var fares: String {
    say(
      "Fares and caps: as published by the agencies, with their dates. The balance is what you entered, not what the agency’s computer knows.",
      "Tarifs et plafonds\u{202F}: publiés par les exploitants, avec leurs dates. Le solde est celui que vous avez saisi, pas celui de l’exploitant."
    )
  }
  var official: String {
    say("Pocketful is nobody’s official app.", "Pocketful n’est l’app officielle de personne.")
  }
}
