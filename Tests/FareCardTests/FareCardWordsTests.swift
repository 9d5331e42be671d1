import FareCard
import Kernel
import Languages
import Testing

@Suite("Fare card words")
struct FareCardWordsTests {
  @Test("the module has a name in each language")
  func name() {
    #expect(FareCardWords(.en).fareCard == "Fare card")
    #expect(FareCardWords(.fr).fareCard == "Carte de transport")
  }
}
