import Kernel
import TestSupport

struct SearchPage: AppPage {
  let phone: Phone

  static func open(_ phone: Phone) -> Self {
    phone.open("/departures/search")
    return Self(phone: phone)
  }

  var results: [String] { phone.page.all(class: "station-name").map { $0.text } }
  var text: String? { phone.page.first(tag: "input")?.attribute("value") }

  /// Whether the row's mark is on; nil where there is none.
  func star(_ name: String) -> Bool? {
    phone.page.button("\(name) in my stops")?.attribute("aria-pressed").map { $0 == "true" }
  }

  func tapStar(_ name: String) { press("\(name) in my stops") }

  func type(_ text: String) {
    guard let action = phone.page.first(tag: "input")?.attribute("data-on-input") else { return }
    phone.act(action, value: text)
  }

  func send() {
    guard let action = phone.page.first(tag: "form")?.attribute("data-on-submit") else { return }
    phone.act(action)
  }

  func choose(_ name: String) -> StationPage {
    if let address = phone.page.link(name)?.attribute("href") { phone.follow(address) }
    return StationPage(phone: phone)
  }
}
