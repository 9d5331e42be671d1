// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(765) }
  var exercises: String { text(766) }
  var log: String { text(767) }
  var weights: String { text(768) }
  var bring: String { text(769) }
  var share: String { text(770) }
  var unknown: String { text(771) }
  var unknownText: String { text(772) }
  var needsScript: String { text(773) }
  var opening: String { text(774) }
  var newWorkout: String { text(775) }
  var emptyTitle: String { text(776) }
  var emptyText: String { text(777) }
  func exerciseCount(_ count: Int) -> String { text(778, count: count) }
  func roundCount(_ count: Int) -> String { text(779, count: count) }
  func sets(_ count: Int) -> String { text(780, count: count) }
  var start: String { text(781) }
  func startNamed(_ name: String) -> String { text(782, name) }
  var goOn: String { text(783) }
  var arrange: String { text(784) }
  var arranged: String { text(785) }
  func delete(_ name: String) -> String { text(786, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(787, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(788, date) }
  var kindNormal: String { text(789) }
  var kindWarmUp: String { text(790) }
  var kindDrop: String { text(791) }
  var kindFailure: String { text(792) }
  var measureReps: String { text(793) }
  var measureSeconds: String { text(794) }
  var measureMetres: String { text(795) }
  func countedReps(_ count: Int) -> String { text(796, count: count) }
  var chooseExercise: String { text(797) }
  var search: String { text(798) }
  var foundNone: String { text(799) }
  func exercisesFound(_ count: Int) -> String { text(800, count: count) }
  var nothingFoundText: String { text(801) }
  var muscle: String { text(802) }
  var equipment: String { text(803) }
  var level: String { text(804) }
  var category: String { text(805) }
  var filters: String { text(806) }
  func addTo(_ workout: String) -> String { text(807, workout) }
  func putInto(_ workout: String) -> String { text(808, workout) }
  var any: String { text(809) }
  var writeOwn: String { text(810) }
  var ownExercise: String { text(811) }
  var own: String { text(812) }
  var countedIn: String { text(813) }
  var trains: String { text(814) }
  var helps: String { text(815) }
  var force: String { text(816) }
  var mechanic: String { text(817) }
  var alsoCalled: String { text(818) }
  var bankLoading: String { text(819) }
  var bankFailed: String { text(820) }
  var bankFailedText: String { text(821) }
  var records: String { text(822) }
  var heaviest: String { text(823) }
  var oneRepMax: String { text(824) }
  var mostReps: String { text(825) }
  var mostSeconds: String { text(826) }
  var mostMetres: String { text(827) }
  var neverDone: String { text(828) }
  func setOf(_ number: Int, count: Int) -> String { text(829, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(830, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(831, set) }
  var firstTime: String { text(832) }
  var setDone: String { text(833) }
  var saveSet: String { text(834) }
  var about: String { text(835) }
  var restOver: String { text(836) }
  var skipRest: String { text(837) }
  var moreRest: String { text(838) }
  var moreRestSpoken: String { text(839) }
  var next: String { text(840) }
  var finish: String { text(841) }
  var discard: String { text(842) }
  var allDone: String { text(843) }
  var allDoneTitle: String { text(844) }
  var notFinished: String { text(845) }
  var setsOfThis: String { text(846) }
  var notRunning: String { text(847) }
  var notRunningText: String { text(848) }
  var toTheList: String { text(849) }
  var isDone: String { text(850) }
  func takeBack(_ set: String) -> String { text(851, set) }
  func didStart(_ name: String) -> String { text(852, name) }
  var didClear: String { text(853) }
  var didFinish: String { text(854) }
  var didRemoveLogged: String { text(855) }
  var didBringLog: String { text(856) }
  var didChooseUnit: String { text(857) }
  var didChangePlates: String { text(858) }
  var rounds: String { text(859) }
  var rest: String { text(860) }
  var shortRest: String { text(861) }
  func weightIn(_ unit: String) -> String { text(862, unit) }
  var kindLabel: String { text(863) }
  func roundNumber(_ number: Int) -> String { text(864, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(865, String(number)) }
  var eachRound: String { text(866) }
  var allRounds: String { text(867) }
  var moreRounds: String { text(868) }
  var moreSupersets: String { text(869) }
  var addExercise: String { text(870) }
  var addToSuperset: String { text(871) }
  func addToSupersetOf(_ name: String) -> String { text(872, name) }
  func replace(_ name: String) -> String { text(873, name) }
  func superset(_ letter: String) -> String { text(874, letter) }
  var noExercisesText: String { text(875) }
  var enterName: String { text(876) }
  var enterRounds: String { text(877) }
  var enterRest: String { text(878) }
  var enterAmount: String { text(879) }
  var enterWeight: String { text(880) }
  var tooManyExercises: String { text(881) }
  func didAdd(_ name: String) -> String { text(882, name) }
  func didDelete(_ name: String) -> String { text(883, name) }
  var didDeleteWorkout: String { text(884) }
  func didRename(_ name: String) -> String { text(885, name) }
  var didMove: String { text(886) }
  func inWorkout(_ name: String, change: String) -> String { text(887, name, change) }
  var didRemoveExercise: String { text(888) }
  var didReplace: String { text(889) }
  var monthBefore: String { text(890) }
  var monthAfter: String { text(891) }
  func workoutCount(_ count: Int) -> String { text(892, count: count) }
  var noWorkouts: String { text(893) }
  var logEmptyTitle: String { text(894) }
  var logEmptyText: String { text(895) }
  var totals: String { text(896) }
  var volume: String { text(897) }
  var reps: String { text(898) }
  var setsLabel: String { text(899) }
  var timeUnderLoad: String { text(900) }
  var distance: String { text(901) }
  var byMuscle: String { text(902) }
  var helpsHalf: String { text(903) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(904, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(905, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(906, weight) }
  var running: String { text(907) }
  var halfSet: String { text(908) }
  func setsAndHalf(_ count: Int) -> String { text(909, count: count) }
  var unit: String { text(910) }
  var unitText: String { text(911) }
  var plates: String { text(912) }
  var bar: String { text(913) }
  var target: String { text(914) }
  var perSide: String { text(915) }
  var emptyBar: String { text(916) }
  func belowBar(_ bar: String) -> String { text(917, bar) }
  var platesOwned: String { text(918) }
  func howMany(_ plate: String) -> String { text(919, plate) }
  var link: String { text(920) }
  var linkText: String { text(921) }
  var linkPicture: String { text(922) }
  var copyLink: String { text(923) }
  var asText: String { text(924) }
  var copyText: String { text(925) }
  var saveFile: String { text(926) }
  var notCopied: String { text(927) }
  var sharedWorkout: String { text(928) }
  var addToMine: String { text(929) }
  var addToLog: String { text(930) }
  var pasteTitle: String { text(931) }
  var pasteText: String { text(932) }
  var readIt: String { text(933) }
  var fileText: String { text(934) }
  var chooseThis: String { text(935) }
  func reading(_ percent: Int) -> String { text(936, String(percent)) }
  var readToTheEnd: String { text(937) }
  var nothingNew: String { text(938) }
  func knownAlready(_ count: Int) -> String { text(939, count: count) }
  func newExercises(_ count: Int) -> String { text(940, count: count) }
  var isNew: String { text(941) }
  func more(_ count: Int) -> String { text(942, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(943, count: count) }
  var restIsKnown: String { text(944) }
  var nothingUnderstood: String { text(945) }
  var noWorkoutInIt: String { text(946) }
  func unitAssumed(_ unit: String) -> String { text(947, unit) }
  var weightsIn: String { text(948) }
  func notUnderstood(_ count: Int) -> String { text(949, count: count) }
  var faultTime: String { text(950) }
  var faultDateOrder: String { text(951) }
  var faultFuture: String { text(952) }
  var faultExercise: String { text(953) }
  var faultNumber: String { text(954) }
  var faultNothingDone: String { text(955) }
  var faultTimeLeftOut: String { text(956) }
  var faultTooMany: String { text(957) }
  var faultTooManyNames: String { text(958) }
  func lineFault(_ number: Int, reason: String) -> String { text(959, String(number), reason) }
  var shareEmpty: String { text(960) }
  var shareTooLarge: String { text(961) }
  var shareNotAWorkout: String { text(962) }
  var shareDamaged: String { text(963) }
  var shareNewer: String { text(964) }
  func shareNegative(_ number: Int) -> String { text(965, String(number)) }
  var shareBelowZero: String { text(966) }
  func shareLine(_ number: Int) -> String { text(967, String(number)) }
  var notExport: String { text(968) }
  func together(_ weight: String) -> String { text(969, weight) }
  func missing(_ weight: String) -> String { text(970, weight) }
}
