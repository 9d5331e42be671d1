import Kernel

/// The sentences about where data is, getting it out, in, and rid of it.
struct DataWords: Words {
  let language: Language

  init(_ language: Language) { self.language = language }

  // MARK: Where it is

  /// 1 234 567 bytes as "1.2 MB".
  func size(_ bytes: Int64) -> String {
    if bytes < 1_000_000 { return kilobytes(String((bytes + 999) / 1000)) }
    let isGiga = bytes >= 1_000_000_000
    let tenths = bytes / (isGiga ? 100_000_000 : 100_000)
    let size = "\(tenths / 10)" + (tenths >= 1000 ? "" : decimalMark + "\(tenths % 10)")
    return isGiga ? gigabytes(size) : megabytes(size)
  }

  // MARK: Export, import

  /// “All of it is here” is said only of a file of which all was understood.
  func nothing(in preview: ImportPreview) -> String {
    if !preview.damaged.isEmpty { return noNewChanges }
    switch (preview.known > 0, preview.unusable > 0) {
    case (true, false): return allHere
    case (true, true): return nothingUsableNew
    case (false, true): return nothingUsable
    case (false, false): return nothingInIt
    }
  }
  func failed(_ error: DataFileError) -> String {
    switch error {
    case .notJSON:
      failedNotJSON
    case .foreign:
      failedForeign
    case .newer:
      failedNewer
    case .empty:
      failedEmpty
    }
  }

  // MARK: When it cannot be read

  func brokenTitle(_ breakage: StorageHealth.Breakage) -> String {
    switch breakage {
    case .newer: newerIsOpen
    case .unreadable, .erased, .vanished, .tooMuch, .ended:
      cantBeOpened
    }
  }
  func brokenText(_ breakage: StorageHealth.Breakage) -> String {
    switch breakage {
    case .unreadable:
      brokenTextUnreadable
    case .erased:
      brokenTextErased
    case .newer:
      brokenTextNewer
    case .tooMuch:
      brokenTextTooMuch
    case .ended:
      brokenTextEnded
    case .vanished:
      brokenTextVanished
    }
  }
}
