import Kernel

/// The sentences of the page about the app itself.
struct AboutWords: Words {
  let language: Language

  init(_ language: Language) { self.language = language }
}
