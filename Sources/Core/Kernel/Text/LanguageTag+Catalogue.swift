// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
/// The languages that Pocketful speaks, each by its BCP 47 tag; English, which is spoken where nothing better is asked for, first.
package enum LanguageTag: String, CaseIterable, Sendable {
  case en = "en"
  case es = "es"
  case fr = "fr"

  /// As its speakers call it.
  package var ownName: String {
    switch self {
    case .en: "English"
    case .es: "Español"
    case .fr: "Français"
    }
  }
}
