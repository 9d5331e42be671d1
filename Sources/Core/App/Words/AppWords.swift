import Kernel

/// The sentences that belong to no module.
struct AppWords: Words {
  let language: Language

  init(_ language: Language) { self.language = language }

  /// `count` are new entries; `aside` are damaged records, which are only told of where nothing else came.
  func imported(_ count: Int, aside: Int = 0) -> String {
    if count == 0, aside > 0 { return DataWords(language).setAside(aside) + "." }
    if count == 0 { return nothingNew }
    return entriesImported(count)
  }
  func couldNotSave(_ failure: WriteFailure) -> String {
    switch failure {
    case .full:
      couldNotSaveFull
    case .unavailable:
      couldNotSaveUnavailable
    case .failed:
      couldNotSaveFailed
    }
  }
}
