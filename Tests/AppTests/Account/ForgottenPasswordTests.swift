import Kernel
import Testing
import TestSupport

@testable import App

@Suite("A forgotten password")
struct ForgottenPasswordTests {
  let phone = Phone()

  private func byLink(session: String? = nil) -> AccountPage {
    phone.open("/settings/account")
    let page = AccountPage(phone: phone)
    page.here(session: session, reset: true)
    return page
  }

  @Test("a mail is offered where the server sends any, and what is said of it tells nothing of an account")
  func mail() {
    let page = AccountPage.open(phone)
    page.press("I have one")
    #expect(!page.buttons.contains("Forgot password?"))
    page.hearWaysIn(mail: true)
    page.press("Forgot password?")
    page.send(["email": "ana"])
    #expect(page.message(at: "E-mail address") == "This is not an e-mail address.")
    page.send(["email": "ana@example.org"])
    #expect(page.last["act"]?.string == "forgot" && page.last["email"]?.string == "ana@example.org")
    page.hear("mailed", ["email": .string("ana@example.org")])
    #expect(page.text.contains("If ana@example.org has an account, a mail is on its way."))
    #expect(page.fields.isEmpty && page.buttons == ["Sign in"])
  }

  @Test("an address that was typed stands in the next form that asks for one")
  func typedOnce() {
    let page = AccountPage.open(phone)
    page.press("I have one")
    page.hearWaysIn(mail: true)
    #expect(phone.page.button("Forgot password?")?.attribute("data-sends") == "form")
    page.press("Forgot password?", sending: "email=%20ana%40example.org&password=")
    #expect(page.field("E-mail address")?.attribute("value") == "ana@example.org")
    page.press("Cancel")
    page.press("Make an account")
    #expect(page.field("E-mail address")?.attribute("value") == "ana@example.org")
    #expect(page.field("Password")?.attribute("value") == nil)
  }

  @Test("its link asks for a new password, twice, and leads in")
  func link() {
    let page = byLink()
    #expect(page.heading == "New password" && page.fields == ["New password", "The same password again"])
    page.send(["password": "short", "again": "short"])
    #expect(page.message(at: "New password") == "A password has at least 8 characters.")
    page.send(["password": "correct horse", "again": "correct hors"])
    #expect(page.message(at: "The same password again") == "The passwords do not match.")
    page.send(["password": "correct horse", "again": "correct horse"])
    #expect(page.last["act"]?.string == "reset" && page.last["password"]?.string == "correct horse")
    page.hearSignedIn("locked", reset: true)
    page.hearAccount(ways: ["passkey", "password", "recovery"])
    #expect(page.text.contains("Your new password lets you in, and doesn’t open the data yet."))
    #expect(
      Array(page.buttons.prefix(3)) == ["Use the recovery code", "Use a passkey", "Use another device"],
      "the password itself opens nothing yet")
    page.press("Use a passkey")
    #expect(page.last["act"]?.string == "unlock" && page.last["by"]?.string == "passkey")
    page.hearFailed("unlock", "no-secret")
    #expect(page.message == "This passkey lets you in and doesn’t open the data.")
  }

  @Test("a link that is over says so, and another mail can be asked for")
  func over() {
    let page = byLink()
    page.send(["password": "correct horse", "again": "correct horse"])
    page.hearFailed("reset", "link-over")
    #expect(page.message == "This link was used already, or is older than 30 minutes. Ask for a new one.")
    page.press("Forgot password?")
    #expect(page.heading == "Forgot password?")
  }

  @Test("on a device that is signed in, whose link it has to be is said first")
  func signedIn() {
    #expect(byLink(session: "in").text.contains("This device is signed in already"))
  }
}
