// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension BankWords {
  /// Of bodyweight, barbell, dumbbell …, by its place from 0 on.
  func equipmentName(_ place: Int) -> String { text(995 + place) }
  static var equipmentNameKeys: TextKeys { TextKeys("""
    bodyweight|barbell|dumbbell|kettlebell|cable|machine|smith machine|band|EZ bar|trap bar|\
    plate|landmine|medicine ball|exercise ball|foam roller|suspension trainer|weight vest|\
    cardio machine|sled|sandbag|strongman|jump rope|ab wheel|battle ropes|balance board|hurdle|\
    chains|GHD|other
    """) }
  /// Of abdominals, abductors, adductors …, by its place from 0 on.
  func muscleName(_ place: Int) -> String { text(1024 + place) }
  static var muscleNameKeys: TextKeys { TextKeys("""
    abdominals|abductors|adductors|biceps|calves|chest|forearms|glutes|hamstrings|hip flexors|\
    lats|lower back|middle back|neck|quadriceps|shoulders|traps|triceps
    """) }
  /// Of pull, push, static …, by its place from 0 on.
  func forceName(_ place: Int) -> String { text(1042 + place) }
  static var forceNameKeys: TextKeys { TextKeys("pull|push|static") }
  /// Of compound, isolation …, by its place from 0 on.
  func mechanicName(_ place: Int) -> String { text(1045 + place) }
  static var mechanicNameKeys: TextKeys { TextKeys("compound|isolation") }
  /// Of beginner, intermediate, expert …, by its place from 0 on.
  func levelName(_ place: Int) -> String { text(1047 + place) }
  static var levelNameKeys: TextKeys { TextKeys("beginner|intermediate|expert") }
  /// Of strength, stretching, plyometrics …, by its place from 0 on.
  func categoryName(_ place: Int) -> String { text(1050 + place) }
  static var categoryNameKeys: TextKeys { TextKeys("""
    strength|stretching|plyometrics|powerlifting|weightlifting|strongman|cardio|technique
    """) }
  /// Of weight and reps, reps, added weight and reps …, by its place from 0 on.
  func measurementName(_ place: Int) -> String { text(1058 + place) }
  static var measurementNameKeys: TextKeys { TextKeys("""
    weight and reps|reps|added weight and reps|assisted reps|time|weight and time|\
    distance and time|weight and distance
    """) }
}
