// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(742) }
  var exercises: String { text(743) }
  var log: String { text(744) }
  var weights: String { text(745) }
  var bring: String { text(746) }
  var share: String { text(747) }
  var unknown: String { text(748) }
  var unknownText: String { text(749) }
  var needsScript: String { text(750) }
  var opening: String { text(751) }
  var newWorkout: String { text(752) }
  var emptyTitle: String { text(753) }
  var emptyText: String { text(754) }
  func exerciseCount(_ count: Int) -> String { text(755, count: count) }
  func roundCount(_ count: Int) -> String { text(756, count: count) }
  func sets(_ count: Int) -> String { text(757, count: count) }
  var start: String { text(758) }
  func startNamed(_ name: String) -> String { text(759, name) }
  var goOn: String { text(760) }
  var arrange: String { text(761) }
  var arranged: String { text(762) }
  func delete(_ name: String) -> String { text(763, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(764, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(765, date) }
  var kindNormal: String { text(766) }
  var kindWarmUp: String { text(767) }
  var kindDrop: String { text(768) }
  var kindFailure: String { text(769) }
  var measureReps: String { text(770) }
  var measureSeconds: String { text(771) }
  var measureMetres: String { text(772) }
  func countedReps(_ count: Int) -> String { text(773, count: count) }
  var chooseExercise: String { text(774) }
  var search: String { text(775) }
  var foundNone: String { text(776) }
  func exercisesFound(_ count: Int) -> String { text(777, count: count) }
  var nothingFoundText: String { text(778) }
  var muscle: String { text(779) }
  var equipment: String { text(780) }
  var level: String { text(781) }
  var category: String { text(782) }
  var filters: String { text(783) }
  func addTo(_ workout: String) -> String { text(784, workout) }
  func putInto(_ workout: String) -> String { text(785, workout) }
  var any: String { text(786) }
  var writeOwn: String { text(787) }
  var ownExercise: String { text(788) }
  var own: String { text(789) }
  var countedIn: String { text(790) }
  var trains: String { text(791) }
  var helps: String { text(792) }
  var force: String { text(793) }
  var mechanic: String { text(794) }
  var alsoCalled: String { text(795) }
  var bankLoading: String { text(796) }
  var bankFailed: String { text(797) }
  var bankFailedText: String { text(798) }
  var records: String { text(799) }
  var heaviest: String { text(800) }
  var oneRepMax: String { text(801) }
  var mostReps: String { text(802) }
  var mostSeconds: String { text(803) }
  var mostMetres: String { text(804) }
  var neverDone: String { text(805) }
  func setOf(_ number: Int, count: Int) -> String { text(806, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(807, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(808, set) }
  var firstTime: String { text(809) }
  var setDone: String { text(810) }
  var saveSet: String { text(811) }
  var about: String { text(812) }
  var restOver: String { text(813) }
  var skipRest: String { text(814) }
  var moreRest: String { text(815) }
  var moreRestSpoken: String { text(816) }
  var next: String { text(817) }
  var finish: String { text(818) }
  var discard: String { text(819) }
  var allDone: String { text(820) }
  var allDoneTitle: String { text(821) }
  var notFinished: String { text(822) }
  var setsOfThis: String { text(823) }
  var notRunning: String { text(824) }
  var notRunningText: String { text(825) }
  var toTheList: String { text(826) }
  var isDone: String { text(827) }
  func takeBack(_ set: String) -> String { text(828, set) }
  func didStart(_ name: String) -> String { text(829, name) }
  var didClear: String { text(830) }
  var didFinish: String { text(831) }
  var didRemoveLogged: String { text(832) }
  var didBringLog: String { text(833) }
  var didChooseUnit: String { text(834) }
  var didChangePlates: String { text(835) }
  var rounds: String { text(836) }
  var rest: String { text(837) }
  var shortRest: String { text(838) }
  func weightIn(_ unit: String) -> String { text(839, unit) }
  var kindLabel: String { text(840) }
  func roundNumber(_ number: Int) -> String { text(841, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(842, String(number)) }
  var eachRound: String { text(843) }
  var allRounds: String { text(844) }
  var moreRounds: String { text(845) }
  var moreSupersets: String { text(846) }
  var addExercise: String { text(847) }
  var addToSuperset: String { text(848) }
  func addToSupersetOf(_ name: String) -> String { text(849, name) }
  func replace(_ name: String) -> String { text(850, name) }
  func superset(_ letter: String) -> String { text(851, letter) }
  var noExercisesText: String { text(852) }
  var enterName: String { text(853) }
  var enterRounds: String { text(854) }
  var enterRest: String { text(855) }
  var enterAmount: String { text(856) }
  var enterWeight: String { text(857) }
  var tooManyExercises: String { text(858) }
  func didAdd(_ name: String) -> String { text(859, name) }
  func didDelete(_ name: String) -> String { text(860, name) }
  var didDeleteWorkout: String { text(861) }
  func didRename(_ name: String) -> String { text(862, name) }
  var didMove: String { text(863) }
  func inWorkout(_ name: String, change: String) -> String { text(864, name, change) }
  var didRemoveExercise: String { text(865) }
  var didReplace: String { text(866) }
  var monthBefore: String { text(867) }
  var monthAfter: String { text(868) }
  func workoutCount(_ count: Int) -> String { text(869, count: count) }
  var noWorkouts: String { text(870) }
  var logEmptyTitle: String { text(871) }
  var logEmptyText: String { text(872) }
  var totals: String { text(873) }
  var volume: String { text(874) }
  var reps: String { text(875) }
  var setsLabel: String { text(876) }
  var timeUnderLoad: String { text(877) }
  var distance: String { text(878) }
  var byMuscle: String { text(879) }
  var helpsHalf: String { text(880) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(881, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(882, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(883, weight) }
  var running: String { text(884) }
  var halfSet: String { text(885) }
  func setsAndHalf(_ count: Int) -> String { text(886, count: count) }
  var unit: String { text(887) }
  var unitText: String { text(888) }
  var plates: String { text(889) }
  var bar: String { text(890) }
  var target: String { text(891) }
  var perSide: String { text(892) }
  var emptyBar: String { text(893) }
  func belowBar(_ bar: String) -> String { text(894, bar) }
  var platesOwned: String { text(895) }
  func howMany(_ plate: String) -> String { text(896, plate) }
  var link: String { text(897) }
  var linkText: String { text(898) }
  var linkPicture: String { text(899) }
  var copyLink: String { text(900) }
  var asText: String { text(901) }
  var copyText: String { text(902) }
  var saveFile: String { text(903) }
  var notCopied: String { text(904) }
  var sharedWorkout: String { text(905) }
  var addToMine: String { text(906) }
  var addToLog: String { text(907) }
  var pasteTitle: String { text(908) }
  var pasteText: String { text(909) }
  var readIt: String { text(910) }
  var fileText: String { text(911) }
  var chooseThis: String { text(912) }
  func reading(_ percent: Int) -> String { text(913, String(percent)) }
  var readToTheEnd: String { text(914) }
  var nothingNew: String { text(915) }
  func knownAlready(_ count: Int) -> String { text(916, count: count) }
  func newExercises(_ count: Int) -> String { text(917, count: count) }
  var isNew: String { text(918) }
  func more(_ count: Int) -> String { text(919, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(920, count: count) }
  var restIsKnown: String { text(921) }
  var nothingUnderstood: String { text(922) }
  var noWorkoutInIt: String { text(923) }
  func unitAssumed(_ unit: String) -> String { text(924, unit) }
  var weightsIn: String { text(925) }
  func notUnderstood(_ count: Int) -> String { text(926, count: count) }
  var faultTime: String { text(927) }
  var faultDateOrder: String { text(928) }
  var faultFuture: String { text(929) }
  var faultExercise: String { text(930) }
  var faultNumber: String { text(931) }
  var faultNothingDone: String { text(932) }
  var faultTimeLeftOut: String { text(933) }
  var faultTooMany: String { text(934) }
  var faultTooManyNames: String { text(935) }
  func lineFault(_ number: Int, reason: String) -> String { text(936, String(number), reason) }
  var shareEmpty: String { text(937) }
  var shareTooLarge: String { text(938) }
  var shareNotAWorkout: String { text(939) }
  var shareDamaged: String { text(940) }
  var shareNewer: String { text(941) }
  func shareNegative(_ number: Int) -> String { text(942, String(number)) }
  var shareBelowZero: String { text(943) }
  func shareLine(_ number: Int) -> String { text(944, String(number)) }
  var notExport: String { text(945) }
  func together(_ weight: String) -> String { text(946, weight) }
  func missing(_ weight: String) -> String { text(947, weight) }
}
