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

  /// The modules as they stand in the list.
  var modules: [String] {
    phone.page.all(class: "editor-name").map { $0.text }
  }

  var bar: [String] { phone.page.first(tag: "nav")?.all(tag: "a").map { $0.text } ?? [] }
  var changes: [String] { phone.page.all(class: "row-text").map { $0.element?.children.first?.text ?? "" } }
  var facts: String { phone.page.all(class: "facts").first?.text ?? "" }
  var preview: [String] { phone.page.all(class: "preview").first?.all(tag: "li").map { $0.text } ?? [] }
  var failure: String? { phone.page.all(class: "message").first?.text }

  func chooseFile(_ text: String) { phone.act("settings read", value: text) }
}
