// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(756) }
  var exercises: String { text(757) }
  var log: String { text(758) }
  var weights: String { text(759) }
  var bring: String { text(760) }
  var share: String { text(761) }
  var unknown: String { text(762) }
  var unknownText: String { text(763) }
  var needsScript: String { text(764) }
  var opening: String { text(765) }
  var newWorkout: String { text(766) }
  var emptyTitle: String { text(767) }
  var emptyText: String { text(768) }
  func exerciseCount(_ count: Int) -> String { text(769, count: count) }
  func roundCount(_ count: Int) -> String { text(770, count: count) }
  func sets(_ count: Int) -> String { text(771, count: count) }
  var start: String { text(772) }
  func startNamed(_ name: String) -> String { text(773, name) }
  var goOn: String { text(774) }
  var arrange: String { text(775) }
  var arranged: String { text(776) }
  func delete(_ name: String) -> String { text(777, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(778, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(779, date) }
  var kindNormal: String { text(780) }
  var kindWarmUp: String { text(781) }
  var kindDrop: String { text(782) }
  var kindFailure: String { text(783) }
  var measureReps: String { text(784) }
  var measureSeconds: String { text(785) }
  var measureMetres: String { text(786) }
  func countedReps(_ count: Int) -> String { text(787, count: count) }
  var chooseExercise: String { text(788) }
  var search: String { text(789) }
  var foundNone: String { text(790) }
  func exercisesFound(_ count: Int) -> String { text(791, count: count) }
  var nothingFoundText: String { text(792) }
  var muscle: String { text(793) }
  var equipment: String { text(794) }
  var level: String { text(795) }
  var category: String { text(796) }
  var filters: String { text(797) }
  func addTo(_ workout: String) -> String { text(798, workout) }
  func putInto(_ workout: String) -> String { text(799, workout) }
  var any: String { text(800) }
  var writeOwn: String { text(801) }
  var ownExercise: String { text(802) }
  var own: String { text(803) }
  var countedIn: String { text(804) }
  var trains: String { text(805) }
  var helps: String { text(806) }
  var force: String { text(807) }
  var mechanic: String { text(808) }
  var alsoCalled: String { text(809) }
  var bankLoading: String { text(810) }
  var bankFailed: String { text(811) }
  var bankFailedText: String { text(812) }
  var records: String { text(813) }
  var heaviest: String { text(814) }
  var oneRepMax: String { text(815) }
  var mostReps: String { text(816) }
  var mostSeconds: String { text(817) }
  var mostMetres: String { text(818) }
  var neverDone: String { text(819) }
  func setOf(_ number: Int, count: Int) -> String { text(820, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(821, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(822, set) }
  var firstTime: String { text(823) }
  var setDone: String { text(824) }
  var saveSet: String { text(825) }
  var about: String { text(826) }
  var restOver: String { text(827) }
  var skipRest: String { text(828) }
  var moreRest: String { text(829) }
  var moreRestSpoken: String { text(830) }
  var next: String { text(831) }
  var finish: String { text(832) }
  var discard: String { text(833) }
  var allDone: String { text(834) }
  var allDoneTitle: String { text(835) }
  var notFinished: String { text(836) }
  var setsOfThis: String { text(837) }
  var notRunning: String { text(838) }
  var notRunningText: String { text(839) }
  var toTheList: String { text(840) }
  var isDone: String { text(841) }
  func takeBack(_ set: String) -> String { text(842, set) }
  func didStart(_ name: String) -> String { text(843, name) }
  var didClear: String { text(844) }
  var didFinish: String { text(845) }
  var didRemoveLogged: String { text(846) }
  var didBringLog: String { text(847) }
  var didChooseUnit: String { text(848) }
  var didChangePlates: String { text(849) }
  var rounds: String { text(850) }
  var rest: String { text(851) }
  var shortRest: String { text(852) }
  func weightIn(_ unit: String) -> String { text(853, unit) }
  var kindLabel: String { text(854) }
  func roundNumber(_ number: Int) -> String { text(855, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(856, String(number)) }
  var eachRound: String { text(857) }
  var allRounds: String { text(858) }
  var moreRounds: String { text(859) }
  var moreSupersets: String { text(860) }
  var addExercise: String { text(861) }
  var addToSuperset: String { text(862) }
  func addToSupersetOf(_ name: String) -> String { text(863, name) }
  func replace(_ name: String) -> String { text(864, name) }
  func superset(_ letter: String) -> String { text(865, letter) }
  var noExercisesText: String { text(866) }
  var enterName: String { text(867) }
  var enterRounds: String { text(868) }
  var enterRest: String { text(869) }
  var enterAmount: String { text(870) }
  var enterWeight: String { text(871) }
  var tooManyExercises: String { text(872) }
  func didAdd(_ name: String) -> String { text(873, name) }
  func didDelete(_ name: String) -> String { text(874, name) }
  var didDeleteWorkout: String { text(875) }
  func didRename(_ name: String) -> String { text(876, name) }
  var didMove: String { text(877) }
  func inWorkout(_ name: String, change: String) -> String { text(878, name, change) }
  var didRemoveExercise: String { text(879) }
  var didReplace: String { text(880) }
  var monthBefore: String { text(881) }
  var monthAfter: String { text(882) }
  func workoutCount(_ count: Int) -> String { text(883, count: count) }
  var noWorkouts: String { text(884) }
  var logEmptyTitle: String { text(885) }
  var logEmptyText: String { text(886) }
  var totals: String { text(887) }
  var volume: String { text(888) }
  var reps: String { text(889) }
  var setsLabel: String { text(890) }
  var timeUnderLoad: String { text(891) }
  var distance: String { text(892) }
  var byMuscle: String { text(893) }
  var helpsHalf: String { text(894) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(895, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(896, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(897, weight) }
  var running: String { text(898) }
  var halfSet: String { text(899) }
  func setsAndHalf(_ count: Int) -> String { text(900, count: count) }
  var unit: String { text(901) }
  var unitText: String { text(902) }
  var plates: String { text(903) }
  var bar: String { text(904) }
  var target: String { text(905) }
  var perSide: String { text(906) }
  var emptyBar: String { text(907) }
  func belowBar(_ bar: String) -> String { text(908, bar) }
  var platesOwned: String { text(909) }
  func howMany(_ plate: String) -> String { text(910, plate) }
  var link: String { text(911) }
  var linkText: String { text(912) }
  var linkPicture: String { text(913) }
  var copyLink: String { text(914) }
  var asText: String { text(915) }
  var copyText: String { text(916) }
  var saveFile: String { text(917) }
  var notCopied: String { text(918) }
  var sharedWorkout: String { text(919) }
  var addToMine: String { text(920) }
  var addToLog: String { text(921) }
  var pasteTitle: String { text(922) }
  var pasteText: String { text(923) }
  var readIt: String { text(924) }
  var fileText: String { text(925) }
  var chooseThis: String { text(926) }
  func reading(_ percent: Int) -> String { text(927, String(percent)) }
  var readToTheEnd: String { text(928) }
  var nothingNew: String { text(929) }
  func knownAlready(_ count: Int) -> String { text(930, count: count) }
  func newExercises(_ count: Int) -> String { text(931, count: count) }
  var isNew: String { text(932) }
  func more(_ count: Int) -> String { text(933, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(934, count: count) }
  var restIsKnown: String { text(935) }
  var nothingUnderstood: String { text(936) }
  var noWorkoutInIt: String { text(937) }
  func unitAssumed(_ unit: String) -> String { text(938, unit) }
  var weightsIn: String { text(939) }
  func notUnderstood(_ count: Int) -> String { text(940, count: count) }
  var faultTime: String { text(941) }
  var faultDateOrder: String { text(942) }
  var faultFuture: String { text(943) }
  var faultExercise: String { text(944) }
  var faultNumber: String { text(945) }
  var faultNothingDone: String { text(946) }
  var faultTimeLeftOut: String { text(947) }
  var faultTooMany: String { text(948) }
  var faultTooManyNames: String { text(949) }
  func lineFault(_ number: Int, reason: String) -> String { text(950, String(number), reason) }
  var shareEmpty: String { text(951) }
  var shareTooLarge: String { text(952) }
  var shareNotAWorkout: String { text(953) }
  var shareDamaged: String { text(954) }
  var shareNewer: String { text(955) }
  func shareNegative(_ number: Int) -> String { text(956, String(number)) }
  var shareBelowZero: String { text(957) }
  func shareLine(_ number: Int) -> String { text(958, String(number)) }
  var notExport: String { text(959) }
  func together(_ weight: String) -> String { text(960, weight) }
  func missing(_ weight: String) -> String { text(961, weight) }
}
