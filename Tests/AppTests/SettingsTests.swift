import Kernel
import Testing
import TestSupport

@Suite("Settings")
struct SettingsTests {
  let phone = Phone()

  @Test("the first value of each choice holds until another is chosen, and the choice stays")
  func choosing() {
    let page = SettingsPage.open(phone)
    #expect(page.isChosen("As the device", in: "Theme"))
    page.choose("Dark", in: "Theme")
    #expect(page.isChosen("Dark", in: "Theme"))
    #expect(phone.effects("theme") == ["system", "dark"])
    phone.open("/settings", fromServer: false)
    #expect(page.isChosen("Dark", in: "Theme"))
    #expect(phone.effects("theme").last == "dark")
  }

  @Test("a choice can be undone")
  func undo() {
    let page = SettingsPage.open(phone)
    page.choose("Light", in: "Theme")
    #expect(page.toast == "Theme: Light.")
    page.undo()
    #expect(page.isChosen("As the device", in: "Theme"))
  }

  @Test("French is spoken at once, everywhere, and the page says so")
  func french() {
    let page = SettingsPage.open(phone)
    page.choose("Français", in: "Language")
    #expect(page.heading == "Réglages")
    #expect(phone.title == "Réglages · Pocketful")
    #expect(phone.page.attribute("lang") == "fr")
    #expect(phone.effects("language") == ["en", "fr"])
    page.choose("English", in: "Langue")
    #expect(page.heading == "Settings")
  }

  @Test("a twelve-hour clock holds for what is listed by time")
  func clock() {
    let page = SettingsPage.open(phone)
    page.choose("2:30 PM", in: "Clock")
    phone.follow("/settings/history")
    #expect(phone.page.all(class: "row-text").first?.text == "Clock: 2:30 PM.2 October, 10:20 AM")
  }

  @Test("modules move by button and by drag, and what is hidden leaves the bar and Today")
  func modules() {
    let page = SettingsPage.open(phone, "modules")
    let others = Array(page.modules.dropFirst(2))
    #expect(page.modules.prefix(2) == ["Fare card", "Departures"] && others.contains("Score"))
    #expect(page.bar == ["Today", "Fare card", "Departures"] + others + ["Settings"])
    page.press("Move Fare card down")
    #expect(page.modules == ["Departures", "Fare card"] + others)
    #expect(page.bar == ["Today", "Departures", "Fare card"] + others + ["Settings"])
    phone.act("settings reorder", value: "1,0")
    #expect(page.modules == ["Fare card", "Departures"] + others)
    page.press("Hide Fare card")
    #expect(page.toast == "Fare card is hidden.")
    #expect(page.bar == ["Today", "Departures"] + others + ["Settings"])
    phone.follow("/")
    #expect(phone.page.all(class: "tile").count == 1 + others.count)
    phone.follow("/settings/modules")
    page.press("Show Fare card")
    #expect(page.bar == ["Today", "Fare card", "Departures"] + others + ["Settings"])
  }

  @Test("with every module hidden Today says so and leads to the list")
  func allHidden() {
    let page = SettingsPage.open(phone, "modules")
    for module in page.modules { page.press("Hide " + module) }
    phone.follow("/")
    #expect(page.notice == "Every module is hidden")
    #expect(phone.page.link("Choose modules") != nil)
  }

  @Test(
    "nonsense in place of an action or a place changes nothing",
    arguments: [
      "settings", "settings choose", "settings choose theme", "settings choose theme pink",
      "settings choose colour red",
      "settings move", "settings move 9,9", "settings move -1,0", "settings move 0,0", "settings hide",
      "settings hide moon",
      "settings erase-now", "settings add", "settings reorder", "undo", "undo nobody-1",
    ])
  func nonsense(action: String) {
    phone.open("/settings")
    let before = phone.journal.count
    phone.act(action)
    #expect(phone.journal.count == before)
    #expect(phone.effects("erase").isEmpty)
  }

  @Test("an unknown page of the settings is not found")
  func unknown() {
    let page = SettingsPage.open(phone, "weather")
    #expect(page.heading == "No such page")
  }
}
