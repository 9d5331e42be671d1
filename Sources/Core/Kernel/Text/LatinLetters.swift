/// The plain letter behind each accented one, from the decompositions of the Unicode Character Database and, for the
/// letters that have none (ø, ł, đ …), from how they are typed without a keyboard for them.
///
/// A row has one character for each code point. A capital stands for two letters (A ae, I ij, O oe, S ss, T th), a
/// point for "no plain letter".
enum LatinLetters {
  /// The small letter behind a code point, or a capital that stands for two; nil where it has no plain letter.
  static func plain(_ code: UInt32) -> UInt32? {
    switch code {
    case 0xC0..<0x180: look(in: fromC0, at: code - 0xC0)
    case 0x1A0, 0x1A1: 0x6F
    case 0x1AF, 0x1B0: 0x75
    case 0x1CD..<0x21C: look(in: from1CD, at: code - 0x1CD)
    case 0x1E00..<0x1F00: look(in: from1E00, at: code - 0x1E00)
    default: nil
    }
  }

  private static func look(in row: StaticString, at index: UInt32) -> UInt32? {
    guard index < row.utf8CodeUnitCount else { return nil }
    let letter = row.utf8Start[Int(index)]
    return letter == UInt8(ascii: ".") ? nil : UInt32(letter)
  }

  private static let fromC0: StaticString = """
    aaaaaaAceeeeiiiidnooooo.ouuuuyTSaaaaaaAceeeeiiiidnooooo.ouuuuyTy\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiIIjjkkklllllll\
    lllnnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """

  private static let from1CD: StaticString = """
    aaiioouuuuuuuuuu.aaaaAAggggkkoooo..j...gg..nnaaAAooaaaaeeeeiiiioo\
    oorrrruuuusstt
    """

  private static let from1E00: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwyasssS.aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......
    """
}
