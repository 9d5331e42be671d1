// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(752) }
  var exercises: String { text(753) }
  var log: String { text(754) }
  var weights: String { text(755) }
  var bring: String { text(756) }
  var share: String { text(757) }
  var unknown: String { text(758) }
  var unknownText: String { text(759) }
  var needsScript: String { text(760) }
  var opening: String { text(761) }
  var newWorkout: String { text(762) }
  var emptyTitle: String { text(763) }
  var emptyText: String { text(764) }
  func exerciseCount(_ count: Int) -> String { text(765, count: count) }
  func roundCount(_ count: Int) -> String { text(766, count: count) }
  func sets(_ count: Int) -> String { text(767, count: count) }
  var start: String { text(768) }
  func startNamed(_ name: String) -> String { text(769, name) }
  var goOn: String { text(770) }
  var arrange: String { text(771) }
  var arranged: String { text(772) }
  func delete(_ name: String) -> String { text(773, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(774, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(775, date) }
  var kindNormal: String { text(776) }
  var kindWarmUp: String { text(777) }
  var kindDrop: String { text(778) }
  var kindFailure: String { text(779) }
  var measureReps: String { text(780) }
  var measureSeconds: String { text(781) }
  var measureMetres: String { text(782) }
  func countedReps(_ count: Int) -> String { text(783, count: count) }
  var chooseExercise: String { text(784) }
  var search: String { text(785) }
  var foundNone: String { text(786) }
  func exercisesFound(_ count: Int) -> String { text(787, count: count) }
  var nothingFoundText: String { text(788) }
  var muscle: String { text(789) }
  var equipment: String { text(790) }
  var level: String { text(791) }
  var category: String { text(792) }
  var filters: String { text(793) }
  func addTo(_ workout: String) -> String { text(794, workout) }
  func putInto(_ workout: String) -> String { text(795, workout) }
  var any: String { text(796) }
  var writeOwn: String { text(797) }
  var ownExercise: String { text(798) }
  var own: String { text(799) }
  var countedIn: String { text(800) }
  var trains: String { text(801) }
  var helps: String { text(802) }
  var force: String { text(803) }
  var mechanic: String { text(804) }
  var alsoCalled: String { text(805) }
  var bankLoading: String { text(806) }
  var bankFailed: String { text(807) }
  var bankFailedText: String { text(808) }
  var records: String { text(809) }
  var heaviest: String { text(810) }
  var oneRepMax: String { text(811) }
  var mostReps: String { text(812) }
  var mostSeconds: String { text(813) }
  var mostMetres: String { text(814) }
  var neverDone: String { text(815) }
  func setOf(_ number: Int, count: Int) -> String { text(816, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(817, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(818, set) }
  var firstTime: String { text(819) }
  var setDone: String { text(820) }
  var saveSet: String { text(821) }
  var about: String { text(822) }
  var restOver: String { text(823) }
  var skipRest: String { text(824) }
  var moreRest: String { text(825) }
  var moreRestSpoken: String { text(826) }
  var next: String { text(827) }
  var finish: String { text(828) }
  var discard: String { text(829) }
  var allDone: String { text(830) }
  var allDoneTitle: String { text(831) }
  var notFinished: String { text(832) }
  var setsOfThis: String { text(833) }
  var notRunning: String { text(834) }
  var notRunningText: String { text(835) }
  var toTheList: String { text(836) }
  var isDone: String { text(837) }
  func takeBack(_ set: String) -> String { text(838, set) }
  func didStart(_ name: String) -> String { text(839, name) }
  var didClear: String { text(840) }
  var didFinish: String { text(841) }
  var didRemoveLogged: String { text(842) }
  var didBringLog: String { text(843) }
  var didChooseUnit: String { text(844) }
  var didChangePlates: String { text(845) }
  var rounds: String { text(846) }
  var rest: String { text(847) }
  var shortRest: String { text(848) }
  func weightIn(_ unit: String) -> String { text(849, unit) }
  var kindLabel: String { text(850) }
  func roundNumber(_ number: Int) -> String { text(851, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(852, String(number)) }
  var eachRound: String { text(853) }
  var allRounds: String { text(854) }
  var moreRounds: String { text(855) }
  var moreSupersets: String { text(856) }
  var addExercise: String { text(857) }
  var addToSuperset: String { text(858) }
  func addToSupersetOf(_ name: String) -> String { text(859, name) }
  func replace(_ name: String) -> String { text(860, name) }
  func superset(_ letter: String) -> String { text(861, letter) }
  var noExercisesText: String { text(862) }
  var enterName: String { text(863) }
  var enterRounds: String { text(864) }
  var enterRest: String { text(865) }
  var enterAmount: String { text(866) }
  var enterWeight: String { text(867) }
  var tooManyExercises: String { text(868) }
  func didAdd(_ name: String) -> String { text(869, name) }
  func didDelete(_ name: String) -> String { text(870, name) }
  var didDeleteWorkout: String { text(871) }
  func didRename(_ name: String) -> String { text(872, name) }
  var didMove: String { text(873) }
  func inWorkout(_ name: String, change: String) -> String { text(874, name, change) }
  var didRemoveExercise: String { text(875) }
  var didReplace: String { text(876) }
  var monthBefore: String { text(877) }
  var monthAfter: String { text(878) }
  func workoutCount(_ count: Int) -> String { text(879, count: count) }
  var noWorkouts: String { text(880) }
  var logEmptyTitle: String { text(881) }
  var logEmptyText: String { text(882) }
  var totals: String { text(883) }
  var volume: String { text(884) }
  var reps: String { text(885) }
  var setsLabel: String { text(886) }
  var timeUnderLoad: String { text(887) }
  var distance: String { text(888) }
  var byMuscle: String { text(889) }
  var helpsHalf: String { text(890) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(891, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(892, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(893, weight) }
  var running: String { text(894) }
  var halfSet: String { text(895) }
  func setsAndHalf(_ count: Int) -> String { text(896, count: count) }
  var unit: String { text(897) }
  var unitText: String { text(898) }
  var plates: String { text(899) }
  var bar: String { text(900) }
  var target: String { text(901) }
  var perSide: String { text(902) }
  var emptyBar: String { text(903) }
  func belowBar(_ bar: String) -> String { text(904, bar) }
  var platesOwned: String { text(905) }
  func howMany(_ plate: String) -> String { text(906, plate) }
  var link: String { text(907) }
  var linkText: String { text(908) }
  var linkPicture: String { text(909) }
  var copyLink: String { text(910) }
  var asText: String { text(911) }
  var copyText: String { text(912) }
  var saveFile: String { text(913) }
  var notCopied: String { text(914) }
  var sharedWorkout: String { text(915) }
  var addToMine: String { text(916) }
  var addToLog: String { text(917) }
  var pasteTitle: String { text(918) }
  var pasteText: String { text(919) }
  var readIt: String { text(920) }
  var fileText: String { text(921) }
  var chooseThis: String { text(922) }
  func reading(_ percent: Int) -> String { text(923, String(percent)) }
  var readToTheEnd: String { text(924) }
  var nothingNew: String { text(925) }
  func knownAlready(_ count: Int) -> String { text(926, count: count) }
  func newExercises(_ count: Int) -> String { text(927, count: count) }
  var isNew: String { text(928) }
  func more(_ count: Int) -> String { text(929, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(930, count: count) }
  var restIsKnown: String { text(931) }
  var nothingUnderstood: String { text(932) }
  var noWorkoutInIt: String { text(933) }
  func unitAssumed(_ unit: String) -> String { text(934, unit) }
  var weightsIn: String { text(935) }
  func notUnderstood(_ count: Int) -> String { text(936, count: count) }
  var faultTime: String { text(937) }
  var faultDateOrder: String { text(938) }
  var faultFuture: String { text(939) }
  var faultExercise: String { text(940) }
  var faultNumber: String { text(941) }
  var faultNothingDone: String { text(942) }
  var faultTimeLeftOut: String { text(943) }
  var faultTooMany: String { text(944) }
  var faultTooManyNames: String { text(945) }
  func lineFault(_ number: Int, reason: String) -> String { text(946, String(number), reason) }
  var shareEmpty: String { text(947) }
  var shareTooLarge: String { text(948) }
  var shareNotAWorkout: String { text(949) }
  var shareDamaged: String { text(950) }
  var shareNewer: String { text(951) }
  func shareNegative(_ number: Int) -> String { text(952, String(number)) }
  var shareBelowZero: String { text(953) }
  func shareLine(_ number: Int) -> String { text(954, String(number)) }
  var notExport: String { text(955) }
  func together(_ weight: String) -> String { text(956, weight) }
  func missing(_ weight: String) -> String { text(957, weight) }
}
