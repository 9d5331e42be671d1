package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct FareCardWords: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  func say(_ english: String, _ french: String) -> String {
    switch language {
    case .en: english
    case .fr: french
    }
  }

  package var fareCard: String { say("Fare card", "Carte de transport") }
}
