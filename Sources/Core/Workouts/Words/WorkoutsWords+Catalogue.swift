// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(745) }
  var exercises: String { text(746) }
  var log: String { text(747) }
  var weights: String { text(748) }
  var bring: String { text(749) }
  var share: String { text(750) }
  var unknown: String { text(751) }
  var unknownText: String { text(752) }
  var needsScript: String { text(753) }
  var opening: String { text(754) }
  var newWorkout: String { text(755) }
  var emptyTitle: String { text(756) }
  var emptyText: String { text(757) }
  func exerciseCount(_ count: Int) -> String { text(758, count: count) }
  func roundCount(_ count: Int) -> String { text(759, count: count) }
  func sets(_ count: Int) -> String { text(760, count: count) }
  var start: String { text(761) }
  func startNamed(_ name: String) -> String { text(762, name) }
  var goOn: String { text(763) }
  var arrange: String { text(764) }
  var arranged: String { text(765) }
  func delete(_ name: String) -> String { text(766, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(767, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(768, date) }
  var kindNormal: String { text(769) }
  var kindWarmUp: String { text(770) }
  var kindDrop: String { text(771) }
  var kindFailure: String { text(772) }
  var measureReps: String { text(773) }
  var measureSeconds: String { text(774) }
  var measureMetres: String { text(775) }
  func countedReps(_ count: Int) -> String { text(776, count: count) }
  var chooseExercise: String { text(777) }
  var search: String { text(778) }
  var foundNone: String { text(779) }
  func exercisesFound(_ count: Int) -> String { text(780, count: count) }
  var nothingFoundText: String { text(781) }
  var muscle: String { text(782) }
  var equipment: String { text(783) }
  var level: String { text(784) }
  var category: String { text(785) }
  var filters: String { text(786) }
  func addTo(_ workout: String) -> String { text(787, workout) }
  func putInto(_ workout: String) -> String { text(788, workout) }
  var any: String { text(789) }
  var writeOwn: String { text(790) }
  var ownExercise: String { text(791) }
  var own: String { text(792) }
  var countedIn: String { text(793) }
  var trains: String { text(794) }
  var helps: String { text(795) }
  var force: String { text(796) }
  var mechanic: String { text(797) }
  var alsoCalled: String { text(798) }
  var bankLoading: String { text(799) }
  var bankFailed: String { text(800) }
  var bankFailedText: String { text(801) }
  var records: String { text(802) }
  var heaviest: String { text(803) }
  var oneRepMax: String { text(804) }
  var mostReps: String { text(805) }
  var mostSeconds: String { text(806) }
  var mostMetres: String { text(807) }
  var neverDone: String { text(808) }
  func setOf(_ number: Int, count: Int) -> String { text(809, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(810, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(811, set) }
  var firstTime: String { text(812) }
  var setDone: String { text(813) }
  var saveSet: String { text(814) }
  var about: String { text(815) }
  var restOver: String { text(816) }
  var skipRest: String { text(817) }
  var moreRest: String { text(818) }
  var moreRestSpoken: String { text(819) }
  var next: String { text(820) }
  var finish: String { text(821) }
  var discard: String { text(822) }
  var allDone: String { text(823) }
  var allDoneTitle: String { text(824) }
  var notFinished: String { text(825) }
  var setsOfThis: String { text(826) }
  var notRunning: String { text(827) }
  var notRunningText: String { text(828) }
  var toTheList: String { text(829) }
  var isDone: String { text(830) }
  func takeBack(_ set: String) -> String { text(831, set) }
  func didStart(_ name: String) -> String { text(832, name) }
  var didClear: String { text(833) }
  var didFinish: String { text(834) }
  var didRemoveLogged: String { text(835) }
  var didBringLog: String { text(836) }
  var didChooseUnit: String { text(837) }
  var didChangePlates: String { text(838) }
  var rounds: String { text(839) }
  var rest: String { text(840) }
  var shortRest: String { text(841) }
  func weightIn(_ unit: String) -> String { text(842, unit) }
  var kindLabel: String { text(843) }
  func roundNumber(_ number: Int) -> String { text(844, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(845, String(number)) }
  var eachRound: String { text(846) }
  var allRounds: String { text(847) }
  var moreRounds: String { text(848) }
  var moreSupersets: String { text(849) }
  var addExercise: String { text(850) }
  var addToSuperset: String { text(851) }
  func addToSupersetOf(_ name: String) -> String { text(852, name) }
  func replace(_ name: String) -> String { text(853, name) }
  func superset(_ letter: String) -> String { text(854, letter) }
  var noExercisesText: String { text(855) }
  var enterName: String { text(856) }
  var enterRounds: String { text(857) }
  var enterRest: String { text(858) }
  var enterAmount: String { text(859) }
  var enterWeight: String { text(860) }
  var tooManyExercises: String { text(861) }
  func didAdd(_ name: String) -> String { text(862, name) }
  func didDelete(_ name: String) -> String { text(863, name) }
  var didDeleteWorkout: String { text(864) }
  func didRename(_ name: String) -> String { text(865, name) }
  var didMove: String { text(866) }
  func inWorkout(_ name: String, change: String) -> String { text(867, name, change) }
  var didRemoveExercise: String { text(868) }
  var didReplace: String { text(869) }
  var monthBefore: String { text(870) }
  var monthAfter: String { text(871) }
  func workoutCount(_ count: Int) -> String { text(872, count: count) }
  var noWorkouts: String { text(873) }
  var logEmptyTitle: String { text(874) }
  var logEmptyText: String { text(875) }
  var totals: String { text(876) }
  var volume: String { text(877) }
  var reps: String { text(878) }
  var setsLabel: String { text(879) }
  var timeUnderLoad: String { text(880) }
  var distance: String { text(881) }
  var byMuscle: String { text(882) }
  var helpsHalf: String { text(883) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(884, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(885, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(886, weight) }
  var running: String { text(887) }
  var halfSet: String { text(888) }
  func setsAndHalf(_ count: Int) -> String { text(889, count: count) }
  var unit: String { text(890) }
  var unitText: String { text(891) }
  var plates: String { text(892) }
  var bar: String { text(893) }
  var target: String { text(894) }
  var perSide: String { text(895) }
  var emptyBar: String { text(896) }
  func belowBar(_ bar: String) -> String { text(897, bar) }
  var platesOwned: String { text(898) }
  func howMany(_ plate: String) -> String { text(899, plate) }
  var link: String { text(900) }
  var linkText: String { text(901) }
  var linkPicture: String { text(902) }
  var copyLink: String { text(903) }
  var asText: String { text(904) }
  var copyText: String { text(905) }
  var saveFile: String { text(906) }
  var notCopied: String { text(907) }
  var sharedWorkout: String { text(908) }
  var addToMine: String { text(909) }
  var addToLog: String { text(910) }
  var pasteTitle: String { text(911) }
  var pasteText: String { text(912) }
  var readIt: String { text(913) }
  var fileText: String { text(914) }
  var chooseThis: String { text(915) }
  func reading(_ percent: Int) -> String { text(916, String(percent)) }
  var readToTheEnd: String { text(917) }
  var nothingNew: String { text(918) }
  func knownAlready(_ count: Int) -> String { text(919, count: count) }
  func newExercises(_ count: Int) -> String { text(920, count: count) }
  var isNew: String { text(921) }
  func more(_ count: Int) -> String { text(922, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(923, count: count) }
  var restIsKnown: String { text(924) }
  var nothingUnderstood: String { text(925) }
  var noWorkoutInIt: String { text(926) }
  func unitAssumed(_ unit: String) -> String { text(927, unit) }
  var weightsIn: String { text(928) }
  func notUnderstood(_ count: Int) -> String { text(929, count: count) }
  var faultTime: String { text(930) }
  var faultDateOrder: String { text(931) }
  var faultFuture: String { text(932) }
  var faultExercise: String { text(933) }
  var faultNumber: String { text(934) }
  var faultNothingDone: String { text(935) }
  var faultTimeLeftOut: String { text(936) }
  var faultTooMany: String { text(937) }
  var faultTooManyNames: String { text(938) }
  func lineFault(_ number: Int, reason: String) -> String { text(939, String(number), reason) }
  var shareEmpty: String { text(940) }
  var shareTooLarge: String { text(941) }
  var shareNotAWorkout: String { text(942) }
  var shareDamaged: String { text(943) }
  var shareNewer: String { text(944) }
  func shareNegative(_ number: Int) -> String { text(945, String(number)) }
  var shareBelowZero: String { text(946) }
  func shareLine(_ number: Int) -> String { text(947, String(number)) }
  var notExport: String { text(948) }
  func together(_ weight: String) -> String { text(949, weight) }
  func missing(_ weight: String) -> String { text(950, weight) }
}
