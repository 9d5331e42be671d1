// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(753) }
  var exercises: String { text(754) }
  var log: String { text(755) }
  var weights: String { text(756) }
  var bring: String { text(757) }
  var share: String { text(758) }
  var unknown: String { text(759) }
  var unknownText: String { text(760) }
  var needsScript: String { text(761) }
  var opening: String { text(762) }
  var newWorkout: String { text(763) }
  var emptyTitle: String { text(764) }
  var emptyText: String { text(765) }
  func exerciseCount(_ count: Int) -> String { text(766, count: count) }
  func roundCount(_ count: Int) -> String { text(767, count: count) }
  func sets(_ count: Int) -> String { text(768, count: count) }
  var start: String { text(769) }
  func startNamed(_ name: String) -> String { text(770, name) }
  var goOn: String { text(771) }
  var arrange: String { text(772) }
  var arranged: String { text(773) }
  func delete(_ name: String) -> String { text(774, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(775, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(776, date) }
  var kindNormal: String { text(777) }
  var kindWarmUp: String { text(778) }
  var kindDrop: String { text(779) }
  var kindFailure: String { text(780) }
  var measureReps: String { text(781) }
  var measureSeconds: String { text(782) }
  var measureMetres: String { text(783) }
  func countedReps(_ count: Int) -> String { text(784, count: count) }
  var chooseExercise: String { text(785) }
  var search: String { text(786) }
  var foundNone: String { text(787) }
  func exercisesFound(_ count: Int) -> String { text(788, count: count) }
  var nothingFoundText: String { text(789) }
  var muscle: String { text(790) }
  var equipment: String { text(791) }
  var level: String { text(792) }
  var category: String { text(793) }
  var filters: String { text(794) }
  func addTo(_ workout: String) -> String { text(795, workout) }
  func putInto(_ workout: String) -> String { text(796, workout) }
  var any: String { text(797) }
  var writeOwn: String { text(798) }
  var ownExercise: String { text(799) }
  var own: String { text(800) }
  var countedIn: String { text(801) }
  var trains: String { text(802) }
  var helps: String { text(803) }
  var force: String { text(804) }
  var mechanic: String { text(805) }
  var alsoCalled: String { text(806) }
  var bankLoading: String { text(807) }
  var bankFailed: String { text(808) }
  var bankFailedText: String { text(809) }
  var records: String { text(810) }
  var heaviest: String { text(811) }
  var oneRepMax: String { text(812) }
  var mostReps: String { text(813) }
  var mostSeconds: String { text(814) }
  var mostMetres: String { text(815) }
  var neverDone: String { text(816) }
  func setOf(_ number: Int, count: Int) -> String { text(817, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(818, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(819, set) }
  var firstTime: String { text(820) }
  var setDone: String { text(821) }
  var saveSet: String { text(822) }
  var about: String { text(823) }
  var restOver: String { text(824) }
  var skipRest: String { text(825) }
  var moreRest: String { text(826) }
  var moreRestSpoken: String { text(827) }
  var next: String { text(828) }
  var finish: String { text(829) }
  var discard: String { text(830) }
  var allDone: String { text(831) }
  var allDoneTitle: String { text(832) }
  var notFinished: String { text(833) }
  var setsOfThis: String { text(834) }
  var notRunning: String { text(835) }
  var notRunningText: String { text(836) }
  var toTheList: String { text(837) }
  var isDone: String { text(838) }
  func takeBack(_ set: String) -> String { text(839, set) }
  func didStart(_ name: String) -> String { text(840, name) }
  var didClear: String { text(841) }
  var didFinish: String { text(842) }
  var didRemoveLogged: String { text(843) }
  var didBringLog: String { text(844) }
  var didChooseUnit: String { text(845) }
  var didChangePlates: String { text(846) }
  var rounds: String { text(847) }
  var rest: String { text(848) }
  var shortRest: String { text(849) }
  func weightIn(_ unit: String) -> String { text(850, unit) }
  var kindLabel: String { text(851) }
  func roundNumber(_ number: Int) -> String { text(852, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(853, String(number)) }
  var eachRound: String { text(854) }
  var allRounds: String { text(855) }
  var moreRounds: String { text(856) }
  var moreSupersets: String { text(857) }
  var addExercise: String { text(858) }
  var addToSuperset: String { text(859) }
  func addToSupersetOf(_ name: String) -> String { text(860, name) }
  func replace(_ name: String) -> String { text(861, name) }
  func superset(_ letter: String) -> String { text(862, letter) }
  var noExercisesText: String { text(863) }
  var enterName: String { text(864) }
  var enterRounds: String { text(865) }
  var enterRest: String { text(866) }
  var enterAmount: String { text(867) }
  var enterWeight: String { text(868) }
  var tooManyExercises: String { text(869) }
  func didAdd(_ name: String) -> String { text(870, name) }
  func didDelete(_ name: String) -> String { text(871, name) }
  var didDeleteWorkout: String { text(872) }
  func didRename(_ name: String) -> String { text(873, name) }
  var didMove: String { text(874) }
  func inWorkout(_ name: String, change: String) -> String { text(875, name, change) }
  var didRemoveExercise: String { text(876) }
  var didReplace: String { text(877) }
  var monthBefore: String { text(878) }
  var monthAfter: String { text(879) }
  func workoutCount(_ count: Int) -> String { text(880, count: count) }
  var noWorkouts: String { text(881) }
  var logEmptyTitle: String { text(882) }
  var logEmptyText: String { text(883) }
  var totals: String { text(884) }
  var volume: String { text(885) }
  var reps: String { text(886) }
  var setsLabel: String { text(887) }
  var timeUnderLoad: String { text(888) }
  var distance: String { text(889) }
  var byMuscle: String { text(890) }
  var helpsHalf: String { text(891) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(892, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(893, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(894, weight) }
  var running: String { text(895) }
  var halfSet: String { text(896) }
  func setsAndHalf(_ count: Int) -> String { text(897, count: count) }
  var unit: String { text(898) }
  var unitText: String { text(899) }
  var plates: String { text(900) }
  var bar: String { text(901) }
  var target: String { text(902) }
  var perSide: String { text(903) }
  var emptyBar: String { text(904) }
  func belowBar(_ bar: String) -> String { text(905, bar) }
  var platesOwned: String { text(906) }
  func howMany(_ plate: String) -> String { text(907, plate) }
  var link: String { text(908) }
  var linkText: String { text(909) }
  var linkPicture: String { text(910) }
  var copyLink: String { text(911) }
  var asText: String { text(912) }
  var copyText: String { text(913) }
  var saveFile: String { text(914) }
  var notCopied: String { text(915) }
  var sharedWorkout: String { text(916) }
  var addToMine: String { text(917) }
  var addToLog: String { text(918) }
  var pasteTitle: String { text(919) }
  var pasteText: String { text(920) }
  var readIt: String { text(921) }
  var fileText: String { text(922) }
  var chooseThis: String { text(923) }
  func reading(_ percent: Int) -> String { text(924, String(percent)) }
  var readToTheEnd: String { text(925) }
  var nothingNew: String { text(926) }
  func knownAlready(_ count: Int) -> String { text(927, count: count) }
  func newExercises(_ count: Int) -> String { text(928, count: count) }
  var isNew: String { text(929) }
  func more(_ count: Int) -> String { text(930, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(931, count: count) }
  var restIsKnown: String { text(932) }
  var nothingUnderstood: String { text(933) }
  var noWorkoutInIt: String { text(934) }
  func unitAssumed(_ unit: String) -> String { text(935, unit) }
  var weightsIn: String { text(936) }
  func notUnderstood(_ count: Int) -> String { text(937, count: count) }
  var faultTime: String { text(938) }
  var faultDateOrder: String { text(939) }
  var faultFuture: String { text(940) }
  var faultExercise: String { text(941) }
  var faultNumber: String { text(942) }
  var faultNothingDone: String { text(943) }
  var faultTimeLeftOut: String { text(944) }
  var faultTooMany: String { text(945) }
  var faultTooManyNames: String { text(946) }
  func lineFault(_ number: Int, reason: String) -> String { text(947, String(number), reason) }
  var shareEmpty: String { text(948) }
  var shareTooLarge: String { text(949) }
  var shareNotAWorkout: String { text(950) }
  var shareDamaged: String { text(951) }
  var shareNewer: String { text(952) }
  func shareNegative(_ number: Int) -> String { text(953, String(number)) }
  var shareBelowZero: String { text(954) }
  func shareLine(_ number: Int) -> String { text(955, String(number)) }
  var notExport: String { text(956) }
  func together(_ weight: String) -> String { text(957, weight) }
  func missing(_ weight: String) -> String { text(958, weight) }
}
