import Exercises
import Kernel
import Training

/// The search through the bank, made ready once; and the last answer, because a screen is drawn each second.
final class SearchMemory {
  private var search: ExerciseSearch?
  private var own: [OwnExercise] = []
  private var language: LanguageTag?
  private var last: (query: String, filter: ExerciseFilter, limit: Int, found: [Exercise], count: Int)?

  /// At most `limit` of them, best first, and how many there are in all.
  func find(
    _ query: String, _ filter: ExerciseFilter, limit: Int, _ bank: ExerciseBank, _ own: [OwnExercise],
    _ language: Language
  ) -> (found: [Exercise], count: Int) {
    if search == nil || self.own != own || self.language != language.tag {
      search = ExerciseSearch(bank, own: own, language)
      self.own = own
      self.language = language.tag
      last = nil
    }
    if let last, last.query == query, last.filter == filter, last.limit == limit { return (last.found, last.count) }
    guard let (found, count) = search?.find(query, filter, limit: limit) else { return ([], 0) }
    last = (query, filter, limit, found, count)
    return (found, count)
  }

  /// The bank has come.
  func forget() { search = nil }
}
