import App
import Departures
import Kernel
import Languages
import Races

/// Stands in for host.js and the disk: hands messages in, applies patches, performs effects, keeps the journal.
final class Phone {
  private var app = App(Language.all)
  private(set) var page: Node = .text("")
  private(set) var title = ""
  private(set) var path = "/"
  private(set) var announcements: [String] = []
  private(set) var fetches: [String] = []
  private(set) var stream: String?
  private(set) var focus: String?
  private(set) var asksForLocation = false
  /// The browser may put up its question.
  private(set) var asksThePerson = false
  /// Entries that the history has more than at the start.
  private(set) var steps = 0
  /// What the last message changed on the page.
  private(set) var patches: [JSON] = []
  /// All that was said so far, message and answer by turns.
  private(set) var transcript: [JSON] = []
  var journal: [Int64: String] = [:]
  var kept: [String: String] = [:]
  var now: Instant
  /// When set, each write to the journal fails with this reason.
  var diskFailure: String?
  /// While true a write is on its way for as long as it takes: until `finishWrites`.
  var isDiskSlow = false
  private var unwritten: [(writer: String?, texts: [String])] = []
  /// Who wrote here, and how often the app was opened.
  var writers: [String] = []
  private var starts = 0
  /// The highest number the app was told of.
  var seen: Int64 = 0
  /// What the app asked of its account, in order, and nobody has done yet.
  var acts: [JSON] = []
  /// What this device knows of its account's log.
  var ledger: String?
  /// What it knows of what was drawn together of that.
  var drawing: String?
  private(set) var isAskedBeforeLeaving = false
  /// What the host was asked to make a file of.
  private(set) var rescued: [(name: String, frame: [String], text: String)] = []
  /// Files that the person was given.
  private(set) var saved: [(name: String, text: String)] = []
  /// The values of each other effect, in order.
  private var values: [String: [String]] = [:]
  /// What was asked of this device's account, in order.
  private(set) var accountActs: [JSON] = []
  /// The parts of the program that are here beyond the first; nil where it is in one piece.
  var parts: [String]?
  /// What the device says of itself, at the next start.
  var languages: String?
  var countsToTwelve = false
  var isWide = false
  private let language: String
  let device: String

  private let network: Network

  init(
    now: Instant = Town.now, language: String = "en", device: String = "phone", network: Network = Town.network
  ) {
    self.now = now
    self.network = network
    self.language = language
    self.device = device
  }

  /// Opens the app as a page that the server drew, or, `fromServer: false`, from this device alone.
  func open(
    _ path: String, boards: [Board] = [], races: RaceBoard? = nil, fromServer: Bool = true, online: Bool = true,
    hasMore: Bool = false
  ) {
    app = App(Language.all)
    starts += 1
    seen = last
    self.path = path
    var state = JSON.null
    if fromServer {
      let served = App.serve(
        path: path, network: network, board: { id in boards.first { $0.station == id } },
        races: { _ in races }, now: now, language: .of(LanguageTag(tag: language)))
      page = served.root
      state = (try? JSON.parse(served.state)) ?? .null
    }
    send("text", ["part": .string("network"), "text": .string(network.facts)])
    send(
      "start",
      [
        "path": .string(path), "state": state,
        "operations": records, "keys": keys, "last": .integer(last), "more": .bool(hasMore),
        "kept": .object(kept.map { JSON.Member($0.key, .string($0.value)) }), "device": .string(device),
        "writer": .string(starts == 1 ? device : "\(device)-\(starts)"), "writers": .array(writers.map { .string($0) }),
        "language": .string(language), "zone": Town.zone.json, "online": .bool(online), "age": .integer(0),
        "wide": .bool(isWide), "hour12": .bool(countsToTwelve),
        "deviceLanguages": .string(languages ?? language),
      ])
  }

  func follow(_ path: String) {
    self.path = path
    send("path", ["path": .string(path)])
  }

  func act(_ action: String, value: String = "") {
    send("event", ["action": .string(action), "value": .string(value)])
  }

  /// What the fare card's editor does for a person.
  func setBalance(_ amount: String) {
    act("fare-card edit balance")
    act("fare-card type amount", value: amount)
    act("fare-card save")
  }

  func wait(seconds: Int64) {
    for _ in 0..<seconds {
      now = now.adding(seconds: 1)
      send("tick", [:])
    }
  }

  func hear(_ board: Board) {
    var json = JSONWriter()
    board.write(into: &json, network: network, now: now)
    send("stream", ["event": .string("board"), "data": (try? JSON.parse(json.bytes)) ?? .null])
  }

  func hear(_ trip: Trip) {
    var json = JSONWriter()
    trip.write(into: &json, network: Town.network, now: now)
    send("stream", ["event": .string("trip"), "data": (try? JSON.parse(json.bytes)) ?? .null])
  }

