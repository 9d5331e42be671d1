import Feeds
import Kernel
import Simulator
import Testing

@Suite("The gateway")
struct GatewayTests {
  private static let now = Instant(seconds: Rail.noon)
  private static let ace = Gateway.feeds + "nyct%2Fgtfs-ace"
  private let gateway = Gateway(network: BuiltIn.newYork, scenario: .calm, seed: 1, startedAt: now)

  private func get(_ path: String, fault: String? = nil, after seconds: Int64 = 0) -> Reply {
    gateway.answer(path: path, fault: fault, at: GatewayTests.now.adding(seconds: seconds))
  }

  private func order(_ body: String, after seconds: Int64 = 0) -> Reply {
    gateway.answer(
      method: "POST", path: "/control", fault: nil, body: Array(body.utf8),
      at: GatewayTests.now.adding(seconds: seconds))
  }

  private func header(_ answer: Reply) throws -> Int64 { try FeedScanner.scan(answer.body).header.timestamp }

  @Test("every feed is at the agency's path", arguments: TransitFeed.all)
  func feeds(feed: TransitFeed) throws {
    let answer = get(Gateway.feeds + feed.name)
    #expect(answer.status == 200 && answer.pace == .atOnce)
    #expect(try header(answer) == feed.header(at: Rail.noon))
  }

  @Test(
    "a literal slash, or a path of another kind, is 403 and JSON",
    arguments: ["/Dataservice/mtagtfsfeeds/nyct/gtfs", "/Dataservice/mtagtfsfeeds/", "/nothing", "/Dataservice"])
  func forbidden(path: String) {
    let answer = get(path)
    #expect(answer.status == 403 && answer.contentType == "application/json")
  }

  @Test("an unknown feed is status 200 and the store's XML")
  func unknown() {
    let answer = get(Gateway.feeds + "nyct%2Fgtfs-q")
    #expect(answer.status == 200 && String(decoding: answer.body, as: UTF8.self).contains("<Code>NoSuchKey</Code>"))
  }

  @Test(
    "a fault by status", arguments: [("500", 500), ("403", 403), ("429", 429), ("xml", 200), ("html", 200)])
  func byStatus(fault: String, status: Int) {
    let answer = get(GatewayTests.ace, fault: fault)
    #expect(answer.status == status)
    #expect(answer.body != get(GatewayTests.ace).body)
    #expect((answer.retryAfter != nil) == (fault == "429"))
  }

  @Test("a fault by pace")
  func byPace() {
    #expect(get(GatewayTests.ace, fault: "hang").pace == .never)
    #expect(get(GatewayTests.ace, fault: "slow").pace == .trickling)
    #expect(get(GatewayTests.ace, fault: "cut").pace == .cutShort)
    #expect(get(GatewayTests.ace, fault: "huge").pace == .followedBy(padding: 64 << 20))
  }

  @Test("a fault by bytes")
  func byBytes() {
    let good = get(GatewayTests.ace).body
    #expect(get(GatewayTests.ace, fault: "truncate").body == Array(good.prefix(good.count - good.count / 2)))
    #expect(get(GatewayTests.ace, fault: "empty").body.isEmpty)
    let garbage = get(GatewayTests.ace, fault: "garbage").body
    #expect(garbage.count == good.count && garbage != good)
  }

  @Test("a fault by time")
  func byTime() throws {
    let good = try header(get(GatewayTests.ace, after: 100))
    #expect(try header(get(GatewayTests.ace, fault: "stale:400", after: 100)) <= good - 385)
    #expect(try header(get(GatewayTests.ace, fault: "older", after: 100)) == good - 45)
    #expect(try header(get(GatewayTests.ace, fault: "frozen", after: 100)) <= Rail.noon)
    #expect(get(GatewayTests.ace, fault: "frozen", after: 100) == get(GatewayTests.ace, fault: "frozen", after: 900))
  }

  @Test("a fault ordered for one feed lasts as long as ordered and leaves the others alone")
  func ordered() {
    #expect(order(#"{"feed":"nyct%2Fgtfs-ace","fault":"500","seconds":30}"#).status == 200)
    #expect(get(GatewayTests.ace, after: 29).status == 500)
    #expect(get(Gateway.feeds + "nyct%2Fgtfs-g", after: 29).status == 200)
    #expect(get(GatewayTests.ace, after: 30).status == 200)
  }

  @Test("a fault ordered for all feeds ends with \"none\"")
  func orderedForAll() {
    #expect(order(#"{"feed":"*","fault":"empty"}"#).status == 200)
    #expect(TransitFeed.all.allSatisfy { get(Gateway.feeds + $0.name).body.isEmpty })
    #expect(order(#"{"feed":"*","fault":"none"}"#).status == 200)
    #expect(TransitFeed.all.allSatisfy { !get(Gateway.feeds + $0.name).body.isEmpty })
  }

  @Test("a feed frozen by order stands still from that moment")
  func frozenByOrder() throws {
    _ = order(#"{"feed":"*","fault":"frozen","seconds":600}"#, after: 300)
    let first = try header(get(GatewayTests.ace, after: 301))
    #expect((Rail.noon + 285...Rail.noon + 300).contains(first))
    #expect(try header(get(GatewayTests.ace, after: 800)) == first)
  }

  @Test(
    "a wrong order is refused with a sentence",
    arguments: [
      "", "[]", "{", #"{"fault":"nonsense"}"#, #"{"feed":"x","fault":"500"}"#,
      #"{"fault":"500","seconds":0}"#, #"{"fault":"stale:-1"}"#, #"{"fault":"stale:99999999999999999999"}"#,
    ])
  func refused(body: String) throws {
    let answer = order(body)
    #expect(answer.status == 400)
    #expect(try JSON.parse(answer.body)["error"]?.string?.hasSuffix(".") == true)
  }

  @Test("an unknown ?fault= is refused")
  func unknownFault() { #expect(get(GatewayTests.ace, fault: "nonsense").status == 400) }

  @Test("each fault's name reads back", arguments: Fault.named.map(\.name) + ["stale:90"])
  func names(name: String) { #expect(Fault(name)?.name == name) }

  @Test("the front page lists every path, fault and scenario")
  func frontPage() {
    let page = String(decoding: get("/").body, as: UTF8.self)
    for name in TransitFeed.all.map(\.name) + Fault.named.map(\.name) + Scenario.allCases.map(\.rawValue) {
      #expect(page.contains(name))
    }
  }
}
