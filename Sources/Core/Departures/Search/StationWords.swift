import Kernel

/// The short and long forms of words in stations' names.
enum StationWords {
  /// A word of a name and the other ways to write it.
  static func forms(of word: [UInt8]) -> [[UInt8]] {
    var forms = [word]
    for family in families where family.contains(word) { forms += family.filter { $0 != word } }
    return forms
  }

  private static let families: [[[UInt8]]] = [
    "st street str", "st saint", "av ave avenue avs", "sq square", "pkwy parkway pky", "blvd boulevard", "rd road",
    "pl place", "pk park", "hts heights", "ctr center centre", "hwy highway", "ln lane", "dr drive", "tpke turnpike",
    "ft fort", "mt mount", "jct junction", "e east", "w west", "n north", "s south", "wash washington",
    "intl international", "sts streets", "1 first", "2 second", "3 third", "4 fourth", "5 fifth", "6 sixth",
    "7 seventh", "8 eighth", "9 ninth",
  ].map { $0.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) } }
}
