import Kernel

/// Countries by name.
extension RacesWords {
  /// The code itself where the country is none of those that race.
  func name(_ country: Country) -> String {
    let code = Array(country.code.utf8)
    let table = Self.table
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var index = 0
    // Each is its code, its English name and, behind a bar where it is another, its French one.
    while index + 2 < bytes.count {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
      if bytes[index] == code[0], bytes[index + 1] == code[1] {
        let names = String(decoding: bytes[(index + 2)..<end], as: UTF8.self).halves(at: "|")
        return language == .fr ? names.tail ?? names.head : names.head
      }
      index = end + 1
    }
    return country.code
  }

  private static let table: StaticString =
    "AUAustralia|Australie;USUnited States|États-Unis;GBUnited Kingdom|Royaume-Uni;NZNew Zealand|Nouvelle-Zélande;IEIreland|Irlande;FRFrance;ZASouth Africa|Afrique du Sud;CLChile|Chili;ARArgentina|Argentine;SGSingapore|Singapour;KRSouth Korea|Corée du Sud;BRBrazil|Brésil;CACanada;JPJapan|Japon;MOMacao;SESweden|Suède;MXMexico|Mexique;ITItaly|Italie;HKHong Kong;AEUnited Arab Emirates|Émirats arabes unis;DEGermany|Allemagne;NONorway|Norvège;DKDenmark|Danemark;FIFinland|Finlande;NLNetherlands|Pays-Bas;BEBelgium|Belgique;ESSpain|Espagne;CHSwitzerland|Suisse;ATAustria|Autriche;INIndia|Inde;MYMalaysia|Malaisie;MUMauritius|Maurice;QAQatar;SASaudi Arabia|Arabie saoudite;TRTurkey|Turquie;UYUruguay;PEPeru|Pérou;PAPanama;PRPuerto Rico|Porto Rico;"
}
