import Testing

@testable import Push

@Suite("Where messages are sent")
struct EndpointTests {
  private static let long = "https://fcm.googleapis.com/" + String(repeating: "a", count: 1024)

  @Test(
    "an endpoint of a push service is taken",
    arguments: [
      ("https://fcm.googleapis.com/fcm/send/abc:APA91", "https://fcm.googleapis.com"),
      ("https://fcm.googleapis.com:443/fcm/send/abc", "https://fcm.googleapis.com"),
      ("https://updates.push.services.mozilla.com/wpush/v2/gAA?x=1", "https://updates.push.services.mozilla.com"),
      ("https://web.push.apple.com/QGu", "https://web.push.apple.com"),
      ("https://wns2-by3p.notify.windows.com/w/?token=B", "https://wns2-by3p.notify.windows.com"),
      ("HTTPS://FCM.googleapis.com/Q", "https://fcm.googleapis.com"),
      ("https://push.example.org/a", "https://push.example.org"),
      ("https://a.b.example.net/a", "https://a.b.example.net"),
      ("http://127.0.0.1:9000/a", "http://127.0.0.1:9000"),
    ])
  func taken(text: String, origin: String) throws {
    let hosts = try #require(PushHosts(adding: "push.example.org, *.example.net,http://127.0.0.1:9000"))
    #expect(try PushEndpoint(text, among: hosts).origin == origin)
  }

  @Test("what is sent to is what was checked, letter by letter, however it was written")
  func address() throws {
    let hosts = try #require(PushHosts(adding: "*.example.net"))
    let endpoint = try PushEndpoint("HTTPS://A.Example.NET:0443/Push/a%2Fb?x=Y", among: hosts)
    #expect(endpoint.address == "https://a.example.net/Push/a%2Fb?x=Y")
  }

  @Test(
    "no other host is sent to",
    arguments: [
      "https://example.org/", "https://evilfcm.googleapis.com/a", "https://fcm.googleapis.com.evil.example/a",
      "https://push.services.mozilla.com/a", "https://evilpush.services.mozilla.com/a", "http://fcm.googleapis.com/a",
      "https://fcm.googleapis.com:8443/a", "https://127.0.0.1/a", "https://localhost/a", "http://127.0.0.1:9001/a",
    ])
  func refused(text: String) throws {
    let hosts = try #require(PushHosts(adding: "http://127.0.0.1:9000"))
    #expect(throws: PushEndpoint.Refusal.host) { try PushEndpoint(text, among: hosts) }
  }

  @Test(
    "what can't be read in one way alone is no endpoint",
    arguments: [
      "", "fcm.googleapis.com/a", "//fcm.googleapis.com/a", "https://", "https:///a", "https://fcm.googleapis.com",
      "https://user@fcm.googleapis.com/a", "https://fcm.googleapis.com@evil.example/a",
      "https://fcm.googleapis.com/a#b",
      "https://fcm.googleapis.com/a b", "https://fcm.googleapis.com\\@evil.example/a", "https://fcm.googleapis.com:/a",
      "https://fcm.googleapis.com:0/a", "https://fcm.googleapis.com:99999/a", "https://fcm.googleapis.com:+443/a",
      "https://[::1]/a", "https://fcm..googleapis.com/a", "https://fcm.googleapis.com./a", "ftp://fcm.googleapis.com/a",
      "https://fcm.googleapis.com/\u{E9}", "https://fcm.googleapis.com/[", "https://fcm.googleapis.com/%zz",
      "https://fcm.googleapis.com/a%2", long,
    ])
  func malformed(text: String) {
    #expect(throws: PushEndpoint.Refusal.malformed) { try PushEndpoint(text, among: PushHosts()) }
  }

  @Test(
    "a list of hosts that can't be read is none",
    arguments: ["push_x.example", "http://127.0.0.1:9000/path", "*.", "*", "https://a@b", "a..b"])
  func lists(text: String) { #expect(PushHosts(adding: text) == nil) }

  @Test(
    "addresses that are not for everybody are never sent to",
    arguments: [
      "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254",
      "169.254.169.254",
      "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1",
      "198.19.255.255",
      "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
      "::", "::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::8.8.8.8", "64:ff9b::8.8.8.8", "64:ff9b:1::1", "100::1",
      "2001::1", "2001:db8::1", "2001:10::1", "2001:20::1", "2002:a00:1::1", "3fff::1", "5f00::1", "fc00::1",
      "fd12:3456::1",
      "fe80::1", "fec0::1", "ff02::1", "2620:4f:8000::1", "not an address", "", "1.2.3", "01.2.3.4",
    ])
  func closed(text: String) { #expect(PublicAddress(text) == nil) }

  @Test(
    "those of push services are",
    arguments: [
      "8.8.8.8", "142.250.80.10", "17.188.0.1", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1",
      "192.0.1.1",
      "198.17.0.1", "198.20.0.1", "223.255.255.255", "2a00:1450:4001:80f::200a", "2606:4700::1111",
      "2001:4860:4860::8888",
    ])
  func open(text: String) { #expect(PublicAddress(text)?.text == text) }

  @Test("a client is bound to the address that was checked, and none is made for a name that leads inside")
  func bound() async throws {
    let endpoint = try PushEndpoint("https://fcm.googleapis.com/a", among: PushHosts())
    let inside = PushClients { _ in [[127, 0, 0, 1], [10, 0, 0, 1]] }
    await #expect(throws: PushTransport.Failure.notPublic) { _ = try await inside.client(for: endpoint) }
    let nowhere = PushClients { _ in [] }
    await #expect(throws: PushTransport.Failure.silent) { _ = try await nowhere.client(for: endpoint) }
    let mixed = PushClients { _ in [[10, 0, 0, 1], [142, 250, 80, 10]] }
    let client = try await mixed.client(for: endpoint)
    #expect(client.address?.text == "142.250.80.10")
    await mixed.leave(client)
    await mixed.close()
  }

  @Test(
    "an answer has one meaning",
    arguments: [
      (200, PushOutcome.taken), (201, .taken), (202, .taken), (204, .taken), (301, .refused(301)), (307, .refused(307)),
      (400, .refused(400)), (401, .refused(401)), (403, .refused(403)), (404, .gone), (410, .gone), (413, .tooLarge),
      (429, .later(seconds: 30)), (500, .later(seconds: 30)), (503, .later(seconds: 30)), (nil, .later(seconds: nil)),
    ] as [(Int?, PushOutcome)])
  func outcomes(status: Int?, outcome: PushOutcome) { #expect(PushOutcome(status: status, retryAfter: 30) == outcome) }

  @Test("who isn't told how long waits 5 seconds, and each time twice as long")
  func waits() {
    #expect((1...6).map { PushOutcome.wait(after: $0, asked: nil) } == [5, 10, 20, 40, 80, 160])
    #expect(PushOutcome.wait(after: 1000, asked: nil) == 3600)
    #expect(PushOutcome.wait(after: 3, asked: 120) == 120)
    #expect(PushOutcome.wait(after: 3, asked: 0) == 1)
    #expect(PushOutcome.wait(after: 3, asked: .max) == 86_400)
  }
}
