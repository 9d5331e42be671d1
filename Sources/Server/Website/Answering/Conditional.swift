import HTTPTypes
import Hummingbird

/// Leaves out what the client did not ask for (HEAD) or has already (RFC 9110 section 13).
enum Conditional {
  /// Becomes 304 where the client has the answer, in whichever form it was sent.
  static func isKnown(_ response: inout Response, to request: Request) -> Bool {
    guard response.status == .ok, let known = request.headers[.ifNoneMatch], let plain = response.headers[.eTag],
      let tag = [plain, Ready.packedTag(plain)].first(where: { matches(known, $0) })
    else { return false }
    var headers = response.headers
    headers[.eTag] = tag
    headers[.contentType] = nil
    headers[.contentEncoding] = nil
    response = Response(status: .notModified, headers: headers)
    // An answer without content says nothing about its length.
    response.headers[.contentLength] = nil
    return true
  }

  /// HEAD: a stream has no length to speak of; everything else keeps the one it would have, and a 304 none.
  static func empty(_ response: inout Response) {
    let length = response.headers[.contentLength]
    response = response.createHeadResponse()
    response.headers[.contentLength] = length
  }

  /// Weak comparison: what matters is that the client's copy means the same.
  private static func matches(_ known: String, _ tag: String) -> Bool {
    for candidate in known.utf8.prefix(4096).split(separator: UInt8(ascii: ",")) {
      var text = candidate.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      while text.last == UInt8(ascii: " ") { text.removeLast() }
      if text.starts(with: "W/".utf8) { text = text.dropFirst(2) }
      if text.elementsEqual(tag.utf8) || text.elementsEqual("*".utf8) { return true }
    }
    return false
  }
}
