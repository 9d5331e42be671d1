import Hummingbird
import Push

extension Problem {
  static let pushHost = Problem(
    .forbidden, "push-host",
    "Nothing is sent to that push service. Whoever runs the server adds it with --push-hosts.")

  static let noSubscription = Problem(.conflict, "no-subscription", "This device has not subscribed. Do that first.")

  static let noReminder = Problem(.notFound, "no-reminder", "There is no such reminder, or it is long over.")

  /// 429; seconds after which there may be another one.
  static func testedTooOften(_ seconds: Int) -> Problem {
    var problem = Problem(.tooManyRequests, "too-often", "A device is sent \(Website.tests) tests a minute.")
    problem.retryAfter = seconds
    return problem
  }

  init(_ refusal: ReminderStore.Refusal, _ context: SiteContext) {
    switch refusal {
    case .older:
      self.init(.conflict, "older", "A later set of reminders is there. Read the log on, and send a new one.")
    case .unknown: self = .noReminder
    case .full:
      self.init(.forbidden, "full", "More reminders than anybody needs were sent lately. Try again in two days.")
    case .account(let error): self.init(error, context)
    }
  }
}
