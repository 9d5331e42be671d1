package import Accounts
import Kernel

/// `POST /api/v1/push/reminders/{id}/snooze`: `{"seconds":60…3600}`.
package struct PuttingOff: Equatable, Sendable {
  package var seconds: Int64

  package init(_ bytes: [UInt8]) throws(Malformed) {
    guard let json = try? JSON.parse(bytes, limits: JSON.Limits(depth: 2, bytes: 1024)),
      let seconds = json["seconds"]?.integer, (60...3600).contains(seconds)
    else { throw Malformed(member: "seconds", demand: "be a whole number from 60 to 3,600") }
    self.seconds = seconds
  }
}
