import Kernel
import Testing
import TestSupport

@Suite("An account is made")
struct MakingTests {
  let phone = Phone()
  private static let code = "0123456789ABCDEFGHJKMNPQRS"

  private func made() -> AccountPage {
    let page = AccountPage.open(phone)
    page.press("Make an account")
    page.press("Make one with a passkey")
    page.hearSignedIn(recovery: Self.code, isNew: true)
    return page
  }

  @Test("the screen says what an account is for and what the server sees, and asks the host once what this device has")
  func purpose() {
    phone.open("/settings/account")
    #expect(phone.accountActs.map { $0["act"]?.string } == ["open"])
    let page = AccountPage(phone: phone)
    #expect(page.heading == "Account" && page.text.contains("An account joins your devices"))
    #expect(page.text.contains("What the server sees") && page.text.contains("Whoever runs this server"))
    #expect(!page.buttons.contains("Make an account"), "before it is known what this browser can")
    page.here()
    #expect(page.buttons == ["Make an account", "I have one"])
    phone.follow("/settings")
    phone.follow("/settings/account")
    #expect(page.acts == ["open"])
  }

  @Test("where the browser can't seal it is said why no account works")
  func notSealing() {
    let page = AccountPage.open(phone, sealing: false)
    #expect(page.buttons.isEmpty && page.message?.contains("https") == true)
  }

  @Test("a passkey comes first where the browser has them, and else it is said that there are none")
  func passkeyFirst() {
    let page = AccountPage.open(phone)
    page.press("Make an account")
    #expect(page.heading == "Make an account" && page.buttons.first == "Make one with a passkey")
    #expect(phone.page.all(class: "primary").map { $0.text } == ["Make one with a passkey"])
    page.press("Make one with a passkey")
    #expect(page.last["act"]?.string == "create" && page.last["by"]?.string == "passkey")
    #expect(page.last["name"]?.string == "iPhone · Safari" && page.last["invite"] == nil)
  }

  @Test(
    "without passkeys the password comes first, and it says why",
    arguments: [
      ("browser", "Passkeys don’t work in this browser."),
      ("address", "Passkeys work only at the server’s own https address, under its name."),
    ])
  func noPasskeys(why: String, sentence: String) {
    let page = AccountPage.open(phone, noPasskeys: why)
    page.press("Make an account")
    #expect(page.buttons.first == "Make the account" && page.text.contains(sentence))
  }

  @Test("by password: address and password go to the host, and no password stands in the page before or after")
  func password() {
    let page = AccountPage.open(phone)
    page.press("Make an account")
    #expect(page.fields == ["E-mail address", "Password", "The same password again"])
    #expect(page.field("Password")?.attribute("autocomplete") == "new-password")
    #expect(page.field("Password")?.attribute("type") == "password")
    page.send(["email": "ana@example.org", "password": "correct horse", "again": "correct horse"])
    #expect(page.last["email"]?.string == "ana@example.org" && page.last["password"]?.string == "correct horse")
    #expect(page.isBusy && !phone.patches.contains { $0.text.contains("correct horse") })
    page.hearFailed("create", "no-answer")
    #expect(!phone.patches.contains { $0.text.contains("correct horse") })
    #expect(phone.page.all(tag: "input").compactMap { $0.attribute("value") } == ["ana@example.org"])
  }

  @Test(
    "what is wrong with the form is said at its field, and nothing is asked",
    arguments: [
      ("ana", "correct horse", "correct horse", "E-mail address", "This is not an e-mail address."),
      ("@example.org", "correct horse", "correct horse", "E-mail address", "This is not an e-mail address."),
      ("a@b@c", "correct horse", "correct horse", "E-mail address", "This is not an e-mail address."),
      ("a b@c", "correct horse", "correct horse", "E-mail address", "This is not an e-mail address."),
      ("ana@", "correct horse", "correct horse", "E-mail address", "This is not an e-mail address."),
      ("a@example.org", "seven77", "seven77", "Password", "A password has at least 8 characters."),
      ("a@example.org", "", "", "Password", "A password has at least 8 characters."),
      ("a@example.org", "correct horse", "correct house", "The same password again", "The passwords do not match."),
    ])
  func faulty(_ email: String, _ password: String, _ again: String, _ label: String, _ sentence: String) {
    let page = AccountPage.open(phone)
    page.press("Make an account")
    page.send(["email": email, "password": password, "again": again])
    #expect(page.message(at: label) == sentence && phone.announcements.last == sentence)
    #expect(phone.focus == "#" + (page.field(label)?.attribute("id") ?? ""))
    #expect(page.acts == ["open"])
  }

  @Test("the field for an invitation is there once the server asked for one, and what is in it goes along")
  func invitation() {
    let page = AccountPage.open(phone)
    page.press("Make an account")
    let sent: KeyValuePairs = ["email": "a@example.org", "password": "correct horse", "again": "correct horse"]
    page.send(sent)
    page.hearFailed("create", "invite-wrong")
    #expect(page.message(at: "Invitation code") == "A new account needs an invitation here. Enter its code.")
    page.send(["email": "a@example.org", "password": "correct horse", "again": "correct horse", "invite": " K3X9 "])
    #expect(page.last["invite"]?.string == "K3X9")
    page.hearFailed("create", "invite-wrong")
    page.press("Make one with a passkey")
    #expect(page.last["by"]?.string == "passkey" && page.last["invite"]?.string == "K3X9")
  }

