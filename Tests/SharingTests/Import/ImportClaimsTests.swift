import Exercises
import Kernel
import Sharing
import TestSupport
import Testing
import Training

/// What is said of a file before it is added is so; and no file takes the page away.
@Suite("What is said of a file of workouts")
struct ImportClaimsTests {
  private static let head = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"
  private static let names = Result { ExerciseNames(try BankFile.bank(), own: []) }

  private func read(
    _ text: String, unit: Weight.Unit = .kilograms, now: Instant = Instant(seconds: 4_102_444_800)
  ) throws -> WorkoutImport {
    var reading = try WorkoutImport(csv: text, try Self.names.get(), having: [], unit: unit, zone: .utc, now: now)
    while !reading.isDone { try reading.advance(by: 4000) }
    return reading
  }

  @Test("weights of a file that names no unit are read in the one that is said, and in the other when it is chosen")
  func unit() throws {
    let text = Self.head + "2026-01-15 18:00:00,A,Plank,1,225,5\n"
    let inPounds = try read(text, unit: .pounds)
    #expect(inPounds.assumesUnit && inPounds.unit == .pounds)
    #expect(inPounds.workouts[0].sets[0].set.weight == Weight(thousandths: 225_000, .pounds))
    var again = try inPounds.again(in: .kilograms)
    while !again.isDone { try again.advance(by: 1) }
    #expect(again.workouts[0].sets[0].set.weight == Weight(thousandths: 225_000, .kilograms))
  }

  @Test(
    "nothing is assumed where the heading or the row names it, or where there is no weight",
    arguments: [
      "Date,Exercise Name,Set Order,Weight (lbs),Reps\n2026-01-15 18:00:00,Plank,1,225,5\n",
      "Date,Exercise Name,Set Order,Weight,Weight Unit,Reps\n2026-01-15 18:00:00,Plank,1,225,lbs,5\n",
      "Date,Exercise Name,Set Order,Weight,Reps\n2026-01-15 18:00:00,Plank,1,0,5\n",
    ])
  func named(text: String) throws {
    #expect(try !read(text).assumesUnit)
  }

  @Test("what is still to come was not done; two clocks may differ by minutes")
  func future() throws {
    let now = try #require(Instant(iso8601: "2026-03-01T12:00:00Z"))
    let text =
      Self.head
      + "2026-03-01 12:04:00,A,Plank,1,0,5\n2026-03-01 13:00:00,B,Plank,1,0,5\n2027-02-01 08:00:00,C,Plank,1,0,5\n"
    let read = try read(text, now: now)
    #expect(read.workouts.map { $0.name } == ["A"])
    #expect(read.faults.shown == [RowFault(row: 3, reason: .future), RowFault(row: 4, reason: .future)])
  }

  @Test(
    "a date whose day and month can be exchanged is refused with what is wanted",
    arguments: [
      "02/05/2026 18:00", "5.2.2026 18:00", "13/05/2026 18:00:00",
    ])
  func order(date: String) throws {
    #expect(try read(Self.head + "\(date),A,Plank,1,0,5\n").faults.shown.first?.reason == .dateOrder)
  }

  @Test("5,000 workouts, each with a name of its own, are read in a time that grows as the file does")
  func manyNames() throws {
    func file(_ count: Int) -> String {
      var text = Self.head
      for row in 0..<count {
        text += "2024-01-\(10 + row % 20) 18:\(10 + row % 50):00,W\(row),Thing number \(row),1,20,5\n"
      }
      return text
    }
    _ = try read(file(10))
    let few = try processorTime { _ = try read(file(625)) }
    let many = try processorTime { _ = try read(file(5000)) }
    #expect(try read(file(5000)).own.count == 5000)
    // Eight times the rows: about eight times the time, where it was five hundred.
    #expect(many < few * 30, "\(few) for 625, \(many) for 5,000")
    let tooMany = try read(file(5100))
    #expect(
      tooMany.own.count == 5000 && tooMany.faults.shown.first?.reason == .tooManyNames && tooMany.faults.count == 100)
  }
}
