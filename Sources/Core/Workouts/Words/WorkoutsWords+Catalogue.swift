// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(701) }
  var exercises: String { text(702) }
  var log: String { text(703) }
  var weights: String { text(704) }
  var bring: String { text(705) }
  var share: String { text(706) }
  var unknown: String { text(707) }
  var unknownText: String { text(708) }
  var needsScript: String { text(709) }
  var opening: String { text(710) }
  var newWorkout: String { text(711) }
  var emptyTitle: String { text(712) }
  var emptyText: String { text(713) }
  func exerciseCount(_ count: Int) -> String { text(714, count: count) }
  func roundCount(_ count: Int) -> String { text(715, count: count) }
  func sets(_ count: Int) -> String { text(716, count: count) }
  var start: String { text(717) }
  func startNamed(_ name: String) -> String { text(718, name) }
  var goOn: String { text(719) }
  var arrange: String { text(720) }
  var arranged: String { text(721) }
  func delete(_ name: String) -> String { text(722, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(723, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(724, date) }
  var kindNormal: String { text(725) }
  var kindWarmUp: String { text(726) }
  var kindDrop: String { text(727) }
  var kindFailure: String { text(728) }
  var measureReps: String { text(729) }
  var measureSeconds: String { text(730) }
  var measureMetres: String { text(731) }
  func countedReps(_ count: Int) -> String { text(732, count: count) }
  var chooseExercise: String { text(733) }
  var search: String { text(734) }
  var foundNone: String { text(735) }
  func exercisesFound(_ count: Int) -> String { text(736, count: count) }
  var nothingFoundText: String { text(737) }
  var muscle: String { text(738) }
  var equipment: String { text(739) }
  var level: String { text(740) }
  var category: String { text(741) }
  var filters: String { text(742) }
  func addTo(_ workout: String) -> String { text(743, workout) }
  func putInto(_ workout: String) -> String { text(744, workout) }
  var any: String { text(745) }
  var writeOwn: String { text(746) }
  var ownExercise: String { text(747) }
  var own: String { text(748) }
  var countedIn: String { text(749) }
  var trains: String { text(750) }
  var helps: String { text(751) }
  var force: String { text(752) }
  var mechanic: String { text(753) }
  var alsoCalled: String { text(754) }
  var bankLoading: String { text(755) }
  var bankFailed: String { text(756) }
  var bankFailedText: String { text(757) }
  var records: String { text(758) }
  var heaviest: String { text(759) }
  var oneRepMax: String { text(760) }
  var mostReps: String { text(761) }
  var mostSeconds: String { text(762) }
  var mostMetres: String { text(763) }
  var neverDone: String { text(764) }
  func setOf(_ number: Int, count: Int) -> String { text(765, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(766, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(767, set) }
  var firstTime: String { text(768) }
  var setDone: String { text(769) }
  var saveSet: String { text(770) }
  var about: String { text(771) }
  var restOver: String { text(772) }
  var skipRest: String { text(773) }
  var moreRest: String { text(774) }
  var moreRestSpoken: String { text(775) }
  var next: String { text(776) }
  var finish: String { text(777) }
  var discard: String { text(778) }
  var allDone: String { text(779) }
  var allDoneTitle: String { text(780) }
  var notFinished: String { text(781) }
  var setsOfThis: String { text(782) }
  var notRunning: String { text(783) }
  var notRunningText: String { text(784) }
  var toTheList: String { text(785) }
  var isDone: String { text(786) }
  func takeBack(_ set: String) -> String { text(787, set) }
  func didStart(_ name: String) -> String { text(788, name) }
  var didClear: String { text(789) }
  var didFinish: String { text(790) }
  var didRemoveLogged: String { text(791) }
  var didBringLog: String { text(792) }
  var didChooseUnit: String { text(793) }
  var didChangePlates: String { text(794) }
  var rounds: String { text(795) }
  var rest: String { text(796) }
  var shortRest: String { text(797) }
  func weightIn(_ unit: String) -> String { text(798, unit) }
  var kindLabel: String { text(799) }
  func roundNumber(_ number: Int) -> String { text(800, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(801, String(number)) }
  var eachRound: String { text(802) }
  var allRounds: String { text(803) }
  var moreRounds: String { text(804) }
  var moreSupersets: String { text(805) }
  var addExercise: String { text(806) }
  var addToSuperset: String { text(807) }
  func addToSupersetOf(_ name: String) -> String { text(808, name) }
  func replace(_ name: String) -> String { text(809, name) }
  func superset(_ letter: String) -> String { text(810, letter) }
  var noExercisesText: String { text(811) }
  var enterName: String { text(812) }
  var enterRounds: String { text(813) }
  var enterRest: String { text(814) }
  var enterAmount: String { text(815) }
  var enterWeight: String { text(816) }
  var tooManyExercises: String { text(817) }
  func didAdd(_ name: String) -> String { text(818, name) }
  func didDelete(_ name: String) -> String { text(819, name) }
  var didDeleteWorkout: String { text(820) }
  func didRename(_ name: String) -> String { text(821, name) }
  var didMove: String { text(822) }
  func inWorkout(_ name: String, change: String) -> String { text(823, name, change) }
  var didRemoveExercise: String { text(824) }
  var didReplace: String { text(825) }
  var monthBefore: String { text(826) }
  var monthAfter: String { text(827) }
  func workoutCount(_ count: Int) -> String { text(828, count: count) }
  var noWorkouts: String { text(829) }
  var logEmptyTitle: String { text(830) }
  var logEmptyText: String { text(831) }
  var totals: String { text(832) }
  var volume: String { text(833) }
  var reps: String { text(834) }
  var setsLabel: String { text(835) }
  var timeUnderLoad: String { text(836) }
  var distance: String { text(837) }
  var byMuscle: String { text(838) }
  var helpsHalf: String { text(839) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(840, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(841, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(842, weight) }
  var running: String { text(843) }
  var halfSet: String { text(844) }
  func setsAndHalf(_ count: Int) -> String { text(845, count: count) }
  var unit: String { text(846) }
  var unitText: String { text(847) }
  var plates: String { text(848) }
  var bar: String { text(849) }
  var target: String { text(850) }
  var perSide: String { text(851) }
  var emptyBar: String { text(852) }
  func belowBar(_ bar: String) -> String { text(853, bar) }
  var platesOwned: String { text(854) }
  func howMany(_ plate: String) -> String { text(855, plate) }
  var link: String { text(856) }
  var linkText: String { text(857) }
  var linkPicture: String { text(858) }
  var copyLink: String { text(859) }
  var asText: String { text(860) }
  var copyText: String { text(861) }
  var saveFile: String { text(862) }
  var notCopied: String { text(863) }
  var sharedWorkout: String { text(864) }
  var addToMine: String { text(865) }
  var addToLog: String { text(866) }
  var pasteTitle: String { text(867) }
  var pasteText: String { text(868) }
  var readIt: String { text(869) }
  var fileText: String { text(870) }
  var chooseThis: String { text(871) }
  func reading(_ percent: Int) -> String { text(872, String(percent)) }
  var readToTheEnd: String { text(873) }
  var nothingNew: String { text(874) }
  func knownAlready(_ count: Int) -> String { text(875, count: count) }
  func newExercises(_ count: Int) -> String { text(876, count: count) }
  var isNew: String { text(877) }
  func more(_ count: Int) -> String { text(878, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(879, count: count) }
  var restIsKnown: String { text(880) }
  var nothingUnderstood: String { text(881) }
  var noWorkoutInIt: String { text(882) }
  func unitAssumed(_ unit: String) -> String { text(883, unit) }
  var weightsIn: String { text(884) }
  func notUnderstood(_ count: Int) -> String { text(885, count: count) }
  var faultTime: String { text(886) }
  var faultDateOrder: String { text(887) }
  var faultFuture: String { text(888) }
  var faultExercise: String { text(889) }
  var faultNumber: String { text(890) }
  var faultNothingDone: String { text(891) }
  var faultTimeLeftOut: String { text(892) }
  var faultTooMany: String { text(893) }
  var faultTooManyNames: String { text(894) }
  func lineFault(_ number: Int, reason: String) -> String { text(895, String(number), reason) }
  var shareEmpty: String { text(896) }
  var shareTooLarge: String { text(897) }
  var shareNotAWorkout: String { text(898) }
  var shareDamaged: String { text(899) }
  var shareNewer: String { text(900) }
  func shareNegative(_ number: Int) -> String { text(901, String(number)) }
  var shareBelowZero: String { text(902) }
  func shareLine(_ number: Int) -> String { text(903, String(number)) }
  var notExport: String { text(904) }
  func together(_ weight: String) -> String { text(905, weight) }
  func missing(_ weight: String) -> String { text(906, weight) }
}
