package import Kernel

/// What a browser is sent, in the form of a declarative push message (w3.org/TR/push-api, section "Declarative push message"):
/// where no worker answers, the browser shows it by itself. What it is about lies in the box, which the worker alone opens.
package struct PushPayload: Equatable, Sendable {
  /// What the worker is told beside the generic words.
  package enum Content: Equatable, Sendable {
    /// `box` is nil where the push service found the whole too large: then the generic words are all there is.
    case reminder(id: String, box: String?, at: Instant?, isGone: Bool, badge: Int?)
    case test
  }

  package var content: Content
  /// Where people reach the server, without a slash at its end.
  package var origin: String
  package var language: LanguageTag

  package init(_ content: Content, origin: String, language: LanguageTag) {
    self.content = content
    self.origin = origin
    self.language = language
  }

  package var json: [UInt8] {
    var json = JSONWriter(capacity: MessageEncryption.block)
    json.beginObject()
    json.name("web_push")
    json.integer(8030)
    json.name("notification")
    json.beginObject()
    json.name("title")
    json.string("Pocketful")
    json.name("body")
    json.string(words)
    json.name("navigate")
    json.string(origin + "/")
    json.name("tag")
    json.string(tag)
    json.name("data")
    json.beginObject()
    writeData(into: &json)
    json.endObject()
    json.endObject()
    json.name("mutable")
    json.bool(true)
    if case .reminder(_, _, _, _, let badge?) = content {
      json.name("app_badge")
      json.integer(badge)
    }
    json.endObject()
    return json.bytes
  }

  /// One that comes again takes the place of the one that is shown.
  private var tag: String {
    switch content {
    case .reminder(let id, _, _, _, _): id
    case .test: "test"
    }
  }

  private func writeData(into json: inout JSONWriter) {
    switch content {
    case .reminder(let id, let box, let at, let isGone, _):
      if let box {
        json.name("box")
        json.string(box)
      }
      json.name("id")
      json.string(id)
      if let at {
        json.name("at")
        json.integer(at.milliseconds)
      }
      if isGone {
        json.name("gone")
        json.bool(true)
      }
    case .test:
      json.name("test")
      json.bool(true)
    }
  }

  /// The same for whatever is due: they are all that the server and the push service could read.
  private var words: String {
    switch (content, language) {
    case (.test, .en): "Notifications arrive on this device."
    case (.test, .fr): "Les notifications arrivent sur cet appareil."
    case (.test, .es): "Las notificaciones llegan a este dispositivo."
    case (.reminder, .en): "Something is due. Open to see it."
    case (.reminder, .fr): "Quelque chose vous attend. Ouvrez pour voir."
    case (.reminder, .es): "Hay algo pendiente. Abre para verlo."
    }
  }
}
