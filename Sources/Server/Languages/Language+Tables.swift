// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
package import Kernel

extension Language {
  package static var all: [Language] { [.en, .es, .fr] }

  package static func of(_ tag: LanguageTag) -> Language {
    switch tag {
    case .en: .en
    case .es: .es
    case .fr: .fr
    }
  }
}
