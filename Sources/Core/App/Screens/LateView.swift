package import Kernel

/// What is said where a part of the program does not come (Documentation/Decisions/0014). It stands in every page, hidden,
/// in all languages: what is missing may be the program that would have to say it. The host shows it by `data-late`.
package enum LateView {
  package static var root: Node {
    element("div.update.late", .id("late")) {
      for language in Language.allCases {
        let words = AppWords(language)
        element("p", .lang(language.rawValue), .data("when", "waiting")) { words.partIsLate }
        element("p", .lang(language.rawValue), .data("when", "newer")) { words.otherBuild }
      }
      for language in Language.allCases {
        element("button.text-button", .type("button"), .lang(language.rawValue)) { AppWords(language).reload }
      }
    }
  }
}
