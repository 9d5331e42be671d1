import Kernel
import TestSupport

@testable import App

/// The account's screen, and the host behind it.
struct AccountPage: AppPage {
  let phone: Phone

  /// On a browser that can do all, without an account.
  static func open(_ phone: Phone, noPasskeys: String? = nil, sealing: Bool = true, joining: String? = nil)
    -> AccountPage
  {
    phone.open("/settings/account")
    let page = AccountPage(phone: phone)
    page.here(noPasskeys: noPasskeys, sealing: sealing, joining: joining)
    return page
  }

  /// On a device that is an account's.
  static func member(_ phone: Phone, session: String = "in", ways: [String] = ["passkey", "password"]) -> AccountPage {
    phone.open("/settings/account")
    let page = AccountPage(phone: phone)
    page.here(session: session)
    if session != "out" { page.hearAccount(ways: ways) }
    return page
  }

  // MARK: What the host says

  func here(
    noPasskeys: String? = nil, sealing: Bool = true, session: String? = nil, joining: String? = nil,
    returned: String? = nil,
    reset: Bool = false, unkept: Bool = false, invite: String? = nil
  ) {
    hear(
      "here",
      [
        "can": .object([
          "sealing": .bool(sealing), "noPasskeys": noPasskeys.map { .string($0) } ?? .null,
          "name": .string("iPhone · Safari"),
        ]),
        "profile": session.map { Self.profile($0, unkept: unkept) } ?? .null,
        "joining": joining.map { .string($0) } ?? .null,
        "returned": returned.map { .string($0) } ?? .null, "reset": .bool(reset),
        "invite": invite.map { .string($0) } ?? .null,
      ])
  }

  /// What the server lets people in by, beside what every one does.
  func hearWaysIn(providers: [String] = [], mail: Bool = false, signup: String = "open") {
    let all = providers.map { JSON.object(["id": .string($0.lowercased()), "name": .string($0)]) }
    hear(
      "waysIn",
      ["act": .string("waysIn"), "providers": .array(all), "mail": .bool(mail), "signup": .string(signup)])
  }

  func hearSignedIn(_ session: String = "in", recovery: String? = nil, isNew: Bool = false, reset: Bool = false) {
    hear(
      "signedIn",
      [
        "profile": Self.profile(session, reset: reset), "recovery": recovery.map { .string($0) } ?? .null,
        "isNew": .bool(isNew),
      ])
  }

  /// As it stands after what was asked last.
  func hearAccount(
    ways: [String] = ["passkey", "password"], devices: [String] = ["Laptop"], letsIn only: [String] = []
  ) {
    let ways = ways.map { kind in
      JSON.object([
        "id": .string("way-" + kind), "kind": .string(kind), "name": .string(kind == "oidc" ? "Google" : ""),
        "made": .integer(1_759_300_000_000), "opens": .bool(!only.contains(kind)),
      ])
    }
    let others = devices.enumerated().map { place, name in
      JSON.object([
        "id": .string("id-" + name + (place == 0 ? "" : "-\(place)")), "name": .string(name),
        "seen": .integer(1_759_390_000_000),
        "made": .integer(1_759_300_000_000 + Int64(place)),
        "current": .bool(false),
      ])
    }
    let this = JSON.object(["id": .string("d1"), "name": .string("iPhone · Safari"), "current": .bool(true)])
    hear(
      "account",
      [
        "act": acts.last.map { .string($0) } ?? .null, "made": .integer(1), "count": .integer(3), "ways": .array(ways),
        "devices": .array([this] + others),
      ])
  }

  func hearFailed(_ act: String, _ reason: String, seconds: Int64? = nil) {
    hear(
      "failed",
      ["act": .string(act), "reason": .string(reason), "seconds": seconds.map { .integer($0) } ?? .null])
  }

  func hear(_ event: String, _ fields: KeyValuePairs<String, JSON> = [:]) {
    phone.hear(account: event, fields)
  }

  static func profile(
    _ session: String, email: String? = "ana@example.org", reset: Bool = false, unkept: Bool = false,
    over: String? = nil, account: String = "acc"
  ) -> JSON {
    .object([
      "account": .string(account), "device": .string("d1"), "name": .string("iPhone · Safari"),
      "session": .string(session), "email": email.map { .string($0) } ?? .null, "joined": .bool(true),
      "reset": .bool(reset), "unkept": .bool(unkept), "over": over.map { .string($0) } ?? .null,
    ])
  }

  /// As the server lists it.
  static func password(of email: String) -> JSON {
    .object(["id": .string("way-password"), "kind": .string("password"), "name": .string(email)])
  }

  // MARK: What the host is asked

  /// The acts that a person asked for, in order: what the exchange asks by itself has no name of theirs, and what the server
  /// offers is asked for beside them.
  var acts: [String] {
    phone.accountActs.map { $0["act"]?.string ?? "" }.filter {
      AccountAct(rawValue: $0).map { $0 != .waysIn } ?? false
    }
  }
  /// All that goes with the last one.
  var last: JSON { phone.accountActs.last { $0["act"]?.string != AccountAct.waysIn.rawValue } ?? .null }

  // MARK: What a person does and sees

  func renewCode() {
    press("New recovery code")
    press("Make a new code")
  }

  /// Fills in the open form and sends it.
  func send(_ fields: KeyValuePairs<String, String>) {
    guard let form = phone.page.all(tag: "form").last else { return }
    let sent = Address(segments: [], query: fields.map { (name: $0.key, value: $0.value) }).text.dropFirst(2)
    phone.act(form.attribute("data-on-submit") ?? "", value: String(sent))
  }

  /// The labels of the open form's fields.
  var fields: [String] { phone.page.all(class: "field").compactMap { $0.first(tag: "label")?.text } }
  func field(_ label: String) -> Node? {
    phone.page.all(class: "field").first { $0.first(tag: "label")?.text == label }?.first(tag: "input")
  }
  /// What stands at the field, or beside none.
  func message(at label: String) -> String? {
    phone.page.all(class: "field").first { $0.first(tag: "label")?.text == label }?.first(class: "message")?.text
  }
  var message: String? { phone.page.first(class: "message")?.text }
  var isBusy: Bool { text.contains("One moment…") }
  var text: String { phone.page.first(tag: "main")?.text ?? "" }
  var code: String? { phone.page.first(class: "recovery-code")?.text }
  var sheetText: String { phone.page.first(tag: "dialog")?.text ?? "" }
  var dialog: String? { phone.page.first(tag: "dialog")?.first(tag: "h2")?.text }
  var buttons: [String] { phone.page.first(tag: "main")?.all(tag: "button").map { $0.accessibleName } ?? [] }
  var edge: String? { phone.page.first(class: "sync-edge")?.text }
  func dismiss() { phone.act(phone.page.first(tag: "dialog")?.attribute("data-on-dismiss") ?? "") }
}
