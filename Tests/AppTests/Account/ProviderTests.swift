import Kernel
import Testing
import TestSupport

@testable import App

@Suite("In by a provider")
struct ProviderTests {
  let phone = Phone()

  private func offered() -> AccountPage {
    let page = AccountPage.open(phone)
    page.hearWaysIn(providers: ["Google", "Acme"])
    return page
  }

  /// Back from a provider that no account knows.
  private func unknown() -> AccountPage {
    phone.open("/settings/account")
    let page = AccountPage(phone: phone)
    page.here(returned: "signIn")
    page.hearFailed("signIn", "no-account")
    return page
  }

  @Test("there is a button for each that the server names, and none before it has said so")
  func buttons() {
    let page = AccountPage.open(phone)
    #expect(!page.buttons.contains { $0.hasPrefix("Continue") })
    page.hearWaysIn(providers: ["Google", "Acme"])
    #expect(page.buttons == ["Make an account", "I have one", "Continue with Google", "Continue with Acme"])
    page.press("I have one")
    #expect(page.buttons.contains("Continue with Acme"))
  }

  @Test("the page is left for it, and who comes back by the browser's own way finds nothing waiting")
  func leaving() {
    let page = offered()
    for _ in 1...2 {
      page.press("Continue with Acme")
      #expect(page.last["act"]?.string == "goToProvider" && page.last["provider"]?.string == "acme")
      #expect(page.last["adds"]?.bool == false && !page.isBusy)
    }
    page.press("Make an account")
    #expect(page.heading == "Make an account")
  }

  @Test("who is back is signed in, without the key, which the screen says")
  func back() {
    phone.open("/settings/account")
    let page = AccountPage(phone: phone)
    page.here(returned: "signIn")
    #expect(page.last["act"]?.string == "signIn" && page.last["by"]?.string == "provider" && page.isBusy)
    page.hearSignedIn("locked")
    page.hearAccount(ways: ["oidc", "recovery"])
    #expect(page.text.contains("Signed in, data still locked"))
    #expect(Array(page.buttons.prefix(2)) == ["Use the recovery code", "Use another device"])
  }

  @Test("whom no account knows makes one, and gets its code; or signs in as they know to")
  func making() {
    let page = unknown()
    #expect(page.heading == "Make an account" && page.fields.isEmpty)
    #expect(page.text.contains("No account here goes with that sign-in yet."))
    page.send([:])
    #expect(page.last["act"]?.string == "create" && page.last["by"]?.string == "provider")
    page.hearFailed("create", "invite-wrong")
    #expect(page.fields == ["Invitation code"] && page.heading == "Make an account")
    page.send(["invite": "abc"])
    #expect(page.last["invite"]?.string == "abc")
    page.hearSignedIn(recovery: "ZZZZ", isNew: true)
    #expect(page.code == "ZZZZ")
  }

  @Test("who has an account already signs in as they know to")
  func known() {
    let page = unknown()
    page.press("Sign in")
    #expect(page.heading == "Sign in")
  }

  @Test(
    "a sign-in that is not finished says why, and can be begun again",
    arguments: [
      ("over", "That took too long, or was done already. Begin again."),
      ("no-answer", "The server doesn’t answer. Look whether you’re online, and try again."),
    ])
  func over(_ reason: String, _ sentence: String) {
    phone.open("/settings/account")
    let page = AccountPage(phone: phone)
    page.here(returned: "signIn")
    page.hearWaysIn(providers: ["Google"])
    page.hearFailed("signIn", reason)
    #expect(page.message == sentence && page.buttons.contains("Continue with Google"))
  }

  @Test("a device that is an account's makes no second one by it")
  func unknownAgain() {
    phone.open("/settings/account")
    let page = AccountPage(phone: phone)
    page.here(session: "out", returned: "signIn")
    page.hearFailed("signIn", "no-account")
    #expect(page.message == "No account here goes with that sign-in." && page.buttons.contains("Sign in again"))
  }

  @Test("it is added where somebody began that, once they have said again who they are")
  func adding() {
    let page = AccountPage.member(phone)
    page.hearWaysIn(providers: ["Google"])
    page.press("Add Google")
    #expect(page.last["act"]?.string == "goToProvider" && page.last["adds"]?.bool == true)
    page.here(session: "in", returned: "addProvider")
    #expect(page.last["act"]?.string == "addProvider")
    page.hearFailed("addProvider", "fresh")
    page.send(["email": "ana@example.org", "password": "correct horse"])
    page.hear("freshened")
    #expect(page.last["act"]?.string == "addProvider")
    page.hearAccount(ways: ["password", "oidc"])
    #expect(page.text.contains("Google") && !page.buttons.contains("Add Google"))
  }

  @Test("who is signed in already keeps their account, whatever came back")
  func stillIn() {
    let page = AccountPage.member(phone)
    page.here(session: "in", returned: "none")
    #expect(page.acts.last == "look" && page.message?.hasPrefix("You are signed in on this device already") == true)
  }

  @Test("whose only way in it is says by it who they are")
  func fresh() {
    let page = AccountPage.member(phone, ways: ["oidc", "recovery"])
    page.hearWaysIn(providers: ["Google", "Acme"])
    page.renewCode()
    page.hearFailed("newRecovery", "fresh")
    #expect(page.heading == "Say again who you are" && page.fields.isEmpty)
    #expect(page.buttons == ["Continue with Google", "Use the recovery code", "Cancel"])
  }
}
