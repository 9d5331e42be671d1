import Kernel

/// The sentences about what is told with the app closed.
struct NotificationWords: Words {
  let language: Language

  init(_ language: Language) { self.language = language }

  func title(_ status: NotificationState.Status) -> String {
    switch status {
    case .off: isOff
    case .on: isOn
    case .denied: isDenied
    case .unsupported: isUnsupported
    case .notInstalled: isNotInstalled
    case .stopped: isStopped
    }
  }

  /// What to do about it.
  func text(_ status: NotificationState.Status) -> String? {
    switch status {
    case .off, .on: nil
    case .denied: deniedText
    case .unsupported: unsupportedText
    case .notInstalled: notInstalledText
    case .stopped: stoppedText
    }
  }

  func outcome(_ outcome: NotificationState.Outcome) -> String {
    switch outcome {
    case .tested: tested
    case .noService: noService
    case .notAllowed: notAllowed
    case .noAnswer: noAnswer
    case .tooMany: tooMany
    case .failed: failed
    }
  }

  func name(_ kind: PushReminder.Kind) -> String {
    switch kind {
    case .trains: trains
    case .races: races
    case .rest: rest
    case .card: card
    case .workouts: workouts
    }
  }
}
