import Kernel
import Testing
import TestSupport

@testable import App

@Suite("In the account")
struct MemberTests {
  let phone = Phone()

  @Test("its devices and ways in are listed, each time that somebody comes there")
  func listed() {
    let page = AccountPage.member(phone)
    #expect(page.acts == ["open", "look"])
    #expect(page.text.contains("iPhone · Safari") && page.text.contains("This device") && page.text.contains("Laptop"))
    #expect(page.text.contains("Passkey") && page.text.contains("E-mail and password"))
    phone.follow("/settings")
    phone.follow("/settings/account")
    #expect(page.acts == ["open", "look", "look"])
  }

  @Test("this device comes first, and a passkey with a name is still said to be one")
  func order() {
    let page = AccountPage.member(phone)
    let laptop = JSON.object(["id": .string("id-Laptop"), "name": .string("Laptop"), "current": .bool(false)])
    let this = JSON.object(["id": .string("d1"), "name": .string("iPhone · Safari"), "current": .bool(true)])
    let passkey = JSON.object(["id": .string("w"), "kind": .string("passkey"), "name": .string("Ana’s keyring")])
    page.hear("account", ["act": .string("look"), "ways": .array([passkey]), "devices": .array([laptop, this])])
    let rows = phone.page.all(class: "account-row").map { $0.text }
    #expect(rows.first?.contains("This device") == true && rows.dropFirst().first?.contains("Laptop") == true)
    #expect(page.text.contains("Passkey · Ana’s keyring"))
  }

