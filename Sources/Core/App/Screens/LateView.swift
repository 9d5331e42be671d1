package import Kernel

/// What is said where a part of the program does not come (Documentation/Decisions/0014). It stands in every page, hidden,
/// in all languages: what is missing may be the program that would have to say it. The host shows it by `data-late`.
package enum LateView {
  package static func root(_ languages: [Language]) -> Node {
    element("div.update.late", .id("late")) {
      for language in languages {
        let words = AppWords(language)
        element("p", .lang(language.tag.rawValue), .data("when", "waiting")) { words.partIsLate }
        element("p", .lang(language.tag.rawValue), .data("when", "newer")) { words.otherBuild }
      }
      for language in languages {
        element("button.text-button", .type("button"), .lang(language.tag.rawValue)) { AppWords(language).reload }
      }
    }
  }
}
