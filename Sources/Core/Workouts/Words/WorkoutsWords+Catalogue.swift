// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(721) }
  var exercises: String { text(722) }
  var log: String { text(723) }
  var weights: String { text(724) }
  var bring: String { text(725) }
  var share: String { text(726) }
  var unknown: String { text(727) }
  var unknownText: String { text(728) }
  var needsScript: String { text(729) }
  var opening: String { text(730) }
  var newWorkout: String { text(731) }
  var emptyTitle: String { text(732) }
  var emptyText: String { text(733) }
  func exerciseCount(_ count: Int) -> String { text(734, count: count) }
  func roundCount(_ count: Int) -> String { text(735, count: count) }
  func sets(_ count: Int) -> String { text(736, count: count) }
  var start: String { text(737) }
  func startNamed(_ name: String) -> String { text(738, name) }
  var goOn: String { text(739) }
  var arrange: String { text(740) }
  var arranged: String { text(741) }
  func delete(_ name: String) -> String { text(742, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(743, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(744, date) }
  var kindNormal: String { text(745) }
  var kindWarmUp: String { text(746) }
  var kindDrop: String { text(747) }
  var kindFailure: String { text(748) }
  var measureReps: String { text(749) }
  var measureSeconds: String { text(750) }
  var measureMetres: String { text(751) }
  func countedReps(_ count: Int) -> String { text(752, count: count) }
  var chooseExercise: String { text(753) }
  var search: String { text(754) }
  var foundNone: String { text(755) }
  func exercisesFound(_ count: Int) -> String { text(756, count: count) }
  var nothingFoundText: String { text(757) }
  var muscle: String { text(758) }
  var equipment: String { text(759) }
  var level: String { text(760) }
  var category: String { text(761) }
  var filters: String { text(762) }
  func addTo(_ workout: String) -> String { text(763, workout) }
  func putInto(_ workout: String) -> String { text(764, workout) }
  var any: String { text(765) }
  var writeOwn: String { text(766) }
  var ownExercise: String { text(767) }
  var own: String { text(768) }
  var countedIn: String { text(769) }
  var trains: String { text(770) }
  var helps: String { text(771) }
  var force: String { text(772) }
  var mechanic: String { text(773) }
  var alsoCalled: String { text(774) }
  var bankLoading: String { text(775) }
  var bankFailed: String { text(776) }
  var bankFailedText: String { text(777) }
  var records: String { text(778) }
  var heaviest: String { text(779) }
  var oneRepMax: String { text(780) }
  var mostReps: String { text(781) }
  var mostSeconds: String { text(782) }
  var mostMetres: String { text(783) }
  var neverDone: String { text(784) }
  func setOf(_ number: Int, count: Int) -> String { text(785, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(786, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(787, set) }
  var firstTime: String { text(788) }
  var setDone: String { text(789) }
  var saveSet: String { text(790) }
  var about: String { text(791) }
  var restOver: String { text(792) }
  var skipRest: String { text(793) }
  var moreRest: String { text(794) }
  var moreRestSpoken: String { text(795) }
  var next: String { text(796) }
  var finish: String { text(797) }
  var discard: String { text(798) }
  var allDone: String { text(799) }
  var allDoneTitle: String { text(800) }
  var notFinished: String { text(801) }
  var setsOfThis: String { text(802) }
  var notRunning: String { text(803) }
  var notRunningText: String { text(804) }
  var toTheList: String { text(805) }
  var isDone: String { text(806) }
  func takeBack(_ set: String) -> String { text(807, set) }
  func didStart(_ name: String) -> String { text(808, name) }
  var didClear: String { text(809) }
  var didFinish: String { text(810) }
  var didRemoveLogged: String { text(811) }
  var didBringLog: String { text(812) }
  var didChooseUnit: String { text(813) }
  var didChangePlates: String { text(814) }
  var rounds: String { text(815) }
  var rest: String { text(816) }
  var shortRest: String { text(817) }
  func weightIn(_ unit: String) -> String { text(818, unit) }
  var kindLabel: String { text(819) }
  func roundNumber(_ number: Int) -> String { text(820, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(821, String(number)) }
  var eachRound: String { text(822) }
  var allRounds: String { text(823) }
  var moreRounds: String { text(824) }
  var moreSupersets: String { text(825) }
  var addExercise: String { text(826) }
  var addToSuperset: String { text(827) }
  func addToSupersetOf(_ name: String) -> String { text(828, name) }
  func replace(_ name: String) -> String { text(829, name) }
  func superset(_ letter: String) -> String { text(830, letter) }
  var noExercisesText: String { text(831) }
  var enterName: String { text(832) }
  var enterRounds: String { text(833) }
  var enterRest: String { text(834) }
  var enterAmount: String { text(835) }
  var enterWeight: String { text(836) }
  var tooManyExercises: String { text(837) }
  func didAdd(_ name: String) -> String { text(838, name) }
  func didDelete(_ name: String) -> String { text(839, name) }
  var didDeleteWorkout: String { text(840) }
  func didRename(_ name: String) -> String { text(841, name) }
  var didMove: String { text(842) }
  func inWorkout(_ name: String, change: String) -> String { text(843, name, change) }
  var didRemoveExercise: String { text(844) }
  var didReplace: String { text(845) }
  var monthBefore: String { text(846) }
  var monthAfter: String { text(847) }
  func workoutCount(_ count: Int) -> String { text(848, count: count) }
  var noWorkouts: String { text(849) }
  var logEmptyTitle: String { text(850) }
  var logEmptyText: String { text(851) }
  var totals: String { text(852) }
  var volume: String { text(853) }
  var reps: String { text(854) }
  var setsLabel: String { text(855) }
  var timeUnderLoad: String { text(856) }
  var distance: String { text(857) }
  var byMuscle: String { text(858) }
  var helpsHalf: String { text(859) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(860, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(861, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(862, weight) }
  var running: String { text(863) }
  var halfSet: String { text(864) }
  func setsAndHalf(_ count: Int) -> String { text(865, count: count) }
  var unit: String { text(866) }
  var unitText: String { text(867) }
  var plates: String { text(868) }
  var bar: String { text(869) }
  var target: String { text(870) }
  var perSide: String { text(871) }
  var emptyBar: String { text(872) }
  func belowBar(_ bar: String) -> String { text(873, bar) }
  var platesOwned: String { text(874) }
  func howMany(_ plate: String) -> String { text(875, plate) }
  var link: String { text(876) }
  var linkText: String { text(877) }
  var linkPicture: String { text(878) }
  var copyLink: String { text(879) }
  var asText: String { text(880) }
  var copyText: String { text(881) }
  var saveFile: String { text(882) }
  var notCopied: String { text(883) }
  var sharedWorkout: String { text(884) }
  var addToMine: String { text(885) }
  var addToLog: String { text(886) }
  var pasteTitle: String { text(887) }
  var pasteText: String { text(888) }
  var readIt: String { text(889) }
  var fileText: String { text(890) }
  var chooseThis: String { text(891) }
  func reading(_ percent: Int) -> String { text(892, String(percent)) }
  var readToTheEnd: String { text(893) }
  var nothingNew: String { text(894) }
  func knownAlready(_ count: Int) -> String { text(895, count: count) }
  func newExercises(_ count: Int) -> String { text(896, count: count) }
  var isNew: String { text(897) }
  func more(_ count: Int) -> String { text(898, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(899, count: count) }
  var restIsKnown: String { text(900) }
  var nothingUnderstood: String { text(901) }
  var noWorkoutInIt: String { text(902) }
  func unitAssumed(_ unit: String) -> String { text(903, unit) }
  var weightsIn: String { text(904) }
  func notUnderstood(_ count: Int) -> String { text(905, count: count) }
  var faultTime: String { text(906) }
  var faultDateOrder: String { text(907) }
  var faultFuture: String { text(908) }
  var faultExercise: String { text(909) }
  var faultNumber: String { text(910) }
  var faultNothingDone: String { text(911) }
  var faultTimeLeftOut: String { text(912) }
  var faultTooMany: String { text(913) }
  var faultTooManyNames: String { text(914) }
  func lineFault(_ number: Int, reason: String) -> String { text(915, String(number), reason) }
  var shareEmpty: String { text(916) }
  var shareTooLarge: String { text(917) }
  var shareNotAWorkout: String { text(918) }
  var shareDamaged: String { text(919) }
  var shareNewer: String { text(920) }
  func shareNegative(_ number: Int) -> String { text(921, String(number)) }
  var shareBelowZero: String { text(922) }
  func shareLine(_ number: Int) -> String { text(923, String(number)) }
  var notExport: String { text(924) }
  func together(_ weight: String) -> String { text(925, weight) }
  func missing(_ weight: String) -> String { text(926, weight) }
}
