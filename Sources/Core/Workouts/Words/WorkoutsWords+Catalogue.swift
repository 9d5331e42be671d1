// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(747) }
  var exercises: String { text(748) }
  var log: String { text(749) }
  var weights: String { text(750) }
  var bring: String { text(751) }
  var share: String { text(752) }
  var unknown: String { text(753) }
  var unknownText: String { text(754) }
  var needsScript: String { text(755) }
  var opening: String { text(756) }
  var newWorkout: String { text(757) }
  var emptyTitle: String { text(758) }
  var emptyText: String { text(759) }
  func exerciseCount(_ count: Int) -> String { text(760, count: count) }
  func roundCount(_ count: Int) -> String { text(761, count: count) }
  func sets(_ count: Int) -> String { text(762, count: count) }
  var start: String { text(763) }
  func startNamed(_ name: String) -> String { text(764, name) }
  var goOn: String { text(765) }
  var arrange: String { text(766) }
  var arranged: String { text(767) }
  func delete(_ name: String) -> String { text(768, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(769, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(770, date) }
  var kindNormal: String { text(771) }
  var kindWarmUp: String { text(772) }
  var kindDrop: String { text(773) }
  var kindFailure: String { text(774) }
  var measureReps: String { text(775) }
  var measureSeconds: String { text(776) }
  var measureMetres: String { text(777) }
  func countedReps(_ count: Int) -> String { text(778, count: count) }
  var chooseExercise: String { text(779) }
  var search: String { text(780) }
  var foundNone: String { text(781) }
  func exercisesFound(_ count: Int) -> String { text(782, count: count) }
  var nothingFoundText: String { text(783) }
  var muscle: String { text(784) }
  var equipment: String { text(785) }
  var level: String { text(786) }
  var category: String { text(787) }
  var filters: String { text(788) }
  func addTo(_ workout: String) -> String { text(789, workout) }
  func putInto(_ workout: String) -> String { text(790, workout) }
  var any: String { text(791) }
  var writeOwn: String { text(792) }
  var ownExercise: String { text(793) }
  var own: String { text(794) }
  var countedIn: String { text(795) }
  var trains: String { text(796) }
  var helps: String { text(797) }
  var force: String { text(798) }
  var mechanic: String { text(799) }
  var alsoCalled: String { text(800) }
  var bankLoading: String { text(801) }
  var bankFailed: String { text(802) }
  var bankFailedText: String { text(803) }
  var records: String { text(804) }
  var heaviest: String { text(805) }
  var oneRepMax: String { text(806) }
  var mostReps: String { text(807) }
  var mostSeconds: String { text(808) }
  var mostMetres: String { text(809) }
  var neverDone: String { text(810) }
  func setOf(_ number: Int, count: Int) -> String { text(811, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(812, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(813, set) }
  var firstTime: String { text(814) }
  var setDone: String { text(815) }
  var saveSet: String { text(816) }
  var about: String { text(817) }
  var restOver: String { text(818) }
  var skipRest: String { text(819) }
  var moreRest: String { text(820) }
  var moreRestSpoken: String { text(821) }
  var next: String { text(822) }
  var finish: String { text(823) }
  var discard: String { text(824) }
  var allDone: String { text(825) }
  var allDoneTitle: String { text(826) }
  var notFinished: String { text(827) }
  var setsOfThis: String { text(828) }
  var notRunning: String { text(829) }
  var notRunningText: String { text(830) }
  var toTheList: String { text(831) }
  var isDone: String { text(832) }
  func takeBack(_ set: String) -> String { text(833, set) }
  func didStart(_ name: String) -> String { text(834, name) }
  var didClear: String { text(835) }
  var didFinish: String { text(836) }
  var didRemoveLogged: String { text(837) }
  var didBringLog: String { text(838) }
  var didChooseUnit: String { text(839) }
  var didChangePlates: String { text(840) }
  var rounds: String { text(841) }
  var rest: String { text(842) }
  var shortRest: String { text(843) }
  func weightIn(_ unit: String) -> String { text(844, unit) }
  var kindLabel: String { text(845) }
  func roundNumber(_ number: Int) -> String { text(846, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(847, String(number)) }
  var eachRound: String { text(848) }
  var allRounds: String { text(849) }
  var moreRounds: String { text(850) }
  var moreSupersets: String { text(851) }
  var addExercise: String { text(852) }
  var addToSuperset: String { text(853) }
  func addToSupersetOf(_ name: String) -> String { text(854, name) }
  func replace(_ name: String) -> String { text(855, name) }
  func superset(_ letter: String) -> String { text(856, letter) }
  var noExercisesText: String { text(857) }
  var enterName: String { text(858) }
  var enterRounds: String { text(859) }
  var enterRest: String { text(860) }
  var enterAmount: String { text(861) }
  var enterWeight: String { text(862) }
  var tooManyExercises: String { text(863) }
  func didAdd(_ name: String) -> String { text(864, name) }
  func didDelete(_ name: String) -> String { text(865, name) }
  var didDeleteWorkout: String { text(866) }
  func didRename(_ name: String) -> String { text(867, name) }
  var didMove: String { text(868) }
  func inWorkout(_ name: String, change: String) -> String { text(869, name, change) }
  var didRemoveExercise: String { text(870) }
  var didReplace: String { text(871) }
  var monthBefore: String { text(872) }
  var monthAfter: String { text(873) }
  func workoutCount(_ count: Int) -> String { text(874, count: count) }
  var noWorkouts: String { text(875) }
  var logEmptyTitle: String { text(876) }
  var logEmptyText: String { text(877) }
  var totals: String { text(878) }
  var volume: String { text(879) }
  var reps: String { text(880) }
  var setsLabel: String { text(881) }
  var timeUnderLoad: String { text(882) }
  var distance: String { text(883) }
  var byMuscle: String { text(884) }
  var helpsHalf: String { text(885) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(886, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(887, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(888, weight) }
  var running: String { text(889) }
  var halfSet: String { text(890) }
  func setsAndHalf(_ count: Int) -> String { text(891, count: count) }
  var unit: String { text(892) }
  var unitText: String { text(893) }
  var plates: String { text(894) }
  var bar: String { text(895) }
  var target: String { text(896) }
  var perSide: String { text(897) }
  var emptyBar: String { text(898) }
  func belowBar(_ bar: String) -> String { text(899, bar) }
  var platesOwned: String { text(900) }
  func howMany(_ plate: String) -> String { text(901, plate) }
  var link: String { text(902) }
  var linkText: String { text(903) }
  var linkPicture: String { text(904) }
  var copyLink: String { text(905) }
  var asText: String { text(906) }
  var copyText: String { text(907) }
  var saveFile: String { text(908) }
  var notCopied: String { text(909) }
  var sharedWorkout: String { text(910) }
  var addToMine: String { text(911) }
  var addToLog: String { text(912) }
  var pasteTitle: String { text(913) }
  var pasteText: String { text(914) }
  var readIt: String { text(915) }
  var fileText: String { text(916) }
  var chooseThis: String { text(917) }
  func reading(_ percent: Int) -> String { text(918, String(percent)) }
  var readToTheEnd: String { text(919) }
  var nothingNew: String { text(920) }
  func knownAlready(_ count: Int) -> String { text(921, count: count) }
  func newExercises(_ count: Int) -> String { text(922, count: count) }
  var isNew: String { text(923) }
  func more(_ count: Int) -> String { text(924, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(925, count: count) }
  var restIsKnown: String { text(926) }
  var nothingUnderstood: String { text(927) }
  var noWorkoutInIt: String { text(928) }
  func unitAssumed(_ unit: String) -> String { text(929, unit) }
  var weightsIn: String { text(930) }
  func notUnderstood(_ count: Int) -> String { text(931, count: count) }
  var faultTime: String { text(932) }
  var faultDateOrder: String { text(933) }
  var faultFuture: String { text(934) }
  var faultExercise: String { text(935) }
  var faultNumber: String { text(936) }
  var faultNothingDone: String { text(937) }
  var faultTimeLeftOut: String { text(938) }
  var faultTooMany: String { text(939) }
  var faultTooManyNames: String { text(940) }
  func lineFault(_ number: Int, reason: String) -> String { text(941, String(number), reason) }
  var shareEmpty: String { text(942) }
  var shareTooLarge: String { text(943) }
  var shareNotAWorkout: String { text(944) }
  var shareDamaged: String { text(945) }
  var shareNewer: String { text(946) }
  func shareNegative(_ number: Int) -> String { text(947, String(number)) }
  var shareBelowZero: String { text(948) }
  func shareLine(_ number: Int) -> String { text(949, String(number)) }
  var notExport: String { text(950) }
  func together(_ weight: String) -> String { text(951, weight) }
  func missing(_ weight: String) -> String { text(952, weight) }
}
