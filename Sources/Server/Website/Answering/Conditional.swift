import HTTPTypes
import Hummingbird

/// Leaves out what the client did not ask for (HEAD) or has already (RFC 9110 section 13).
enum Conditional {
  /// The tag of `tags` that the client has; "*" is any.
  static func known(to request: Request, among tags: @autoclosure () -> [String]) -> String? {
    guard let known = request.headers[.ifNoneMatch] else { return nil }
    return tags().first { matches(known, $0) }
  }

  /// What says so: nothing of content, which there is none of.
  static func notModified(_ headers: HTTPFields, tag: String) -> Response {
    var headers = headers
    headers[.eTag] = tag
    headers[.contentType] = nil
    headers[.contentEncoding] = nil
    var response = Response(status: .notModified, headers: headers)
    response.headers[.contentLength] = nil
    return response
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
