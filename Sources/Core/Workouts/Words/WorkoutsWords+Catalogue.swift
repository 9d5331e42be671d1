// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(748) }
  var exercises: String { text(749) }
  var log: String { text(750) }
  var weights: String { text(751) }
  var bring: String { text(752) }
  var share: String { text(753) }
  var unknown: String { text(754) }
  var unknownText: String { text(755) }
  var needsScript: String { text(756) }
  var opening: String { text(757) }
  var newWorkout: String { text(758) }
  var emptyTitle: String { text(759) }
  var emptyText: String { text(760) }
  func exerciseCount(_ count: Int) -> String { text(761, count: count) }
  func roundCount(_ count: Int) -> String { text(762, count: count) }
  func sets(_ count: Int) -> String { text(763, count: count) }
  var start: String { text(764) }
  func startNamed(_ name: String) -> String { text(765, name) }
  var goOn: String { text(766) }
  var arrange: String { text(767) }
  var arranged: String { text(768) }
  func delete(_ name: String) -> String { text(769, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(770, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(771, date) }
  var kindNormal: String { text(772) }
  var kindWarmUp: String { text(773) }
  var kindDrop: String { text(774) }
  var kindFailure: String { text(775) }
  var measureReps: String { text(776) }
  var measureSeconds: String { text(777) }
  var measureMetres: String { text(778) }
  func countedReps(_ count: Int) -> String { text(779, count: count) }
  var chooseExercise: String { text(780) }
  var search: String { text(781) }
  var foundNone: String { text(782) }
  func exercisesFound(_ count: Int) -> String { text(783, count: count) }
  var nothingFoundText: String { text(784) }
  var muscle: String { text(785) }
  var equipment: String { text(786) }
  var level: String { text(787) }
  var category: String { text(788) }
  var filters: String { text(789) }
  func addTo(_ workout: String) -> String { text(790, workout) }
  func putInto(_ workout: String) -> String { text(791, workout) }
  var any: String { text(792) }
  var writeOwn: String { text(793) }
  var ownExercise: String { text(794) }
  var own: String { text(795) }
  var countedIn: String { text(796) }
  var trains: String { text(797) }
  var helps: String { text(798) }
  var force: String { text(799) }
  var mechanic: String { text(800) }
  var alsoCalled: String { text(801) }
  var bankLoading: String { text(802) }
  var bankFailed: String { text(803) }
  var bankFailedText: String { text(804) }
  var records: String { text(805) }
  var heaviest: String { text(806) }
  var oneRepMax: String { text(807) }
  var mostReps: String { text(808) }
  var mostSeconds: String { text(809) }
  var mostMetres: String { text(810) }
  var neverDone: String { text(811) }
  func setOf(_ number: Int, count: Int) -> String { text(812, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(813, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(814, set) }
  var firstTime: String { text(815) }
  var setDone: String { text(816) }
  var saveSet: String { text(817) }
  var about: String { text(818) }
  var restOver: String { text(819) }
  var skipRest: String { text(820) }
  var moreRest: String { text(821) }
  var moreRestSpoken: String { text(822) }
  var next: String { text(823) }
  var finish: String { text(824) }
  var discard: String { text(825) }
  var allDone: String { text(826) }
  var allDoneTitle: String { text(827) }
  var notFinished: String { text(828) }
  var setsOfThis: String { text(829) }
  var notRunning: String { text(830) }
  var notRunningText: String { text(831) }
  var toTheList: String { text(832) }
  var isDone: String { text(833) }
  func takeBack(_ set: String) -> String { text(834, set) }
  func didStart(_ name: String) -> String { text(835, name) }
  var didClear: String { text(836) }
  var didFinish: String { text(837) }
  var didRemoveLogged: String { text(838) }
  var didBringLog: String { text(839) }
  var didChooseUnit: String { text(840) }
  var didChangePlates: String { text(841) }
  var rounds: String { text(842) }
  var rest: String { text(843) }
  var shortRest: String { text(844) }
  func weightIn(_ unit: String) -> String { text(845, unit) }
  var kindLabel: String { text(846) }
  func roundNumber(_ number: Int) -> String { text(847, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(848, String(number)) }
  var eachRound: String { text(849) }
  var allRounds: String { text(850) }
  var moreRounds: String { text(851) }
  var moreSupersets: String { text(852) }
  var addExercise: String { text(853) }
  var addToSuperset: String { text(854) }
  func addToSupersetOf(_ name: String) -> String { text(855, name) }
  func replace(_ name: String) -> String { text(856, name) }
  func superset(_ letter: String) -> String { text(857, letter) }
  var noExercisesText: String { text(858) }
  var enterName: String { text(859) }
  var enterRounds: String { text(860) }
  var enterRest: String { text(861) }
  var enterAmount: String { text(862) }
  var enterWeight: String { text(863) }
  var tooManyExercises: String { text(864) }
  func didAdd(_ name: String) -> String { text(865, name) }
  func didDelete(_ name: String) -> String { text(866, name) }
  var didDeleteWorkout: String { text(867) }
  func didRename(_ name: String) -> String { text(868, name) }
  var didMove: String { text(869) }
  func inWorkout(_ name: String, change: String) -> String { text(870, name, change) }
  var didRemoveExercise: String { text(871) }
  var didReplace: String { text(872) }
  var monthBefore: String { text(873) }
  var monthAfter: String { text(874) }
  func workoutCount(_ count: Int) -> String { text(875, count: count) }
  var noWorkouts: String { text(876) }
  var logEmptyTitle: String { text(877) }
  var logEmptyText: String { text(878) }
  var totals: String { text(879) }
  var volume: String { text(880) }
  var reps: String { text(881) }
  var setsLabel: String { text(882) }
  var timeUnderLoad: String { text(883) }
  var distance: String { text(884) }
  var byMuscle: String { text(885) }
  var helpsHalf: String { text(886) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(887, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(888, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(889, weight) }
  var running: String { text(890) }
  var halfSet: String { text(891) }
  func setsAndHalf(_ count: Int) -> String { text(892, count: count) }
  var unit: String { text(893) }
  var unitText: String { text(894) }
  var plates: String { text(895) }
  var bar: String { text(896) }
  var target: String { text(897) }
  var perSide: String { text(898) }
  var emptyBar: String { text(899) }
  func belowBar(_ bar: String) -> String { text(900, bar) }
  var platesOwned: String { text(901) }
  func howMany(_ plate: String) -> String { text(902, plate) }
  var link: String { text(903) }
  var linkText: String { text(904) }
  var linkPicture: String { text(905) }
  var copyLink: String { text(906) }
  var asText: String { text(907) }
  var copyText: String { text(908) }
  var saveFile: String { text(909) }
  var notCopied: String { text(910) }
  var sharedWorkout: String { text(911) }
  var addToMine: String { text(912) }
  var addToLog: String { text(913) }
  var pasteTitle: String { text(914) }
  var pasteText: String { text(915) }
  var readIt: String { text(916) }
  var fileText: String { text(917) }
  var chooseThis: String { text(918) }
  func reading(_ percent: Int) -> String { text(919, String(percent)) }
  var readToTheEnd: String { text(920) }
  var nothingNew: String { text(921) }
  func knownAlready(_ count: Int) -> String { text(922, count: count) }
  func newExercises(_ count: Int) -> String { text(923, count: count) }
  var isNew: String { text(924) }
  func more(_ count: Int) -> String { text(925, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(926, count: count) }
  var restIsKnown: String { text(927) }
  var nothingUnderstood: String { text(928) }
  var noWorkoutInIt: String { text(929) }
  func unitAssumed(_ unit: String) -> String { text(930, unit) }
  var weightsIn: String { text(931) }
  func notUnderstood(_ count: Int) -> String { text(932, count: count) }
  var faultTime: String { text(933) }
  var faultDateOrder: String { text(934) }
  var faultFuture: String { text(935) }
  var faultExercise: String { text(936) }
  var faultNumber: String { text(937) }
  var faultNothingDone: String { text(938) }
  var faultTimeLeftOut: String { text(939) }
  var faultTooMany: String { text(940) }
  var faultTooManyNames: String { text(941) }
  func lineFault(_ number: Int, reason: String) -> String { text(942, String(number), reason) }
  var shareEmpty: String { text(943) }
  var shareTooLarge: String { text(944) }
  var shareNotAWorkout: String { text(945) }
  var shareDamaged: String { text(946) }
  var shareNewer: String { text(947) }
  func shareNegative(_ number: Int) -> String { text(948, String(number)) }
  var shareBelowZero: String { text(949) }
  func shareLine(_ number: Int) -> String { text(950, String(number)) }
  var notExport: String { text(951) }
  func together(_ weight: String) -> String { text(952, weight) }
  func missing(_ weight: String) -> String { text(953, weight) }
}
