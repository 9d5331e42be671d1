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
  /// Every one of them with its code on the wire; those that carry numbers with these.
  private static func coded(_ numbers: (Int, Int, Int)) -> [(code: String, failure: ScoreFailure)] {
    let (first, second, third) = numbers
    return [
      ("offline", .offline), ("silence", .silence), ("answered", .answered(first)), ("closed", .closed),
      ("unreachable", .unreachable), ("timedOut", .timedOut), ("status", .status(first)), ("moved", .moved),
      ("cutShort", .cutShort), ("tooLarge", .tooLarge), ("notUnderstood", .report(.notUnderstood)),
      ("noScore", .report(.noScore)), ("noRange", .report(.noRange(least: first, most: second))),
      ("outside", .report(.outside(score: first, least: second, most: third))),
    ]
  }

  private var numbers: [Int] {
    switch self {
    case .answered(let status), .status(let status): [status]
    case .report(.noRange(let least, let most)): [least, most]
    case .report(.outside(let score, let least, let most)): [score, least, most]
    default: []
    }
  }

  /// `{"reason":"outside","numbers":[812,0,700]}`.
  package var json: JSON {
    let numbers = numbers
    var list: [JSON] = []
    for number in numbers { list.append(.integer(Int64(number))) }
    let code = Self.coded(Self.three(numbers)).first { $0.failure == self }?.code ?? ""
    return .object(["reason": .string(code), "numbers": .array(list)])
  }

  /// What can't be read is an answer that is not understood: a later version may know more reasons.
  package init(json: JSON) {
    var numbers: [Int] = []
    for number in json["numbers"]?.array ?? [] { numbers.append(number.int ?? 0) }
    let code = json["reason"]?.string ?? ""
    self = Self.coded(Self.three(numbers)).first { $0.code == code }?.failure ?? .report(.notUnderstood)
  }

  private static func three(_ numbers: [Int]) -> (Int, Int, Int) {
    let all = numbers + [0, 0, 0]
    return (all[0], all[1], all[2])
  }
}
