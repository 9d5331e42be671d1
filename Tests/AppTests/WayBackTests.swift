import Departures
import Kernel
import TestSupport
import Testing

@testable import App

@Suite("The arrow on a station's page")
struct WayBackTests {
  let phone = Phone()

  private var back: String? { phone.page.first(class: "heading")?.first(tag: "a")?.attribute("href") }

  @Test(
    "leads to where the station was found: the map as it was looked at, what was searched for, what is near",
    arguments: [
      "/departures/map?at=9000%2C14000%2C800&line=Q", "/departures/search?q=times", "/departures/near?from=times",
      "/departures",
    ])
  func origin(path: String) {
    phone.open(path)
    phone.follow("/departures/127")
    #expect(back == path)
    // A train of it, and what is said of it, lie beyond.
    for beyond in ["/departures/127/QConey%20Island900", "/departures/alerts?at=127", "/departures/reminders?stop=127"]
    {
      phone.follow(beyond)
      phone.follow("/departures/127")
      #expect(back == path, "\(beyond)")
    }
  }

  @Test("leads to My stops from elsewhere, and once Today was open")
  func elsewhere() {
    phone.open("/departures/127")
    #expect(back == "/departures")
    phone.open("/departures/map")
    phone.follow("/")
    phone.follow("/departures/127")
    #expect(back == "/departures")
    phone.follow("/departures/132")
    #expect(back == "/departures")
  }

  @Test("of a weekly reminder being made leads to its station")
  func reminder() {
    phone.open("/departures/reminders?stop=127")
    #expect(back == "/departures/127")
  }
}
