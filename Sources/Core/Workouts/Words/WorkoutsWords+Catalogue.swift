// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(718) }
  var exercises: String { text(719) }
  var log: String { text(720) }
  var weights: String { text(721) }
  var bring: String { text(722) }
  var share: String { text(723) }
  var unknown: String { text(724) }
  var unknownText: String { text(725) }
  var needsScript: String { text(726) }
  var opening: String { text(727) }
  var newWorkout: String { text(728) }
  var emptyTitle: String { text(729) }
  var emptyText: String { text(730) }
  func exerciseCount(_ count: Int) -> String { text(731, count: count) }
  func roundCount(_ count: Int) -> String { text(732, count: count) }
  func sets(_ count: Int) -> String { text(733, count: count) }
  var start: String { text(734) }
  func startNamed(_ name: String) -> String { text(735, name) }
  var goOn: String { text(736) }
  var arrange: String { text(737) }
  var arranged: String { text(738) }
  func delete(_ name: String) -> String { text(739, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(740, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(741, date) }
  var kindNormal: String { text(742) }
  var kindWarmUp: String { text(743) }
  var kindDrop: String { text(744) }
  var kindFailure: String { text(745) }
  var measureReps: String { text(746) }
  var measureSeconds: String { text(747) }
  var measureMetres: String { text(748) }
  func countedReps(_ count: Int) -> String { text(749, count: count) }
  var chooseExercise: String { text(750) }
  var search: String { text(751) }
  var foundNone: String { text(752) }
  func exercisesFound(_ count: Int) -> String { text(753, count: count) }
  var nothingFoundText: String { text(754) }
  var muscle: String { text(755) }
  var equipment: String { text(756) }
  var level: String { text(757) }
  var category: String { text(758) }
  var filters: String { text(759) }
  func addTo(_ workout: String) -> String { text(760, workout) }
  func putInto(_ workout: String) -> String { text(761, workout) }
  var any: String { text(762) }
  var writeOwn: String { text(763) }
  var ownExercise: String { text(764) }
  var own: String { text(765) }
  var countedIn: String { text(766) }
  var trains: String { text(767) }
  var helps: String { text(768) }
  var force: String { text(769) }
  var mechanic: String { text(770) }
  var alsoCalled: String { text(771) }
  var bankLoading: String { text(772) }
  var bankFailed: String { text(773) }
  var bankFailedText: String { text(774) }
  var records: String { text(775) }
  var heaviest: String { text(776) }
  var oneRepMax: String { text(777) }
  var mostReps: String { text(778) }
  var mostSeconds: String { text(779) }
  var mostMetres: String { text(780) }
  var neverDone: String { text(781) }
  func setOf(_ number: Int, count: Int) -> String { text(782, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(783, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(784, set) }
  var firstTime: String { text(785) }
  var setDone: String { text(786) }
  var saveSet: String { text(787) }
  var about: String { text(788) }
  var restOver: String { text(789) }
  var skipRest: String { text(790) }
  var moreRest: String { text(791) }
  var moreRestSpoken: String { text(792) }
  var next: String { text(793) }
  var finish: String { text(794) }
  var discard: String { text(795) }
  var allDone: String { text(796) }
  var allDoneTitle: String { text(797) }
  var notFinished: String { text(798) }
  var setsOfThis: String { text(799) }
  var notRunning: String { text(800) }
  var notRunningText: String { text(801) }
  var toTheList: String { text(802) }
  var isDone: String { text(803) }
  func takeBack(_ set: String) -> String { text(804, set) }
  func didStart(_ name: String) -> String { text(805, name) }
  var didClear: String { text(806) }
  var didFinish: String { text(807) }
  var didRemoveLogged: String { text(808) }
  var didBringLog: String { text(809) }
  var didChooseUnit: String { text(810) }
  var didChangePlates: String { text(811) }
  var rounds: String { text(812) }
  var rest: String { text(813) }
  var shortRest: String { text(814) }
  func weightIn(_ unit: String) -> String { text(815, unit) }
  var kindLabel: String { text(816) }
  func roundNumber(_ number: Int) -> String { text(817, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(818, String(number)) }
  var eachRound: String { text(819) }
  var allRounds: String { text(820) }
  var moreRounds: String { text(821) }
  var moreSupersets: String { text(822) }
  var addExercise: String { text(823) }
  var addToSuperset: String { text(824) }
  func addToSupersetOf(_ name: String) -> String { text(825, name) }
  func replace(_ name: String) -> String { text(826, name) }
  func superset(_ letter: String) -> String { text(827, letter) }
  var noExercisesText: String { text(828) }
  var enterName: String { text(829) }
  var enterRounds: String { text(830) }
  var enterRest: String { text(831) }
  var enterAmount: String { text(832) }
  var enterWeight: String { text(833) }
  var tooManyExercises: String { text(834) }
  func didAdd(_ name: String) -> String { text(835, name) }
  func didDelete(_ name: String) -> String { text(836, name) }
  var didDeleteWorkout: String { text(837) }
  func didRename(_ name: String) -> String { text(838, name) }
  var didMove: String { text(839) }
  func inWorkout(_ name: String, change: String) -> String { text(840, name, change) }
  var didRemoveExercise: String { text(841) }
  var didReplace: String { text(842) }
  var monthBefore: String { text(843) }
  var monthAfter: String { text(844) }
  func workoutCount(_ count: Int) -> String { text(845, count: count) }
  var noWorkouts: String { text(846) }
  var logEmptyTitle: String { text(847) }
  var logEmptyText: String { text(848) }
  var totals: String { text(849) }
  var volume: String { text(850) }
  var reps: String { text(851) }
  var setsLabel: String { text(852) }
  var timeUnderLoad: String { text(853) }
  var distance: String { text(854) }
  var byMuscle: String { text(855) }
  var helpsHalf: String { text(856) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(857, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(858, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(859, weight) }
  var running: String { text(860) }
  var halfSet: String { text(861) }
  func setsAndHalf(_ count: Int) -> String { text(862, count: count) }
  var unit: String { text(863) }
  var unitText: String { text(864) }
  var plates: String { text(865) }
  var bar: String { text(866) }
  var target: String { text(867) }
  var perSide: String { text(868) }
  var emptyBar: String { text(869) }
  func belowBar(_ bar: String) -> String { text(870, bar) }
  var platesOwned: String { text(871) }
  func howMany(_ plate: String) -> String { text(872, plate) }
  var link: String { text(873) }
  var linkText: String { text(874) }
  var linkPicture: String { text(875) }
  var copyLink: String { text(876) }
  var asText: String { text(877) }
  var copyText: String { text(878) }
  var saveFile: String { text(879) }
  var notCopied: String { text(880) }
  var sharedWorkout: String { text(881) }
  var addToMine: String { text(882) }
  var addToLog: String { text(883) }
  var pasteTitle: String { text(884) }
  var pasteText: String { text(885) }
  var readIt: String { text(886) }
  var fileText: String { text(887) }
  var chooseThis: String { text(888) }
  func reading(_ percent: Int) -> String { text(889, String(percent)) }
  var readToTheEnd: String { text(890) }
  var nothingNew: String { text(891) }
  func knownAlready(_ count: Int) -> String { text(892, count: count) }
  func newExercises(_ count: Int) -> String { text(893, count: count) }
  var isNew: String { text(894) }
  func more(_ count: Int) -> String { text(895, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(896, count: count) }
  var restIsKnown: String { text(897) }
  var nothingUnderstood: String { text(898) }
  var noWorkoutInIt: String { text(899) }
  func unitAssumed(_ unit: String) -> String { text(900, unit) }
  var weightsIn: String { text(901) }
  func notUnderstood(_ count: Int) -> String { text(902, count: count) }
  var faultTime: String { text(903) }
  var faultDateOrder: String { text(904) }
  var faultFuture: String { text(905) }
  var faultExercise: String { text(906) }
  var faultNumber: String { text(907) }
  var faultNothingDone: String { text(908) }
  var faultTimeLeftOut: String { text(909) }
  var faultTooMany: String { text(910) }
  var faultTooManyNames: String { text(911) }
  func lineFault(_ number: Int, reason: String) -> String { text(912, String(number), reason) }
  var shareEmpty: String { text(913) }
  var shareTooLarge: String { text(914) }
  var shareNotAWorkout: String { text(915) }
  var shareDamaged: String { text(916) }
  var shareNewer: String { text(917) }
  func shareNegative(_ number: Int) -> String { text(918, String(number)) }
  var shareBelowZero: String { text(919) }
  func shareLine(_ number: Int) -> String { text(920, String(number)) }
  var notExport: String { text(921) }
  func together(_ weight: String) -> String { text(922, weight) }
  func missing(_ weight: String) -> String { text(923, weight) }
}
