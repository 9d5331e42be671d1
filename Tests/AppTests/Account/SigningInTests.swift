import Kernel
import Languages
import Testing
import TestSupport

@testable import App

@Suite("Signing in, and why not")
struct SigningInTests {
  let phone = Phone()

  private func form() -> AccountPage {
    let page = AccountPage.open(phone)
    page.press("I have one")
    return page
  }

  @Test("by address and password, by passkey, by recovery code and by another device")
  func ways() {
    let page = form()
    #expect(page.heading == "Sign in" && page.fields == ["E-mail address", "Password"])
    #expect(page.field("E-mail address")?.attribute("autocomplete") == "username webauthn")
    #expect(page.field("Password")?.attribute("autocomplete") == "current-password")
    page.send(["email": " ana@example.org ", "password": "correct horse"])
    #expect(page.last["act"]?.string == "signIn" && page.last["email"]?.string == "ana@example.org")
    page.hearFailed("signIn", "wrong")
    page.press("Sign in with a passkey")
    #expect(page.last["by"]?.string == "passkey")
    page.hearFailed("signIn", "cancelled")
    page.press("Use the recovery code")
    page.send(["code": "0123-4567-89ab-cdef ghjk mnpq rs"])
    #expect(page.last["by"]?.string == "recovery" && page.last["email"] == nil)
    #expect(page.last["code"]?.string == "0123456789abcdefghjkmnpqrs")
  }

  @Test("a form that stands open is closed where another tab has signed in")
  func elsewhere() {
    let page = form()
    page.hear("here", ["profile": AccountPage.profile("in")])
    #expect(page.fields.isEmpty && page.buttons.contains("Sign out"))
  }

  @Test("a used recovery code is replaced, which is said above the new one")
  func replaced() {
    let page = form()
    page.press("Use the recovery code")
    page.send(["code": "0123456789abcdefghjkmnpqrs"])
    page.hearSignedIn(recovery: "ZZZZ")
    #expect(page.code == "ZZZZ" && page.text.contains("An earlier code no longer works."))
  }

  @Test(
    "each reason has its sentence",
    arguments: [
      ("wrong", "Wrong address or password."),
      ("too-many", "Too many tries. Try again in 2 min."),
      ("no-answer", "The server doesn’t answer. Look whether you’re online, and try again."),
      ("busy", "The server can’t do that just now. Try again in a moment."),
      ("signup-closed", "This server takes no new accounts."),
      ("email-taken", "There is an account with this address already."),
      ("common", "Too many people use this password. Take another one."),
      ("revoked", "This device was signed off"),
      ("deleted", "The account was deleted"),
      ("newer", "This version of the app is too old"),
      ("mismatch", "The other side couldn’t be trusted, so nothing was done. Try again."),
      (
        "another-account",
        "What is on this device belongs to another account. Leave that one first, or erase this device’s data."
      ),
      ("no-passkeys", "Passkeys don’t work in this browser."),
      ("lacks-passkey", "This account has no passkey."),
      (
        "no-store",
        "This device can\u{2019}t keep an account: it has no room left, or this browser keeps nothing. Make room, and try again."
      ),
      ("a reason of a later version", "That didn’t work, and nothing was changed. Try again."),
    ])
  func reasons(_ reason: String, _ sentence: String) {
    let page = form()
    page.send(["email": "a@example.org", "password": "correct horse"])
    page.hearFailed("signIn", reason, seconds: 90)
    #expect(page.message == sentence && phone.announcements.last == sentence)
    #expect(!page.isBusy && page.heading == "Sign in")
  }

  @Test("the time to wait gets less, and then it is said that it is over")
  func waited() {
    let page = form()
    page.send(["email": "a@example.org", "password": "correct horse"])
    page.hearFailed("signIn", "too-many", seconds: 5)
    phone.wait(seconds: 3)
    #expect(page.message == "Too many tries. Try again in 2 s.")
    phone.wait(seconds: 2)
    #expect(page.message == "There were too many tries. You can try again now.")
  }

  @Test("what was in vain keeps its room while it is tried once more, and is not said meanwhile")
  func onceMore() {
    let page = form()
    for reason in ["wrong", "no-answer"] {
      page.send(["email": "a@example.org", "password": "correct horse"])
      page.hearFailed("signIn", reason)
      #expect(phone.page.all(class: "message").count == 1 && phone.page.all(class: "past").isEmpty)
      page.send(["email": "a@example.org", "password": "correct horse"])
      #expect(phone.page.all(class: "message").count == 1 && phone.page.all(class: "past").count == 1)
      #expect(page.field("Password")?.attribute("aria-invalid") == nil)
      page.hearFailed("signIn", "cancelled")
    }
    page.send(["email": "a@example.org", "password": "correct horse"])
    page.hearSignedIn()
    #expect(phone.page.all(class: "message").isEmpty)
  }

