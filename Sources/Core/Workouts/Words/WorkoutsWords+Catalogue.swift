// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(739) }
  var exercises: String { text(740) }
  var log: String { text(741) }
  var weights: String { text(742) }
  var bring: String { text(743) }
  var share: String { text(744) }
  var unknown: String { text(745) }
  var unknownText: String { text(746) }
  var needsScript: String { text(747) }
  var opening: String { text(748) }
  var newWorkout: String { text(749) }
  var emptyTitle: String { text(750) }
  var emptyText: String { text(751) }
  func exerciseCount(_ count: Int) -> String { text(752, count: count) }
  func roundCount(_ count: Int) -> String { text(753, count: count) }
  func sets(_ count: Int) -> String { text(754, count: count) }
  var start: String { text(755) }
  func startNamed(_ name: String) -> String { text(756, name) }
  var goOn: String { text(757) }
  var arrange: String { text(758) }
  var arranged: String { text(759) }
  func delete(_ name: String) -> String { text(760, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(761, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(762, date) }
  var kindNormal: String { text(763) }
  var kindWarmUp: String { text(764) }
  var kindDrop: String { text(765) }
  var kindFailure: String { text(766) }
  var measureReps: String { text(767) }
  var measureSeconds: String { text(768) }
  var measureMetres: String { text(769) }
  func countedReps(_ count: Int) -> String { text(770, count: count) }
  var chooseExercise: String { text(771) }
  var search: String { text(772) }
  var foundNone: String { text(773) }
  func exercisesFound(_ count: Int) -> String { text(774, count: count) }
  var nothingFoundText: String { text(775) }
  var muscle: String { text(776) }
  var equipment: String { text(777) }
  var level: String { text(778) }
  var category: String { text(779) }
  var filters: String { text(780) }
  func addTo(_ workout: String) -> String { text(781, workout) }
  func putInto(_ workout: String) -> String { text(782, workout) }
  var any: String { text(783) }
  var writeOwn: String { text(784) }
  var ownExercise: String { text(785) }
  var own: String { text(786) }
  var countedIn: String { text(787) }
  var trains: String { text(788) }
  var helps: String { text(789) }
  var force: String { text(790) }
  var mechanic: String { text(791) }
  var alsoCalled: String { text(792) }
  var bankLoading: String { text(793) }
  var bankFailed: String { text(794) }
  var bankFailedText: String { text(795) }
  var records: String { text(796) }
  var heaviest: String { text(797) }
  var oneRepMax: String { text(798) }
  var mostReps: String { text(799) }
  var mostSeconds: String { text(800) }
  var mostMetres: String { text(801) }
  var neverDone: String { text(802) }
  func setOf(_ number: Int, count: Int) -> String { text(803, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(804, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(805, set) }
  var firstTime: String { text(806) }
  var setDone: String { text(807) }
  var saveSet: String { text(808) }
  var about: String { text(809) }
  var restOver: String { text(810) }
  var skipRest: String { text(811) }
  var moreRest: String { text(812) }
  var moreRestSpoken: String { text(813) }
  var next: String { text(814) }
  var finish: String { text(815) }
  var discard: String { text(816) }
  var allDone: String { text(817) }
  var allDoneTitle: String { text(818) }
  var notFinished: String { text(819) }
  var setsOfThis: String { text(820) }
  var notRunning: String { text(821) }
  var notRunningText: String { text(822) }
  var toTheList: String { text(823) }
  var isDone: String { text(824) }
  func takeBack(_ set: String) -> String { text(825, set) }
  func didStart(_ name: String) -> String { text(826, name) }
  var didClear: String { text(827) }
  var didFinish: String { text(828) }
  var didRemoveLogged: String { text(829) }
  var didBringLog: String { text(830) }
  var didChooseUnit: String { text(831) }
  var didChangePlates: String { text(832) }
  var rounds: String { text(833) }
  var rest: String { text(834) }
  var shortRest: String { text(835) }
  func weightIn(_ unit: String) -> String { text(836, unit) }
  var kindLabel: String { text(837) }
  func roundNumber(_ number: Int) -> String { text(838, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(839, String(number)) }
  var eachRound: String { text(840) }
  var allRounds: String { text(841) }
  var moreRounds: String { text(842) }
  var moreSupersets: String { text(843) }
  var addExercise: String { text(844) }
  var addToSuperset: String { text(845) }
  func addToSupersetOf(_ name: String) -> String { text(846, name) }
  func replace(_ name: String) -> String { text(847, name) }
  func superset(_ letter: String) -> String { text(848, letter) }
  var noExercisesText: String { text(849) }
  var enterName: String { text(850) }
  var enterRounds: String { text(851) }
  var enterRest: String { text(852) }
  var enterAmount: String { text(853) }
  var enterWeight: String { text(854) }
  var tooManyExercises: String { text(855) }
  func didAdd(_ name: String) -> String { text(856, name) }
  func didDelete(_ name: String) -> String { text(857, name) }
  var didDeleteWorkout: String { text(858) }
  func didRename(_ name: String) -> String { text(859, name) }
  var didMove: String { text(860) }
  func inWorkout(_ name: String, change: String) -> String { text(861, name, change) }
  var didRemoveExercise: String { text(862) }
  var didReplace: String { text(863) }
  var monthBefore: String { text(864) }
  var monthAfter: String { text(865) }
  func workoutCount(_ count: Int) -> String { text(866, count: count) }
  var noWorkouts: String { text(867) }
  var logEmptyTitle: String { text(868) }
  var logEmptyText: String { text(869) }
  var totals: String { text(870) }
  var volume: String { text(871) }
  var reps: String { text(872) }
  var setsLabel: String { text(873) }
  var timeUnderLoad: String { text(874) }
  var distance: String { text(875) }
  var byMuscle: String { text(876) }
  var helpsHalf: String { text(877) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(878, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(879, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(880, weight) }
  var running: String { text(881) }
  var halfSet: String { text(882) }
  func setsAndHalf(_ count: Int) -> String { text(883, count: count) }
  var unit: String { text(884) }
  var unitText: String { text(885) }
  var plates: String { text(886) }
  var bar: String { text(887) }
  var target: String { text(888) }
  var perSide: String { text(889) }
  var emptyBar: String { text(890) }
  func belowBar(_ bar: String) -> String { text(891, bar) }
  var platesOwned: String { text(892) }
  func howMany(_ plate: String) -> String { text(893, plate) }
  var link: String { text(894) }
  var linkText: String { text(895) }
  var linkPicture: String { text(896) }
  var copyLink: String { text(897) }
  var asText: String { text(898) }
  var copyText: String { text(899) }
  var saveFile: String { text(900) }
  var notCopied: String { text(901) }
  var sharedWorkout: String { text(902) }
  var addToMine: String { text(903) }
  var addToLog: String { text(904) }
  var pasteTitle: String { text(905) }
  var pasteText: String { text(906) }
  var readIt: String { text(907) }
  var fileText: String { text(908) }
  var chooseThis: String { text(909) }
  func reading(_ percent: Int) -> String { text(910, String(percent)) }
  var readToTheEnd: String { text(911) }
  var nothingNew: String { text(912) }
  func knownAlready(_ count: Int) -> String { text(913, count: count) }
  func newExercises(_ count: Int) -> String { text(914, count: count) }
  var isNew: String { text(915) }
  func more(_ count: Int) -> String { text(916, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(917, count: count) }
  var restIsKnown: String { text(918) }
  var nothingUnderstood: String { text(919) }
  var noWorkoutInIt: String { text(920) }
  func unitAssumed(_ unit: String) -> String { text(921, unit) }
  var weightsIn: String { text(922) }
  func notUnderstood(_ count: Int) -> String { text(923, count: count) }
  var faultTime: String { text(924) }
  var faultDateOrder: String { text(925) }
  var faultFuture: String { text(926) }
  var faultExercise: String { text(927) }
  var faultNumber: String { text(928) }
  var faultNothingDone: String { text(929) }
  var faultTimeLeftOut: String { text(930) }
  var faultTooMany: String { text(931) }
  var faultTooManyNames: String { text(932) }
  func lineFault(_ number: Int, reason: String) -> String { text(933, String(number), reason) }
  var shareEmpty: String { text(934) }
  var shareTooLarge: String { text(935) }
  var shareNotAWorkout: String { text(936) }
  var shareDamaged: String { text(937) }
  var shareNewer: String { text(938) }
  func shareNegative(_ number: Int) -> String { text(939, String(number)) }
  var shareBelowZero: String { text(940) }
  func shareLine(_ number: Int) -> String { text(941, String(number)) }
  var notExport: String { text(942) }
  func together(_ weight: String) -> String { text(943, weight) }
  func missing(_ weight: String) -> String { text(944, weight) }
}
