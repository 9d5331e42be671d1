/// What an exercise is counted in.
///
/// NB: their order is kept in journals and links.
package enum Measure: Int, CaseIterable, Sendable {
  case reps
  case seconds
  case metres
}
