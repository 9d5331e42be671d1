// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(762) }
  var exercises: String { text(763) }
  var log: String { text(764) }
  var weights: String { text(765) }
  var bring: String { text(766) }
  var share: String { text(767) }
  var unknown: String { text(768) }
  var unknownText: String { text(769) }
  var needsScript: String { text(770) }
  var opening: String { text(771) }
  var newWorkout: String { text(772) }
  var emptyTitle: String { text(773) }
  var emptyText: String { text(774) }
  func exerciseCount(_ count: Int) -> String { text(775, count: count) }
  func roundCount(_ count: Int) -> String { text(776, count: count) }
  func sets(_ count: Int) -> String { text(777, count: count) }
  var start: String { text(778) }
  func startNamed(_ name: String) -> String { text(779, name) }
  var goOn: String { text(780) }
  var arrange: String { text(781) }
  var arranged: String { text(782) }
  func delete(_ name: String) -> String { text(783, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(784, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(785, date) }
  var kindNormal: String { text(786) }
  var kindWarmUp: String { text(787) }
  var kindDrop: String { text(788) }
  var kindFailure: String { text(789) }
  var measureReps: String { text(790) }
  var measureSeconds: String { text(791) }
  var measureMetres: String { text(792) }
  func countedReps(_ count: Int) -> String { text(793, count: count) }
  var chooseExercise: String { text(794) }
  var search: String { text(795) }
  var foundNone: String { text(796) }
  func exercisesFound(_ count: Int) -> String { text(797, count: count) }
  var nothingFoundText: String { text(798) }
  var muscle: String { text(799) }
  var equipment: String { text(800) }
  var level: String { text(801) }
  var category: String { text(802) }
  var filters: String { text(803) }
  func addTo(_ workout: String) -> String { text(804, workout) }
  func putInto(_ workout: String) -> String { text(805, workout) }
  var any: String { text(806) }
  var writeOwn: String { text(807) }
  var ownExercise: String { text(808) }
  var own: String { text(809) }
  var countedIn: String { text(810) }
  var trains: String { text(811) }
  var helps: String { text(812) }
  var force: String { text(813) }
  var mechanic: String { text(814) }
  var alsoCalled: String { text(815) }
  var bankLoading: String { text(816) }
  var bankFailed: String { text(817) }
  var bankFailedText: String { text(818) }
  var records: String { text(819) }
  var heaviest: String { text(820) }
  var oneRepMax: String { text(821) }
  var mostReps: String { text(822) }
  var mostSeconds: String { text(823) }
  var mostMetres: String { text(824) }
  var neverDone: String { text(825) }
  func setOf(_ number: Int, count: Int) -> String { text(826, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(827, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(828, set) }
  var firstTime: String { text(829) }
  var setDone: String { text(830) }
  var saveSet: String { text(831) }
  var about: String { text(832) }
  var restOver: String { text(833) }
  var skipRest: String { text(834) }
  var moreRest: String { text(835) }
  var moreRestSpoken: String { text(836) }
  var next: String { text(837) }
  var finish: String { text(838) }
  var discard: String { text(839) }
  var allDone: String { text(840) }
  var allDoneTitle: String { text(841) }
  var notFinished: String { text(842) }
  var setsOfThis: String { text(843) }
  var notRunning: String { text(844) }
  var notRunningText: String { text(845) }
  var toTheList: String { text(846) }
  var isDone: String { text(847) }
  func takeBack(_ set: String) -> String { text(848, set) }
  func didStart(_ name: String) -> String { text(849, name) }
  var didClear: String { text(850) }
  var didFinish: String { text(851) }
  var didRemoveLogged: String { text(852) }
  var didBringLog: String { text(853) }
  var didChooseUnit: String { text(854) }
  var didChangePlates: String { text(855) }
  var rounds: String { text(856) }
  var rest: String { text(857) }
  var shortRest: String { text(858) }
  func weightIn(_ unit: String) -> String { text(859, unit) }
  var kindLabel: String { text(860) }
  func roundNumber(_ number: Int) -> String { text(861, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(862, String(number)) }
  var eachRound: String { text(863) }
  var allRounds: String { text(864) }
  var moreRounds: String { text(865) }
  var moreSupersets: String { text(866) }
  var addExercise: String { text(867) }
  var addToSuperset: String { text(868) }
  func addToSupersetOf(_ name: String) -> String { text(869, name) }
  func replace(_ name: String) -> String { text(870, name) }
  func superset(_ letter: String) -> String { text(871, letter) }
  var noExercisesText: String { text(872) }
  var enterName: String { text(873) }
  var enterRounds: String { text(874) }
  var enterRest: String { text(875) }
  var enterAmount: String { text(876) }
  var enterWeight: String { text(877) }
  var tooManyExercises: String { text(878) }
  func didAdd(_ name: String) -> String { text(879, name) }
  func didDelete(_ name: String) -> String { text(880, name) }
  var didDeleteWorkout: String { text(881) }
  func didRename(_ name: String) -> String { text(882, name) }
  var didMove: String { text(883) }
  func inWorkout(_ name: String, change: String) -> String { text(884, name, change) }
  var didRemoveExercise: String { text(885) }
  var didReplace: String { text(886) }
  var monthBefore: String { text(887) }
  var monthAfter: String { text(888) }
  func workoutCount(_ count: Int) -> String { text(889, count: count) }
  var noWorkouts: String { text(890) }
  var logEmptyTitle: String { text(891) }
  var logEmptyText: String { text(892) }
  var totals: String { text(893) }
  var volume: String { text(894) }
  var reps: String { text(895) }
  var setsLabel: String { text(896) }
  var timeUnderLoad: String { text(897) }
  var distance: String { text(898) }
  var byMuscle: String { text(899) }
  var helpsHalf: String { text(900) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(901, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(902, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(903, weight) }
  var running: String { text(904) }
  var halfSet: String { text(905) }
  func setsAndHalf(_ count: Int) -> String { text(906, count: count) }
  var unit: String { text(907) }
  var unitText: String { text(908) }
  var plates: String { text(909) }
  var bar: String { text(910) }
  var target: String { text(911) }
  var perSide: String { text(912) }
  var emptyBar: String { text(913) }
  func belowBar(_ bar: String) -> String { text(914, bar) }
  var platesOwned: String { text(915) }
  func howMany(_ plate: String) -> String { text(916, plate) }
  var link: String { text(917) }
  var linkText: String { text(918) }
  var linkPicture: String { text(919) }
  var copyLink: String { text(920) }
  var asText: String { text(921) }
  var copyText: String { text(922) }
  var saveFile: String { text(923) }
  var notCopied: String { text(924) }
  var sharedWorkout: String { text(925) }
  var addToMine: String { text(926) }
  var addToLog: String { text(927) }
  var pasteTitle: String { text(928) }
  var pasteText: String { text(929) }
  var readIt: String { text(930) }
  var fileText: String { text(931) }
  var chooseThis: String { text(932) }
  func reading(_ percent: Int) -> String { text(933, String(percent)) }
  var readToTheEnd: String { text(934) }
  var nothingNew: String { text(935) }
  func knownAlready(_ count: Int) -> String { text(936, count: count) }
  func newExercises(_ count: Int) -> String { text(937, count: count) }
  var isNew: String { text(938) }
  func more(_ count: Int) -> String { text(939, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(940, count: count) }
  var restIsKnown: String { text(941) }
  var nothingUnderstood: String { text(942) }
  var noWorkoutInIt: String { text(943) }
  func unitAssumed(_ unit: String) -> String { text(944, unit) }
  var weightsIn: String { text(945) }
  func notUnderstood(_ count: Int) -> String { text(946, count: count) }
  var faultTime: String { text(947) }
  var faultDateOrder: String { text(948) }
  var faultFuture: String { text(949) }
  var faultExercise: String { text(950) }
  var faultNumber: String { text(951) }
  var faultNothingDone: String { text(952) }
  var faultTimeLeftOut: String { text(953) }
  var faultTooMany: String { text(954) }
  var faultTooManyNames: String { text(955) }
  func lineFault(_ number: Int, reason: String) -> String { text(956, String(number), reason) }
  var shareEmpty: String { text(957) }
  var shareTooLarge: String { text(958) }
  var shareNotAWorkout: String { text(959) }
  var shareDamaged: String { text(960) }
  var shareNewer: String { text(961) }
  func shareNegative(_ number: Int) -> String { text(962, String(number)) }
  var shareBelowZero: String { text(963) }
  func shareLine(_ number: Int) -> String { text(964, String(number)) }
  var notExport: String { text(965) }
  func together(_ weight: String) -> String { text(966, weight) }
  func missing(_ weight: String) -> String { text(967, weight) }
}