  @Test("where the list doesn't come it is said, and asked for again by a button, and all else can be done")
  func noList() {
    phone.open("/settings/account")
    let page = AccountPage(phone: phone)
    page.here(session: "in")
    page.hearFailed("look", "no-answer")
    #expect(page.message?.hasPrefix("The server doesn’t answer.") == true)
    #expect(
      page.text.split(separator: "Try again").first?.contains("The server doesn’t answer.") == true, "why comes first")
    page.press("Try again")
    #expect(page.acts == ["open", "look", "look"])
    page.hearAccount()
    #expect(page.message == nil && page.text.contains("Laptop"))
    phone.follow("/settings")
    phone.follow("/settings/account")
    page.press("Add a device")
    #expect(page.acts.last == "pair", "a list that is on its way stops nothing")
  }

  @Test("a list that did not come is asked for again by itself once the log is answered")
  func listAgain() {
    phone.joinAccount()
    phone.open("/settings/account")
    let (page, log) = (AccountPage(phone: phone), PlayedLog())
    let can = JSON.object(["sealing": .bool(true), "name": .string("iPhone · Safari")])
    page.hear("here", ["can": can, "profile": AccountPage.profile("in", account: "AAAAAAAAAAAAAAAAAAAAAA")])
    page.hearFailed("look", "no-answer")
    #expect(page.message != nil)
    let asked = page.acts.filter { $0 == "look" }.count
    phone.exchange(with: log)
    #expect(page.message == nil && page.acts.filter { $0 == "look" }.count == asked + 1)
  }

  @Test("where nobody answered, the recovery code of before may be none any more, which is said")
  func codeInDoubt() {
    let page = AccountPage.member(phone)
    page.renewCode()
    page.hearFailed("newRecovery", "no-answer")
    #expect(page.message == "The server doesn’t answer. Your old code may not work any more: make a new one again.")
  }

  @Test("signed in without the key, each screen says so on its edge")
  func lockedEdge() {
    let page = AccountPage.member(phone, session: "locked")
    #expect(page.edge == nil)
    phone.follow("/fare-card")
    #expect(page.edge == "Signed in, data still locked")
  }

  @Test("a device is renamed in its row, not without a name")
  func rename() {
    let page = AccountPage.member(phone)
    page.press("Rename Laptop")
    #expect(page.field("Name")?.attribute("value") == "Laptop")
    page.send(["name": " "])
    #expect(page.message(at: "Name") == "It needs a name.")
    page.send(["name": "Desk"])
    #expect(page.last["act"]?.string == "rename" && page.last["device"]?.string == "id-Laptop")
    #expect(page.last["name"]?.string == "Desk")
    page.hearAccount(devices: ["Desk"])
    #expect(page.fields.isEmpty && page.text.contains("Desk") && !page.text.contains("Laptop"))
  }

  @Test("another device is signed off after a question; this one is not offered")
  func signOff() {
    let page = AccountPage.member(phone)
    #expect(!page.buttons.contains("Sign off iPhone · Safari"))
    page.press("Sign off Laptop")
    #expect(page.dialog == "Sign off Laptop?" && !page.acts.contains("revoke"))
    page.dismiss()
    #expect(page.dialog == nil)
    page.press("Sign off Laptop")
    page.press("Sign off")
    #expect(page.last["act"]?.string == "revoke" && page.last["device"]?.string == "id-Laptop")
    page.hearAccount(devices: [])
    #expect(!page.text.contains("Laptop") && page.dialog == nil)
  }

  @Test("of one name, those that came later have a number, also where they are asked about")
  func sameName() {
    let page = AccountPage.member(phone)
    page.hearAccount(devices: ["Laptop", "Desk", "Laptop"])
    #expect(["Sign off Laptop", "Sign off Desk", "Sign off Laptop (2)"].allSatisfy(page.buttons.contains))
    page.press("Sign off Laptop (2)")
    #expect(page.dialog == "Sign off Laptop (2)?")
    page.press("Sign off")
    #expect(page.last["device"]?.string == "id-Laptop-2")
  }

  @Test("who must say again who they are does so, and then what they wanted is done")
  func fresh() {
    let page = AccountPage.member(phone)
    page.renewCode()
    page.hearFailed("newRecovery", "fresh")
    #expect(page.heading == "Say again who you are")
    page.send(["email": "ana@example.org", "password": "correct horse"])
    #expect(page.last["act"]?.string == "fresh")
    page.hear("freshened")
    #expect(page.acts.suffix(2) == ["fresh", "newRecovery"])
    page.hear("recovery", ["code": .string("ABCDEFGH")])
    #expect(page.code == "ABCD EFGH")
  }

  @Test("who has neither passkey nor password does so by the recovery code, and has a new one before all else")
  func freshByRecovery() {
    let page = AccountPage.member(phone, ways: ["recovery"])
    page.press("Add a device")
    page.hearFailed("pair", "fresh")
    #expect(page.heading == "Say again who you are" && page.fields.isEmpty)
    page.press("Use the recovery code")
    #expect(page.fields == ["Recovery code"])
    page.send(["code": "0123-4567-89ab-cdef-ghjk-mnpq-rs"])
    #expect(page.last["act"]?.string == "fresh" && page.last["by"]?.string == "recovery")
    page.hearFailed("fresh", "wrong")
    page.send(["code": "0123-4567-89ab-cdef-ghjk-mnpq-rt"])
    page.hear("freshened", ["recovery": .string("ZZZZ")])
    #expect(page.code == "ZZZZ" && page.acts.suffix(2) == ["fresh", "pair"])
  }

  @Test("and who wanted a new recovery code has it then")
  func freshForRecovery() {
    let page = AccountPage.member(phone, ways: ["recovery"])
    page.renewCode()
    page.hearFailed("newRecovery", "fresh")
    page.press("Use the recovery code")
    page.send(["code": "0123-4567-89ab-cdef-ghjk-mnpq-rs"])
    page.hear("freshened", ["recovery": .string("ZZZZ")])
    #expect(page.code == "ZZZZ" && page.acts.last == "fresh")
  }

  @Test("a password that had to wait for that is typed once more: nothing has kept it")
  func freshPassword() {
    let page = AccountPage.member(phone)
    page.press("Change the password")
    #expect(page.fields == ["New password", "The same password again"])
    page.send(["password": "correct horse", "again": "correct horse"])
    #expect(page.last["act"]?.string == "changePassword")
    page.hearFailed("changePassword", "fresh")
    page.press("Confirm with a passkey")
    page.hear("freshened")
    #expect(page.heading == "Change the password" && page.acts.last == "fresh")
  }

  @Test("a first password needs an address; a passkey has a name")
  func newWays() {
    let page = AccountPage.member(phone, ways: ["passkey"])
    page.press("Add a password")
    #expect(page.fields == ["E-mail address", "New password", "The same password again"])
    page.press("Cancel")
    page.press("Add a passkey")
    page.send(["name": "Key ring"])
    #expect(page.last["act"]?.string == "addPasskey" && page.last["name"]?.string == "Key ring")
    page.hearAccount()
    #expect(page.heading == "Account" && phone.announcements.contains("Done."))
  }

  @Test("the last way in stays, and it is said why")
  func lastWay() {
    let page = AccountPage.member(phone, ways: ["passkey"])
    page.press("Remove Passkey")
    #expect(page.dialog == "Remove Passkey?")
    page.press("Remove")
    #expect(page.last["id"]?.string == "way-passkey")
    page.hearFailed("removeWay", "last-way")
    #expect(page.message == "Only the recovery code would be left. Add another way in first.")
  }

  @Test("a way that doesn't open the data is called so, and what opens it last is warned about before it goes")
  func opensNothing() {
    let page = AccountPage.member(phone)
    #expect(!page.text.contains("doesn’t open the data"))
    page.press("Remove Passkey")
    #expect(!page.sheetText.contains("Then only the recovery code"))
    page.dismiss()
    page.hearAccount(ways: ["passkey", "password", "recovery"], letsIn: ["passkey"])
    #expect(page.text.contains("Lets you in, and doesn’t open the data."))
    page.press("Remove E-mail and password")
    #expect(page.sheetText.contains("Then only the recovery code, or another device that is in, opens the data."))
    page.dismiss()
    page.press("Remove Passkey")
    #expect(!page.sheetText.contains("Then only"))
    // Nor is it offered where the data is still locked.
    let locked = AccountPage.member(Phone(device: "other"), session: "locked")
    #expect(locked.buttons.contains("Use a passkey"))
    locked.hearAccount(ways: ["passkey", "recovery"], letsIn: ["passkey"])
    #expect(!locked.buttons.contains("Use a passkey"))
  }

  @Test("what came of a passkey is said once, where there is no password beside it too")
  func freshByPasskeyAlone() {
    let page = AccountPage.member(phone, ways: ["passkey", "recovery"])
    page.renewCode()
    page.hearFailed("newRecovery", "fresh")
    page.press("Confirm with a passkey")
    page.hearFailed("fresh", "cancelled")
    #expect(phone.page.all(class: "message").map { $0.text } == ["Nothing was done: the browser gave no passkey."])
  }

  @Test("a locked device that is signed off says so on the account's screen, in the settings and at the edge")
  func lockedOver() {
    let page = AccountPage.member(phone, session: "locked")
    page.hearFailed("look", "revoked")
    #expect(page.text.contains("This device was signed off") && !page.text.contains("still locked"))
    #expect(!page.buttons.contains("Delete the account"))
    phone.follow("/races")
    #expect(page.edge == "This device was signed off")
  }

  @Test("signing out keeps what is here, or removes it; the server may be out of reach")
  func signOut() {
    let page = AccountPage.member(phone)
    page.press("Sign out")
    #expect(page.dialog == "Sign out on this device?")
    page.press("Sign out, keep everything here")
    page.hear("signedOut", ["reached": .bool(false)])
    #expect(page.toast?.hasPrefix("Signed out here.") == true && phone.effects("erase").isEmpty)
    #expect(page.buttons.contains("Sign in again"))
    let other = Phone()
    let removed = AccountPage.member(other)
    removed.press("Sign out")
    removed.press("Sign out, remove everything here")
    #expect(removed.acts.last == "signOut" && other.effects("erase").isEmpty)
    removed.hear("signedOut")
    #expect(other.effects("erase").count == 1)
  }

  @Test(
    "erasing everything signs out whoever is in, though the account's part never came",
    arguments: [("in", true), ("in", false), ("locked", false), ("out", true), ("out", false)])
  func erase(session: String, hasCome: Bool) {
    phone.kept["account"] = AccountPage.profile(session).text
    let page = SettingsPage.open(phone, "data")
    if hasCome { phone.hear(account: "here", ["profile": AccountPage.profile(session)]) }
    page.press("Erase everything")
    page.press("Erase now")
    #expect(phone.effects("erase") == [session == "out" ? "" : "signed out"])
  }

  @Test("the account is deleted by a word that is typed, and what is here stays")
  func delete() {
    let page = AccountPage.member(phone)
    page.press("Delete the account")
    page.send(["word": "yes"])
    #expect(page.message == "Type the word “delete”." && !page.acts.contains("delete"))
    page.send(["word": " Delete "])
    #expect(page.acts.last == "delete")
    page.hear("deleted")
    #expect(page.toast == "The account is deleted. Everything is still on this device.")
    #expect(page.buttons.contains("Make an account") && phone.effects("erase").isEmpty)
  }

  @Test(
    "nonsense in place of an action, an event or a list changes nothing",
    arguments: [
      "account", "account open", "account open moon", "account ask", "account ask revoke", "account yes",
      "account remove",
    ])
  func nonsense(_ action: String) {
    let page = AccountPage.member(phone)
    phone.act(action)
    page.hear("joining", ["figures": .string("123456")])
    page.hear("asked", ["name": .string("Eve")])
    page.hear("something")
    page.hearFailed("moon", "wrong")
    #expect(page.acts == ["open", "look"] && page.heading == "Account" && page.dialog == nil)
  }

  @Test("in the settings a line says how the device stands with its account")
  func inSettings() {
    let page = AccountPage.open(phone)
    phone.follow("/settings")
    #expect(phone.page.link("Account")?.text.contains("None is needed.") == true)
    page.here(session: "in")
    #expect(phone.page.link("Account")?.text.contains("ana@example.org") == true)
    page.here(session: "locked")
    #expect(phone.page.link("Account")?.text.contains("data still locked") == true)
    page.here(session: "out")
    #expect(phone.page.link("Account")?.text.contains("Signed out.") == true)
    page.here(session: "in")
    page.hearFailed("look", "revoked")
    #expect(phone.page.link("Account")?.text.contains("This device was signed off") == true)
  }

  @Test("where the data is and what erasing leaves is said as it is with an account, and without one")
  func data() {
    phone.open("/settings/data")
    var text: String { phone.page.first(tag: "main")?.text ?? "" }
    #expect(text.contains("which is in no account.") && !text.contains("signs this device out"))
    let page = AccountPage(phone: phone)
    page.here(session: "in")
    #expect(
      text.contains("on the account’s server too as long as there is that account, sealed")
        && text.contains("signs this device out"))
    #expect(!text.contains("which is in no account."))
    page.hearFailed("look", "deleted")
    #expect(text.contains("which is in no account.") && !text.contains("signs this device out"))
  }

  @Test("without a network the list says that, and not that the server doesn't answer")
  func offline() {
    let page = AccountPage.member(phone)
    phone.send("online", ["online": .bool(false)])
    page.hearFailed("look", "no-answer")
    #expect(page.message == "You’re offline. Try again once you’re online.")
  }

  @Test(
    "what the server said last of the whole device is still so at the next start, without a network, until it says otherwise"
  )
  func over() {
    let page = AccountPage.open(phone)
    phone.send("online", ["online": .bool(false)])
    page.hear("here", ["profile": AccountPage.profile("in", over: "revoked")])
    #expect(page.text.contains("This device was signed off") && !page.text.contains("Signed in as"))
    page.hear("here", ["profile": AccountPage.profile("in", over: "deleted")])
    #expect(page.text.contains("The account was deleted") && !page.text.contains("Signed in as"))
    page.hear("here", ["profile": AccountPage.profile("in")])
    #expect(page.text.contains("Signed in as"))
  }

  @Test("where another tab has signed in, the list is asked for in the place of the form that stood open here")
  func inByAnotherTab() {
    let page = AccountPage.open(phone)
    page.hear("here", ["profile": AccountPage.profile("out")])
    page.press("Sign in again")
    page.hear("here", ["profile": AccountPage.profile("in")])
    #expect(page.acts.last == "look" && page.heading == "Account")
  }

  @Test("who came without typing an address reads the account's by the list")
  func address() {
    let page = AccountPage.open(phone)
    page.hear("here", ["profile": AccountPage.profile("in", email: nil)])
    #expect(page.text.contains("Signed in") && !page.text.contains("@"))
    page.hear(
      "account",
      ["act": .string("look"), "ways": .array([AccountPage.password(of: "bob@example.org")]), "devices": .array([])])
    #expect(page.text.contains("Signed in as bob@example.org"))
  }
}
