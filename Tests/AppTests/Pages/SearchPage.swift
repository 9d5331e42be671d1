import Kernel
import TestSupport

struct SearchPage: AppPage {
  let phone: Phone

  static func open(_ phone: Phone) -> Self {
    phone.open("/departures/search")
    return Self(phone: phone)
  }

  var results: [String] { phone.page.all(class: "station-name").map { $0.text } }

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
