/// What a person's region is used to, from the device's languages: what "As the device" means where the device doesn't
/// say it itself. After Unicode CLDR's measurementData and weekData.
package struct Customs: Equatable, Sendable {
  package var units = Units.metric
  /// Weights in gyms and shops.
  package var isInPounds = false
  /// Monday is 0.
  package var firstWeekday = 0

  package init() {}

  /// From BCP 47 tags by comma, the best first: "en-US,en". The first that names a region counts; English alone is
  /// read as the region that most who write it so live in, as CLDR's likelySubtags does.
  package init(tags: String) {
    var region: [UInt8] = []
    var language: [UInt8] = []
    for tag in tags.utf8.split(separator: UInt8(ascii: ",")).prefix(16) where region.isEmpty {
      let parts = tag.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      if language.isEmpty, let first = parts.first { language = first.map { $0 | 0x20 } }
      // Two letters: four are a script, three digits a part of the world.
      if let part = parts.dropFirst().first(where: { $0.count == 2 }) { region = part.map { $0 & 0xDF } }
    }
    if region.isEmpty, language == Array("en".utf8) { region = Array("US".utf8) }
    units = Self.contains("GB LR MM US", region) ? .imperial : .metric
    isInPounds = Self.contains("LR MM US", region)
    if Self.contains(Self.sunday, region) { firstWeekday = 6 }
    if Self.contains(Self.saturday, region) { firstWeekday = 5 }
  }

  private static let sunday =
    "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW"
  private static let saturday = "AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"

  private static func contains(_ list: String, _ region: [UInt8]) -> Bool {
    list.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(region) }
  }
}