  @Test("what was said of the session before is not said of the next one")
  func signedInAgain() {
    let page = AccountPage.member(phone)
    page.press("Sign out")
    page.press("Sign out, keep everything here")
    page.hear("signedOut")
    #expect(page.toast != nil)
    page.press("Sign in again")
    page.send(["email": "ana@example.org", "password": "correct horse"])
    page.hearSignedIn()
    #expect(page.toast == nil)
  }

  @Test("a device that knows that it is offline says so, and the server isn't blamed")
  func offline() {
    let page = form()
    phone.send("online", ["online": .bool(false)])
    page.send(["email": "a@example.org", "password": "correct horse"])
    page.hearFailed("signIn", "no-answer")
    #expect(page.message == "You’re offline. Try again once you’re online.")
  }

  @Test("a passkey that isn't known is not the password's fault")
  func unknownPasskey() {
    let page = form()
    page.press("Sign in with a passkey")
    page.hearFailed("signIn", "wrong")
    #expect(page.message == "This passkey isn’t known here." && page.message(at: "Password") == nil)
  }

  @Test("a recovery code is refused here where it can't be one, and by the server where it isn't")
  func wrongCode() {
    let page = form()
    page.press("Use the recovery code")
    page.send(["code": "0123"])
    #expect(page.message(at: "Recovery code") == "A recovery code has 26 letters and digits.")
    page.send(["code": "0123456789abcdefghjkmnpqrs"])
    page.hearFailed("signIn", "wrong")
    #expect(
      page.message(at: "Recovery code") == "This isn’t the account’s recovery code, or it was used already.")
  }

  @Test("every reason is said in every language, and none is left in English")
  func languages() {
    for language in Language.all where language.tag != .en {
      let words = AccountWords(language)
      let english = AccountWords(.en)
      for reason in AccountFailure.Reason.allCases {
        for form in AccountForm.allCases {
          let failure = AccountFailure(reason, of: .signIn, seconds: 30)
          #expect(words.failed(failure, form) != english.failed(failure, form), "\(language.tag) \(reason)")
        }
      }
    }
  }

  @Test("without the key the screen offers what brings it")
  func locked() {
    let page = AccountPage.member(phone, session: "locked")
    #expect(page.text.contains("Signed in, data still locked"))
    #expect(
      Array(page.buttons.prefix(4)) == [
        "Use the recovery code", "Use a passkey", "Use the password", "Use another device",
      ])
    page.press("Use the recovery code")
    page.send(["code": "0123456789abcdefghjkmnpqrs"])
    #expect(page.last["act"]?.string == "unlock" && page.last["by"]?.string == "recovery")
    page.hearSignedIn()
    #expect(page.text.contains("Signed in as ana@example.org"))
  }

  @Test("signed out, the device is still its account's: they sign in again, or leave it")
  func signedOut() {
    let page = AccountPage.member(phone, session: "out")
    #expect(page.acts == ["open"], "the server is not asked for what it would not tell")
    #expect(page.text.contains("Everything is still here."))
    page.press("Leave that account")
    #expect(page.dialog == "Leave that account?")
    page.press("Leave it")
    #expect(page.acts.last == "leave")
    page.hear("left")
    #expect(page.toast == "This device has no account now. Everything is still here.")
    #expect(page.buttons.contains("Make an account"))
  }

  @Test(
    "a server that no longer lets the device in: what happened, and what to do",
    arguments: [
      ("signed-out", "This device was signed out", "Sign in again"),
      ("revoked", "This device was signed off", "Sign in again"),
      ("deleted", "The account was deleted", "Leave that account"),
      ("newer", "This version of the app is too old", "Reload"),
    ])
  func stopped(_ reason: String, _ title: String, _ first: String) {
    let page = AccountPage.member(phone)
    phone.follow("/settings")
    phone.follow("/settings/account")
    page.hearFailed("look", reason)
    #expect(page.notice == title)
    #expect(page.buttons.first == first && page.buttons.contains("Export all"))
    #expect(!page.buttons.contains("Delete the account"), "the server would not do it")
  }
}
