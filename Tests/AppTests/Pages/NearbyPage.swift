import Kernel
import TestSupport

struct NearbyPage: AppPage {
  let phone: Phone

  static func open(_ phone: Phone) -> Self {
    phone.open("/departures/near")
    return Self(phone: phone)
  }

  /// Those with their boards, then the others.
  var stations: [String] {
    phone.page.all(class: "stop-tile").map { $0.first(tag: "h2")?.text ?? "" }
      + phone.page.all(class: "station-name").map { $0.text }
  }

  /// How far they are.
  var ways: [String] { phone.page.all(class: "stop-about").map { $0.all(class: "note").first?.text ?? "" } }

  func trains(at station: String) -> [String] { MyStopsPage(phone: phone).trains(at: station) }

  func found(_ latitude: Double, _ longitude: Double) {
    phone.send("location", ["latitude": .number(latitude), "longitude": .number(longitude)])
  }
  var title: String? { phone.page.all(tag: "h2").first { $0.text.hasPrefix("Near") }?.text }
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
