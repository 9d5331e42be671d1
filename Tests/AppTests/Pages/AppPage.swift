import Kernel
import TestSupport

/// What every screen has. Pages own how things are found; tests only say what a person does and sees.
protocol AppPage {
  var phone: Phone { get }
}

extension AppPage {
  var heading: String { phone.page.first(tag: "h1")?.text ?? "" }
  var toast: String? { phone.page.all(class: "toast").first?.first(tag: "p")?.text }
  var notice: String? { noticed?.first(tag: "h2")?.text }
  /// What stands under the notice's title.
  var noticeText: String? { noticed?.first(tag: "p")?.text }
  private var noticed: Node? { phone.page.all(class: "notice").first { !$0.has(class: "without-script") } }

  /// Presses a button by its name; says whether there was one that could be pressed.
  @discardableResult
  func press(_ name: String, sending value: String = "") -> Bool {
    guard let action = phone.page.button(name)?.attribute("data-on-click") else { return false }
    phone.act(action, value: value)
    return true
  }

  func undo() { press("Undo") }
}
