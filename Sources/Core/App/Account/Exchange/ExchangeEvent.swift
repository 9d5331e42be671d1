import Journal
import Kernel

/// What came of a step, as the host calls it.
enum ExchangeEvent: String {
  case locked, pulled, pushed, saved, moved, overtaken, due
  case notLocked, notSaved
  /// What another device drew together of the log.
  case drawn
  /// What does it can't be fetched.
  case unavailable
}

/// The server's answer to a pull or a push, and when it came:
/// `{"status":200,"retryAfter":5,"began":1759414800000,"ended":1759414800040,"answer":{…}}`. Of a pull each operation has its
/// text where it could be opened.
struct ExchangeAnswer {
  private let status: Int
  private let retryAfter: Int?
  private let body: JSON
  private let took: Int64

  init(_ json: JSON) {
    status = json["status"]?.int ?? 0
    retryAfter = json["retryAfter"]?.int
    body = json["answer"] ?? .null
    took = (json["ended"]?.integer ?? 0) &- (json["began"]?.integer ?? 0)
  }

  private var isFine: Bool { (200..<300).contains(status) }

  var refusal: SyncRefusal? { isFine ? nil : SyncRefusal(status: status, json: body, retryAfter: retryAfter) }

  /// The server's time as the answer came: what it says, and half of the way there and back. One that took long says nothing.
  var serverTime: Instant? {
    guard isFine, (0...5000).contains(took), let now = Instant(answer: body) else { return nil }
    return Instant(milliseconds: now.milliseconds + took / 2)
  }

  var pulled: Result<Pulled, SyncRefusal> {
    if let refusal { return .failure(refusal) }
    guard var pulled = Pulled(json: body), let rows = body["operations"]?.array else { return .failure(.noAnswer) }
    for row in rows {
      // One that is no row at all is the server's fault, and no reason to stop.
      guard let stamp = Stamp(id: row["id"]?.string, at: row["at"]) else { continue }
      if let operation = row["text"]?.string.flatMap({ try? Operation(text: $0) }), operation.id == stamp.id {
        pulled.operations.append(Operation(id: stamp.id, at: stamp.at, change: operation.change))
      } else {
        pulled.sealed.append(stamp)
      }
    }
    return .success(pulled)
  }

  var pushed: Result<Pushed, SyncRefusal> {
    if let refusal { return .failure(refusal) }
    return Pushed(json: body).map { .success($0) } ?? .failure(.noAnswer)
  }
}
