// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(758) }
  var exercises: String { text(759) }
  var log: String { text(760) }
  var weights: String { text(761) }
  var bring: String { text(762) }
  var share: String { text(763) }
  var unknown: String { text(764) }
  var unknownText: String { text(765) }
  var needsScript: String { text(766) }
  var opening: String { text(767) }
  var newWorkout: String { text(768) }
  var emptyTitle: String { text(769) }
  var emptyText: String { text(770) }
  func exerciseCount(_ count: Int) -> String { text(771, count: count) }
  func roundCount(_ count: Int) -> String { text(772, count: count) }
  func sets(_ count: Int) -> String { text(773, count: count) }
  var start: String { text(774) }
  func startNamed(_ name: String) -> String { text(775, name) }
  var goOn: String { text(776) }
  var arrange: String { text(777) }
  var arranged: String { text(778) }
  func delete(_ name: String) -> String { text(779, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(780, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(781, date) }
  var kindNormal: String { text(782) }
  var kindWarmUp: String { text(783) }
  var kindDrop: String { text(784) }
  var kindFailure: String { text(785) }
  var measureReps: String { text(786) }
  var measureSeconds: String { text(787) }
  var measureMetres: String { text(788) }
  func countedReps(_ count: Int) -> String { text(789, count: count) }
  var chooseExercise: String { text(790) }
  var search: String { text(791) }
  var foundNone: String { text(792) }
  func exercisesFound(_ count: Int) -> String { text(793, count: count) }
  var nothingFoundText: String { text(794) }
  var muscle: String { text(795) }
  var equipment: String { text(796) }
  var level: String { text(797) }
  var category: String { text(798) }
  var filters: String { text(799) }
  func addTo(_ workout: String) -> String { text(800, workout) }
  func putInto(_ workout: String) -> String { text(801, workout) }
  var any: String { text(802) }
  var writeOwn: String { text(803) }
  var ownExercise: String { text(804) }
  var own: String { text(805) }
  var countedIn: String { text(806) }
  var trains: String { text(807) }
  var helps: String { text(808) }
  var force: String { text(809) }
  var mechanic: String { text(810) }
  var alsoCalled: String { text(811) }
  var bankLoading: String { text(812) }
  var bankFailed: String { text(813) }
  var bankFailedText: String { text(814) }
  var records: String { text(815) }
  var heaviest: String { text(816) }
  var oneRepMax: String { text(817) }
  var mostReps: String { text(818) }
  var mostSeconds: String { text(819) }
  var mostMetres: String { text(820) }
  var neverDone: String { text(821) }
  func setOf(_ number: Int, count: Int) -> String { text(822, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(823, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(824, set) }
  var firstTime: String { text(825) }
  var setDone: String { text(826) }
  var saveSet: String { text(827) }
  var about: String { text(828) }
  var restOver: String { text(829) }
  var skipRest: String { text(830) }
  var moreRest: String { text(831) }
  var moreRestSpoken: String { text(832) }
  var next: String { text(833) }
  var finish: String { text(834) }
  var discard: String { text(835) }
  var allDone: String { text(836) }
  var allDoneTitle: String { text(837) }
  var notFinished: String { text(838) }
  var setsOfThis: String { text(839) }
  var notRunning: String { text(840) }
  var notRunningText: String { text(841) }
  var toTheList: String { text(842) }
  var isDone: String { text(843) }
  func takeBack(_ set: String) -> String { text(844, set) }
  func didStart(_ name: String) -> String { text(845, name) }
  var didClear: String { text(846) }
  var didFinish: String { text(847) }
  var didRemoveLogged: String { text(848) }
  var didBringLog: String { text(849) }
  var didChooseUnit: String { text(850) }
  var didChangePlates: String { text(851) }
  var rounds: String { text(852) }
  var rest: String { text(853) }
  var shortRest: String { text(854) }
  func weightIn(_ unit: String) -> String { text(855, unit) }
  var kindLabel: String { text(856) }
  func roundNumber(_ number: Int) -> String { text(857, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(858, String(number)) }
  var eachRound: String { text(859) }
  var allRounds: String { text(860) }
  var moreRounds: String { text(861) }
  var moreSupersets: String { text(862) }
  var addExercise: String { text(863) }
  var addToSuperset: String { text(864) }
  func addToSupersetOf(_ name: String) -> String { text(865, name) }
  func replace(_ name: String) -> String { text(866, name) }
  func superset(_ letter: String) -> String { text(867, letter) }
  var noExercisesText: String { text(868) }
  var enterName: String { text(869) }
  var enterRounds: String { text(870) }
  var enterRest: String { text(871) }
  var enterAmount: String { text(872) }
  var enterWeight: String { text(873) }
  var tooManyExercises: String { text(874) }
  func didAdd(_ name: String) -> String { text(875, name) }
  func didDelete(_ name: String) -> String { text(876, name) }
  var didDeleteWorkout: String { text(877) }
  func didRename(_ name: String) -> String { text(878, name) }
  var didMove: String { text(879) }
  func inWorkout(_ name: String, change: String) -> String { text(880, name, change) }
  var didRemoveExercise: String { text(881) }
  var didReplace: String { text(882) }
  var monthBefore: String { text(883) }
  var monthAfter: String { text(884) }
  func workoutCount(_ count: Int) -> String { text(885, count: count) }
  var noWorkouts: String { text(886) }
  var logEmptyTitle: String { text(887) }
  var logEmptyText: String { text(888) }
  var totals: String { text(889) }
  var volume: String { text(890) }
  var reps: String { text(891) }
  var setsLabel: String { text(892) }
  var timeUnderLoad: String { text(893) }
  var distance: String { text(894) }
  var byMuscle: String { text(895) }
  var helpsHalf: String { text(896) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(897, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(898, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(899, weight) }
  var running: String { text(900) }
  var halfSet: String { text(901) }
  func setsAndHalf(_ count: Int) -> String { text(902, count: count) }
  var unit: String { text(903) }
  var unitText: String { text(904) }
  var plates: String { text(905) }
  var bar: String { text(906) }
  var target: String { text(907) }
  var perSide: String { text(908) }
  var emptyBar: String { text(909) }
  func belowBar(_ bar: String) -> String { text(910, bar) }
  var platesOwned: String { text(911) }
  func howMany(_ plate: String) -> String { text(912, plate) }
  var link: String { text(913) }
  var linkText: String { text(914) }
  var linkPicture: String { text(915) }
  var copyLink: String { text(916) }
  var asText: String { text(917) }
  var copyText: String { text(918) }
  var saveFile: String { text(919) }
  var notCopied: String { text(920) }
  var sharedWorkout: String { text(921) }
  var addToMine: String { text(922) }
  var addToLog: String { text(923) }
  var pasteTitle: String { text(924) }
  var pasteText: String { text(925) }
  var readIt: String { text(926) }
  var fileText: String { text(927) }
  var chooseThis: String { text(928) }
  func reading(_ percent: Int) -> String { text(929, String(percent)) }
  var readToTheEnd: String { text(930) }
  var nothingNew: String { text(931) }
  func knownAlready(_ count: Int) -> String { text(932, count: count) }
  func newExercises(_ count: Int) -> String { text(933, count: count) }
  var isNew: String { text(934) }
  func more(_ count: Int) -> String { text(935, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(936, count: count) }
  var restIsKnown: String { text(937) }
  var nothingUnderstood: String { text(938) }
  var noWorkoutInIt: String { text(939) }
  func unitAssumed(_ unit: String) -> String { text(940, unit) }
  var weightsIn: String { text(941) }
  func notUnderstood(_ count: Int) -> String { text(942, count: count) }
  var faultTime: String { text(943) }
  var faultDateOrder: String { text(944) }
  var faultFuture: String { text(945) }
  var faultExercise: String { text(946) }
  var faultNumber: String { text(947) }
  var faultNothingDone: String { text(948) }
  var faultTimeLeftOut: String { text(949) }
  var faultTooMany: String { text(950) }
  var faultTooManyNames: String { text(951) }
  func lineFault(_ number: Int, reason: String) -> String { text(952, String(number), reason) }
  var shareEmpty: String { text(953) }
  var shareTooLarge: String { text(954) }
  var shareNotAWorkout: String { text(955) }
  var shareDamaged: String { text(956) }
  var shareNewer: String { text(957) }
  func shareNegative(_ number: Int) -> String { text(958, String(number)) }
  var shareBelowZero: String { text(959) }
  func shareLine(_ number: Int) -> String { text(960, String(number)) }
  var notExport: String { text(961) }
  func together(_ weight: String) -> String { text(962, weight) }
  func missing(_ weight: String) -> String { text(963, weight) }
}
