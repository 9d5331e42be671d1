/// A racecourse of the simulated day: its name and place are facts, what runs there is made up.
struct Track: Sendable {
  var name: String
  var state: String
  /// As the real upstream writes it: a mixture.
  var country: String
  var kind: Kind

  /// The upstream's ids of its three categories.
  enum Kind: String, Sendable {
    case horse = "4a2788f8-e825-4d36-9894-efd4baf1cfae"
    case greyhound = "9daef0d7-bf3c-4f50-921d-8e818c60fe61"
    case harness = "161d9be2-e909-4326-8c2c-35ed71fb460b"
  }

  private init(_ name: String, _ state: String, _ country: String, _ kind: Kind) {
    self.name = name
    self.state = state
    self.country = country
    self.kind = kind
  }

  /// Every country's code seen in real answers; few harness meetings, as there.
  static let all = [
    Track("Randwick", "NSW", "AUS", .horse), Track("Warrnambool", "VIC", "AUS", .greyhound),
    Track("Kempton Park", "UK", "UK", .horse), Track("Romford", "GBR", "UK", .greyhound),
    Track("Doomben", "QLD", "AUS", .horse), Track("Addington", "NZ", "NZ", .harness),
    Track("Cannington", "WA", "AUS", .greyhound), Track("Santa Anita", "CA", "USA", .horse),
    Track("Wheeling Island", "WV", "USA", .greyhound), Track("Turffontein", "ZAF", "SAF", .horse),
    Track("Angle Park", "SA", "AUS", .greyhound), Track("Vincennes", "FR", "FR", .harness),
    Track("Club Hípico", "CHI", "CHI", .horse), Track("Curragh", "IRL", "IRE", .horse),
    Track("Launceston", "TAS", "AUS", .greyhound), Track("Palermo", "ARG", "ARG", .horse),
    Track("Kranji", "SGP", "SGP", .horse), Track("Darwin", "NT", "AUS", .greyhound),
    Track("Seoul", "KOR", "KOR", .horse), Track("Gávea", "BRA", "BRA", .horse),
    Track("Wentworth Park", "NSW", "AUS", .greyhound), Track("Woodbine", "ON", "CA", .horse),
    Track("Ohi", "JPN", "JPN", .horse), Track("Taipa", "MAC", "MAC", .horse),
    Track("Solvalla", "SWE", "SWE", .harness), Track("Agnano", "ITA", "ITA", .horse),
    Track("Las Américas", "MEX", "MEX", .horse), Track("Sandown Park", "VIC", "AUS", .greyhound),
  ]
}
