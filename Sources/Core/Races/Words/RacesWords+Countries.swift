import Kernel

/// Countries by name.
extension RacesWords {
  /// The code itself where the country is none of those that race.
  func name(_ country: Country) -> String {
    Self.countryNameKeys.place(of: country.code).map { countryName($0) } ?? country.code
  }
}
