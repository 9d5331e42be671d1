import Feeds
import Testing

/// The real client against a real socket.
struct LiveClientTests {
  @Test("an escaped slash stays escaped on the wire")
  func escapedSlash() async throws {
    let (answer, requests) = try await fetch("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nETag: \"7\"\r\n\r\nok")
    #expect(requests.first?.hasPrefix("GET /Dataservice/mtagtfsfeeds/nyct%2Fgtfs-ace HTTP/1.1\r\n") == true)
    #expect(requests.first?.lowercased().contains("x-api-key: secret\r\n") == true)
    #expect(try answer.get().body == Array("ok".utf8))
    #expect(try answer.get().status == 200)
    #expect(try answer.get().header("etag") == "\"7\"")
  }

  @Test("a status is an answer, not a failure")
  func status() async throws {
    let (answer, _) = try await fetch("HTTP/1.1 503 Busy\r\nRetry-After: 9\r\nContent-Length: 0\r\n\r\n")
    #expect(try answer.get().status == 503)
    #expect(try answer.get().header("Retry-After") == "9")
  }

  @Test("an answer that grows beyond the limit is given up, announced or not")
  func tooLarge() async throws {
    let body = String(repeating: "x", count: 5000)
    let announced = try await fetch("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n" + body)
    #expect(announced.0 == .failure(.tooLarge(limit: 1000)))
    let streamed = try await fetch("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + body)
    #expect(streamed.0 == .failure(.tooLarge(limit: 1000)))
  }

  @Test("an answer that breaks off is not taken for a whole one")
  func cutShort() async throws {
    let (answer, _) = try await fetch("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nhalf")
    #expect(answer == .failure(.cutShort))
  }

  @Test("an upstream that never answers is given up after the read time-out", .timeLimit(.minutes(5)))
  func hangs() async throws {
    let silent = try await fetch("", hangs: true)
    #expect(silent.0 == .failure(.timedOut))
    let halfway = try await fetch("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nhalf", hangs: true)
    #expect(halfway.0 == .failure(.timedOut))
  }

  @Test("nobody listening, or no address at all, is a failure with a name")
  func unreachable() async throws {
    let live = FeedClient.live()
    for (url, isBad) in [("http://127.0.0.1:1/x", false), ("not an address", true), ("ftp://host/x", true)] {
      do throws(UpstreamError) {
        _ = try await live.client.get(url, [], FeedClient.Limits(connectSeconds: 2, readSeconds: 2))
        Issue.record("\(url) answered")
      } catch {
        if case .badAddress = error { #expect(isBad, "\(url)") } else { #expect(!isBad, "\(url): \(error)") }
      }
    }
    await live.close()
  }

  private typealias Outcome = Result<FeedClient.Response, UpstreamError>

  private func fetch(
    _ answer: String, hangs: Bool = false
  ) async throws -> (Result<FeedClient.Response, UpstreamError>, [String]) {
    let server = try #require(RawServer(answer: Array(answer.utf8), hangs: hangs))
    defer { server.stop() }
    // Only what never comes is waited for in seconds: beside two thousand other tests an answer may take some.
    let seconds: Int64 = hangs ? 1 : 50
    let limits = FeedClient.Limits(connectSeconds: seconds, readSeconds: seconds, bytes: 1000)
    let live = FeedClient.live(limits)
    let outcome: Outcome
    do throws(UpstreamError) {
      outcome = .success(
        try await live.client.get(
          "http://127.0.0.1:\(server.port)/Dataservice/mtagtfsfeeds/nyct%2Fgtfs-ace",
          [.init("x-api-key", "secret")], limits))
    } catch {
      outcome = .failure(error)
    }
    await live.close()
    return (outcome, server.requests)
  }
}
