import Kernel
import TestSupport

struct SettingsPage: AppPage {
  let phone: Phone

  static func open(_ phone: Phone, _ place: String = "") -> SettingsPage {
    phone.open("/settings" + (place.isEmpty ? "" : "/" + place))
    return SettingsPage(phone: phone)
  }

  func choose(_ value: String, in setting: String) {
    phone.act(button(value, in: setting)?.attribute("data-on-click") ?? "")
  }

  func isChosen(_ value: String, in setting: String) -> Bool {
    button(value, in: setting)?.attribute("aria-pressed") == "true"
  }

  private func button(_ value: String, in setting: String) -> Node? {
    phone.page.all(class: "setting").first { $0.first(tag: "h2")?.text == setting }?.button(value)
  }

  let asDevice = "As the device"
  let deviceChoices = ["Clock", "Distances", "Weights", "Week begins on"]

  func isPressed(_ name: String) -> Bool { phone.page.button(name)?.attribute("aria-pressed") == "true" }

  /// What stands beside the open screen in a wide window.
  var beside: Node? { phone.page.all(class: "pane-list").first }

  /// From the list of changes.
  func undo(_ change: String) {
    press(phone.page.all(tag: "button").map { $0.accessibleName }.first { $0.hasPrefix("Undo: " + change) } ?? "")
  }

  /// The modules as they stand in the list.
  var modules: [String] {
    phone.page.all(class: "editor-name").map { $0.text }
  }

  /// By their full names, and as a phone has room for them.
  var bar: [String] { phone.page.first(tag: "nav")?.all(tag: "a").map { $0.all(tag: "span").last?.text ?? "" } ?? [] }
  var shortBar: [String] {
    phone.page.first(tag: "nav")?.all(tag: "a").map { $0.first(tag: "span")?.text ?? "" } ?? []
  }
  func isOn(_ name: String) -> Bool { phone.page.button(name)?.attribute("aria-checked") == "true" }
  var changes: [String] { phone.page.all(class: "row-text").map { $0.element?.children.first?.text ?? "" } }
  var takenBack: [String] { phone.page.all(class: "taken-back").map { $0.element?.children.first?.text ?? "" } }
  var facts: String { phone.page.all(class: "facts").first?.text ?? "" }
  var preview: [String] { phone.page.all(class: "preview").first?.all(tag: "li").map { $0.text } ?? [] }
  var failure: String? { phone.page.all(class: "message").first?.text }

  func chooseFile(_ text: String) { phone.act("settings read", value: text) }
}
