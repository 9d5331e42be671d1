import Exercises
import Kernel
import Languages
import TestSupport
import Testing

@Suite("The search for an exercise")
struct ExerciseSearchTests {
  private static let bank = Result { try BankFile.bank() }
  private static let made = bank.map { ExerciseSearch($0, own: [], .en) }
  private let search: ExerciseSearch

  init() throws { search = try Self.made.get() }

  private func names(_ query: String, _ filter: ExerciseFilter = ExerciseFilter(), limit: Int = 8) -> [String] {
    search.find(query, filter, limit: limit).exercises.map { $0.name }
  }

  @Test(
    "finds first what is meant",
    arguments: [
      ("bench db", "Dumbbell Bench Press"), ("db bench", "Dumbbell Bench Press"),
      ("bench press", "Barbell Bench Press"),
      ("bench", "Barbell Bench Press"), ("bb bench", "Barbell Bench Press"), ("BENCH  PRESS", "Barbell Bench Press"),
      ("press bench dumbbell incline", "Incline Dumbbell Press"), ("squat", "Barbell Squat"),
      ("back squat", "Barbell Squat"), ("front squat", "Front Squat"), ("goblet", "Goblet Squat"),
      ("ohp", "Standing Military Press"), ("overhead press", "Standing Military Press"), ("rdl", "Romanian Deadlift"),
      ("db rdl", "Dumbbell Romanian Deadlift"), ("deadlift", "Barbell Deadlift"), ("sumo dl", "Sumo Deadlift"),
      ("hex bar deadlift", "Trap Bar Deadlift"), ("pullup", "Pull-Up"), ("pull up", "Pull-Up"), ("pull-ups", "Pull-Up"),
      ("pullu", "Pull-Up"), ("pushup", "Push-Up"), ("chin up", "Chin-Up"), ("chinup", "Chin-Up"), ("situp", "Sit-Up"),
      ("lat pulldown", "Lat Pulldown"), ("pull down lat", "Lat Pulldown"), ("seated row", "Seated Cable Row"),
      ("cable row", "Seated Cable Row"), ("bent over row", "Bent-Over Barbell Row"), ("curl", "Barbell Curl"),
      ("db curl", "Dumbbell Curl"), ("hammer", "Hammer Curl"), ("leg ext", "Leg Extension"),
      ("leg curl", "Lying Leg Curl"), ("leg press", "Leg Press"), ("lateral raise", "Dumbbell Lateral Raise"),
      ("side raise", "Dumbbell Lateral Raise"), ("hip thrust", "Barbell Hip Thrust"), ("kb swing", "Kettlebell Swing"),
      ("skull crusher ez", "EZ-Bar Skullcrusher"), ("tricep pushdown", "Triceps Pushdown"), ("face pull", "Face Pull"),
      ("rfess", "Bulgarian Split Squat"), ("plank", "Plank"), ("side plank", "Side Plank"), ("dips", "Triceps Dip"),
      ("squats", "Barbell Squat"), ("hammer curls", "Hammer Curl"),
      ("tgu", "Turkish Get-Up"), ("c&j", "Clean and Jerk"), ("treadmill", "Treadmill Running"), ("run", "Running"),
      ("élliptical", "Elliptical Trainer"), ("cgbp", "Close-Grip Barbell Bench Press"), ("t2b", "Toes to Bar"),
      ("farmers walk", "Farmer's Walk"), ("farmer’s walk", "Farmer's Walk"), ("ghr", "Glute-Ham Raise"),
      ("trx row", "Suspended Row"), ("pec deck", "Machine Chest Fly"), ("smith bench", "Smith Machine Bench Press"),
    ])
  func golden(query: String, name: String) {
    #expect(names(query).first == name, "\(names(query))")
  }

  @Test(
    "forgives one slip",
    arguments: [
      ("benhc press", "Barbell Bench Press"), ("sqaut", "Barbell Squat"), ("deadlfit", "Barbell Deadlift"),
      ("dumbell bench", "Dumbbell Bench Press"), ("shrugg", "Barbell Shrug"), ("kettelbell swing", "Kettlebell Swing"),
      ("romainian deadlift", "Romanian Deadlift"), ("burpe", "Burpee"), ("plannk", "Plank"),
    ])
  func slip(query: String, name: String) {
    #expect(names(query).first == name, "\(names(query))")
  }

  @Test("forgives neither two slips nor one in a short word", arguments: ["bnhec prss", "rlx", "zzzz", "駅"])
  func tooFar(query: String) {
    #expect(names(query).isEmpty)
  }

  @Test("finds by muscle and by equipment, in the person's language too")
  func facts() throws {
    #expect(search.find("triceps cable", limit: 9).exercises.allSatisfy { $0.primary.contains(.triceps) })
    let french = ExerciseSearch(try Self.bank.get(), own: [], .fr)
    let found = french.find("haltère mollets", limit: 9)
    #expect(!found.exercises.isEmpty)
    #expect(found.exercises.allSatisfy { $0.equipment == .dumbbell && $0.primary.contains(.calves) })
  }

  @Test("keeps to the filter, with words and without")
  func filters() {
    let filter = ExerciseFilter(muscle: .chest, equipment: .dumbbell, level: .beginner, category: .strength)
    for query in ["", "press", "incline"] {
      let found = search.find(query, filter, limit: 2000)
      #expect(!found.exercises.isEmpty && found.count == found.exercises.count)
      #expect(found.exercises.allSatisfy(filter.passes))
    }
    #expect(search.find("", limit: 10).count >= 850)
    #expect(search.find("", limit: 10).exercises.allSatisfy { $0.isKnown })
  }

  @Test("finds the person's own alongside")
  func own() throws {
    let own = OwnExercise(id: "phone-7", name: "Grandma's Zercher Carry", primary: [.traps], equipment: "sandbag")
    let search = ExerciseSearch(try Self.bank.get(), own: [own], .en)
    #expect(search.find("grandmas", limit: 3).exercises.first?.ref == .own("phone-7"))
    #expect(search.find("zercher carry", limit: 9).exercises.contains { $0.ref == .own("phone-7") })
    let sandbags = search.find("", ExerciseFilter(equipment: .sandbag), limit: 99)
    #expect(sandbags.exercises.contains { $0.ref == .own("phone-7") })
  }

  @Test("answers anything that can be typed, one letter after the other, within its limit")
  func anything() {
    var random = SeededRandom(seed: 5)
    let letters = Array("benchpress db-é'é🏋️\u{301}駅90")
    for _ in 0..<300 {
      let query = String(
        (0..<Int.random(in: 0...20, using: &random)).compactMap { _ in letters.randomElement(using: &random) })
      #expect(names(query, limit: 5).count <= 5)
    }
    #expect(search.find(String(repeating: "bench ", count: 500_000), limit: 5).exercises.count <= 5)
    #expect(search.find("bench", limit: 0).exercises.isEmpty && search.find("bench", limit: -1).exercises.isEmpty)
  }
}
