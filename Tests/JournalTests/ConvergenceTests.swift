import Journal
import Kernel
import TestSupport
import Testing

/// Random lives of several devices with wrong clocks, lost and doubled messages and reloads; then all meet.
@Suite("Devices that meet")
struct ConvergenceTests {
  @Test("every order of arrival gives the same journal, and nothing is lost", arguments: 0..<60)
  func sameFold(seed: UInt64) {
    var world = World(seed: seed)
    for _ in 0..<150 { world.step() }
    world.meet()
    let reference = world.devices[0].journal
    #expect(reference.operations.count == world.made)
    for device in world.devices {
      #expect(device.journal.operations == reference.operations)
      #expect(device.journal.effective == reference.effective)
    }
    for _ in 0..<5 {
      var other = Journal(writer: "other")
      var left = (reference.operations + reference.operations).shuffled(using: &world.random)
      while !left.isEmpty {
        let count = Int.random(in: 1...min(left.count, 7), using: &world.random)
        other.receive(Array(left.prefix(count)))
        left.removeFirst(count)
      }
      #expect(other.operations == reference.operations && other.effective == reference.effective)
    }
  }

  @Test("an edit made after seeing another wins over it, however wrong the two clocks are", arguments: 0..<60)
  func lastEditWins(seed: UInt64) {
    var world = World(seed: seed)
    for round in 0..<30 {
      let author = Int.random(in: 0..<world.devices.count, using: &world.random)
      world.meet()
      world.devices[author].edit(.note("\(round)"))
      world.made += 1
      world.meet()
      #expect(world.devices.allSatisfy { $0.journal.notes.last == "\(round)" })
    }
  }
}

private struct Device {
  var journal: Journal
  var clock: Int64
  /// How far its clock is wrong, in milliseconds.
  let skew: Int64

  mutating func edit(_ change: Change) {
    clock += 1000
    journal.receive([journal.draft(change, now: .at(clock + skew))])
  }
}

private struct World {
  var devices: [Device] = []
  var random: SeededRandom
  var made = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let tenYears: Int64 = 315_576_000_000
    for index in 0..<Int.random(in: 2...5, using: &random) {
      let skew = [0, -tenYears, tenYears, Int64.random(in: -400_000...400_000, using: &random)][index % 4]
      devices.append(Device(journal: Journal(writer: "d\(index)"), clock: 1_759_414_800_000, skew: skew))
    }
  }

  mutating func step() {
    let index = Int.random(in: 0..<devices.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      devices[index].edit(.note("\(made)"))
      made += 1
    case 5..<7:
      // Undo of anything it knows, an undo too.
      guard let target = devices[index].journal.operations.randomElement(using: &random) else { return }
      devices[index].edit(devices[index].journal.undo(target.id))
      made += 1
    case 7:
      // A reload from the store.
      let operations = devices[index].journal.operations.shuffled(using: &random)
      devices[index].journal = Journal(writer: "d\(index)")
      devices[index].journal.receive(operations)
    default:
      // Some of what another one knows, in any order.
      let other = Int.random(in: 0..<devices.count, using: &random)
      let sent = devices[other].journal.operations.filter { _ in Bool.random(using: &random) }
      devices[index].journal.receive(sent.shuffled(using: &random))
    }
  }

  mutating func meet() {
    for index in devices.indices { for other in devices { devices[index].journal.receive(other.journal.operations) } }
    // Once more, for what the first ones learned too late.
    for index in devices.indices { for other in devices { devices[index].journal.receive(other.journal.operations) } }
  }
}
