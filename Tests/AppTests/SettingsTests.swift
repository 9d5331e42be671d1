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
    #expect(page.toast == nil && phone.announcements.last == "Theme: Light.", "it is seen, and said")
    phone.follow("/settings/history")
    page.undo("Theme: Light.")
    phone.follow("/settings")
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
    phone.setBalance("5")
    phone.follow("/settings/history")
    #expect(phone.page.all(class: "row-text").first?.text.hasSuffix("2 October, 10:20 AM") == true)
  }

  @Test(
    "until it is chosen the clock, distances, weights and the week are as the device's region is used to",
    arguments: [
      ("en-US,en", true, "10:20 AM", Units.imperial, true, 6), ("fr-FR", false, "10:20", .metric, false, 0),
      ("en-GB", false, "10:20", .imperial, false, 0), ("pt-BR,en-US", false, "10:20", .metric, false, 6),
      ("zh-Hant-HK", true, "10:20 AM", .metric, false, 6), ("ar-EG", true, "10:20 AM", .metric, false, 5),
      ("", false, "10:20", .metric, false, 0),
    ])
  func region(tags: String, twelve: Bool, clock: String, units: Units, pounds: Bool, firstWeekday: Int) {
    phone.languages = tags
    phone.countsToTwelve = twelve
    let page = SettingsPage.open(phone)
    if !tags.hasPrefix("fr") {
      for choice in page.deviceChoices { #expect(page.isChosen(page.asDevice, in: choice)) }
    }
    phone.setBalance("5")
    phone.follow("/settings/history")
    #expect(phone.page.all(class: "row-text").first?.text.hasSuffix(clock) == true)
    let customs = Customs(tags: tags)
    #expect(customs.units == units && customs.isInPounds == pounds && customs.firstWeekday == firstWeekday)
    phone.follow("/workouts/weights")
    #expect(page.isPressed("lb") == pounds)
  }

  @Test("the unit of weights is one, whether it is chosen in the settings or with the plates")
  func weights() {
    phone.languages = "en-US"
    let page = SettingsPage.open(phone)
    page.choose("kg", in: "Weights")
    phone.follow("/workouts/weights")
    #expect(page.isPressed("kg"))
    page.press("lb")
    phone.follow("/settings")
    #expect(page.isChosen("lb", in: "Weights"))
    page.choose("As the device", in: "Weights")
    phone.languages = "de-DE"
    phone.open("/workouts/weights", fromServer: false)
    #expect(page.isPressed("kg"))
  }

  @Test("a wide window shows the settings beside what was opened from them, with one heading of the first level")
  func panes() {
    let page = SettingsPage.open(phone, "history")
    #expect(page.heading == "Last changes" && page.beside == nil)
    phone.send("wide", ["wide": .bool(true)])
    #expect(page.heading == "Last changes" && phone.page.all(tag: "h1").count == 1)
    #expect(page.beside?.first(class: "pane-title")?.text == "Settings")
    #expect(
      page.beside?.all(tag: "a").filter { $0.attribute("aria-current") == "page" }.map { $0.attribute("href") } == [
        "/settings/history"
      ])
    phone.send("wide", ["wide": .bool(false)])
    #expect(page.beside == nil)
  }

  @Test("modules move by button and by drag, and what is hidden leaves the bar and Today")
  func modules() {
    let page = SettingsPage.open(phone, "modules")
    let others = Array(page.modules.dropFirst(2))
    #expect(page.modules.prefix(2) == ["Fare card", "Departures"] && others.contains("Score"))
    #expect(page.bar == ["Today", "Fare card", "Departures"] + others + ["Settings"])
    #expect(page.shortBar.prefix(3) == ["Today", "Card", "Departures"])
    page.press("Move Fare card down")
    #expect(page.modules == ["Departures", "Fare card"] + others)
    #expect(page.bar == ["Today", "Departures", "Fare card"] + others + ["Settings"])
    phone.act("settings reorder", value: "1,0")
    #expect(page.modules == ["Fare card", "Departures"] + others)
    page.press("Show Fare card")
    #expect(phone.announcements.last == "Hidden: Fare card.")
    #expect(page.isOn("Show Fare card") == false)
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
    for module in page.modules { page.press("Show " + module) }
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