  @Test("where an account is by invitation alone that is said before one is made, and whoever came with one has it")
  func byInvitation() {
    let page = AccountPage.open(phone)
    page.hearWaysIn(signup: "invite")
    #expect(page.text.contains("A new account needs an invitation here. Enter its code."))
    page.here(invite: "K3X9")
    #expect(!page.text.contains("A new account needs"))
    #expect(page.text.contains("You have an invitation: it lets you make an account here."))
    page.press("Make an account")
    #expect(page.field("Invitation code")?.attribute("value") == "K3X9")
    page.press("Make one with a passkey", sending: "email=&password=&invite=L7Q2")
    #expect(page.last["by"]?.string == "passkey" && page.last["invite"]?.string == "L7Q2")
    // What was typed since is not put back by another tab's doing.
    page.hearFailed("create", "cancelled")
    page.here(invite: "K3X9")
    #expect(page.field("Invitation code")?.attribute("value") == "L7Q2")
  }

  @Test("an invitation that was refused is called none any more")
  func refused() {
    let page = AccountPage.open(phone)
    page.here(invite: "K3X9")
    page.hearWaysIn(signup: "invite")
    page.press("Make an account")
    page.press("Make one with a passkey", sending: "email=&password=&invite=K3X9")
    page.hearFailed("create", "invite-wrong")
    #expect(page.message(at: "Invitation code")?.hasPrefix("This invitation was used already") == true)
    page.press("Cancel")
    #expect(page.text.contains("A new account needs an invitation here."))
    #expect(!page.text.contains("You have an invitation"))
  }

  @Test("where nobody may make one there is no button for it, whatever one came with")
  func closed() {
    let page = AccountPage.open(phone)
    page.here(invite: "K3X9")
    page.hearWaysIn(signup: "closed")
    #expect(page.text.contains("This server takes no new accounts.") && !page.text.contains("You have an invitation"))
    #expect(!page.buttons.contains("Make an account") && page.buttons.contains("I have one"))
  }

  @Test("the recovery code is shown in groups, is asked about before the page goes, and can be copied and saved")
  func recovery() {
    let page = made()
    #expect(page.heading == "Your recovery code" && page.code == "0123 4567 89AB CDEF GHJK MNPQ RS")
    #expect(page.text.contains("it is lost") && phone.isAskedBeforeLeaving)
    page.press("Copy")
    #expect(phone.effects("copy").count == 1)
    page.press("Save as a file")
    #expect(phone.saved.last?.name == "pocketful-recovery-code.txt")
    #expect(phone.saved.last?.text.contains("0123 4567 89AB CDEF GHJK MNPQ RS") == true)
  }

  @Test("the code stays until they have kept it, wherever they went meanwhile, and is nowhere afterwards")
  func kept() {
    let page = made()
    phone.follow("/settings")
    #expect(page.code == nil)
    phone.follow("/settings/account")
    #expect(page.code != nil)
    page.press("I have kept it")
    #expect(page.code == nil && !phone.isAskedBeforeLeaving && page.heading == "Account")
    #expect(page.acts.last == "kept")
    phone.follow("/settings")
    phone.follow("/settings/account")
    #expect(page.code == nil)
  }

  @Test("whose page went before they had kept it is told so, until they have one that they kept")
  func lost() {
    phone.open("/settings/account")
    let page = AccountPage(phone: phone)
    page.here(session: "in", unkept: true)
    page.hearAccount()
    let sentence =
      "A recovery code was made, and nobody said that they kept it. If you don’t have it, make a new one."
    #expect(page.message == sentence)
    page.renewCode()
    page.hear("recovery", ["code": .string(Self.code)])
    page.press("I have kept it")
    #expect(page.message == nil)
  }

  @Test("while the host is asked a second press does nothing")
  func once() {
    let page = AccountPage.open(phone)
    page.press("Make an account")
    page.press("Make one with a passkey")
    page.press("Make one with a passkey")
    page.send(["email": "a@example.org", "password": "correct horse", "again": "correct horse"])
    #expect(page.acts == ["open", "create"] && page.heading == "Make an account")
    page.hearFailed("create", "cancelled")
    #expect(page.message == "Nothing was done: the browser gave no passkey.")
    page.press("Make one with a passkey")
    #expect(page.acts == ["open", "create", "create"])
  }

  @Test("Cancel leads out at once, and what was asked for is answered to nobody, unless it led in all the same")
  func leftWaiting() {
    let page = AccountPage.open(phone)
    page.press("Make an account")
    page.send(["email": "a@example.org", "password": "correct horse", "again": "correct horse"])
    page.press("Cancel")
    #expect(page.acts == ["open", "create", "giveUp"] && page.heading == "Account" && !page.isBusy)
    page.press("I have one")
    page.hearFailed("create", "no-answer")
    #expect(page.message == nil)
    page.hearSignedIn(recovery: Self.code, isNew: true)
    #expect(page.code != nil)
  }

  @Test("another way in leads there while the first is still waited for, which is given up")
  func otherWay() {
    let page = AccountPage.open(phone)
    page.press("I have one")
    page.send(["email": "a@example.org", "password": "correct horse"])
    page.press("Use another device")
    #expect(page.acts == ["open", "signIn", "giveUp"] && page.heading == "Join from another device" && !page.isBusy)
  }

  @Test("who goes away from a form comes back to the beginning, and what they asked for is answered all the same")
  func away() {
    let page = AccountPage.open(phone)
    page.press("Make an account")
    phone.follow("/settings")
    phone.follow("/settings/account")
    #expect(page.heading == "Account")
    page.press("Make an account")
    page.press("Make one with a passkey")
    phone.follow("/settings")
    page.hearSignedIn(recovery: Self.code, isNew: true)
    phone.follow("/settings/account")
    #expect(page.code != nil)
  }
}
