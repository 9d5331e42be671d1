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
  var enterRounds: String { text(894) }
  var enterRest: String { text(895) }
  var enterAmount: String { text(896) }
  var enterWeight: String { text(897) }
  var tooManyExercises: String { text(898) }
  func didAdd(_ name: String) -> String { text(899, name) }
  func didDelete(_ name: String) -> String { text(900, name) }
  var didDeleteWorkout: String { text(901) }
  func didRename(_ name: String) -> String { text(902, name) }
  var plannedOn: String { text(903) }
  var plannedTime: String { text(904) }
  var plannedToday: String { text(905) }
  func didPlan(_ week: String) -> String { text(906, week) }
  var didUnplan: String { text(907) }
  var didTime: String { text(908) }
  var didMove: String { text(909) }
  func inWorkout(_ name: String, change: String) -> String { text(910, name, change) }
  var didRemoveExercise: String { text(911) }
  var didReplace: String { text(912) }
  var monthBefore: String { text(913) }
  var monthAfter: String { text(914) }
  func workoutCount(_ count: Int) -> String { text(915, count: count) }
  var noWorkouts: String { text(916) }
  var logEmptyTitle: String { text(917) }
  var logEmptyText: String { text(918) }
  var totals: String { text(919) }
  var volume: String { text(920) }
  var reps: String { text(921) }
  var setsLabel: String { text(922) }
  var timeUnderLoad: String { text(923) }
  var distance: String { text(924) }
  var byMuscle: String { text(925) }
  var helpsHalf: String { text(926) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(927, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(928, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(929, weight) }
  var running: String { text(930) }
  var halfSet: String { text(931) }
  func setsAndHalf(_ count: Int) -> String { text(932, count: count) }
  var unit: String { text(933) }
  var unitText: String { text(934) }
  var plates: String { text(935) }
  var bar: String { text(936) }
  var target: String { text(937) }
  var perSide: String { text(938) }
  var emptyBar: String { text(939) }
  func belowBar(_ bar: String) -> String { text(940, bar) }
  var platesOwned: String { text(941) }
  func howMany(_ plate: String) -> String { text(942, plate) }
  var link: String { text(943) }
  var linkText: String { text(944) }
  var linkPicture: String { text(945) }
  var copyLink: String { text(946) }
  var asText: String { text(947) }
  var copyText: String { text(948) }
  var saveFile: String { text(949) }
  var notCopied: String { text(950) }
  var sharedWorkout: String { text(951) }
  var addToMine: String { text(952) }
  var addToLog: String { text(953) }
  var pasteTitle: String { text(954) }
  var pasteText: String { text(955) }
  var readIt: String { text(956) }
  var fileText: String { text(957) }
  var chooseThis: String { text(958) }
  func reading(_ percent: Int) -> String { text(959, String(percent)) }
  var readToTheEnd: String { text(960) }
  var nothingNew: String { text(961) }
  func knownAlready(_ count: Int) -> String { text(962, count: count) }
  func newExercises(_ count: Int) -> String { text(963, count: count) }
  var isNew: String { text(964) }
  func more(_ count: Int) -> String { text(965, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(966, count: count) }
  var restIsKnown: String { text(967) }
  var nothingUnderstood: String { text(968) }
  var noWorkoutInIt: String { text(969) }
  func unitAssumed(_ unit: String) -> String { text(970, unit) }
  var weightsIn: String { text(971) }
  func notUnderstood(_ count: Int) -> String { text(972, count: count) }
  var faultTime: String { text(973) }
  var faultDateOrder: String { text(974) }
  var faultFuture: String { text(975) }
  var faultExercise: String { text(976) }
  var faultNumber: String { text(977) }
  var faultNothingDone: String { text(978) }
  var faultTimeLeftOut: String { text(979) }
  var faultTooMany: String { text(980) }
  var faultTooManyNames: String { text(981) }
  func lineFault(_ number: Int, reason: String) -> String { text(982, String(number), reason) }
  var shareEmpty: String { text(983) }
  var shareTooLarge: String { text(984) }
  var shareNotAWorkout: String { text(985) }
  var shareDamaged: String { text(986) }
  var shareNewer: String { text(987) }
  func shareNegative(_ number: Int) -> String { text(988, String(number)) }
  var shareBelowZero: String { text(989) }
  func shareLine(_ number: Int) -> String { text(990, String(number)) }
  var notExport: String { text(991) }
  func together(_ weight: String) -> String { text(992, weight) }
  func missing(_ weight: String) -> String { text(993, weight) }
}
