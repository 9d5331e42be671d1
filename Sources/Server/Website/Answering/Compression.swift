import HTTPTypes
import Hummingbird

/// Sends what was made for this request, a page or data, gzipped to who takes that. Files are compressed at build already.
enum Compression {
  static func shorten(_ answer: inout Answer, for request: Request) {
    guard let ready = answer.ready, let asked = request.headers[.acceptEncoding],
      Encoding.best(of: asked, among: [.gzip]) == .gzip, let packed = ready.packed
    else { return }
    answer.response = Response(
      status: answer.response.status, headers: packed.headers, body: ResponseBody(byteBuffer: packed.body))
  }
}
