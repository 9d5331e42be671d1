// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(746) }
  var exercises: String { text(747) }
  var log: String { text(748) }
  var weights: String { text(749) }
  var bring: String { text(750) }
  var share: String { text(751) }
  var unknown: String { text(752) }
  var unknownText: String { text(753) }
  var needsScript: String { text(754) }
  var opening: String { text(755) }
  var newWorkout: String { text(756) }
  var emptyTitle: String { text(757) }
  var emptyText: String { text(758) }
  func exerciseCount(_ count: Int) -> String { text(759, count: count) }
  func roundCount(_ count: Int) -> String { text(760, count: count) }
  func sets(_ count: Int) -> String { text(761, count: count) }
  var start: String { text(762) }
  func startNamed(_ name: String) -> String { text(763, name) }
  var goOn: String { text(764) }
  var arrange: String { text(765) }
  var arranged: String { text(766) }
  func delete(_ name: String) -> String { text(767, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(768, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(769, date) }
  var kindNormal: String { text(770) }
  var kindWarmUp: String { text(771) }
  var kindDrop: String { text(772) }
  var kindFailure: String { text(773) }
  var measureReps: String { text(774) }
  var measureSeconds: String { text(775) }
  var measureMetres: String { text(776) }
  func countedReps(_ count: Int) -> String { text(777, count: count) }
  var chooseExercise: String { text(778) }
  var search: String { text(779) }
  var foundNone: String { text(780) }
  func exercisesFound(_ count: Int) -> String { text(781, count: count) }
  var nothingFoundText: String { text(782) }
  var muscle: String { text(783) }
  var equipment: String { text(784) }
  var level: String { text(785) }
  var category: String { text(786) }
  var filters: String { text(787) }
  func addTo(_ workout: String) -> String { text(788, workout) }
  func putInto(_ workout: String) -> String { text(789, workout) }
  var any: String { text(790) }
  var writeOwn: String { text(791) }
  var ownExercise: String { text(792) }
  var own: String { text(793) }
  var countedIn: String { text(794) }
  var trains: String { text(795) }
  var helps: String { text(796) }
  var force: String { text(797) }
  var mechanic: String { text(798) }
  var alsoCalled: String { text(799) }
  var bankLoading: String { text(800) }
  var bankFailed: String { text(801) }
  var bankFailedText: String { text(802) }
  var records: String { text(803) }
  var heaviest: String { text(804) }
  var oneRepMax: String { text(805) }
  var mostReps: String { text(806) }
  var mostSeconds: String { text(807) }
  var mostMetres: String { text(808) }
  var neverDone: String { text(809) }
  func setOf(_ number: Int, count: Int) -> String { text(810, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(811, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(812, set) }
  var firstTime: String { text(813) }
  var setDone: String { text(814) }
  var saveSet: String { text(815) }
  var about: String { text(816) }
  var restOver: String { text(817) }
  var skipRest: String { text(818) }
  var moreRest: String { text(819) }
  var moreRestSpoken: String { text(820) }
  var next: String { text(821) }
  var finish: String { text(822) }
  var discard: String { text(823) }
  var allDone: String { text(824) }
  var allDoneTitle: String { text(825) }
  var notFinished: String { text(826) }
  var setsOfThis: String { text(827) }
  var notRunning: String { text(828) }
  var notRunningText: String { text(829) }
  var toTheList: String { text(830) }
  var isDone: String { text(831) }
  func takeBack(_ set: String) -> String { text(832, set) }
  func didStart(_ name: String) -> String { text(833, name) }
  var didClear: String { text(834) }
  var didFinish: String { text(835) }
  var didRemoveLogged: String { text(836) }
  var didBringLog: String { text(837) }
  var didChooseUnit: String { text(838) }
  var didChangePlates: String { text(839) }
  var rounds: String { text(840) }
  var rest: String { text(841) }
  var shortRest: String { text(842) }
  func weightIn(_ unit: String) -> String { text(843, unit) }
  var kindLabel: String { text(844) }
  func roundNumber(_ number: Int) -> String { text(845, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(846, String(number)) }
  var eachRound: String { text(847) }
  var allRounds: String { text(848) }
  var moreRounds: String { text(849) }
  var moreSupersets: String { text(850) }
  var addExercise: String { text(851) }
  var addToSuperset: String { text(852) }
  func addToSupersetOf(_ name: String) -> String { text(853, name) }
  func replace(_ name: String) -> String { text(854, name) }
  func superset(_ letter: String) -> String { text(855, letter) }
  var noExercisesText: String { text(856) }
  var enterName: String { text(857) }
  var enterRounds: String { text(858) }
  var enterRest: String { text(859) }
  var enterAmount: String { text(860) }
  var enterWeight: String { text(861) }
  var tooManyExercises: String { text(862) }
  func didAdd(_ name: String) -> String { text(863, name) }
  func didDelete(_ name: String) -> String { text(864, name) }
  var didDeleteWorkout: String { text(865) }
  func didRename(_ name: String) -> String { text(866, name) }
  var didMove: String { text(867) }
  func inWorkout(_ name: String, change: String) -> String { text(868, name, change) }
  var didRemoveExercise: String { text(869) }
  var didReplace: String { text(870) }
  var monthBefore: String { text(871) }
  var monthAfter: String { text(872) }
  func workoutCount(_ count: Int) -> String { text(873, count: count) }
  var noWorkouts: String { text(874) }
  var logEmptyTitle: String { text(875) }
  var logEmptyText: String { text(876) }
  var totals: String { text(877) }
  var volume: String { text(878) }
  var reps: String { text(879) }
  var setsLabel: String { text(880) }
  var timeUnderLoad: String { text(881) }
  var distance: String { text(882) }
  var byMuscle: String { text(883) }
  var helpsHalf: String { text(884) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(885, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(886, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(887, weight) }
  var running: String { text(888) }
  var halfSet: String { text(889) }
  func setsAndHalf(_ count: Int) -> String { text(890, count: count) }
  var unit: String { text(891) }
  var unitText: String { text(892) }
  var plates: String { text(893) }
  var bar: String { text(894) }
  var target: String { text(895) }
  var perSide: String { text(896) }
  var emptyBar: String { text(897) }
  func belowBar(_ bar: String) -> String { text(898, bar) }
  var platesOwned: String { text(899) }
  func howMany(_ plate: String) -> String { text(900, plate) }
  var link: String { text(901) }
  var linkText: String { text(902) }
  var linkPicture: String { text(903) }
  var copyLink: String { text(904) }
  var asText: String { text(905) }
  var copyText: String { text(906) }
  var saveFile: String { text(907) }
  var notCopied: String { text(908) }
  var sharedWorkout: String { text(909) }
  var addToMine: String { text(910) }
  var addToLog: String { text(911) }
  var pasteTitle: String { text(912) }
  var pasteText: String { text(913) }
  var readIt: String { text(914) }
  var fileText: String { text(915) }
  var chooseThis: String { text(916) }
  func reading(_ percent: Int) -> String { text(917, String(percent)) }
  var readToTheEnd: String { text(918) }
  var nothingNew: String { text(919) }
  func knownAlready(_ count: Int) -> String { text(920, count: count) }
  func newExercises(_ count: Int) -> String { text(921, count: count) }
  var isNew: String { text(922) }
  func more(_ count: Int) -> String { text(923, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(924, count: count) }
  var restIsKnown: String { text(925) }
  var nothingUnderstood: String { text(926) }
  var noWorkoutInIt: String { text(927) }
  func unitAssumed(_ unit: String) -> String { text(928, unit) }
  var weightsIn: String { text(929) }
  func notUnderstood(_ count: Int) -> String { text(930, count: count) }
  var faultTime: String { text(931) }
  var faultDateOrder: String { text(932) }
  var faultFuture: String { text(933) }
  var faultExercise: String { text(934) }
  var faultNumber: String { text(935) }
  var faultNothingDone: String { text(936) }
  var faultTimeLeftOut: String { text(937) }
  var faultTooMany: String { text(938) }
  var faultTooManyNames: String { text(939) }
  func lineFault(_ number: Int, reason: String) -> String { text(940, String(number), reason) }
  var shareEmpty: String { text(941) }
  var shareTooLarge: String { text(942) }
  var shareNotAWorkout: String { text(943) }
  var shareDamaged: String { text(944) }
  var shareNewer: String { text(945) }
  func shareNegative(_ number: Int) -> String { text(946, String(number)) }
  var shareBelowZero: String { text(947) }
  func shareLine(_ number: Int) -> String { text(948, String(number)) }
  var notExport: String { text(949) }
  func together(_ weight: String) -> String { text(950, weight) }
  func missing(_ weight: String) -> String { text(951, weight) }
}
