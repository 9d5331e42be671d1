/// The one table from what upstreams write to ISO 3166-1: they mix its two letters, its three, and codes of racing's own.
package enum CountryCode {
  /// `nil` for a code that stands in no row, or only behind that of `last`: whether a text is one of its codes is not
  /// looked for in all the others.
  package static func country(_ text: String, upTo last: Country? = nil) -> Country? {
    let wanted = Array(text.utf8)
    guard wanted.count == 2 || wanted.count == 3 else { return nil }
    let lastRow = last.map { Array($0.code.utf8) }
    var row = 0
    var start = 0
    let size = table.utf8CodeUnitCount
    let bytes = table.utf8Start
    for index in 0...size {
      let byte = index < size ? bytes[index] : UInt8(ascii: ";")
      guard byte == UInt8(ascii: ";") || byte == UInt8(ascii: " ") else { continue }
      if index - start == wanted.count, isEqual(bytes + start, wanted) {
        return Country(iso: String(decoding: [bytes[row], bytes[row + 1]], as: UTF8.self))
      }
      start = index + 1
      if byte == UInt8(ascii: ";") {
        if let lastRow, isEqual(bytes + row, lastRow) { return nil }
        row = start
      }
    }
    return nil
  }

  private static func isEqual(_ bytes: UnsafePointer<UInt8>, _ wanted: [UInt8]) -> Bool {
    for index in wanted.indices where bytes[index] & 0xDF != wanted[index] & 0xDF { return false }
    return true
  }

  /// First ISO's two letters, then everything else that means the same; those seen most come first. The aliases are those
  /// of the observed answers, of ISO's three letters, and of the International Federation of Horseracing Authorities.
  private static let table: StaticString = """
    AU AUS;US USA;GB UK GBR ENG SCO WAL;NZ NZL;IE IRE IRL;FR FRA;ZA SAF RSA ZAF;CL CHI CHL;AR ARG;\
    SG SGP SIN;KR KOR;BR BRA;CA CAN;JP JPN;MO MAC;SE SWE;MX MEX;IT ITA ITY;HK HKG;AE UAE ARE;DE GER DEU;\
    NO NOR;DK DEN DNK;FI FIN;NL NED NLD HOL;BE BEL;ES SPA ESP;CH SUI CHE;AT AUT;IN IND;MY MAL MYS;\
    TH THA;MU MRI MUS;QA QAT;SA KSA SAU;BH BHR BRN;TR TUR;UY URU URY;PE PER;PA PAN;VE VEN;CO COL;EC ECU;\
    PR PUR PRI;DO DOM;JM JAM;TT TRI TTO;BB BAR BRB;ZW ZIM ZWE;KE KEN;PL POL;CZ CZE;HU HUN;GR GRE GRC;\
    CY CYP;RU RUS;CN CHN;PH PHI PHL;PT POR PRT;MT MLT
    """
}
