import Nodes
import Storage

extension Check {
  /// Where several servers may share a database: who leads what, and whether they hear each other there.
  static func nodes(_ plan: ServerPlan) -> [Check] {
    guard case .postgres(let address) = plan.database else { return [] }
    return [
      Check(name: "nodes") {
        do throws(StorageError) {
          guard let survey = try await NodeSurvey(of: address, listening: plan.listening) else {
            return .ok("none has begun there yet; `pocketful serve` makes the tables")
          }
          return finding(survey)
        } catch {
          return .failed(error.sentence)
        }
      }
    ]
  }

  static func finding(_ survey: NodeSurvey) -> Finding {
    let leaders = survey.leads.sorted { $0.key < $1.key }.map { holder, leases in
      "\(holder) leads " + leases.map { "\($0.name) (epoch \($0.epoch))" }.joined(separator: ", ")
    }
    let unled = survey.unled.isEmpty ? [] : ["nobody leads \(survey.unled.joined(separator: ", "))"]
    let who = (leaders.isEmpty && unled.isEmpty ? ["nothing was led yet"] : leaders + unled).joined(separator: "; ")
    guard let lag = survey.lag else {
      return .failed(
        "\(who). What one tells another is not heard: where a pooler stands in front, name the database's own address "
          + "with --database-listen. Until then they look every few seconds.")
    }
    return .ok("\(who); a word from one to another takes \(Int64((lag / .milliseconds(1)).rounded(.up))) ms")
  }
}
