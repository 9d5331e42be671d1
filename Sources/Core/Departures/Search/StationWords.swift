import Kernel

/// The short and long forms of words in stations' names, and the words that stand in no name.
enum StationWords {
  /// A word of a name and the other ways to write it.
  static func forms(of word: [UInt8]) -> [[UInt8]] {
    guard word.count <= longest else { return [word] }
    var forms = [word]
    for family in families where family.contains(word) { forms += family.filter { $0 != word } }
    return forms
  }

  /// "7 train", "ligne G": the word beside it is a line.
  static func saysLine(_ word: [UInt8]) -> Bool { lineWords.contains(word) }

  /// Said with a name and without meaning of its own: "59th and Lex", "Jay St station".
  static func isFiller(_ word: [UInt8]) -> Bool { fillers.contains(word) || lineWords.contains(word) }

  /// On the way there: "7 tra".
  static func mayComeToSayLine(_ word: [UInt8]) -> Bool { lineWords.contains { $0.starts(with: word) } }

  /// "union sq stat".
  static func mayBecomeFiller(_ word: [UInt8]) -> Bool { fillers.contains { $0.starts(with: word) } }

  private static let families: [[[UInt8]]] = [
    "st street str", "st saint", "av ave avenue avs", "sq square", "pkwy parkway pky", "blvd boulevard blv", "rd road",
    "pl place", "plaza plz", "pk park", "hts heights", "ctr center centre cntr", "hwy highway", "ln lane", "dr drive",
    "tpke turnpike", "ft fort", "mt mount", "jct junction", "e east", "w west", "n north", "s south", "wash washington",
    "intl international", "sts streets", "1 first", "2 second", "3 third", "4 fourth", "5 fifth", "6 sixth",
    "7 seventh", "8 eighth", "9 ninth", "10 tenth", "14 fourteenth", "broadway bway bdwy brdwy bwy", "lexington lex",
    "brooklyn bklyn bk bkln", "bronx bx", "queens qns", "manhattan nyc mn", "univ university", "bch beach",
    "ter terminal term", "bldg building", "museum mus",
  ].map(bytes)

  /// No form has more letters.
  private static let longest = 13

  private static let lineWords = bytes("train trains line lines subway ligne lignes metro service")
  private static let fillers = bytes("and at the station stn stop stops near to of in et de la le arret express local")

  private static func bytes(_ words: String) -> [[UInt8]] {
    words.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) }
  }
}
