import Kernel
import TestSupport

struct MyStopsPage: AppPage {
  let phone: Phone

  static func open(_ phone: Phone, online: Bool = true) -> Self {
    phone.open("/departures", online: online)
    return Self(phone: phone)
  }

  var stations: [String] {
    (phone.page.all(class: "stop-tile") + phone.page.all(class: "editor-row")).map {
      $0.first(tag: "h2")?.text ?? $0.all(class: "editor-name").first?.element?.children.first?.text ?? ""
    }
  }

  /// The spoken trains of one station, in order.
  func trains(at station: String) -> [String] {
    guard let tile = phone.page.all(class: "stop-tile").first(where: { $0.first(tag: "h2")?.text == station }) else {
      return []
    }
    return tile.all(class: "train-group").map { $0.spokenRow }
  }

  var age: String? { phone.page.all(class: "age").first?.text }
  var isOpening: Bool { !phone.page.all(class: "stop-placeholder").isEmpty }

  /// Opens or closes what may be chosen of a stop.
  func options(_ name: String) { press("Lines and direction of \(name)") }
  func directions(at station: String) -> [String] {
    phone.page.all(class: "stop-tile").first { $0.first(tag: "h2")?.text == station }?.all(tag: "h3").map { $0.text }
      ?? []
  }

  func edit() { press("Edit") }
  func moveUp(_ name: String) { press("Move \(name) up") }
  func remove(_ name: String) { press("Remove \(name)") }
  func drag(from: Int, to: Int) {
    guard let action = phone.page.all(class: "editor").first?.attribute("data-on-reorder") else { return }
    phone.act(action, value: "\(from),\(to)")
  }
}
