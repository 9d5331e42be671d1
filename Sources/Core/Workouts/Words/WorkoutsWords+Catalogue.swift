// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(738) }
  var exercises: String { text(739) }
  var log: String { text(740) }
  var weights: String { text(741) }
  var bring: String { text(742) }
  var share: String { text(743) }
  var unknown: String { text(744) }
  var unknownText: String { text(745) }
  var needsScript: String { text(746) }
  var opening: String { text(747) }
  var newWorkout: String { text(748) }
  var emptyTitle: String { text(749) }
  var emptyText: String { text(750) }
  func exerciseCount(_ count: Int) -> String { text(751, count: count) }
  func roundCount(_ count: Int) -> String { text(752, count: count) }
  func sets(_ count: Int) -> String { text(753, count: count) }
  var start: String { text(754) }
  func startNamed(_ name: String) -> String { text(755, name) }
  var goOn: String { text(756) }
  var arrange: String { text(757) }
  var arranged: String { text(758) }
  func delete(_ name: String) -> String { text(759, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(760, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(761, date) }
  var kindNormal: String { text(762) }
  var kindWarmUp: String { text(763) }
  var kindDrop: String { text(764) }
  var kindFailure: String { text(765) }
  var measureReps: String { text(766) }
  var measureSeconds: String { text(767) }
  var measureMetres: String { text(768) }
  func countedReps(_ count: Int) -> String { text(769, count: count) }
  var chooseExercise: String { text(770) }
  var search: String { text(771) }
  var foundNone: String { text(772) }
  func exercisesFound(_ count: Int) -> String { text(773, count: count) }
  var nothingFoundText: String { text(774) }
  var muscle: String { text(775) }
  var equipment: String { text(776) }
  var level: String { text(777) }
  var category: String { text(778) }
  var filters: String { text(779) }
  func addTo(_ workout: String) -> String { text(780, workout) }
  func putInto(_ workout: String) -> String { text(781, workout) }
  var any: String { text(782) }
  var writeOwn: String { text(783) }
  var ownExercise: String { text(784) }
  var own: String { text(785) }
  var countedIn: String { text(786) }
  var trains: String { text(787) }
  var helps: String { text(788) }
  var force: String { text(789) }
  var mechanic: String { text(790) }
  var alsoCalled: String { text(791) }
  var bankLoading: String { text(792) }
  var bankFailed: String { text(793) }
  var bankFailedText: String { text(794) }
  var records: String { text(795) }
  var heaviest: String { text(796) }
  var oneRepMax: String { text(797) }
  var mostReps: String { text(798) }
  var mostSeconds: String { text(799) }
  var mostMetres: String { text(800) }
  var neverDone: String { text(801) }
  func setOf(_ number: Int, count: Int) -> String { text(802, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(803, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(804, set) }
  var firstTime: String { text(805) }
  var setDone: String { text(806) }
  var saveSet: String { text(807) }
  var about: String { text(808) }
  var restOver: String { text(809) }
  var skipRest: String { text(810) }
  var moreRest: String { text(811) }
  var moreRestSpoken: String { text(812) }
  var next: String { text(813) }
  var finish: String { text(814) }
  var discard: String { text(815) }
  var allDone: String { text(816) }
  var allDoneTitle: String { text(817) }
  var notFinished: String { text(818) }
  var setsOfThis: String { text(819) }
  var notRunning: String { text(820) }
  var notRunningText: String { text(821) }
  var toTheList: String { text(822) }
  var isDone: String { text(823) }
  func takeBack(_ set: String) -> String { text(824, set) }
  func didStart(_ name: String) -> String { text(825, name) }
  var didClear: String { text(826) }
  var didFinish: String { text(827) }
  var didRemoveLogged: String { text(828) }
  var didBringLog: String { text(829) }
  var didChooseUnit: String { text(830) }
  var didChangePlates: String { text(831) }
  var rounds: String { text(832) }
  var rest: String { text(833) }
  var shortRest: String { text(834) }
  func weightIn(_ unit: String) -> String { text(835, unit) }
  var kindLabel: String { text(836) }
  func roundNumber(_ number: Int) -> String { text(837, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(838, String(number)) }
  var eachRound: String { text(839) }
  var allRounds: String { text(840) }
  var moreRounds: String { text(841) }
  var moreSupersets: String { text(842) }
  var addExercise: String { text(843) }
  var addToSuperset: String { text(844) }
  func addToSupersetOf(_ name: String) -> String { text(845, name) }
  func replace(_ name: String) -> String { text(846, name) }
  func superset(_ letter: String) -> String { text(847, letter) }
  var noExercisesText: String { text(848) }
  var enterName: String { text(849) }
  var enterRounds: String { text(850) }
  var enterRest: String { text(851) }
  var enterAmount: String { text(852) }
  var enterWeight: String { text(853) }
  var tooManyExercises: String { text(854) }
  func didAdd(_ name: String) -> String { text(855, name) }
  func didDelete(_ name: String) -> String { text(856, name) }
  var didDeleteWorkout: String { text(857) }
  func didRename(_ name: String) -> String { text(858, name) }
  var didMove: String { text(859) }
  func inWorkout(_ name: String, change: String) -> String { text(860, name, change) }
  var didRemoveExercise: String { text(861) }
  var didReplace: String { text(862) }
  var monthBefore: String { text(863) }
  var monthAfter: String { text(864) }
  func workoutCount(_ count: Int) -> String { text(865, count: count) }
  var noWorkouts: String { text(866) }
  var logEmptyTitle: String { text(867) }
  var logEmptyText: String { text(868) }
  var totals: String { text(869) }
  var volume: String { text(870) }
  var reps: String { text(871) }
  var setsLabel: String { text(872) }
  var timeUnderLoad: String { text(873) }
  var distance: String { text(874) }
  var byMuscle: String { text(875) }
  var helpsHalf: String { text(876) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(877, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(878, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(879, weight) }
  var running: String { text(880) }
  var halfSet: String { text(881) }
  func setsAndHalf(_ count: Int) -> String { text(882, count: count) }
  var unit: String { text(883) }
  var unitText: String { text(884) }
  var plates: String { text(885) }
  var bar: String { text(886) }
  var target: String { text(887) }
  var perSide: String { text(888) }
  var emptyBar: String { text(889) }
  func belowBar(_ bar: String) -> String { text(890, bar) }
  var platesOwned: String { text(891) }
  func howMany(_ plate: String) -> String { text(892, plate) }
  var link: String { text(893) }
  var linkText: String { text(894) }
  var linkPicture: String { text(895) }
  var copyLink: String { text(896) }
  var asText: String { text(897) }
  var copyText: String { text(898) }
  var saveFile: String { text(899) }
  var notCopied: String { text(900) }
  var sharedWorkout: String { text(901) }
  var addToMine: String { text(902) }
  var addToLog: String { text(903) }
  var pasteTitle: String { text(904) }
  var pasteText: String { text(905) }
  var readIt: String { text(906) }
  var fileText: String { text(907) }
  var chooseThis: String { text(908) }
  func reading(_ percent: Int) -> String { text(909, String(percent)) }
  var readToTheEnd: String { text(910) }
  var nothingNew: String { text(911) }
  func knownAlready(_ count: Int) -> String { text(912, count: count) }
  func newExercises(_ count: Int) -> String { text(913, count: count) }
  var isNew: String { text(914) }
  func more(_ count: Int) -> String { text(915, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(916, count: count) }
  var restIsKnown: String { text(917) }
  var nothingUnderstood: String { text(918) }
  var noWorkoutInIt: String { text(919) }
  func unitAssumed(_ unit: String) -> String { text(920, unit) }
  var weightsIn: String { text(921) }
  func notUnderstood(_ count: Int) -> String { text(922, count: count) }
  var faultTime: String { text(923) }
  var faultDateOrder: String { text(924) }
  var faultFuture: String { text(925) }
  var faultExercise: String { text(926) }
  var faultNumber: String { text(927) }
  var faultNothingDone: String { text(928) }
  var faultTimeLeftOut: String { text(929) }
  var faultTooMany: String { text(930) }
  var faultTooManyNames: String { text(931) }
  func lineFault(_ number: Int, reason: String) -> String { text(932, String(number), reason) }
  var shareEmpty: String { text(933) }
  var shareTooLarge: String { text(934) }
  var shareNotAWorkout: String { text(935) }
  var shareDamaged: String { text(936) }
  var shareNewer: String { text(937) }
  func shareNegative(_ number: Int) -> String { text(938, String(number)) }
  var shareBelowZero: String { text(939) }
  func shareLine(_ number: Int) -> String { text(940, String(number)) }
  var notExport: String { text(941) }
  func together(_ weight: String) -> String { text(942, weight) }
  func missing(_ weight: String) -> String { text(943, weight) }
}
