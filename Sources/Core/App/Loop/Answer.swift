import Kernel

/// What goes back to the host: a module's effects, and those that only the app knows of.
enum Outgoing {
  case module(Effect)
  /// Records for the journal, behind all that is there: all or none. `writer` made them; nil where they are a file's.
  case store([String], writer: String?)
  /// The folded state, and what goes with it.
  case snapshot(Cut)
  /// Hand over at once what is older than the snapshot.
  case recall
  /// Open the database once more.
  case reopen
  /// Something of the page itself: its theme, its text's size, its language; kept for the next first paint.
  case page(String, String)
  /// The number on the app's icon.
  case badge(Int)
  /// A piece of a file for the person to keep; the host hands it over when the last one is there.
  case save(name: String, type: String, text: String, hasMore: Bool)
  /// Something would be lost with the page: the browser asks before it goes.
  case unsaved(Bool)
  /// The file that the host makes of all it can read of the store: each operation's text goes between the first two pieces,
  /// each other record, as a JSON string, between the last two. `text` where nothing can be read.
  case rescue(name: String, frame: [String], text: String)
  /// These parts of the program will be wanted: they are fetched, and everything else goes on. `isAwaited`: a person waits
  /// for what they will do, and is told where they are late.
  case bring(Parts, isAwaited: Bool)
  /// Ask the browser to keep what is stored.
  case persist
  /// Of this device's account, by the words of Documentation/Loop.md.
  case account(act: String, [JSON.Member])
  /// Everything on this device goes, its session at the server too.
  case erase(signsOut: Bool)
  /// The page is loaded anew, by the version that waits where there is one.
  case reload
}

/// One turn's answer in its wire form.
struct Answer {
  var patches: [Patch]
  var title: String?
  var effects: [Outgoing]

  /// A JSON object: `patches`, `title` where it changed, `effects`; see Documentation/Loop.md.
  var bytes: [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.beginObject()
    json.name("patches")
    json.beginArray()
    for patch in patches { patch.write(into: &json) }
    json.endArray()
    if let title {
      json.name("title")
      json.string(title)
    }
    json.name("effects")
    json.beginArray()
    for effect in effects { effect.write(into: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}

extension Answer {
  /// The message was not taken: these parts of the program must be here first.
  static func needs(_ parts: Parts) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.name("needs")
    parts.write(into: &json)
    json.endObject()
    return json.bytes
  }
}

extension Outgoing {
  func write(into json: inout JSONWriter) {
    switch self {
    case .store(let records, let writer):
      json.effect("append") {
        if let writer { $0.member("writer", .string(writer)) }
        $0.name("records")
        $0.beginArray()
        for record in records { $0.string(record) }
        $0.endArray()
      }
    case .snapshot(let cut):
      json.effect("snapshot") {
        $0.member("last", .integer(cut.last))
        $0.member("seen", .integer(cut.seen))
        $0.member("text", .string(cut.text))
        $0.name("needless")
        $0.beginArray()
        for key in cut.needless { $0.integer(key) }
        $0.endArray()
        if let known = cut.known { $0.member("known", .string(known)) }
      }
    case .recall: json.effect("recall") { _ in }
    case .reopen: json.effect("reopen") { _ in }
    case .page(let name, let value): json.effect(name) { $0.member("value", .string(value)) }
    case .badge(let count): json.effect("badge") { $0.member("count", .integer(Int64(count))) }
    case .save(let name, let type, let text, let hasMore):
      json.effect("save") {
        $0.member("name", .string(name))
        $0.member("type", .string(type))
        $0.member("text", .string(text))
        $0.member("more", .bool(hasMore))
      }
    case .unsaved(let isUnsaved): json.effect("unsaved") { $0.member("on", .bool(isUnsaved)) }
    case .rescue(let name, let frame, let text):
      json.effect("rescue") {
        $0.member("name", .string(name))
        $0.member("frame", .array(frame.map { .string($0) }))
        $0.member("text", .string(text))
      }
    case .bring(let parts, let isAwaited):
      json.effect("bring") {
        $0.name("parts")
        parts.write(into: &$0)
        $0.member("awaited", .bool(isAwaited))
      }
    case .persist: json.effect("persist") { _ in }
    case .account(let act, let members):
      json.effect("account") {
        $0.member("act", .string(act))
        for member in members { $0.member(member.name, member.value) }
      }
    case .erase(let signsOut): json.effect("erase") { $0.member("signsOut", .bool(signsOut)) }
    case .reload: json.effect("reload") { _ in }
    case .module(let effect):
      effect.write(into: &json)
    }
  }
}

extension Effect {
  fileprivate func write(into json: inout JSONWriter) {
    switch self {
    case .append: return  // The app has stamped it: see Keeping/Keeping+Storing.swift.
    case .keep(let name, let text):
      json.effect("keep") {
        $0.member("name", .string(name))
        $0.member("text", .string(text))
      }
    case .fetch(let request, let url, let timeout):
      json.effect("fetch") {
        $0.member("request", .string(request))
        $0.member("url", .string(url))
        $0.member("timeout", .integer(Int64(timeout)))
      }
    case .stream(let url): json.effect("stream") { $0.member("url", url.map { .string($0) } ?? .null) }
    case .navigate(let path, let replace):
      json.effect("navigate") {
        $0.member("path", .string(path))
        $0.member("replace", .bool(replace))
      }
    case .focus(let selector): json.effect("focus") { $0.member("selector", .string(selector)) }
    case .scroll(let top): json.effect("scroll") { $0.member("top", .integer(Int64(top))) }
    case .announce(let text): json.effect("announce") { $0.member("text", .string(text)) }
    case .locate(let onlyIfAllowed):
      json.effect("locate") { $0.member("onlyIfAllowed", .bool(onlyIfAllowed)) }
    case .vibrate(let pattern):
      json.effect("vibrate") { $0.member("pattern", .array(pattern.map { .integer(Int64($0)) })) }
    case .play(let pitches):
      json.effect("play") { $0.member("pitches", .array(pitches.map { .integer(Int64($0)) })) }
    case .save(let name, let type, let text):
      json.effect("save") {
        $0.member("name", .string(name))
        $0.member("type", .string(type))
        $0.member("text", .string(text))
      }
    case .copy(let text): json.effect("copy") { $0.member("text", .string(text)) }
    case .wake(let milliseconds):
      json.effect("wake") { $0.member("milliseconds", .integer(Int64(milliseconds))) }
    case .stayAwake(let isOn): json.effect("stayAwake") { $0.member("on", .bool(isOn)) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func effect(_ name: String, _ members: (inout JSONWriter) -> Void) {
    beginObject()
    member("do", .string(name))
    members(&self)
    endObject()
  }

  fileprivate mutating func member(_ name: String, _ value: JSON) {
    self.name(name)
    self.value(value)
  }
}
