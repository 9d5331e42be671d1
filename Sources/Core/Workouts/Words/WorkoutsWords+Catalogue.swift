// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(751) }
  var exercises: String { text(752) }
  var log: String { text(753) }
  var weights: String { text(754) }
  var bring: String { text(755) }
  var share: String { text(756) }
  var unknown: String { text(757) }
  var unknownText: String { text(758) }
  var needsScript: String { text(759) }
  var opening: String { text(760) }
  var newWorkout: String { text(761) }
  var emptyTitle: String { text(762) }
  var emptyText: String { text(763) }
  func exerciseCount(_ count: Int) -> String { text(764, count: count) }
  func roundCount(_ count: Int) -> String { text(765, count: count) }
  func sets(_ count: Int) -> String { text(766, count: count) }
  var start: String { text(767) }
  func startNamed(_ name: String) -> String { text(768, name) }
  var goOn: String { text(769) }
  var arrange: String { text(770) }
  var arranged: String { text(771) }
  func delete(_ name: String) -> String { text(772, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(773, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(774, date) }
  var kindNormal: String { text(775) }
  var kindWarmUp: String { text(776) }
  var kindDrop: String { text(777) }
  var kindFailure: String { text(778) }
  var measureReps: String { text(779) }
  var measureSeconds: String { text(780) }
  var measureMetres: String { text(781) }
  func countedReps(_ count: Int) -> String { text(782, count: count) }
  var chooseExercise: String { text(783) }
  var search: String { text(784) }
  var foundNone: String { text(785) }
  func exercisesFound(_ count: Int) -> String { text(786, count: count) }
  var nothingFoundText: String { text(787) }
  var muscle: String { text(788) }
  var equipment: String { text(789) }
  var level: String { text(790) }
  var category: String { text(791) }
  var filters: String { text(792) }
  func addTo(_ workout: String) -> String { text(793, workout) }
  func putInto(_ workout: String) -> String { text(794, workout) }
  var any: String { text(795) }
  var writeOwn: String { text(796) }
  var ownExercise: String { text(797) }
  var own: String { text(798) }
  var countedIn: String { text(799) }
  var trains: String { text(800) }
  var helps: String { text(801) }
  var force: String { text(802) }
  var mechanic: String { text(803) }
  var alsoCalled: String { text(804) }
  var bankLoading: String { text(805) }
  var bankFailed: String { text(806) }
  var bankFailedText: String { text(807) }
  var records: String { text(808) }
  var heaviest: String { text(809) }
  var oneRepMax: String { text(810) }
  var mostReps: String { text(811) }
  var mostSeconds: String { text(812) }
  var mostMetres: String { text(813) }
  var neverDone: String { text(814) }
  func setOf(_ number: Int, count: Int) -> String { text(815, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(816, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(817, set) }
  var firstTime: String { text(818) }
  var setDone: String { text(819) }
  var saveSet: String { text(820) }
  var about: String { text(821) }
  var restOver: String { text(822) }
  var skipRest: String { text(823) }
  var moreRest: String { text(824) }
  var moreRestSpoken: String { text(825) }
  var next: String { text(826) }
  var finish: String { text(827) }
  var discard: String { text(828) }
  var allDone: String { text(829) }
  var allDoneTitle: String { text(830) }
  var notFinished: String { text(831) }
  var setsOfThis: String { text(832) }
  var notRunning: String { text(833) }
  var notRunningText: String { text(834) }
  var toTheList: String { text(835) }
  var isDone: String { text(836) }
  func takeBack(_ set: String) -> String { text(837, set) }
  func didStart(_ name: String) -> String { text(838, name) }
  var didClear: String { text(839) }
  var didFinish: String { text(840) }
  var didRemoveLogged: String { text(841) }
  var didBringLog: String { text(842) }
  var didChooseUnit: String { text(843) }
  var didChangePlates: String { text(844) }
  var rounds: String { text(845) }
  var rest: String { text(846) }
  var shortRest: String { text(847) }
  func weightIn(_ unit: String) -> String { text(848, unit) }
  var kindLabel: String { text(849) }
  func roundNumber(_ number: Int) -> String { text(850, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(851, String(number)) }
  var eachRound: String { text(852) }
  var allRounds: String { text(853) }
  var moreRounds: String { text(854) }
  var moreSupersets: String { text(855) }
  var addExercise: String { text(856) }
  var addToSuperset: String { text(857) }
  func addToSupersetOf(_ name: String) -> String { text(858, name) }
  func replace(_ name: String) -> String { text(859, name) }
  func superset(_ letter: String) -> String { text(860, letter) }
  var noExercisesText: String { text(861) }
  var enterName: String { text(862) }
  var enterRounds: String { text(863) }
  var enterRest: String { text(864) }
  var enterAmount: String { text(865) }
  var enterWeight: String { text(866) }
  var tooManyExercises: String { text(867) }
  func didAdd(_ name: String) -> String { text(868, name) }
  func didDelete(_ name: String) -> String { text(869, name) }
  var didDeleteWorkout: String { text(870) }
  func didRename(_ name: String) -> String { text(871, name) }
  var didMove: String { text(872) }
  func inWorkout(_ name: String, change: String) -> String { text(873, name, change) }
  var didRemoveExercise: String { text(874) }
  var didReplace: String { text(875) }
  var monthBefore: String { text(876) }
  var monthAfter: String { text(877) }
  func workoutCount(_ count: Int) -> String { text(878, count: count) }
  var noWorkouts: String { text(879) }
  var logEmptyTitle: String { text(880) }
  var logEmptyText: String { text(881) }
  var totals: String { text(882) }
  var volume: String { text(883) }
  var reps: String { text(884) }
  var setsLabel: String { text(885) }
  var timeUnderLoad: String { text(886) }
  var distance: String { text(887) }
  var byMuscle: String { text(888) }
  var helpsHalf: String { text(889) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(890, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(891, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(892, weight) }
  var running: String { text(893) }
  var halfSet: String { text(894) }
  func setsAndHalf(_ count: Int) -> String { text(895, count: count) }
  var unit: String { text(896) }
  var unitText: String { text(897) }
  var plates: String { text(898) }
  var bar: String { text(899) }
  var target: String { text(900) }
  var perSide: String { text(901) }
  var emptyBar: String { text(902) }
  func belowBar(_ bar: String) -> String { text(903, bar) }
  var platesOwned: String { text(904) }
  func howMany(_ plate: String) -> String { text(905, plate) }
  var link: String { text(906) }
  var linkText: String { text(907) }
  var linkPicture: String { text(908) }
  var copyLink: String { text(909) }
  var asText: String { text(910) }
  var copyText: String { text(911) }
  var saveFile: String { text(912) }
  var notCopied: String { text(913) }
  var sharedWorkout: String { text(914) }
  var addToMine: String { text(915) }
  var addToLog: String { text(916) }
  var pasteTitle: String { text(917) }
  var pasteText: String { text(918) }
  var readIt: String { text(919) }
  var fileText: String { text(920) }
  var chooseThis: String { text(921) }
  func reading(_ percent: Int) -> String { text(922, String(percent)) }
  var readToTheEnd: String { text(923) }
  var nothingNew: String { text(924) }
  func knownAlready(_ count: Int) -> String { text(925, count: count) }
  func newExercises(_ count: Int) -> String { text(926, count: count) }
  var isNew: String { text(927) }
  func more(_ count: Int) -> String { text(928, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(929, count: count) }
  var restIsKnown: String { text(930) }
  var nothingUnderstood: String { text(931) }
  var noWorkoutInIt: String { text(932) }
  func unitAssumed(_ unit: String) -> String { text(933, unit) }
  var weightsIn: String { text(934) }
  func notUnderstood(_ count: Int) -> String { text(935, count: count) }
  var faultTime: String { text(936) }
  var faultDateOrder: String { text(937) }
  var faultFuture: String { text(938) }
  var faultExercise: String { text(939) }
  var faultNumber: String { text(940) }
  var faultNothingDone: String { text(941) }
  var faultTimeLeftOut: String { text(942) }
  var faultTooMany: String { text(943) }
  var faultTooManyNames: String { text(944) }
  func lineFault(_ number: Int, reason: String) -> String { text(945, String(number), reason) }
  var shareEmpty: String { text(946) }
  var shareTooLarge: String { text(947) }
  var shareNotAWorkout: String { text(948) }
  var shareDamaged: String { text(949) }
  var shareNewer: String { text(950) }
  func shareNegative(_ number: Int) -> String { text(951, String(number)) }
  var shareBelowZero: String { text(952) }
  func shareLine(_ number: Int) -> String { text(953, String(number)) }
  var notExport: String { text(954) }
  func together(_ weight: String) -> String { text(955, weight) }
  func missing(_ weight: String) -> String { text(956, weight) }
}
