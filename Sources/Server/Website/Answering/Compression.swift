import HTTPTypes
import Hummingbird

/// Sends what was made for this request, a page or data, gzipped to who takes that. Files are compressed at build already.
enum Compression {
  /// Below it the frame eats the gain.
  private static let least = 1024

  static func shorten(_ answer: inout Answer, for request: Request) {
    guard let bytes = answer.packable, bytes.readableBytes >= least, answer.response.headers[.contentEncoding] == nil
    else {
      return
    }
    let vary = answer.response.headers[.vary].map { $0 + ", " } ?? ""
    answer.response.headers[.vary] = vary + "Accept-Encoding"
    guard Encoding.best(of: request.headers[.acceptEncoding], among: [.gzip]) == .gzip, let packed = Gzip.packed(bytes)
    else { return }
    answer.response.body = ResponseBody(byteBuffer: packed)
    answer.response.headers[.contentLength] = String(packed.readableBytes)
    answer.response.headers[.contentEncoding] = "gzip"
    if let tag = answer.response.headers[.eTag] { answer.response.headers[.eTag] = self.tag(tag) }
  }

  /// The same content in another form has a tag of its own (RFC 9110 section 8.8.3).
  static func tag(_ plain: String) -> String { String(plain.dropLast()) + "-gzip\"" }
}
