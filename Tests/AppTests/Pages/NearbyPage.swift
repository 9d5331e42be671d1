import Kernel
import TestSupport

struct NearbyPage: AppPage {
  let phone: Phone

  static func open(_ phone: Phone) -> Self {
    phone.open("/departures/near")
    return Self(phone: phone)
  }

  var stations: [String] { phone.page.all(class: "station-name").map { $0.text } }
  var title: String? { phone.page.first(tag: "h2")?.text }
  var message: String? { phone.page.all(class: "message").first?.text }

  func useMyLocation() { press("Use my location") }

  func near(_ place: String) {
    guard let input = phone.page.first(tag: "input")?.attribute("data-on-input"),
      let submit = phone.page.first(tag: "form")?.attribute("data-on-submit")
    else { return }
    phone.act(input, value: place)
    phone.act(submit)
  }
}
