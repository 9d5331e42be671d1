import HTTPTypes
import Hummingbird

/// What may be sent to an address: of which kind, and how much of it.
struct BodyRule: Sendable {
  /// Media types without parameters, in lower case: "application/json".
  var types: [String]
  var limit = 64 << 10

  /// More than this no address takes.
  static let most = 1 << 20

  /// All of it, counted as it comes: how much was announced is only what a stranger says.
  func body(of request: Request) async throws(Problem) -> ByteBuffer {
    guard isKnown(request) else { throw .foreignBody(types) }
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
    return bytes
  }

  /// Packed bodies are foreign too, until something inflates them within a limit.
  private func isKnown(_ request: Request) -> Bool {
    guard request.headers[.contentEncoding] ?? "identity" == "identity" else { return false }
    let type = (request.headers[.contentType] ?? "").split(separator: ";").first ?? ""
    return types.contains(type.split(separator: " ").joined().lowercased())
  }
}
