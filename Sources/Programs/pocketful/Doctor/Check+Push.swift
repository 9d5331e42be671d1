import Push
import Storage

extension Check {
  /// Whether reminders can be sent: by which key, and as whom.
  static func push(_ plan: ServerPlan) -> Check {
    Check(name: "push") {
      let subject =
        plan.hasHonestSubject
        ? "" : " Some push services refuse a server without --contact or an https --public-url."
      do throws(StorageError) {
        guard let database = try await kept(plan) else { return .ok("the first start draws the key." + subject) }
        let (key, count) = try await SharedVAPIDKey.survey(of: database)
        guard key != nil else {
          return count == 0
            ? .ok("the first start draws the key." + subject)
            : .failed(
              "the key is gone, and \(count) subscriptions were made by it: with a new one each of them is over, and every "
                + "device has to allow notifications anew. Put the table secret back from a backup before the next start."
            )
        }
        return .ok("the key is there, \(count) devices subscribed by it; another key would end all of them." + subject)
      } catch {
        return .failed(error.sentence)
      }
    }
  }

  /// nil where no server has made its tables there. Nothing is made.
  private static func kept(_ plan: ServerPlan) async throws(StorageError) -> Database? {
    switch plan.database {
    case .sqlite(let path): return try Database.isThere(path: path) ? try await .people(path: path) : nil
    case .postgres(let address):
      let database = Database.postgres(address, connections: 1)
      return try await database.isOfThisVersion() == true ? database : nil
    }
  }
}
