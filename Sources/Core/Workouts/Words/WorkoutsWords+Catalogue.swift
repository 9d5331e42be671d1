// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(766) }
  var exercises: String { text(767) }
  var log: String { text(768) }
  var weights: String { text(769) }
  var bring: String { text(770) }
  var share: String { text(771) }
  var unknown: String { text(772) }
  var unknownText: String { text(773) }
  var needsScript: String { text(774) }
  var opening: String { text(775) }
  var newWorkout: String { text(776) }
  var emptyTitle: String { text(777) }
  var emptyText: String { text(778) }
  func exerciseCount(_ count: Int) -> String { text(779, count: count) }
  func roundCount(_ count: Int) -> String { text(780, count: count) }
  func sets(_ count: Int) -> String { text(781, count: count) }
  var start: String { text(782) }
  func startNamed(_ name: String) -> String { text(783, name) }
  var goOn: String { text(784) }
  var arrange: String { text(785) }
  var arranged: String { text(786) }
  func delete(_ name: String) -> String { text(787, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(788, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(789, date) }
  var kindNormal: String { text(790) }
  var kindWarmUp: String { text(791) }
  var kindDrop: String { text(792) }
  var kindFailure: String { text(793) }
  var measureReps: String { text(794) }
  var measureSeconds: String { text(795) }
  var measureMetres: String { text(796) }
  func countedReps(_ count: Int) -> String { text(797, count: count) }
  var chooseExercise: String { text(798) }
  var search: String { text(799) }
  var foundNone: String { text(800) }
  func exercisesFound(_ count: Int) -> String { text(801, count: count) }
  var nothingFoundText: String { text(802) }
  var muscle: String { text(803) }
  var equipment: String { text(804) }
  var level: String { text(805) }
  var category: String { text(806) }
  var filters: String { text(807) }
  func addTo(_ workout: String) -> String { text(808, workout) }
  func putInto(_ workout: String) -> String { text(809, workout) }
  var any: String { text(810) }
  var writeOwn: String { text(811) }
  var ownExercise: String { text(812) }
  var own: String { text(813) }
  var countedIn: String { text(814) }
  var trains: String { text(815) }
  var helps: String { text(816) }
  var force: String { text(817) }
  var mechanic: String { text(818) }
  var alsoCalled: String { text(819) }
  var bankLoading: String { text(820) }
  var bankFailed: String { text(821) }
  var bankFailedText: String { text(822) }
  var records: String { text(823) }
  var heaviest: String { text(824) }
  var oneRepMax: String { text(825) }
  var mostReps: String { text(826) }
  var mostSeconds: String { text(827) }
  var mostMetres: String { text(828) }
  var neverDone: String { text(829) }
  func setOf(_ number: Int, count: Int) -> String { text(830, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(831, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(832, set) }
  var firstTime: String { text(833) }
  var setDone: String { text(834) }
  var saveSet: String { text(835) }
  var about: String { text(836) }
  var restOver: String { text(837) }
  var skipRest: String { text(838) }
  var moreRest: String { text(839) }
  var moreRestSpoken: String { text(840) }
  var next: String { text(841) }
  var finish: String { text(842) }
  var discard: String { text(843) }
  var allDone: String { text(844) }
  var allDoneTitle: String { text(845) }
  var notFinished: String { text(846) }
  var setsOfThis: String { text(847) }
  var notRunning: String { text(848) }
  var notRunningText: String { text(849) }
  var toTheList: String { text(850) }
  var isDone: String { text(851) }
  func takeBack(_ set: String) -> String { text(852, set) }
  func didStart(_ name: String) -> String { text(853, name) }
  var didClear: String { text(854) }
  var didFinish: String { text(855) }
  var didRemoveLogged: String { text(856) }
  var didBringLog: String { text(857) }
  var didChooseUnit: String { text(858) }
  var didChangePlates: String { text(859) }
  var rounds: String { text(860) }
  var rest: String { text(861) }
  var shortRest: String { text(862) }
  func weightIn(_ unit: String) -> String { text(863, unit) }
  var kindLabel: String { text(864) }
  func roundNumber(_ number: Int) -> String { text(865, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(866, String(number)) }
  var eachRound: String { text(867) }
  var allRounds: String { text(868) }
  var moreRounds: String { text(869) }
  var moreSupersets: String { text(870) }
  var addExercise: String { text(871) }
  var addToSuperset: String { text(872) }
  func addToSupersetOf(_ name: String) -> String { text(873, name) }
  func replace(_ name: String) -> String { text(874, name) }
  func superset(_ letter: String) -> String { text(875, letter) }
  var noExercisesText: String { text(876) }
  var enterName: String { text(877) }
  var enterRounds: String { text(878) }
  var enterRest: String { text(879) }
  var enterAmount: String { text(880) }
  var enterWeight: String { text(881) }
  var tooManyExercises: String { text(882) }
  func didAdd(_ name: String) -> String { text(883, name) }
  func didDelete(_ name: String) -> String { text(884, name) }
  var didDeleteWorkout: String { text(885) }
  func didRename(_ name: String) -> String { text(886, name) }
  var didMove: String { text(887) }
  func inWorkout(_ name: String, change: String) -> String { text(888, name, change) }
  var didRemoveExercise: String { text(889) }
  var didReplace: String { text(890) }
  var monthBefore: String { text(891) }
  var monthAfter: String { text(892) }
  func workoutCount(_ count: Int) -> String { text(893, count: count) }
  var noWorkouts: String { text(894) }
  var logEmptyTitle: String { text(895) }
  var logEmptyText: String { text(896) }
  var totals: String { text(897) }
  var volume: String { text(898) }
  var reps: String { text(899) }
  var setsLabel: String { text(900) }
  var timeUnderLoad: String { text(901) }
  var distance: String { text(902) }
  var byMuscle: String { text(903) }
  var helpsHalf: String { text(904) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(905, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(906, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(907, weight) }
  var running: String { text(908) }
  var halfSet: String { text(909) }
  func setsAndHalf(_ count: Int) -> String { text(910, count: count) }
  var unit: String { text(911) }
  var unitText: String { text(912) }
  var plates: String { text(913) }
  var bar: String { text(914) }
  var target: String { text(915) }
  var perSide: String { text(916) }
  var emptyBar: String { text(917) }
  func belowBar(_ bar: String) -> String { text(918, bar) }
  var platesOwned: String { text(919) }
  func howMany(_ plate: String) -> String { text(920, plate) }
  var link: String { text(921) }
  var linkText: String { text(922) }
  var linkPicture: String { text(923) }
  var copyLink: String { text(924) }
  var asText: String { text(925) }
  var copyText: String { text(926) }
  var saveFile: String { text(927) }
  var notCopied: String { text(928) }
  var sharedWorkout: String { text(929) }
  var addToMine: String { text(930) }
  var addToLog: String { text(931) }
  var pasteTitle: String { text(932) }
  var pasteText: String { text(933) }
  var readIt: String { text(934) }
  var fileText: String { text(935) }
  var chooseThis: String { text(936) }
  func reading(_ percent: Int) -> String { text(937, String(percent)) }
  var readToTheEnd: String { text(938) }
  var nothingNew: String { text(939) }
  func knownAlready(_ count: Int) -> String { text(940, count: count) }
  func newExercises(_ count: Int) -> String { text(941, count: count) }
  var isNew: String { text(942) }
  func more(_ count: Int) -> String { text(943, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(944, count: count) }
  var restIsKnown: String { text(945) }
  var nothingUnderstood: String { text(946) }
  var noWorkoutInIt: String { text(947) }
  func unitAssumed(_ unit: String) -> String { text(948, unit) }
  var weightsIn: String { text(949) }
  func notUnderstood(_ count: Int) -> String { text(950, count: count) }
  var faultTime: String { text(951) }
  var faultDateOrder: String { text(952) }
  var faultFuture: String { text(953) }
  var faultExercise: String { text(954) }
  var faultNumber: String { text(955) }
  var faultNothingDone: String { text(956) }
  var faultTimeLeftOut: String { text(957) }
  var faultTooMany: String { text(958) }
  var faultTooManyNames: String { text(959) }
  func lineFault(_ number: Int, reason: String) -> String { text(960, String(number), reason) }
  var shareEmpty: String { text(961) }
  var shareTooLarge: String { text(962) }
  var shareNotAWorkout: String { text(963) }
  var shareDamaged: String { text(964) }
  var shareNewer: String { text(965) }
  func shareNegative(_ number: Int) -> String { text(966, String(number)) }
  var shareBelowZero: String { text(967) }
  func shareLine(_ number: Int) -> String { text(968, String(number)) }
  var notExport: String { text(969) }
  func together(_ weight: String) -> String { text(970, weight) }
  func missing(_ weight: String) -> String { text(971, weight) }
}
