/// What tells several texts of one name apart, in their order: "AU|US|GB".
///
/// For size (README.md here): one text that is split where it is asked, and no list that is made at a start.
package struct TextKeys: Sendable {
  private let keys: StaticString

  package init(_ keys: StaticString) { self.keys = keys }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: keys.utf8Start, count: keys.utf8CodeUnitCount)
  }

  /// From 0; nil for a text that is not among them.
  @inline(never)
  package func place(of key: String) -> Int? {
    var place = 0
    for each in bytes.split(separator: UInt8(ascii: "|")) {
      if each.elementsEqual(key.utf8) { return place }
      place += 1
    }
    return nil
  }

  /// "" beyond the last one.
  @inline(never)
  package subscript(place: Int) -> String {
    let all = bytes.split(separator: UInt8(ascii: "|"))
    return all.indices.contains(place) ? String(decoding: Array(all[place]), as: UTF8.self) : ""
  }
}
