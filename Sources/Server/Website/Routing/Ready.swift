import HTTPTypes
import Hummingbird

/// An answer whose bytes are made: shared by every request that gets it.
struct Ready: Sendable {
  var body: ByteBuffer
  var headers: HTTPFields

  /// JSON that may be kept and must be asked about.
  init(json: [UInt8]) {
    self.init(json, headers: Headers.json)
  }

  init(_ bytes: [UInt8], headers: HTTPFields) {
    body = ByteBuffer(bytes: bytes)
    self.headers = headers
    self.headers[.eTag] = Stamp.tag(bytes)
    self.headers[.contentLength] = String(bytes.count)
  }

  var response: Response {
    Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  /// The same, to be compressed for who takes that.
  var answer: Answer { Answer(response, packable: body) }
}
