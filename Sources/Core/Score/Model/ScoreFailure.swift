package import Kernel

/// Why there is no score to show, or no newer one.
package enum ScoreFailure: Equatable, Sendable {
  /// The device has no network.
  case offline
  /// Our own server gave no answer.
  case silence
  /// Our own server answered with this HTTP status.
  case answered(Int)
  /// Our own server keeps the score from who asks from here.
  case closed
  /// The service gave our server no answer.
  case unreachable
  case timedOut
  /// The service answered with this HTTP status.
  case status(Int)
  /// The service sends our server to another place, which isn't followed.
  case moved
  /// The connection ended before the service's answer did.
  case cutShort
  /// The service sent far more than a report has.
  case tooLarge
  /// The service sent a report that is none.
  case report(ReportFault)
}

/// Why a report is none.
package enum ReportFault: Error, Equatable, Sendable {
  /// Neither a report nor the word that there is none.
  case notUnderstood
  case noScore
  /// A scale whose end is not above its beginning.
  case noRange(least: Int, most: Int)
  case outside(score: Int, least: Int, most: Int)
}

extension ScoreFailure {
  /// A name of each on the wire, with numbers beside it where it has some.
  private enum Reason: String, CaseIterable {
    case offline, silence, answered, closed, unreachable, timedOut, status, moved, cutShort, tooLarge
    case notUnderstood, noScore, noRange, outside
  }

  /// `{"reason":"outside","numbers":[812,0,700]}`.
  package var json: JSON {
    let (reason, numbers) = parts
    var list: [JSON] = []
    for number in numbers { list.append(.integer(Int64(number))) }
    return .object(["reason": .string(reason.rawValue), "numbers": .array(list)])
  }

  private var parts: (Reason, [Int]) {
    switch self {
    case .offline: (.offline, [])
    case .silence: (.silence, [])
    case .answered(let status): (.answered, [status])
    case .closed: (.closed, [])
    case .unreachable: (.unreachable, [])
    case .timedOut: (.timedOut, [])
    case .status(let status): (.status, [status])
    case .moved: (.moved, [])
    case .cutShort: (.cutShort, [])
    case .tooLarge: (.tooLarge, [])
    case .report(.notUnderstood): (.notUnderstood, [])
    case .report(.noScore): (.noScore, [])
    case .report(.noRange(let least, let most)): (.noRange, [least, most])
    case .report(.outside(let score, let least, let most)): (.outside, [score, least, most])
    }
  }

  /// What can't be read is an answer that is not understood: a later version may know more reasons.
  package init(json: JSON) {
    var numbers: [Int] = []
    for number in json["numbers"]?.array ?? [] { numbers.append(number.int ?? 0) }
    while numbers.count < 3 { numbers.append(0) }
    switch json["reason"]?.string.flatMap({ Reason(named: $0) }) ?? .notUnderstood {
    case .offline: self = .offline
    case .silence: self = .silence
    case .answered: self = .answered(numbers[0])
    case .closed: self = .closed
    case .unreachable: self = .unreachable
    case .timedOut: self = .timedOut
    case .status: self = .status(numbers[0])
    case .moved: self = .moved
    case .cutShort: self = .cutShort
    case .tooLarge: self = .tooLarge
    case .notUnderstood: self = .report(.notUnderstood)
    case .noScore: self = .report(.noScore)
    case .noRange: self = .report(.noRange(least: numbers[0], most: numbers[1]))
    case .outside: self = .report(.outside(score: numbers[0], least: numbers[1], most: numbers[2]))
    }
  }
}
