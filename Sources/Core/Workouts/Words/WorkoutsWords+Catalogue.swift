// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(760) }
  var exercises: String { text(761) }
  var log: String { text(762) }
  var weights: String { text(763) }
  var bring: String { text(764) }
  var share: String { text(765) }
  var unknown: String { text(766) }
  var unknownText: String { text(767) }
  var needsScript: String { text(768) }
  var opening: String { text(769) }
  var newWorkout: String { text(770) }
  var emptyTitle: String { text(771) }
  var emptyText: String { text(772) }
  func exerciseCount(_ count: Int) -> String { text(773, count: count) }
  func roundCount(_ count: Int) -> String { text(774, count: count) }
  func sets(_ count: Int) -> String { text(775, count: count) }
  var start: String { text(776) }
  func startNamed(_ name: String) -> String { text(777, name) }
  var goOn: String { text(778) }
  var arrange: String { text(779) }
  var arranged: String { text(780) }
  func delete(_ name: String) -> String { text(781, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(782, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(783, date) }
  var kindNormal: String { text(784) }
  var kindWarmUp: String { text(785) }
  var kindDrop: String { text(786) }
  var kindFailure: String { text(787) }
  var measureReps: String { text(788) }
  var measureSeconds: String { text(789) }
  var measureMetres: String { text(790) }
  func countedReps(_ count: Int) -> String { text(791, count: count) }
  var chooseExercise: String { text(792) }
  var search: String { text(793) }
  var foundNone: String { text(794) }
  func exercisesFound(_ count: Int) -> String { text(795, count: count) }
  var nothingFoundText: String { text(796) }
  var muscle: String { text(797) }
  var equipment: String { text(798) }
  var level: String { text(799) }
  var category: String { text(800) }
  var filters: String { text(801) }
  func addTo(_ workout: String) -> String { text(802, workout) }
  func putInto(_ workout: String) -> String { text(803, workout) }
  var any: String { text(804) }
  var writeOwn: String { text(805) }
  var ownExercise: String { text(806) }
  var own: String { text(807) }
  var countedIn: String { text(808) }
  var trains: String { text(809) }
  var helps: String { text(810) }
  var force: String { text(811) }
  var mechanic: String { text(812) }
  var alsoCalled: String { text(813) }
  var bankLoading: String { text(814) }
  var bankFailed: String { text(815) }
  var bankFailedText: String { text(816) }
  var records: String { text(817) }
  var heaviest: String { text(818) }
  var oneRepMax: String { text(819) }
  var mostReps: String { text(820) }
  var mostSeconds: String { text(821) }
  var mostMetres: String { text(822) }
  var neverDone: String { text(823) }
  func setOf(_ number: Int, count: Int) -> String { text(824, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(825, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(826, set) }
  var firstTime: String { text(827) }
  var setDone: String { text(828) }
  var saveSet: String { text(829) }
  var about: String { text(830) }
  var restOver: String { text(831) }
  var skipRest: String { text(832) }
  var moreRest: String { text(833) }
  var moreRestSpoken: String { text(834) }
  var next: String { text(835) }
  var finish: String { text(836) }
  var discard: String { text(837) }
  var allDone: String { text(838) }
  var allDoneTitle: String { text(839) }
  var notFinished: String { text(840) }
  var setsOfThis: String { text(841) }
  var notRunning: String { text(842) }
  var notRunningText: String { text(843) }
  var toTheList: String { text(844) }
  var isDone: String { text(845) }
  func takeBack(_ set: String) -> String { text(846, set) }
  func didStart(_ name: String) -> String { text(847, name) }
  var didClear: String { text(848) }
  var didFinish: String { text(849) }
  var didRemoveLogged: String { text(850) }
  var didBringLog: String { text(851) }
  var didChooseUnit: String { text(852) }
  var didChangePlates: String { text(853) }
  var rounds: String { text(854) }
  var rest: String { text(855) }
  var shortRest: String { text(856) }
  func weightIn(_ unit: String) -> String { text(857, unit) }
  var kindLabel: String { text(858) }
  func roundNumber(_ number: Int) -> String { text(859, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(860, String(number)) }
  var eachRound: String { text(861) }
  var allRounds: String { text(862) }
  var moreRounds: String { text(863) }
  var moreSupersets: String { text(864) }
  var addExercise: String { text(865) }
  var addToSuperset: String { text(866) }
  func addToSupersetOf(_ name: String) -> String { text(867, name) }
  func replace(_ name: String) -> String { text(868, name) }
  func superset(_ letter: String) -> String { text(869, letter) }
  var noExercisesText: String { text(870) }
  var enterName: String { text(871) }
  var enterRounds: String { text(872) }
  var enterRest: String { text(873) }
  var enterAmount: String { text(874) }
  var enterWeight: String { text(875) }
  var tooManyExercises: String { text(876) }
  func didAdd(_ name: String) -> String { text(877, name) }
  func didDelete(_ name: String) -> String { text(878, name) }
  var didDeleteWorkout: String { text(879) }
  func didRename(_ name: String) -> String { text(880, name) }
  var didMove: String { text(881) }
  func inWorkout(_ name: String, change: String) -> String { text(882, name, change) }
  var didRemoveExercise: String { text(883) }
  var didReplace: String { text(884) }
  var monthBefore: String { text(885) }
  var monthAfter: String { text(886) }
  func workoutCount(_ count: Int) -> String { text(887, count: count) }
  var noWorkouts: String { text(888) }
  var logEmptyTitle: String { text(889) }
  var logEmptyText: String { text(890) }
  var totals: String { text(891) }
  var volume: String { text(892) }
  var reps: String { text(893) }
  var setsLabel: String { text(894) }
  var timeUnderLoad: String { text(895) }
  var distance: String { text(896) }
  var byMuscle: String { text(897) }
  var helpsHalf: String { text(898) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(899, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(900, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(901, weight) }
  var running: String { text(902) }
  var halfSet: String { text(903) }
  func setsAndHalf(_ count: Int) -> String { text(904, count: count) }
  var unit: String { text(905) }
  var unitText: String { text(906) }
  var plates: String { text(907) }
  var bar: String { text(908) }
  var target: String { text(909) }
  var perSide: String { text(910) }
  var emptyBar: String { text(911) }
  func belowBar(_ bar: String) -> String { text(912, bar) }
  var platesOwned: String { text(913) }
  func howMany(_ plate: String) -> String { text(914, plate) }
  var link: String { text(915) }
  var linkText: String { text(916) }
  var linkPicture: String { text(917) }
  var copyLink: String { text(918) }
  var asText: String { text(919) }
  var copyText: String { text(920) }
  var saveFile: String { text(921) }
  var notCopied: String { text(922) }
  var sharedWorkout: String { text(923) }
  var addToMine: String { text(924) }
  var addToLog: String { text(925) }
  var pasteTitle: String { text(926) }
  var pasteText: String { text(927) }
  var readIt: String { text(928) }
  var fileText: String { text(929) }
  var chooseThis: String { text(930) }
  func reading(_ percent: Int) -> String { text(931, String(percent)) }
  var readToTheEnd: String { text(932) }
  var nothingNew: String { text(933) }
  func knownAlready(_ count: Int) -> String { text(934, count: count) }
  func newExercises(_ count: Int) -> String { text(935, count: count) }
  var isNew: String { text(936) }
  func more(_ count: Int) -> String { text(937, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(938, count: count) }
  var restIsKnown: String { text(939) }
  var nothingUnderstood: String { text(940) }
  var noWorkoutInIt: String { text(941) }
  func unitAssumed(_ unit: String) -> String { text(942, unit) }
  var weightsIn: String { text(943) }
  func notUnderstood(_ count: Int) -> String { text(944, count: count) }
  var faultTime: String { text(945) }
  var faultDateOrder: String { text(946) }
  var faultFuture: String { text(947) }
  var faultExercise: String { text(948) }
  var faultNumber: String { text(949) }
  var faultNothingDone: String { text(950) }
  var faultTimeLeftOut: String { text(951) }
  var faultTooMany: String { text(952) }
  var faultTooManyNames: String { text(953) }
  func lineFault(_ number: Int, reason: String) -> String { text(954, String(number), reason) }
  var shareEmpty: String { text(955) }
  var shareTooLarge: String { text(956) }
  var shareNotAWorkout: String { text(957) }
  var shareDamaged: String { text(958) }
  var shareNewer: String { text(959) }
  func shareNegative(_ number: Int) -> String { text(960, String(number)) }
  var shareBelowZero: String { text(961) }
  func shareLine(_ number: Int) -> String { text(962, String(number)) }
  var notExport: String { text(963) }
  func together(_ weight: String) -> String { text(964, weight) }
  func missing(_ weight: String) -> String { text(965, weight) }
}
