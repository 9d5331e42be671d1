/// A way in which an upstream fails, asked for by name.
package enum Fault: Equatable, Sendable {
  case serverError, forbidden, tooMany, hang, slow, truncate, cut, xml, html, empty, garbage, frozen, older, huge
  /// The header's time, and all that it says, so many seconds old.
  case stale(seconds: Int64)

  package init?(_ text: String) {
    if text.hasPrefix("stale:") {
      guard let seconds = Int64(text.dropFirst(6)), (0...604_800).contains(seconds) else { return nil }
      self = .stale(seconds: seconds)
      return
    }
    guard let known = Fault.named.first(where: { $0.name == text }) else { return nil }
    self = known.fault
  }

  package var name: String {
    if case .stale(let seconds) = self { return "stale:\(seconds)" }
    return Fault.named.first { $0.fault == self }?.name ?? ""
  }

  /// All that have no number, and what each does, for the front page.
  package static let named: [(name: String, fault: Fault, does: String)] = [
    ("500", .serverError, "status 500"),
    ("403", .forbidden, "status 403 and the gateway's JSON"),
    ("429", .tooMany, "status 429, Retry-After: 5"),
    ("hang", .hang, "no answer for ten minutes"),
    ("slow", .slow, "the right bytes, a tenth of them each second"),
    ("truncate", .truncate, "the first half of the bytes, as if that were all"),
    ("cut", .cut, "the connection closed in the middle"),
    ("xml", .xml, "status 200 and the store's XML \"NoSuchKey\""),
    ("html", .html, "status 200 and a page of HTML"),
    ("empty", .empty, "status 200 and no byte"),
    ("garbage", .garbage, "status 200 and random bytes"),
    ("frozen", .frozen, "the same bytes again and again"),
    ("older", .older, "a header 45 s older than the last one"),
    ("huge", .huge, "the right bytes followed by 64 MB that no reader knows"),
  ]
}
