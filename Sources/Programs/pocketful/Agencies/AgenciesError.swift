/// Why a file of agencies can't be used. No value of an address or a header is ever told: either may be a key.
enum AgenciesError: Error, Equatable {
  /// The sentence says which file and why.
  case unreadable(String)
  case notJSON(String)
  case notAList(String)
  case tooMany(String)
  /// One field of one agency; it is named by its place, counted from 1, and its id where that is known.
  case field(Place, String, must: String)
  case unknownField(Place, String)

  /// Which agency of which file.
  struct Place: Equatable {
    var file: String
    var number: Int
    var slug: String?
  }

  var sentence: String {
    switch self {
    case .unreadable(let sentence): sentence
    case .notJSON(let file): "\(file) is not valid JSON."
    case .notAList(let file): "\(file) must be a list of agencies: [{\"id\": \"kc\", \"timetable\": \"kc.zip\"}]."
    case .tooMany(let file): "\(file) names more than \(AgenciesFile.most) agencies."
    case .field(let place, let name, let demand): "\(place.words): \(name) must \(demand)."
    case .unknownField(let place, let name):
      "\(place.words): there is no field \u{201C}\(name.prefix(40))\u{201D}. "
        + "There are: \(AgenciesFile.fields.joined(separator: ", "))."
    }
  }
}

extension AgenciesError.Place {
  /// "agencies.json, agency 2 (kc)".
  fileprivate var words: String { "\(file), agency \(number)" + (slug.map { " (\($0))" } ?? "") }
}
