import Nodes
import Storage

extension Check {
  /// Where several servers may share a database: who leads what, and whether they hear each other there.
  static func nodes(_ plan: ServerPlan) -> [Check] {
    guard case .postgres(let address) = plan.database else { return [] }
    return [
      Check(name: "nodes") {
        do throws(StorageError) {
          if !address.isPooled, try await Database.sharesConnections(address) {
            return .failed(StorageError.server(.pooled).sentence)
          }
          guard let survey = try await NodeSurvey(of: address, listening: plan.listening) else {
            return .ok("none has begun there yet; `pocketful serve` makes the tables")
          }
          return finding(survey, isNamed: plan.listening != nil)
        } catch {
          return .failed(error.sentence)
        }
      }
    ]
  }

  /// `isNamed`: whether it was said where to listen.
  static func finding(_ survey: NodeSurvey, isNamed: Bool) -> Finding {
    let leaders = survey.leads.sorted { $0.key < $1.key }.map { holder, leases in
      "\(holder) leads " + leases.map { "\($0.name) (epoch \($0.epoch))" }.joined(separator: ", ")
    }
    let unled = survey.unled.isEmpty ? [] : ["nobody leads \(survey.unled.joined(separator: ", "))"]
    let who = leaders.isEmpty ? "no server runs there now" : (leaders + unled).joined(separator: "; ")
    switch survey.hearing {
    case .heard(let latency):
      if !leaders.isEmpty, !unled.isEmpty { return .failed("\(who). See what the servers' logs say of the database.") }
      return .ok("\(who); a word from one to another takes \(latency.milliseconds) ms")
    case .failed(let error):
      return .failed("\(who). What one tells another can't be heard. \(error.sentence)")
    case .silent:
      return .failed(
        "\(who). What one tells another is not heard: "
          + (isNamed
            ? "the address of --database-listen has to be the database's own, past any pooler."
            : "where a pooler stands in front, name the database's own address with --database-listen.")
          + " Until then they look every few seconds.")
    }
  }
}
