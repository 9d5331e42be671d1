import Foundation
import Testing

@testable import Feeds

/// Where an upstream's answer may send this server.
struct RedirectTests {
  @Test(
    "to the same origin, and by name over https, but never to what only this machine can reach",
    arguments: [
      ("/elsewhere", true), ("feed?x=nyct%2Fgtfs", true), ("http://agency.example:8080/b", true),
      ("https://cdn.example/b", true), ("https://agency.example/b", true), ("//agency.example:8080/b", true),
      ("http://agency.example/b", false), ("http://agency.example:22/b", false), ("http://other.example:8080/", false),
      ("https://cdn.example:8443/b", false), ("http://127.0.0.1:9/secret", false), ("https://127.0.0.1/", false),
      ("https://2130706433/", false), ("https://0x7f.1/", false), ("https://[::1]/", false),
      ("https://localhost/", false),
      ("https://router.local/", false), ("https://db.internal/", false), ("file:///etc/passwd", false),
      ("gopher://agency.example:8080/", false), ("", false),
    ])
  func targets(location: String, isFollowed: Bool) {
    let target = Redirect.target(location, from: "http://agency.example:8080/a/b")
    #expect((target != nil) == isFollowed, "\(location) → \(target ?? "nowhere")")
  }

  @Test("an escaped slash stays escaped, and https is never left")
  func kept() {
    #expect(Redirect.target("/a%2Fb", from: "https://x.example/") == "https://x.example/a%2Fb")
    #expect(Redirect.target("http://x.example/", from: "https://x.example/") == nil)
  }

  @Test("a feed sent to another port of this machine is refused, and the key goes nowhere")
  func refused() async throws {
    let secret = try #require(RawServer(answer: Array("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecret".utf8)))
    defer { secret.stop() }
    let head = "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:\(secret.port)/internal\r\nContent-Length: 0\r\n\r\n"
    let agency = try #require(RawServer(answer: Array(head.utf8)))
    defer { agency.stop() }
    let live = FeedClient.live()
    await #expect(throws: UpstreamError.sentElsewhere) {
      _ = try await live.client.get("http://127.0.0.1:\(agency.port)/feed", [.init("x-api-key", "k")], .init())
    }
    #expect(secret.requests.isEmpty && agency.requests.count == 1)
    await live.close()
  }

  @Test("a loop on the same origin ends")
  func loops() async throws {
    let agency = try #require(
      RawServer(answer: Array("HTTP/1.1 302 Found\r\nLocation: /feed\r\nContent-Length: 0\r\n\r\n".utf8)))
    defer { agency.stop() }
    let live = FeedClient.live()
    await #expect(throws: UpstreamError.sentElsewhere) {
      _ = try await live.client.get("http://127.0.0.1:\(agency.port)/feed", [], .init())
    }
    #expect(agency.requests.count == Redirect.most + 1)
    await live.close()
  }

  @Test("a download goes to a file of its owner's, as far as the limit")
  func download() async throws {
    let server = try #require(RawServer(answer: Array("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabcde".utf8)))
    defer { server.stop() }
    let path = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let live = FeedClient.live()
    let url = "http://127.0.0.1:\(server.port)/set.zip"
    let answer = try await live.client.download(url, [], .init(), path)
    #expect(answer.status == 200 && answer.body.isEmpty)
    #expect(FileManager.default.contents(atPath: path) == Data("abcde".utf8))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    await #expect(throws: UpstreamError.tooLarge(limit: 4)) {
      _ = try await live.client.download(url, [], .init(bytes: 4), path)
    }
    await live.close()
  }
}
