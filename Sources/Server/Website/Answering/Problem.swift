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
  /// For the app, where it has words of its own for this.
  var reason: String?
  /// For a program that goes on differently for each: "cursor", "signed-out".
  var code: String?
  /// Further members, as they are written after the others.
  var members: [JSON.Member] = []
  /// The methods that would have been right.
  var allowed: [HTTPRequest.Method] = []
  /// What to speak instead (RFC 9110 section 15.5.22).
  var upgrade: String?
  /// How to say who one is, where nobody was let in (RFC 9110 section 11.6.1).
  var challenge: String?
  /// Pages of other sites may read it: it is about what is open (`Open`), or about nothing at all.
  var isOpen = false

  /// 400: a parameter, and a sentence about what it must be.
  static func wrong(_ parameter: String, _ detail: String) -> Problem {
    Problem(status: .badRequest, detail: detail, parameter: parameter)
  }

  /// 404, with a sentence.
  static func notFound(_ detail: String) -> Problem { Problem(status: .notFound, detail: detail) }

  /// 404 for a station's id.
  static func noStation(_ id: String) -> Problem {
    .notFound("There is no station \u{201C}\(id.prefix(24))\u{201D}. Look one up at /api/v1/stations?q=.")
  }

  /// 404 for a trip's id.
  static func noTrip(_ id: String) -> Problem {
    .notFound("No stops are known ahead of a train \u{201C}\(id.prefix(40))\u{201D}. Boards have the ids, as tripID.")
  }

  /// 404 where there is no timetable of a station.
  static func noWeek(_ name: String) -> Problem {
    .notFound("No timetable is known for \(name). Whoever runs the server imports one: pocketful import.")
  }

  /// 404 for a line's id.
  static func noLine(_ id: String) -> Problem {
    .notFound("There is no line \u{201C}\(id.prefix(24))\u{201D}. They are listed at /api/v1/routes.")
  }

  static let noAddress = Problem(
    status: .notFound, detail: "Nothing is served at this address. See /api/openapi.json for what is.", isOpen: true)

  /// 405, with `Allow` (RFC 9110 section 15.5.6).
  static func notAllowed(_ served: [HTTPRequest.Method]) -> Problem {
    let names = served.map(\.rawValue).joined(separator: ", ")
    let detail =
      served.allSatisfy(\.isReading)
      ? "This address can only be read: use GET or HEAD." : "This address doesn't take that method, but \(names)."
    // What is sent somewhere is somebody's: nothing of it is for other sites' pages, not even that.
    return Problem(
      status: .methodNotAllowed, detail: detail, allowed: served, isOpen: served.allSatisfy(\.isReading))
  }

  static let tooLongAddress = Problem(
    status: .uriTooLong, detail: "The address is longer than 8 KB. Ask for less at once.", isOpen: true)

  static let tooLargeHeaders = Problem(
    status: .requestHeaderFieldsTooLarge,
    detail: "The headers of this request are too many or too long: at most 100 of 16 KB, 64 KB together, are read.")

  static let notHTTP = Problem(status: .badRequest, detail: "This is not a request in HTTP that can be read.")

  static let oneHost = Problem(
    status: .badRequest, detail: "A request names the server it is for exactly once, in the header Host.")

  static let onlyChunked = Problem(
    status: .badRequest, detail: "Of transfer codings only one is understood here: chunked, once, in HTTP/1.1.")

  /// Says what to do, which only whoever runs the server can; the name is cut, it is a stranger's.
  static func wrongHost(_ host: String) -> Problem {
    Problem(
      status: .misdirectedRequest,
      detail: "This server does not answer to the name \u{201C}\(host.prefix(60))\u{201D}. If it should, start it with "
        + "--public-url and the address that people use.", isOpen: true)
  }

  static let privateScore = Problem(
    status: .forbidden,
    detail:
      "The score is private: it is shown on the server's own machine, and to who is signed in at a server where accounts are "
      + "by invitation. Whoever runs it can show it to everybody with --score-open.", reason: "private")

  static let privateMetrics = Problem(
    status: .forbidden,
    detail: "Metrics are for the server's own machine. Whoever runs the server can open them with --metrics-open.")

  static let unwantedBody = Problem(
    status: .contentTooLarge, detail: "No body is wanted here, and this one is larger than 64 KB.", isOpen: true)

  static let hugeBody = Problem(
    status: .contentTooLarge, detail: "No address here takes more than \(BodyRule.most >> 10) KB, and this is more.",
    code: "too-large", members: [.ids([])])

  /// 413; `limit` in bytes.
  static func tooLargeBody(_ limit: Int) -> Problem {
    Problem(
      status: .contentTooLarge, detail: "What is sent here may be \(limit >> 10) KB, and this is more.",
      code: "too-large", members: [.ids([])])
  }

  /// 415, with the media types that would do.
  static func foreignBody(_ types: [String], takesGzip: Bool) -> Problem {
    let packing = takesGzip ? "plain or as gzip" : "and not packed"
    return Problem(
      status: .unsupportedMediaType,
      detail: "What is sent here must be \(types.joined(separator: " or ")), \(packing).")
  }

  static let brokenPacking = Problem(status: .badRequest, detail: "What was sent says that it is gzip, and is not.")

  static let brokenBody = Problem(status: .badRequest, detail: "What was sent broke off. Send it again.")

  static let tooManyStreamsOfOne = Problem(
    status: .tooManyRequests,
    detail: "Too many live streams are open from your address. Close some, or ask for the board itself.", retryAfter: 30
  )

  /// Streams, or different boards that they ask for.
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
    if let upgrade { headers[.upgrade] = upgrade }
    if let challenge { headers[.wwwAuthenticate] = challenge }
    if status == .methodNotAllowed { headers[.allow] = allowed.map(\.rawValue).joined(separator: ", ") }
    if isOpen { headers.append(Headers.shared) }
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
    if let reason {
      json.name("reason")
      json.string(reason)
    }
    if let code {
      json.name("code")
      json.string(code)
    }
    if let parameter {
      json.name("parameter")
      json.string(parameter)
    }
    for member in members {
      json.name(member.name)
      json.value(member.value)
    }
    json.endObject()
    return ByteBuffer(bytes: json.bytes)
  }
}
