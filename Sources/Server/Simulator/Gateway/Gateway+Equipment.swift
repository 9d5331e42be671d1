import Kernel

extension Gateway {
  /// The name under which `POST /control` knows both lists of elevators.
  package static let elevators = "elevators"

  /// The lists of elevators, of which a feed's path may be one.
  func equipment(_ path: String, asked: Fault?, at now: Instant) -> Reply? {
    let body: [UInt8]
    switch path.lowercased() {
    case EquipmentAnswer.outages.lowercased(): body = EquipmentAnswer.listOfOutages(start: startedAt, in: zone)
    case EquipmentAnswer.register.lowercased(): body = EquipmentAnswer.listOfAll()
    default: return nil
    }
    let good = Reply(status: 200, contentType: "application/json", body: body)
    guard let fault = asked ?? faults.order(for: Self.elevators, at: now)?.fault else { return good }
    return good.spoiled(by: fault, noise: Noise(seed: seed).of(path).of(Int(now.seconds)))
  }
}
