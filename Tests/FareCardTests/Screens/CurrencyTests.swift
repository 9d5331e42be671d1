import FareCard
import Kernel
import Languages
import TestSupport
import Testing

@Suite("A fare in another currency")
struct CurrencyTests {
  private func text(_ fields: KeyValuePairs<String, String>, balance: String? = "20", _ language: Language = .en)
    -> String
  {
    let page = FareCardPage.open(language, balance: balance)
    page.rider.act("fare-card edit fare")
    for (field, text) in fields { page.rider.act("fare-card type " + field, value: text) }
    return page.rider.page.text
  }

  @Test("that amounts keep their figures is said before it is saved, of an own fare and of another agency's")
  func said() {
    #expect(text(["tariff": "", "currency": "JPY"]).contains("Amounts keep their figures: $20.00 becomes ¥20."))
    #expect(text(["tariff": "london-bus"]).contains("Amounts keep their figures: $20.00 becomes £20.00."))
  }

  @Test("nothing is said where the currency stays, or nothing was entered yet")
  func unsaid() {
    #expect(!text(["tariff": "", "currency": "USD"]).contains("figures"))
    #expect(!text(["tariff": "flat"]).contains("$20.00 becomes $20.00"))
    #expect(!text(["tariff": "", "currency": "JPY"], balance: nil).contains("figures"))
  }
}
