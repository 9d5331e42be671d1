import Kernel
import TestSupport
import Testing
import Website

@Suite("Which names the server answers to")
struct HostsTests {
  private static func raw(_ site: Site, _ head: String) async throws -> HTTPProbe.Answer {
    try await site.probe.send(Array((head + "\r\n\r\n").utf8))
  }

  @Test(
    "its own, in any spelling; another's is told where it went wrong, whatever it asks for",
    arguments: [
      ("localhost", 200), ("LOCALHOST:8080", 200), ("localhost.", 200), ("127.0.0.1", 200), ("127.0.0.9:1", 200),
      ("[::1]:8080", 200), ("nas", 200), ("nas.local:80", 200), ("pocketful.example", 200),
      ("attacker.example", 421), ("localhost.attacker.example", 421), ("192.168.1.5", 421), ("1.2.3.4:80", 421),
      ("", 421), ("[::1", 421), ("[::1]attacker.example", 421), ("[::1]x:80", 421), ("[::1]:x", 421),
      ("localhost:8080@attacker.example", 421), ("127.0.0.1.attacker.example", 421),
    ])
  func names(host: String, status: Int) async throws {
    try await Site.open {
      $0.machine = ["nas"]
      $0.publicURL = PublicURL("https://pocketful.example")
    } visit: { site async throws in
      for path in ["/healthz", "/api/v1/score"] {
        let answer = try await Self.raw(site, "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close")
        #expect(answer.status == status || (status == 200 && answer.status == 403))
        if status == 421 { #expect(answer.text.contains("--public-url")) }
      }
    }
  }

  @Test("bound to every address, figures are fine, which nobody can rebind; names are not")
  func everywhere() async throws {
    try await Site.open {
      $0.host = "0.0.0.0"
    } visit: { site async throws in
      for (host, status) in [("192.168.1.5:8080", 200), ("[fe80::1]", 200), ("attacker.example", 421)] {
        let answer = try await Self.raw(site, "GET /healthz HTTP/1.1\r\nHost: \(host)\r\nConnection: close")
        #expect(answer.status == status, "\(host)")
      }
    }
  }

  @Test("HTTP/1.1 names its host once", arguments: ["", "Host: localhost\r\nHost: localhost\r\n"])
  func once(hosts: String) async throws {
    try await Site.open { site async throws in
      let answer = try await Self.raw(site, "GET /healthz HTTP/1.1\r\n\(hosts)Connection: close")
      #expect(answer.status == 400)
      #expect(answer.header("connection") == "close")
    }
  }

  @Test(
    "an address people use is an origin and nothing more",
    arguments: [
      ("https://a.example", true), ("http://nas.local:8080/", true), ("https://[::1]:8443", true), ("a.example", false),
      ("ftp://a.example", false), ("https://", false), ("https://a.example/path", false),
      ("https://u:p@a.example", false),
      ("https://a b", false), ("https://a.example?x", false),
    ])
  func publicURL(text: String, isOne: Bool) {
    #expect((PublicURL(text) != nil) == isOne)
  }

  @Test("reached by https, a browser is told to come by nothing else")
  func onlySecure() async throws {
    for (url, isSecure) in [("https://a.example", true), ("http://a.example", false)] {
      try await Site.open {
        $0.publicURL = PublicURL(url)
      } visit: { site async throws in
        #expect((try await site.probe.get("/").header("strict-transport-security") != nil) == isSecure)
      }
    }
  }
}
