// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(780) }
  var exercises: String { text(781) }
  var log: String { text(782) }
  var weights: String { text(783) }
  var bring: String { text(784) }
  var share: String { text(785) }
  var unknown: String { text(786) }
  var unknownText: String { text(787) }
  var needsScript: String { text(788) }
  var opening: String { text(789) }
  var newWorkout: String { text(790) }
  var emptyTitle: String { text(791) }
  var emptyText: String { text(792) }
  func exerciseCount(_ count: Int) -> String { text(793, count: count) }
  func roundCount(_ count: Int) -> String { text(794, count: count) }
  func sets(_ count: Int) -> String { text(795, count: count) }
  var start: String { text(796) }
  func startNamed(_ name: String) -> String { text(797, name) }
  var goOn: String { text(798) }
  var arrange: String { text(799) }
  var arranged: String { text(800) }
  func delete(_ name: String) -> String { text(801, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(802, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(803, date) }
  var kindNormal: String { text(804) }
  var kindWarmUp: String { text(805) }
  var kindDrop: String { text(806) }
  var kindFailure: String { text(807) }
  var measureReps: String { text(808) }
  var measureSeconds: String { text(809) }
  var measureMetres: String { text(810) }
  func countedReps(_ count: Int) -> String { text(811, count: count) }
  var chooseExercise: String { text(812) }
  var search: String { text(813) }
  var foundNone: String { text(814) }
  func exercisesFound(_ count: Int) -> String { text(815, count: count) }
  var nothingFoundText: String { text(816) }
  var muscle: String { text(817) }
  var equipment: String { text(818) }
  var level: String { text(819) }
  var category: String { text(820) }
  var filters: String { text(821) }
  func addTo(_ workout: String) -> String { text(822, workout) }
  func putInto(_ workout: String) -> String { text(823, workout) }
  var any: String { text(824) }
  var writeOwn: String { text(825) }
  var ownExercise: String { text(826) }
  var own: String { text(827) }
  var countedIn: String { text(828) }
  var trains: String { text(829) }
  var helps: String { text(830) }
  var force: String { text(831) }
  var mechanic: String { text(832) }
  var alsoCalled: String { text(833) }
  var bankLoading: String { text(834) }
  var bankFailed: String { text(835) }
  var bankFailedText: String { text(836) }
  var records: String { text(837) }
  var heaviest: String { text(838) }
  var oneRepMax: String { text(839) }
  var mostReps: String { text(840) }
  var mostSeconds: String { text(841) }
  var mostMetres: String { text(842) }
  var neverDone: String { text(843) }
  func setOf(_ number: Int, count: Int) -> String { text(844, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(845, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(846, set) }
  var firstTime: String { text(847) }
  var setDone: String { text(848) }
  var saveSet: String { text(849) }
  var about: String { text(850) }
  var restOver: String { text(851) }
  var skipRest: String { text(852) }
  var moreRest: String { text(853) }
  var moreRestSpoken: String { text(854) }
  var next: String { text(855) }
  var finish: String { text(856) }
  var discard: String { text(857) }
  var allDone: String { text(858) }
  var allDoneTitle: String { text(859) }
  var notFinished: String { text(860) }
  var setsOfThis: String { text(861) }
  var notRunning: String { text(862) }
  var notRunningText: String { text(863) }
  var toTheList: String { text(864) }
  var isDone: String { text(865) }
  func takeBack(_ set: String) -> String { text(866, set) }
  func didStart(_ name: String) -> String { text(867, name) }
  var didClear: String { text(868) }
  var didFinish: String { text(869) }
  var didRemoveLogged: String { text(870) }
  var didBringLog: String { text(871) }
  var didChooseUnit: String { text(872) }
  var didChangePlates: String { text(873) }
  var rounds: String { text(874) }
  var rest: String { text(875) }
  var shortRest: String { text(876) }
  func weightIn(_ unit: String) -> String { text(877, unit) }
  var kindLabel: String { text(878) }
  func roundNumber(_ number: Int) -> String { text(879, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(880, String(number)) }
  var eachRound: String { text(881) }
  var allRounds: String { text(882) }
  var moreRounds: String { text(883) }
  var moreSupersets: String { text(884) }
  var addExercise: String { text(885) }
  var addToSuperset: String { text(886) }
  func addToSupersetOf(_ name: String) -> String { text(887, name) }
  func replace(_ name: String) -> String { text(888, name) }
  func superset(_ letter: String) -> String { text(889, letter) }
  var noExercisesText: String { text(890) }
  var enterName: String { text(891) }
  var enterRounds: String { text(892) }
  var enterRest: String { text(893) }
  var enterAmount: String { text(894) }
  var enterWeight: String { text(895) }
  var tooManyExercises: String { text(896) }
  func didAdd(_ name: String) -> String { text(897, name) }
  func didDelete(_ name: String) -> String { text(898, name) }
  var didDeleteWorkout: String { text(899) }
  func didRename(_ name: String) -> String { text(900, name) }
  var plannedOn: String { text(901) }
  var plannedTime: String { text(902) }
  var plannedToday: String { text(903) }
  func didPlan(_ week: String) -> String { text(904, week) }
  var didUnplan: String { text(905) }
  var didTime: String { text(906) }
  var didMove: String { text(907) }
  func inWorkout(_ name: String, change: String) -> String { text(908, name, change) }
  var didRemoveExercise: String { text(909) }
  var didReplace: String { text(910) }
  var monthBefore: String { text(911) }
  var monthAfter: String { text(912) }
  func workoutCount(_ count: Int) -> String { text(913, count: count) }
  var noWorkouts: String { text(914) }
  var logEmptyTitle: String { text(915) }
  var logEmptyText: String { text(916) }
  var totals: String { text(917) }
  var volume: String { text(918) }
  var reps: String { text(919) }
  var setsLabel: String { text(920) }
  var timeUnderLoad: String { text(921) }
  var distance: String { text(922) }
  var byMuscle: String { text(923) }
  var helpsHalf: String { text(924) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(925, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(926, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(927, weight) }
  var running: String { text(928) }
  var halfSet: String { text(929) }
  func setsAndHalf(_ count: Int) -> String { text(930, count: count) }
  var unit: String { text(931) }
  var unitText: String { text(932) }
  var plates: String { text(933) }
  var bar: String { text(934) }
  var target: String { text(935) }
  var perSide: String { text(936) }
  var emptyBar: String { text(937) }
  func belowBar(_ bar: String) -> String { text(938, bar) }
  var platesOwned: String { text(939) }
  func howMany(_ plate: String) -> String { text(940, plate) }
  var link: String { text(941) }
  var linkText: String { text(942) }
  var linkPicture: String { text(943) }
  var copyLink: String { text(944) }
  var asText: String { text(945) }
  var copyText: String { text(946) }
  var saveFile: String { text(947) }
  var notCopied: String { text(948) }
  var sharedWorkout: String { text(949) }
  var addToMine: String { text(950) }
  var addToLog: String { text(951) }
  var pasteTitle: String { text(952) }
  var pasteText: String { text(953) }
  var readIt: String { text(954) }
  var fileText: String { text(955) }
  var chooseThis: String { text(956) }
  func reading(_ percent: Int) -> String { text(957, String(percent)) }
  var readToTheEnd: String { text(958) }
  var nothingNew: String { text(959) }
  func knownAlready(_ count: Int) -> String { text(960, count: count) }
  func newExercises(_ count: Int) -> String { text(961, count: count) }
  var isNew: String { text(962) }
  func more(_ count: Int) -> String { text(963, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(964, count: count) }
  var restIsKnown: String { text(965) }
  var nothingUnderstood: String { text(966) }
  var noWorkoutInIt: String { text(967) }
  func unitAssumed(_ unit: String) -> String { text(968, unit) }
  var weightsIn: String { text(969) }
  func notUnderstood(_ count: Int) -> String { text(970, count: count) }
  var faultTime: String { text(971) }
  var faultDateOrder: String { text(972) }
  var faultFuture: String { text(973) }
  var faultExercise: String { text(974) }
  var faultNumber: String { text(975) }
  var faultNothingDone: String { text(976) }
  var faultTimeLeftOut: String { text(977) }
  var faultTooMany: String { text(978) }
  var faultTooManyNames: String { text(979) }
  func lineFault(_ number: Int, reason: String) -> String { text(980, String(number), reason) }
  var shareEmpty: String { text(981) }
  var shareTooLarge: String { text(982) }
  var shareNotAWorkout: String { text(983) }
  var shareDamaged: String { text(984) }
  var shareNewer: String { text(985) }
  func shareNegative(_ number: Int) -> String { text(986, String(number)) }
  var shareBelowZero: String { text(987) }
  func shareLine(_ number: Int) -> String { text(988, String(number)) }
  var notExport: String { text(989) }
  func together(_ weight: String) -> String { text(990, weight) }
  func missing(_ weight: String) -> String { text(991, weight) }
}
