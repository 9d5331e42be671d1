import Kernel
import Testing
import TestSupport

@Suite("Two devices meet")
struct PairingTests {
  let phone = Phone()

  private func showing() -> AccountPage {
    let page = AccountPage.member(phone)
    page.press("Add a device")
    page.hear(
      "pairing",
      [
        "code": .string("AB12CD34"), "url": .string("https://example.org/settings/account#pair=AB12CD34.c2VjcmV0"),
        "ends": .integer(phone.now.milliseconds + 300_000),
      ])
    return page
  }

  @Test("the letters are shown in two groups beside a picture, with the time that is left")
  func shown() {
    let page = showing()
    #expect(page.heading == "Add a device")
    #expect(phone.page.first(class: "pair-code")?.text == "AB12 CD34")
    #expect(phone.page.first(class: "qr")?.attribute("aria-label") == "Link for the other device’s camera")
    #expect(page.text.contains("Valid for 5 min more"))
    phone.wait(seconds: 245)
    #expect(page.text.contains("Valid for less than a minute"))
  }

  @Test("a device that scanned is added by a yes")
  func scanned() {
    let page = showing()
    page.hear("asked", ["name": .string("iPad · Safari")])
    #expect(page.heading == "Add iPad · Safari?")
    page.press("Yes, add it")
    #expect(page.last["act"]?.string == "answer" && page.last["yes"]?.bool == true)
    page.hear("paired", ["name": .string("iPad · Safari")])
    #expect(
      page.toast == "iPad · Safari may come in now. Where it still asks, say yes there too."
        && page.heading == "Account" && page.acts.last == "look")
  }

  @Test("where the letters were typed both compare figures; a no adds nothing")
  func typed() {
    let page = showing()
    page.hear("asked", ["name": .string("iPad · Safari"), "figures": .string("481205")])
    #expect(page.heading == "Does the other one show 481 205?" && page.text.contains("iPad · Safari"))
    page.press("No")
    #expect(page.last["yes"]?.bool == false)
    page.hear("pairingOver", ["reason": .string("cancelled")])
    #expect(page.heading == "Account" && page.message == nil)
  }

  @Test("a device that came and has gone is said to have, and the letters are not blamed")
  func guestGone() {
    let page = showing()
    page.hear("asked", ["name": .string("iPad · Safari")])
    page.hear("pairingOver", ["reason": .string("code-over")])
    #expect(page.heading == "Account")
    #expect(page.message == "The new device stopped, or the time ran out. Nothing was added.")
  }

  @Test("a yes to a device that has gone says that nothing was added")
  func yesTooLate() {
    let page = showing()
    page.hear("asked", ["name": .string("iPad · Safari")])
    page.press("Yes, add it")
    page.hearFailed("answer", "code-over")
    #expect(page.heading == "Account")
    #expect(page.message == "The new device stopped, or the time ran out. Nothing was added.")
  }

  @Test("a yes that nobody heard is asked for again, with the reason, and the device that waits waits on")
  func yesUnheard() {
    let page = showing()
    page.hear("asked", ["name": .string("iPad · Safari")])
    page.press("Yes, add it")
    page.hearFailed("answer", "no-answer")
    #expect(page.heading == "Add iPad · Safari?")
    #expect(page.message?.hasPrefix("The server doesn’t answer.") == true)
    page.press("Yes, add it")
    page.hear("paired", ["name": .string("iPad · Safari")])
    #expect(page.heading == "Account" && page.message == nil)
  }

  @Test("a no on the other side is none of the letters’ fault, scanned or typed", arguments: [true, false])
  func saidNo(_ isScanned: Bool) {
    let page = AccountPage.open(phone, joining: isScanned ? "AB12CD34" : nil)
    if isScanned {
      page.press("Join")
    } else {
      page.press("I have one")
      page.press("Use another device")
      page.send(["code": "AB12CD34"])
    }
    page.hear("joining", ["figures": isScanned ? .null : .string("481205"), "scanned": .bool(isScanned)])
    page.hearFailed("join", "code-over")
    #expect(page.message(at: "Letters from the other device") == nil)
    #expect(
      page.message
        == "The other device didn’t add this one, or its invitation is over. Begin again there with Add a device.")
  }

  @Test("letters that are over are said to be, and new ones are a press away")
  func over() {
    let page = showing()
    page.hear("pairingOver", ["reason": .string("code-over")])
    #expect(page.message == "The letters are no longer valid. Show new ones.")
    page.press("Add a device")
    #expect(page.acts.suffix(1) == ["pair"])
  }

  @Test("stopped on the side that shows them")
  func stopped() {
    let page = showing()
    page.press("Stop")
    page.press("Stop")
    #expect(page.acts.suffix(2) == ["pair", "stopPairing"])
    page.hear("stopped")
    #expect(page.heading == "Account")
  }

  @Test("letters that are typed lead to figures, and a yes on the other side lets this device in")
  func joining() {
    let page = AccountPage.open(phone)
    page.press("I have one")
    page.press("Use another device")
    page.send(["code": "AB12"])
    #expect(page.message(at: "Letters from the other device") == "They are 8 letters and digits.")
    page.send(["code": "ab12-cd34"])
    #expect(page.last["act"]?.string == "join" && page.last["code"]?.string == "ab12cd34")
    page.hear("joining", ["figures": .string("481205"), "scanned": .bool(false)])
    #expect(page.heading == "Does the other one show 481 205?")
    page.press("Yes, the same")
    #expect(page.last["act"]?.string == "answer" && page.last["yes"]?.bool == true)
    #expect(page.text.contains("Now say yes on the other device.") && !page.press("Yes, the same"))
    page.hearSignedIn()
    #expect(page.text.contains("Signed in as ana@example.org") && page.code == nil)
  }

  @Test("a code that came with the address needs no letters")
  func fromCamera() {
    let page = AccountPage.open(phone, joining: "AB12CD34")
    #expect(page.heading == "Join from another device" && page.fields.isEmpty)
    page.press("Join")
    #expect(page.last["act"]?.string == "join" && page.last["code"] == nil)
    page.hear("joining", ["scanned": .bool(true)])
    #expect(page.text.contains("Now say yes on the other device."))
  }

  @Test("a code from the camera that is over leaves letters to be typed, and says why")
  func fromCameraTooLate() {
    let page = AccountPage.open(phone, joining: "AB12CD34")
    page.press("Join")
    page.hearFailed("join", "code-over")
    #expect(!page.fields.isEmpty && page.message?.hasPrefix("The other device didn’t add this one") == true)
  }

  @Test("a device that waits for the other one to answer can be called back")
  func cancelJoining() {
    let page = AccountPage.open(phone, joining: "AB12CD34")
    page.press("Join")
    page.press("Cancel")
    #expect(page.acts.last == "stopJoining")
    page.hear("stopped")
    #expect(page.heading == "Account" && !page.isBusy)
  }

  @Test("joining is stopped while it waits for the other side")
  func stopJoining() {
    let page = AccountPage.open(phone, joining: "AB12CD34")
    page.press("Join")
    page.hear("joining", ["scanned": .bool(true)])
    page.press("Stop")
    #expect(page.acts.last == "stopJoining")
    page.hear("stopped")
    #expect(page.heading == "Account" && !page.isBusy)
  }

  @Test("a meeting that another device has taken leads back to the letters, with the reason at them")
  func failed() {
    let page = AccountPage.open(phone, joining: "AB12CD34")
    page.press("Join")
    page.hear("joining", ["scanned": .bool(true)])
    page.hearFailed("join", "code-taken")
    let sentence = "Another device has come with these letters. Show new ones."
    #expect(page.message(at: "Letters from the other device") == sentence)
  }
}
