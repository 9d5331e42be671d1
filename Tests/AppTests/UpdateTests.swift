import Kernel
import Testing
import TestSupport

@Suite("A new version")
struct UpdateTests {
  let phone = Phone()

  @Test("it is offered, and taken only when the person says so")
  func offered() {
    phone.open("/")
    #expect(phone.page.button("Reload") == nil)
    phone.send("update", ["ready": .bool(true)])
    #expect(phone.page.all(class: "update").first?.text == "A new version is ready.Reload")
    #expect(phone.effects("reload").isEmpty)
    phone.act("reload")
    #expect(phone.effects("reload").count == 1)
  }

  @Test("it can be put off")
  func later() {
    phone.open("/")
    phone.send("update", ["ready": .bool(true)])
    phone.act("dismiss-update")
    #expect(phone.page.all(class: "update").isEmpty)
  }
}
