import Departures
import Kernel
import TestSupport
import Testing

@testable import App

@Suite("A weekly reminder, as a person writes it")
struct WeeklyReminderTests {
  let phone = Phone()
  var page: LeavingPage { LeavingPage(phone: phone) }

  @Test("from a train's page it begins with that line and way, and its Cancel leads back to the stop")
  func fromTrain() {
    phone.open("/departures/127")
    phone.hear(page.board)
    phone.follow("/departures/127/QConey%20Island900")
    let links = phone.page.first(class: "leaving")?.all(tag: "a").compactMap { $0.attribute("href") }
    #expect(links == ["/departures/reminders?stop=127&train=Q%2CS"])
    phone.follow("/departures/reminders?stop=127&train=Q,S")
    #expect(phone.page.button("Q line")?.attribute("aria-pressed") == "true")
    #expect(phone.page.button("1 line")?.attribute("aria-pressed") == "false")
    #expect(phone.page.button("Downtown")?.attribute("aria-pressed") == "true")
    let cancel = phone.page.first(tag: "form")?.all(tag: "a").first { $0.text == "Cancel" }
    #expect(cancel?.attribute("href") == "/departures/127")
    phone.follow("/departures/reminders?stop=127&train=none,x")
    #expect(phone.page.button("Q line")?.attribute("aria-pressed") == "false")
  }

  @Test("a weekly reminder is written, changed, refused where it can't be one, and taken away")
  func weekly() {
    phone.open("/departures/127")
    phone.follow("/departures/reminders?stop=127")
    for day in ["Monday", "Tuesday", "Wednesday", "Friday"] { page.press(day) }
    page.press("Thursday")
    page.save()
    #expect(page.message == "Choose a day.")
    #expect(phone.focus == "#days")
    page.press("Thursday")
    page.type("", into: "First train")
    page.save()
    #expect(page.message == "Choose a time.")
    page.type("10:30", into: "First train")
    page.type("10:30", into: "Last train")
    #expect(page.message == "Choose another time than the first train’s.")
    page.type("01:00", into: "Last train")
    #expect(page.message == nil && page.hint == "On the day after")
    page.type("11:00", into: "Last train")
    #expect(page.hint == nil)
    page.press("Q line")
    page.press("Downtown")
    page.save()
    #expect(phone.path == "/departures/reminders")
    #expect(page.toast == "Reminder set: Times Sq-42 St.")
    phone.hear(page.board)
    phone.wait(seconds: 1)
    #expect(page.reminders.first?.contains("Thu 10:30–11:00 · Downtown") == true)
    #expect(page.reminders.first?.hasSuffix("Leave in 9 min for the Q") == true)
    page.press("Not any more today, Times Sq-42 St, Thu 10:30–11:00 · Downtown")
    #expect(page.toast == "No more reminders from this one today.")
    #expect(page.reminders.first?.contains("Leave in") == false)
    let edit = phone.page.first(class: "reminder")?.first(tag: "a")?.attribute("href") ?? ""
    phone.follow(edit)
    page.type("11:30", into: "Last train")
    page.save()
    #expect(page.toast == "Reminder changed: Times Sq-42 St.")
    #expect(page.reminders.count == 1 && page.reminders[0].contains("10:30–11:30"))
    page.press("Remove the reminder for Times Sq-42 St, Thu 10:30–11:30 · Downtown")
    #expect(page.notice == "No reminders")
    page.undo()
    #expect(page.reminders.count == 1)
  }

  @Test("of one that is changed only what was changed is stored, and nothing where nothing was")
  func changed() {
    phone.open("/departures/reminders?stop=127")
    page.save()
    let edit = phone.page.first(class: "reminder")?.first(tag: "a")?.attribute("href") ?? ""
    let count = phone.journal.count
    phone.follow(edit)
    page.press("Q line")
    page.press("Q line")
    page.save()
    #expect(phone.path == "/departures/reminders" && phone.journal.count == count)
    phone.follow(edit)
    page.press("Friday")
    page.press("Downtown")
    page.save()
    #expect(page.toast == "Reminder changed: Times Sq-42 St.")
    #expect(page.reminders.first?.contains("Mon, Tue, Wed and Thu 08:00–09:00 · Downtown") == true)
    let stored = phone.journal.max { $0.key < $1.key }?.value ?? ""
    #expect(stored.contains(#""daysOff":[4],"direction":"S"}"#) && stored.contains("departures.weeklyReminderChanged"))
  }

  @Test("the same one once more is not set twice")
  func same() {
    for _ in 0..<2 {
      phone.open("/departures/reminders?stop=127")
      page.save()
      #expect(phone.path == "/departures/reminders")
    }
    #expect(page.reminders.count == 1)
  }

  @Test(
    "of a stop or a reminder that is not there its address says so",
    arguments: ["/departures/reminders?stop=nowhere", "/departures/reminders?edit=nobody"])
  func nowhere(_ address: String) {
    phone.open(address)
    #expect(page.noticeText == "There is no such reminder or stop here.")
  }
}
