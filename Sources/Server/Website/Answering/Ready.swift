import HTTPTypes
import Hummingbird
import Synchronization

/// An answer whose bytes are made: shared by every request that gets it, plain or packed. It is packed once, for the first
/// who takes that, however many ask. Which form is sent, or that the client has it already, is decided as it is sent.
struct Ready: Sendable {
  let body: ByteBuffer
  let headers: HTTPFields
  var status = HTTPResponse.Status.ok
  private let short: Short?

  /// Below it the frame eats the gain.
  private static let leastPacked = 1024

  /// JSON that is somebody's: nobody on the way keeps it. What is for everybody says so: `open`.
  init(json: [UInt8], status: HTTPResponse.Status = .ok) {
    self.init(json, headers: Headers.privateJSON, isTagged: false)
    self.status = status
  }

  /// JSON for everybody, which may be kept and must be asked about.
  static func open(json: [UInt8]) -> Ready { Ready(json, headers: Headers.openJSON) }

  /// `isTagged` is false for what is never the same twice, so that asking whether it still holds is of no use; `isBuilt` is
  /// true for what was packed before, where that was worth it.
  init(_ bytes: [UInt8], headers: HTTPFields, isTagged: Bool = true, isBuilt: Bool = false) {
    body = ByteBuffer(bytes: bytes)
    var headers = headers
    if isTagged { headers[.eTag] = Stamp.tag(bytes) }
    headers[.contentLength] = String(bytes.count)
    short = isBuilt || bytes.count < Self.leastPacked ? nil : Short()
    if short != nil, headers[.vary]?.contains("Accept-Encoding") != true {
      headers[.vary] = (headers[.vary].map { $0 + ", " } ?? "") + "Accept-Encoding"
    }
    self.headers = headers
  }

  /// Gzipped, with a tag of its own; nil where that isn't worth it.
  private var packed: (body: ByteBuffer, headers: HTTPFields)? {
    short?.held.withLock { held in
      if held == nil, let body = Gzip.packed(body) {
        var headers = headers
        headers[.contentLength] = String(body.readableBytes)
        headers[.contentEncoding] = "gzip"
        if let tag = headers[.eTag] { headers[.eTag] = Self.packedTag(tag) }
        held = (body, headers)
      }
      return held
    }
  }

  /// The same content in another form has a tag of its own (RFC 9110 section 8.8.3).
  private static func packedTag(_ plain: String) -> String { String(plain.dropLast()) + "-gzip\"" }

  /// The packed form, made when it is first wanted and shared by all copies of the answer.
  private final class Short: Sendable {
    let held = Mutex<(body: ByteBuffer, headers: HTTPFields)?>(nil)
  }
}

extension Ready: ResponseGenerator {
  func response(from request: Request, context: some RequestContext) -> Response {
    if status == .ok, let plain = headers[.eTag],
      let tag = Conditional.known(to: request, among: [plain, Self.packedTag(plain)])
    {
      return Conditional.notModified(headers, tag: tag)
    }
    if let asked = request.headers[.acceptEncoding], Encoding.best(of: asked, among: [.gzip]) == .gzip, let packed {
      return Response(status: status, headers: packed.headers, body: ResponseBody(byteBuffer: packed.body))
    }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }
}
