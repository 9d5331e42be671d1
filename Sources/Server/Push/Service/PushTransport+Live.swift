import AsyncHTTPClient
import Feeds
import Kernel
import NIOCore
import NIOHTTP1

/// The real thing. Only `PushClients` beside it knows which HTTP client it is.
extension PushTransport {
  /// Over the network. There is no client, and no connection, before something is sent.
  package static func live() -> PushTransport {
    let clients = PushClients()
    return PushTransport(
      send: { message, now in
        do throws(PushTransport.Failure) {
          let client = try await clients.client(for: message.endpoint)
          let answer = await answered(message, by: client.http, now)
          await clients.leave(client)
          guard let answer else { return .failure(.silent) }
          return .success(answer)
        } catch {
          return .failure(error)
        }
      }, close: { await clients.close() })
  }

  /// nil where none came in time.
  private static func answered(_ message: Message, by http: HTTPClient, _ now: Instant) async -> Answer? {
    var request = HTTPClientRequest(url: message.endpoint.address)
    request.method = .POST
    request.headers.add(name: "user-agent", value: "pocketful")
    for header in message.headers { request.headers.add(name: header.name, value: header.value) }
    request.body = .bytes(message.body)
    let asked = request
    return await withTaskGroup(of: Answer?.self) { group in
      group.addTask {
        guard let response = try? await http.execute(asked, timeout: .seconds(Int64(patience))) else { return nil }
        await end(response)
        return Answer(
          status: Int(response.status.code),
          retryAfter: response.headers.first(name: "retry-after").flatMap { seconds($0, now) })
      }
      group.addTask {
        // Against a client that doesn't keep its own time.
        try? await Task.sleep(for: .seconds(patience + 2))
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }

  /// Read, so that its connection can be used again; what is longer than a few words, or takes longer than a second, costs that. The
  /// status says all.
  private static func end(_ response: HTTPClientResponse) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { _ = try? await response.body.collect(upTo: 4096) }
      group.addTask { try? await Task.sleep(for: .seconds(1)) }
      await group.next()
      group.cancelAll()
    }
  }

  /// `Retry-After`: seconds, or a date (RFC 9110 section 10.2.3).
  private static func seconds(_ value: String, _ now: Instant) -> Int64? {
    let seconds = Int64(value) ?? HTTPDate.instant(value).map { $0.seconds(since: now) }
    // What was over before it came says nothing: it is our own pace then.
    return seconds.flatMap { $0 > 0 ? $0 : nil }
  }
}
