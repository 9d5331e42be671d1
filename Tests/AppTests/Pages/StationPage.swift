import Departures
import Kernel
import TestSupport

struct StationPage: AppPage {
  let phone: Phone

  static func open(_ station: String, on phone: Phone, boards: [Board] = [], fromServer: Bool = true) -> Self {
    phone.open("/departures/\(station)", boards: boards, fromServer: fromServer)
    return Self(phone: phone)
  }

  /// The spoken lines and destinations of one direction, in order.
  func trains(_ label: String) -> [String] {
    direction(label)?.all(class: "train-group").map { $0.spokenRow } ?? []
  }

  /// The same where each train has a row.
  func trainsByTime(_ label: String) -> [String] {
    direction(label)?.all(class: "departure").map { $0.spokenRow } ?? []
  }

  /// The times of one direction as they are shown.
  func times(_ label: String) -> [String] { direction(label)?.all(class: "group-time").map { $0.text } ?? [] }

  func quiet(_ label: String) -> String? { direction(label)?.all(class: "quiet").first?.text }
  var directions: [String] { phone.page.all(class: "direction").compactMap { $0.first(tag: "h2")?.text } }
  var age: String? { phone.page.all(class: "age").first?.text }
  var advice: String? { phone.page.all(class: "advice").first?.text }
  var isLoading: Bool { !phone.page.all(class: "row-placeholder").isEmpty }
  var isKept: Bool { phone.page.button("\(heading) in my stops")?.attribute("aria-pressed") == "true" }

  func add() { press("\(heading) in my stops") }
  func remove() { press("\(heading) in my stops") }
  func only(_ line: String) { press("\(line) line") }
  func showTimes(as style: String) { press(style) }

  private func direction(_ label: String) -> Node? {
    phone.page.all(class: "direction").first { $0.first(tag: "h2")?.text == label }
  }
}

extension Node {
  /// What a row of a board says, without the links that its times are.
  var spokenRow: String { first(class: "visually-hidden")?.text ?? "" }
}
