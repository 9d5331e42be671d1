import Hummingbird
import Kernel

/// What went wrong with a request, as RFC 9457 problem details: a status and a sentence that a person can act on.
struct Problem: Error, Equatable {
  var status: HTTPResponse.Status
  var detail: String
  /// The parameter at fault, where it is one.
  var parameter: String?
  /// Seconds after which asking again makes sense.
  var retryAfter: Int?

  static func wrong(_ parameter: String, _ detail: String) -> Problem {
    Problem(status: .badRequest, detail: detail, parameter: parameter)
  }

  static func notFound(_ detail: String) -> Problem { Problem(status: .notFound, detail: detail) }

  static func noStation(_ id: String) -> Problem {
    .notFound("There is no station \u{201C}\(id.prefix(24))\u{201D}. Look one up at /api/v1/stations?q=.")
  }

  static let noAddress = Problem.notFound("Nothing is served at this address. See /api/openapi.json for what is.")

  static let onlyReading = Problem(
    status: .methodNotAllowed, detail: "This address can only be read: use GET or HEAD.")

  static let tooLongAddress = Problem(
    status: .uriTooLong, detail: "The address is longer than 8 KB. Ask for less at once.")

  static let tooLargeBody = Problem(
    status: .contentTooLarge, detail: "No body is wanted here, and this one is larger than 64 KB.")

  static let tooManyStreams = Problem(
    status: .serviceUnavailable,
    detail: "Too many live streams are open. Try again in 30 seconds, or ask for the board itself.", retryAfter: 30)

  static let broken = Problem(
    status: .internalServerError, detail: "The server failed to answer this. It is not your doing; try again.")
}

extension Problem {
  var response: Response {
    var headers = Headers.problem
    if let retryAfter { headers[.retryAfter] = String(retryAfter) }
    if status == .methodNotAllowed { headers[.allow] = "GET, HEAD" }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  var body: ByteBuffer {
    var json = JSONWriter(capacity: 256)
    json.beginObject()
    json.name("type")
    json.string("about:blank")
    json.name("title")
    json.string(status.reasonPhrase)
    json.name("status")
    json.integer(status.code)
    json.name("detail")
    json.string(detail)
    if let parameter {
      json.name("parameter")
      json.string(parameter)
    }
    json.endObject()
    return ByteBuffer(bytes: json.bytes)
  }
}
