import HTTPTypes
import Hummingbird

/// What may be sent to an address: of which kind, and how much of it.
struct BodyRule: Sendable {
  /// Media types without parameters, in lower case: "application/json".
  var types: [String]
  var limit = 64 << 10
  /// It may come as gzip; `limit` is for what comes and for what that was before.
  var takesGzip = false

  /// More than this no address takes.
  static let most = 1 << 20

  /// All of it, counted as it comes: how much was announced is only what a stranger says.
  func body(of request: Request) async throws(Problem) -> ByteBuffer {
    let isPacked = takesGzip && request.headers[.contentEncoding]?.lowercased() == "gzip"
    guard isKnown(request, isPacked: isPacked) else { throw .foreignBody(types, takesGzip: takesGzip) }
    if let announced = request.headers[.contentLength], (Int(announced) ?? .max) > limit { throw .tooLargeBody(limit) }
    var bytes = ByteBuffer()
    do {
      for try await part in request.body {
        guard bytes.readableBytes + part.readableBytes <= limit else { throw Problem.tooLargeBody(limit) }
        bytes.writeImmutableBuffer(part)
      }
    } catch {
      throw error as? Problem ?? .brokenBody
    }
    return isPacked ? try unpacked(bytes) : bytes
  }

  private func unpacked(_ bytes: ByteBuffer) throws(Problem) -> ByteBuffer {
    do throws(Gunzip.Fault) {
      return try Gunzip.unpacked(bytes, most: limit)
    } catch {
      switch error {
      case .tooLarge: throw .tooLargeBody(limit)
      case .broken: throw .brokenPacking
      }
    }
  }

  private func isKnown(_ request: Request, isPacked: Bool) -> Bool {
    guard isPacked || request.headers[.contentEncoding] ?? "identity" == "identity" else { return false }
    let type = (request.headers[.contentType] ?? "").split(separator: ";").first ?? ""
    return types.contains(type.split(separator: " ").joined().lowercased())
  }
}
