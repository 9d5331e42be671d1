// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(767) }
  var exercises: String { text(768) }
  var log: String { text(769) }
  var weights: String { text(770) }
  var bring: String { text(771) }
  var share: String { text(772) }
  var unknown: String { text(773) }
  var unknownText: String { text(774) }
  var needsScript: String { text(775) }
  var opening: String { text(776) }
  var newWorkout: String { text(777) }
  var emptyTitle: String { text(778) }
  var emptyText: String { text(779) }
  func exerciseCount(_ count: Int) -> String { text(780, count: count) }
  func roundCount(_ count: Int) -> String { text(781, count: count) }
  func sets(_ count: Int) -> String { text(782, count: count) }
  var start: String { text(783) }
  func startNamed(_ name: String) -> String { text(784, name) }
  var goOn: String { text(785) }
  var arrange: String { text(786) }
  var arranged: String { text(787) }
  func delete(_ name: String) -> String { text(788, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(789, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(790, date) }
  var kindNormal: String { text(791) }
  var kindWarmUp: String { text(792) }
  var kindDrop: String { text(793) }
  var kindFailure: String { text(794) }
  var measureReps: String { text(795) }
  var measureSeconds: String { text(796) }
  var measureMetres: String { text(797) }
  func countedReps(_ count: Int) -> String { text(798, count: count) }
  var chooseExercise: String { text(799) }
  var search: String { text(800) }
  var foundNone: String { text(801) }
  func exercisesFound(_ count: Int) -> String { text(802, count: count) }
  var nothingFoundText: String { text(803) }
  var muscle: String { text(804) }
  var equipment: String { text(805) }
  var level: String { text(806) }
  var category: String { text(807) }
  var filters: String { text(808) }
  func addTo(_ workout: String) -> String { text(809, workout) }
  func putInto(_ workout: String) -> String { text(810, workout) }
  var any: String { text(811) }
  var writeOwn: String { text(812) }
  var ownExercise: String { text(813) }
  var own: String { text(814) }
  var countedIn: String { text(815) }
  var trains: String { text(816) }
  var helps: String { text(817) }
  var force: String { text(818) }
  var mechanic: String { text(819) }
  var alsoCalled: String { text(820) }
  var bankLoading: String { text(821) }
  var bankFailed: String { text(822) }
  var bankFailedText: String { text(823) }
  var records: String { text(824) }
  var heaviest: String { text(825) }
  var oneRepMax: String { text(826) }
  var mostReps: String { text(827) }
  var mostSeconds: String { text(828) }
  var mostMetres: String { text(829) }
  var neverDone: String { text(830) }
  func setOf(_ number: Int, count: Int) -> String { text(831, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(832, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(833, set) }
  var firstTime: String { text(834) }
  var setDone: String { text(835) }
  var saveSet: String { text(836) }
  var about: String { text(837) }
  var restOver: String { text(838) }
  var skipRest: String { text(839) }
  var moreRest: String { text(840) }
  var moreRestSpoken: String { text(841) }
  var next: String { text(842) }
  var finish: String { text(843) }
  var discard: String { text(844) }
  var allDone: String { text(845) }
  var allDoneTitle: String { text(846) }
  var notFinished: String { text(847) }
  var setsOfThis: String { text(848) }
  var notRunning: String { text(849) }
  var notRunningText: String { text(850) }
  var toTheList: String { text(851) }
  var isDone: String { text(852) }
  func takeBack(_ set: String) -> String { text(853, set) }
  func didStart(_ name: String) -> String { text(854, name) }
  var didClear: String { text(855) }
  var didFinish: String { text(856) }
  var didRemoveLogged: String { text(857) }
  var didBringLog: String { text(858) }
  var didChooseUnit: String { text(859) }
  var didChangePlates: String { text(860) }
  var rounds: String { text(861) }
  var rest: String { text(862) }
  var shortRest: String { text(863) }
  func weightIn(_ unit: String) -> String { text(864, unit) }
  var kindLabel: String { text(865) }
  func roundNumber(_ number: Int) -> String { text(866, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(867, String(number)) }
  var eachRound: String { text(868) }
  var allRounds: String { text(869) }
  var moreRounds: String { text(870) }
  var moreSupersets: String { text(871) }
  var addExercise: String { text(872) }
  var addToSuperset: String { text(873) }
  func addToSupersetOf(_ name: String) -> String { text(874, name) }
  func replace(_ name: String) -> String { text(875, name) }
  func superset(_ letter: String) -> String { text(876, letter) }
  var noExercisesText: String { text(877) }
  var enterName: String { text(878) }
  var enterRounds: String { text(879) }
  var enterRest: String { text(880) }
  var enterAmount: String { text(881) }
  var enterWeight: String { text(882) }
  var tooManyExercises: String { text(883) }
  func didAdd(_ name: String) -> String { text(884, name) }
  func didDelete(_ name: String) -> String { text(885, name) }
  var didDeleteWorkout: String { text(886) }
  func didRename(_ name: String) -> String { text(887, name) }
  var didMove: String { text(888) }
  func inWorkout(_ name: String, change: String) -> String { text(889, name, change) }
  var didRemoveExercise: String { text(890) }
  var didReplace: String { text(891) }
  var monthBefore: String { text(892) }
  var monthAfter: String { text(893) }
  func workoutCount(_ count: Int) -> String { text(894, count: count) }
  var noWorkouts: String { text(895) }
  var logEmptyTitle: String { text(896) }
  var logEmptyText: String { text(897) }
  var totals: String { text(898) }
  var volume: String { text(899) }
  var reps: String { text(900) }
  var setsLabel: String { text(901) }
  var timeUnderLoad: String { text(902) }
  var distance: String { text(903) }
  var byMuscle: String { text(904) }
  var helpsHalf: String { text(905) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(906, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(907, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(908, weight) }
  var running: String { text(909) }
  var halfSet: String { text(910) }
  func setsAndHalf(_ count: Int) -> String { text(911, count: count) }
  var unit: String { text(912) }
  var unitText: String { text(913) }
  var plates: String { text(914) }
  var bar: String { text(915) }
  var target: String { text(916) }
  var perSide: String { text(917) }
  var emptyBar: String { text(918) }
  func belowBar(_ bar: String) -> String { text(919, bar) }
  var platesOwned: String { text(920) }
  func howMany(_ plate: String) -> String { text(921, plate) }
  var link: String { text(922) }
  var linkText: String { text(923) }
  var linkPicture: String { text(924) }
  var copyLink: String { text(925) }
  var asText: String { text(926) }
  var copyText: String { text(927) }
  var saveFile: String { text(928) }
  var notCopied: String { text(929) }
  var sharedWorkout: String { text(930) }
  var addToMine: String { text(931) }
  var addToLog: String { text(932) }
  var pasteTitle: String { text(933) }
  var pasteText: String { text(934) }
  var readIt: String { text(935) }
  var fileText: String { text(936) }
  var chooseThis: String { text(937) }
  func reading(_ percent: Int) -> String { text(938, String(percent)) }
  var readToTheEnd: String { text(939) }
  var nothingNew: String { text(940) }
  func knownAlready(_ count: Int) -> String { text(941, count: count) }
  func newExercises(_ count: Int) -> String { text(942, count: count) }
  var isNew: String { text(943) }
  func more(_ count: Int) -> String { text(944, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(945, count: count) }
  var restIsKnown: String { text(946) }
  var nothingUnderstood: String { text(947) }
  var noWorkoutInIt: String { text(948) }
  func unitAssumed(_ unit: String) -> String { text(949, unit) }
  var weightsIn: String { text(950) }
  func notUnderstood(_ count: Int) -> String { text(951, count: count) }
  var faultTime: String { text(952) }
  var faultDateOrder: String { text(953) }
  var faultFuture: String { text(954) }
  var faultExercise: String { text(955) }
  var faultNumber: String { text(956) }
  var faultNothingDone: String { text(957) }
  var faultTimeLeftOut: String { text(958) }
  var faultTooMany: String { text(959) }
  var faultTooManyNames: String { text(960) }
  func lineFault(_ number: Int, reason: String) -> String { text(961, String(number), reason) }
  var shareEmpty: String { text(962) }
  var shareTooLarge: String { text(963) }
  var shareNotAWorkout: String { text(964) }
  var shareDamaged: String { text(965) }
  var shareNewer: String { text(966) }
  func shareNegative(_ number: Int) -> String { text(967, String(number)) }
  var shareBelowZero: String { text(968) }
  func shareLine(_ number: Int) -> String { text(969, String(number)) }
  var notExport: String { text(970) }
  func together(_ weight: String) -> String { text(971, weight) }
  func missing(_ weight: String) -> String { text(972, weight) }
}
