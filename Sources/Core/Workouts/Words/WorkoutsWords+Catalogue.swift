// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(782) }
  var exercises: String { text(783) }
  var log: String { text(784) }
  var weights: String { text(785) }
  var bring: String { text(786) }
  var share: String { text(787) }
  var unknown: String { text(788) }
  var unknownText: String { text(789) }
  var needsScript: String { text(790) }
  var opening: String { text(791) }
  var newWorkout: String { text(792) }
  var emptyTitle: String { text(793) }
  var emptyText: String { text(794) }
  func exerciseCount(_ count: Int) -> String { text(795, count: count) }
  func roundCount(_ count: Int) -> String { text(796, count: count) }
  func sets(_ count: Int) -> String { text(797, count: count) }
  var start: String { text(798) }
  func startNamed(_ name: String) -> String { text(799, name) }
  var goOn: String { text(800) }
  var arrange: String { text(801) }
  var arranged: String { text(802) }
  func delete(_ name: String) -> String { text(803, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(804, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(805, date) }
  var kindNormal: String { text(806) }
  var kindWarmUp: String { text(807) }
  var kindDrop: String { text(808) }
  var kindFailure: String { text(809) }
  var measureReps: String { text(810) }
  var measureSeconds: String { text(811) }
  var measureMetres: String { text(812) }
  func countedReps(_ count: Int) -> String { text(813, count: count) }
  var chooseExercise: String { text(814) }
  var search: String { text(815) }
  var foundNone: String { text(816) }
  func exercisesFound(_ count: Int) -> String { text(817, count: count) }
  var nothingFoundText: String { text(818) }
  var muscle: String { text(819) }
  var equipment: String { text(820) }
  var level: String { text(821) }
  var category: String { text(822) }
  var filters: String { text(823) }
  func addTo(_ workout: String) -> String { text(824, workout) }
  func putInto(_ workout: String) -> String { text(825, workout) }
  var any: String { text(826) }
  var writeOwn: String { text(827) }
  var ownExercise: String { text(828) }
  var own: String { text(829) }
  var countedIn: String { text(830) }
  var trains: String { text(831) }
  var helps: String { text(832) }
  var force: String { text(833) }
  var mechanic: String { text(834) }
  var alsoCalled: String { text(835) }
  var bankLoading: String { text(836) }
  var bankFailed: String { text(837) }
  var bankFailedText: String { text(838) }
  var records: String { text(839) }
  var heaviest: String { text(840) }
  var oneRepMax: String { text(841) }
  var mostReps: String { text(842) }
  var mostSeconds: String { text(843) }
  var mostMetres: String { text(844) }
  var neverDone: String { text(845) }
  func setOf(_ number: Int, count: Int) -> String { text(846, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(847, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(848, set) }
  var firstTime: String { text(849) }
  var setDone: String { text(850) }
  var saveSet: String { text(851) }
  var about: String { text(852) }
  var restOver: String { text(853) }
  var skipRest: String { text(854) }
  var moreRest: String { text(855) }
  var moreRestSpoken: String { text(856) }
  var next: String { text(857) }
  var finish: String { text(858) }
  var discard: String { text(859) }
  var allDone: String { text(860) }
  var allDoneTitle: String { text(861) }
  var notFinished: String { text(862) }
  var setsOfThis: String { text(863) }
  var notRunning: String { text(864) }
  var notRunningText: String { text(865) }
  var toTheList: String { text(866) }
  var isDone: String { text(867) }
  func takeBack(_ set: String) -> String { text(868, set) }
  func didStart(_ name: String) -> String { text(869, name) }
  var didClear: String { text(870) }
  var didFinish: String { text(871) }
  var didRemoveLogged: String { text(872) }
  var didBringLog: String { text(873) }
  var didChooseUnit: String { text(874) }
  var didChangePlates: String { text(875) }
  var rounds: String { text(876) }
  var rest: String { text(877) }
  var shortRest: String { text(878) }
  func weightIn(_ unit: String) -> String { text(879, unit) }
  var kindLabel: String { text(880) }
  func roundNumber(_ number: Int) -> String { text(881, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(882, String(number)) }
  var eachRound: String { text(883) }
  var allRounds: String { text(884) }
  var moreRounds: String { text(885) }
  var moreSupersets: String { text(886) }
  var addExercise: String { text(887) }
  var addToSuperset: String { text(888) }
  func addToSupersetOf(_ name: String) -> String { text(889, name) }
  func replace(_ name: String) -> String { text(890, name) }
  func superset(_ letter: String) -> String { text(891, letter) }
  var noExercisesText: String { text(892) }
  var enterName: String { text(893) }
  var enterTime: String { text(894) }
  var enterRounds: String { text(895) }
  var enterRest: String { text(896) }
  var enterAmount: String { text(897) }
  var enterWeight: String { text(898) }
  var tooManyExercises: String { text(899) }
  func didAdd(_ name: String) -> String { text(900, name) }
  func didDelete(_ name: String) -> String { text(901, name) }
  var didDeleteWorkout: String { text(902) }
  func didRename(_ name: String) -> String { text(903, name) }
  var plannedOn: String { text(904) }
  var plannedTime: String { text(905) }
  var plannedToday: String { text(906) }
  func didPlan(_ week: String) -> String { text(907, week) }
  var didUnplan: String { text(908) }
  var didTime: String { text(909) }
  var didMove: String { text(910) }
  func inWorkout(_ name: String, change: String) -> String { text(911, name, change) }
  var didRemoveExercise: String { text(912) }
  var didReplace: String { text(913) }
  var monthBefore: String { text(914) }
  var monthAfter: String { text(915) }
  func workoutCount(_ count: Int) -> String { text(916, count: count) }
  var noWorkouts: String { text(917) }
  var logEmptyTitle: String { text(918) }
  var logEmptyText: String { text(919) }
  var totals: String { text(920) }
  var volume: String { text(921) }
  var reps: String { text(922) }
  var setsLabel: String { text(923) }
  var timeUnderLoad: String { text(924) }
  var distance: String { text(925) }
  var byMuscle: String { text(926) }
  var helpsHalf: String { text(927) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(928, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(929, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(930, weight) }
  var running: String { text(931) }
  var halfSet: String { text(932) }
  func setsAndHalf(_ count: Int) -> String { text(933, count: count) }
  var unit: String { text(934) }
  var unitText: String { text(935) }
  var plates: String { text(936) }
  var bar: String { text(937) }
  var target: String { text(938) }
  var perSide: String { text(939) }
  var emptyBar: String { text(940) }
  func belowBar(_ bar: String) -> String { text(941, bar) }
  var platesOwned: String { text(942) }
  func howMany(_ plate: String) -> String { text(943, plate) }
  var link: String { text(944) }
  var linkText: String { text(945) }
  var linkPicture: String { text(946) }
  var copyLink: String { text(947) }
  var asText: String { text(948) }
  var copyText: String { text(949) }
  var saveFile: String { text(950) }
  var notCopied: String { text(951) }
  var sharedWorkout: String { text(952) }
  var addToMine: String { text(953) }
  var addToLog: String { text(954) }
  var pasteTitle: String { text(955) }
  var pasteText: String { text(956) }
  var readIt: String { text(957) }
  var fileText: String { text(958) }
  var chooseThis: String { text(959) }
  func reading(_ percent: Int) -> String { text(960, String(percent)) }
  var readToTheEnd: String { text(961) }
  var nothingNew: String { text(962) }
  func knownAlready(_ count: Int) -> String { text(963, count: count) }
  func newExercises(_ count: Int) -> String { text(964, count: count) }
  var isNew: String { text(965) }
  func more(_ count: Int) -> String { text(966, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(967, count: count) }
  var restIsKnown: String { text(968) }
  var nothingUnderstood: String { text(969) }
  var noWorkoutInIt: String { text(970) }
  func unitAssumed(_ unit: String) -> String { text(971, unit) }
  var weightsIn: String { text(972) }
  func notUnderstood(_ count: Int) -> String { text(973, count: count) }
  var faultTime: String { text(974) }
  var faultDateOrder: String { text(975) }
  var faultFuture: String { text(976) }
  var faultExercise: String { text(977) }
  var faultNumber: String { text(978) }
  var faultNothingDone: String { text(979) }
  var faultTimeLeftOut: String { text(980) }
  var faultTooMany: String { text(981) }
  var faultTooManyNames: String { text(982) }
  func lineFault(_ number: Int, reason: String) -> String { text(983, String(number), reason) }
  var shareEmpty: String { text(984) }
  var shareTooLarge: String { text(985) }
  var shareNotAWorkout: String { text(986) }
  var shareDamaged: String { text(987) }
  var shareNewer: String { text(988) }
  func shareNegative(_ number: Int) -> String { text(989, String(number)) }
  var shareBelowZero: String { text(990) }
  func shareLine(_ number: Int) -> String { text(991, String(number)) }
  var notExport: String { text(992) }
  func together(_ weight: String) -> String { text(993, weight) }
  func missing(_ weight: String) -> String { text(994, weight) }
}
