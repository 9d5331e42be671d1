import HTTPTypes
import Hummingbird
import Synchronization

/// An answer whose bytes are made: shared by every request that gets it, plain or packed. It is packed once, for the first
/// who takes that, however many ask.
struct Ready: Sendable {
  let body: ByteBuffer
  let headers: HTTPFields
  private let short: Short?

  /// Below it the frame eats the gain.
  private static let leastPacked = 1024

  /// JSON that may be kept and must be asked about.
  init(json: [UInt8]) {
    self.init(json, headers: Headers.json)
  }

  /// `isTagged` is false for what is never the same twice, so that asking whether it still holds is of no use.
  init(_ bytes: [UInt8], headers: HTTPFields, isTagged: Bool = true) {
    body = ByteBuffer(bytes: bytes)
    var headers = headers
    if isTagged { headers[.eTag] = Stamp.tag(bytes) }
    headers[.contentLength] = String(bytes.count)
    short = bytes.count < Self.leastPacked || headers[.contentEncoding] != nil ? nil : Short()
    if short != nil, headers[.vary]?.contains("Accept-Encoding") != true {
      headers[.vary] = (headers[.vary].map { $0 + ", " } ?? "") + "Accept-Encoding"
    }
    self.headers = headers
  }

  var response: Response {
    Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  /// The same, to be sent packed to who takes that.
  var answer: Answer { Answer(response, ready: self) }

  /// Gzipped, with a tag of its own; nil where that isn't worth it.
  var packed: (body: ByteBuffer, headers: HTTPFields)? {
    short?.held.withLock { held in
      if held == nil, let body = Gzip.packed(body) {
        var headers = headers
        headers[.contentLength] = String(body.readableBytes)
        headers[.contentEncoding] = "gzip"
        if let tag = headers[.eTag] { headers[.eTag] = Ready.packedTag(tag) }
        held = (body, headers)
      }
      return held
    }
  }

  /// The same content in another form has a tag of its own (RFC 9110 section 8.8.3).
  static func packedTag(_ plain: String) -> String { String(plain.dropLast()) + "-gzip\"" }

  private final class Short: Sendable {
    let held = Mutex<(body: ByteBuffer, headers: HTTPFields)?>(nil)
  }
}