  func hear(_ board: AlertBoard) {
    var json = JSONWriter()
    board.write(into: &json, network: Town.network, now: now)
    send("stream", ["event": .string("alerts"), "data": (try? JSON.parse(json.bytes)) ?? .null])
  }

  func hear(_ board: RaceBoard) {
    var json = JSONWriter()
    board.write(into: &json, now: now)
    send("stream", ["event": .string("races"), "data": (try? JSON.parse(json.bytes)) ?? .null])
  }

  /// What the host says of this device's account.
  func hear(account event: String, _ fields: KeyValuePairs<String, JSON>) {
    send("account", [JSON.Member("event", .string(event))] + fields.map { JSON.Member($0.key, $0.value) })
  }

  func send(_ kind: String, _ fields: KeyValuePairs<String, JSON>) {
    send(kind, fields.map { JSON.Member($0.key, $0.value) })
  }

  private func send(_ kind: String, _ fields: [JSON.Member]) {
    var members = [JSON.Member("kind", .string(kind)), JSON.Member("now", .integer(now.milliseconds))] + fields
    if let parts { members.append(JSON.Member("parts", .array(parts.map { .string($0) }))) }
    let message = JSON.object(members)
    let answer = app.receive(Array(message.text.utf8))
    transcript += [message, .string(String(decoding: answer, as: UTF8.self))]
    receive(answer)
  }

  /// What was asked of the page by this effect, in order.
  func effects(_ name: String) -> [String] { values[name] ?? [] }

  private func receive(_ bytes: [UInt8]) {
    guard let answer = try? JSON.parse(bytes) else { return }
    patches = answer["patches"]?.array ?? []
    for patch in patches { Patch(json: patch)?.apply(to: &page) }
    if let title = answer["title"]?.string { self.title = title }
    for effect in answer["effects"]?.array ?? [] { perform(effect) }
  }

  private func perform(_ effect: JSON) {
    func text(_ name: String) -> String { effect[name]?.string ?? "" }
    switch text("do") {
    case "append": store(effect["writer"]?.string, (effect["records"]?.array ?? []).compactMap { $0.string })
    case "keep": kept[text("name")] = text("text")
    case "fetch": fetches.append(text("url"))
    case "stream": stream = effect["url"]?.string
    case "navigate":
      path = text("path")
      if effect["replace"]?.bool == false { steps += 1 }
    case "focus": focus = text("selector")
    case "announce": announcements.append(text("text"))
    case "locate":
      asksForLocation = true
      asksThePerson = effect["onlyIfAllowed"]?.bool == false
    case "unsaved": isAskedBeforeLeaving = effect["on"]?.bool ?? false
    case "rescue": rescued.append((text("name"), (effect["frame"]?.array ?? []).compactMap { $0.string }, text("text")))
    case "account":
      accountActs.append(effect)
      acts.append(effect)
    case "save": saved.append((text("name"), text("text")))
    case "erase": values["erase", default: []].append(effect["signsOut"]?.bool == true ? "signed out" : "")
    case let name: values[name, default: []].append(text("value"))
    }
  }

  /// The disk is fast again, and has done what it was at.
  func finishWrites() {
    isDiskSlow = false
    while !unwritten.isEmpty {
      let next = unwritten.removeFirst()
      store(next.writer, next.texts)
    }
  }

  /// All or none, behind what is there.
  private func store(_ writer: String?, _ texts: [String]) {
    if isDiskSlow { return unwritten.append((writer, texts)) }
    let drafts = JSON.array(texts.map { .string($0) })
    if let diskFailure { return send("storeFailed", ["reason": .string(diskFailure), "drafts": drafts]) }
    let new = writer.map { writers.contains($0) ? [] : [$0] } ?? []
    writers += new
    for text in texts { journal[last + 1] = text }
    tellStored(new, isAnswer: true)
  }

  /// What the journal has that the app was not told yet.
  func tellStored(_ writers: [String] = [], isAnswer: Bool, isAmended: Bool = false) {
    let told = journal.filter { $0.key > seen }.sorted { $0.key < $1.key }
    if told.isEmpty, !isAnswer { return }
    seen = last
    send(
      "stored",
      [
        "operations": .array(told.map { .string($0.value) }), "keys": .array(told.map { .integer($0.key) }),
        "last": .integer(last), "writers": .array(writers.map { .string($0) }), "answer": .bool(isAnswer),
        "amended": .bool(isAmended),
      ])
  }

  private var records: JSON { .array(journal.sorted { $0.key < $1.key }.map { .string($0.value) }) }
  private var keys: JSON { .array(journal.keys.sorted().map { .integer($0) }) }
  var last: Int64 { journal.keys.max() ?? 0 }
}
