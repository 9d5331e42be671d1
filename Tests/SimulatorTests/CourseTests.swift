import Departures
import Kernel
import Simulator
import Testing

@Suite("One train's way")
struct CourseTests {
  private static let courses = Rail.plan.runs.flatMap { Rail.courses($0) }

  @Test("a train leaves its stops one after another and its first stop never early")
  func inOrder() {
    for course in CourseTests.courses {
      #expect(course.departures[0] >= course.scheduled)
      #expect(zip(course.departures, course.departures.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test("delays stay small: under four minutes on a calm day")
  func delays() {
    for course in CourseTests.courses {
      for (leaves, offset) in zip(course.departures, course.run.offsets) {
        let delay = leaves - course.scheduled - Int64(offset)
        #expect((-10...240).contains(delay))
      }
    }
  }

  @Test("what is foretold is in order, ahead of now until the train has left, and exact after")
  func foretold() {
    for course in CourseTests.courses.prefix(200) {
      for now in stride(from: course.scheduled - 300, to: course.arrival + 60, by: 97) {
        let told = course.departures.indices.map { course.foretold($0, at: now) }
        #expect(zip(told, told.dropFirst()).allSatisfy { $0 < $1 })
        for (stop, leaves) in course.departures.enumerated() where course.isAssigned(at: now) {
          if leaves <= now { #expect(told[stop] == leaves) } else { #expect(told[stop] >= now) }
        }
      }
    }
  }

  @Test("a foretold time is under a minute off, and under eight seconds off in the last minute")
  func converges() {
    for course in CourseTests.courses.prefix(200) where course.assignedAt != nil {
      for (stop, leaves) in course.departures.enumerated() {
        #expect(abs(course.foretold(stop, at: leaves - 600) - leaves) <= 60 || leaves - 600 < course.scheduled)
        if stop > 0 { #expect(abs(course.foretold(stop, at: leaves - 60) - leaves) < 8) }
      }
    }
  }

  @Test("a train is bound to nearly every trip, one to six minutes before it leaves")
  func assignment() {
    let lone = CourseTests.courses.filter { $0.assignedAt == nil }.count
    #expect(lone > 0 && lone * 50 < CourseTests.courses.count)
    for course in CourseTests.courses {
      guard let at = course.assignedAt else { continue }
      #expect((60...360).contains(course.scheduled - at))
    }
  }

  @Test("trains of one line that follow each other do not change places")
  func noOvertaking() throws {
    let run = try #require(Rail.plan.runs.first { $0.line == "7" })
    let day = Rail.plan.network.zone.local(Instant(seconds: Rail.noon)).day
    let midnight = Rail.plan.network.zone.serviceMidnight(of: day).seconds
    let all = run.departures(.weekday).map {
      Course(run: run, day: day, origin: Int($0), midnight: midnight, seed: 3, delay: 150)
    }
    for (first, second) in zip(all, all.dropFirst()) {
      #expect(zip(first.departures, second.departures).allSatisfy { $0 < $1 })
    }
  }

  @Test("a vehicle is heard of every half minute, but a few are silent for minutes")
  func heard() {
    var silent = 0
    for course in CourseTests.courses {
      let now = course.scheduled + Int64(Double(course.run.duration) * 0.4) + 110
      let age = now - course.heard(at: now)
      #expect((0...110).contains(age))
      if age > 90 { silent += 1 }
    }
    #expect(silent > 0 && silent * 20 < CourseTests.courses.count)
  }

  @Test("noise is the same for the same numbers, and smooth in between")
  func noise() {
    let noise = Noise(seed: 5).of("Q").of(12)
    #expect(noise.bits == Noise(seed: 5).of("Q").of(12).bits)
    #expect(noise.bits != Noise(seed: 6).of("Q").of(12).bits)
    for step in 0..<1000 {
      let x = Double(step) / 50
      #expect(abs(noise.smooth(x) - noise.smooth(x + 0.02)) < 0.04)
      #expect((0...1).contains(noise.smooth(x)))
    }
  }
}
