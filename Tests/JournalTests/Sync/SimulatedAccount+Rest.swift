import Journal
import Kernel

/// What has to be so at each step, and when the network is well again and all have met.
extension SimulatedAccount {
  /// What a page shows is the fold of what its disk held when it read that; what was compacted since may still be in it.
  var stepComplaint: String? {
    for profile in profiles {
      for tab in profile.tabs where tab.seen == profile.disk.last {
        let held = Dictionary(uniqueKeysWithValues: tab.journal.operations.map { ($0.id, $0) })
        for (id, operation) in profile.disk.operations where held[id] != operation {
          return "a page has \(held[id]?.text ?? "nothing"), its disk \(operation.text)"
        }
      }
    }
    return nil
  }

  mutating func rest() -> String? {
    for _ in 0..<8 { if !settle() { return "it never comes to rest" } }
    let (rows, pushes) = (server.rows.count, server.pushes)
    settle()
    if server.rows.count != rows || server.pushes != pushes { return "a second round sends something" }
    let known = Set(server.rows.map(\.id))
    if server.rows.count != known.count { return "the server has something twice" }
    if let lost = Set(intent.meanings.keys).subtracting(gone).subtracting(known).min() { return "\(lost.text) is lost" }
    if let more = known.subtracting(intent.meanings.keys).min() { return "nobody made \(more.text)" }
    profiles.append(SimulatedProfile(skew: 0))
    openTab(profiles.count - 1)
    settle()
    let reference = profiles[profiles.count - 1].disk.journal
    if Set(reference.operations.map(\.id)) != known { return "a new device lacks something" }
    let shown = intent.shown(reference.operations.map(\.id))
    for (place, profile) in profiles.enumerated() {
      if let complaint = complaint(of: profile, reference, shown) { return "device \(place): \(complaint)" }
    }
    return mayReorder ? nil : orderComplaint(reference)
  }

  private func complaint(of profile: SimulatedProfile, _ reference: Journal, _ shown: [String: String]) -> String? {
    let journal = profile.disk.journal
    let wanted = reference.operations.filter { journal.contains($0.id) || !profile.disk.dropped.contains($0.id) }
    if journal.operations.map(\.id) != wanted.map(\.id) { return "others, or another order" }
    if journal.operations != wanted { return "other times" }
    if profile.disk.ledger?.unsent(journal).isEmpty == false { return "something is left to send" }
    if profile.disk.records.count != journal.operations.count { return "two records of one name are left" }
    let state =
      fault == .applyTwice
      ? profile.disk.records.reduce(into: [:]) { Entry.apply(&$0, $1.operation) } : journal.fold([:], Entry.apply)
    if state != shown { return "\(state) is shown, and \(shown) was entered" }
    for tab in profile.tabs where tab.journal.fold([:], Entry.apply) != shown { return "a page shows something else" }
    return nil
  }

  private func orderComplaint(_ reference: Journal) -> String? {
    var places: [OperationID: Int] = [:]
    for (place, operation) in reference.operations.enumerated() { places[operation.id] = place }
    for pair in inSight {
      guard let entry = places[pair.entry], let before = places[pair.before] else { continue }
      if entry < before { return "\(pair.entry.text), made in sight of \(pair.before.text), loses against it" }
    }
    return nil
  }

  /// Each page has one round at least, and goes on until nothing is left to do.
  @discardableResult
  private mutating func settle() -> Bool {
    server.now += 10
    for place in profiles.indices {
      for tab in profiles[place].tabs.indices {
        profiles[place].tabs[tab].catchUp(profiles[place].disk)
        profiles[place].tabs[tab].pending += profiles[place].tabs[tab].exchange.resume()
      }
    }
    for _ in 0..<500 {
      var isBusy = false
      for place in profiles.indices {
        var tab = 0
        while tab < profiles[place].tabs.count {
          if isBusyPage(place, tab) {
            isBusy = true
            run(place, tab, safely: true)
          }
          tab += 1
        }
      }
      if !isBusy { return true }
    }
    return false
  }

  /// One that only waits for another's lock is not.
  private func isBusyPage(_ place: Int, _ tab: Int) -> Bool {
    let page = profiles[place].tabs[tab]
    guard let next = page.pending.first else { return false }
    if case .wait = next, let holder = profiles[place].lock { return holder == page.number }
    return true
  }
}
