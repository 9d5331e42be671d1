// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(724) }
  var exercises: String { text(725) }
  var log: String { text(726) }
  var weights: String { text(727) }
  var bring: String { text(728) }
  var share: String { text(729) }
  var unknown: String { text(730) }
  var unknownText: String { text(731) }
  var needsScript: String { text(732) }
  var opening: String { text(733) }
  var newWorkout: String { text(734) }
  var emptyTitle: String { text(735) }
  var emptyText: String { text(736) }
  func exerciseCount(_ count: Int) -> String { text(737, count: count) }
  func roundCount(_ count: Int) -> String { text(738, count: count) }
  func sets(_ count: Int) -> String { text(739, count: count) }
  var start: String { text(740) }
  func startNamed(_ name: String) -> String { text(741, name) }
  var goOn: String { text(742) }
  var arrange: String { text(743) }
  var arranged: String { text(744) }
  func delete(_ name: String) -> String { text(745, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(746, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(747, date) }
  var kindNormal: String { text(748) }
  var kindWarmUp: String { text(749) }
  var kindDrop: String { text(750) }
  var kindFailure: String { text(751) }
  var measureReps: String { text(752) }
  var measureSeconds: String { text(753) }
  var measureMetres: String { text(754) }
  func countedReps(_ count: Int) -> String { text(755, count: count) }
  var chooseExercise: String { text(756) }
  var search: String { text(757) }
  var foundNone: String { text(758) }
  func exercisesFound(_ count: Int) -> String { text(759, count: count) }
  var nothingFoundText: String { text(760) }
  var muscle: String { text(761) }
  var equipment: String { text(762) }
  var level: String { text(763) }
  var category: String { text(764) }
  var filters: String { text(765) }
  func addTo(_ workout: String) -> String { text(766, workout) }
  func putInto(_ workout: String) -> String { text(767, workout) }
  var any: String { text(768) }
  var writeOwn: String { text(769) }
  var ownExercise: String { text(770) }
  var own: String { text(771) }
  var countedIn: String { text(772) }
  var trains: String { text(773) }
  var helps: String { text(774) }
  var force: String { text(775) }
  var mechanic: String { text(776) }
  var alsoCalled: String { text(777) }
  var bankLoading: String { text(778) }
  var bankFailed: String { text(779) }
  var bankFailedText: String { text(780) }
  var records: String { text(781) }
  var heaviest: String { text(782) }
  var oneRepMax: String { text(783) }
  var mostReps: String { text(784) }
  var mostSeconds: String { text(785) }
  var mostMetres: String { text(786) }
  var neverDone: String { text(787) }
  func setOf(_ number: Int, count: Int) -> String { text(788, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(789, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(790, set) }
  var firstTime: String { text(791) }
  var setDone: String { text(792) }
  var saveSet: String { text(793) }
  var about: String { text(794) }
  var restOver: String { text(795) }
  var skipRest: String { text(796) }
  var moreRest: String { text(797) }
  var moreRestSpoken: String { text(798) }
  var next: String { text(799) }
  var finish: String { text(800) }
  var discard: String { text(801) }
  var allDone: String { text(802) }
  var allDoneTitle: String { text(803) }
  var notFinished: String { text(804) }
  var setsOfThis: String { text(805) }
  var notRunning: String { text(806) }
  var notRunningText: String { text(807) }
  var toTheList: String { text(808) }
  var isDone: String { text(809) }
  func takeBack(_ set: String) -> String { text(810, set) }
  func didStart(_ name: String) -> String { text(811, name) }
  var didClear: String { text(812) }
  var didFinish: String { text(813) }
  var didRemoveLogged: String { text(814) }
  var didBringLog: String { text(815) }
  var didChooseUnit: String { text(816) }
  var didChangePlates: String { text(817) }
  var rounds: String { text(818) }
  var rest: String { text(819) }
  var shortRest: String { text(820) }
  func weightIn(_ unit: String) -> String { text(821, unit) }
  var kindLabel: String { text(822) }
  func roundNumber(_ number: Int) -> String { text(823, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(824, String(number)) }
  var eachRound: String { text(825) }
  var allRounds: String { text(826) }
  var moreRounds: String { text(827) }
  var moreSupersets: String { text(828) }
  var addExercise: String { text(829) }
  var addToSuperset: String { text(830) }
  func addToSupersetOf(_ name: String) -> String { text(831, name) }
  func replace(_ name: String) -> String { text(832, name) }
  func superset(_ letter: String) -> String { text(833, letter) }
  var noExercisesText: String { text(834) }
  var enterName: String { text(835) }
  var enterRounds: String { text(836) }
  var enterRest: String { text(837) }
  var enterAmount: String { text(838) }
  var enterWeight: String { text(839) }
  var tooManyExercises: String { text(840) }
  func didAdd(_ name: String) -> String { text(841, name) }
  func didDelete(_ name: String) -> String { text(842, name) }
  var didDeleteWorkout: String { text(843) }
  func didRename(_ name: String) -> String { text(844, name) }
  var didMove: String { text(845) }
  func inWorkout(_ name: String, change: String) -> String { text(846, name, change) }
  var didRemoveExercise: String { text(847) }
  var didReplace: String { text(848) }
  var monthBefore: String { text(849) }
  var monthAfter: String { text(850) }
  func workoutCount(_ count: Int) -> String { text(851, count: count) }
  var noWorkouts: String { text(852) }
  var logEmptyTitle: String { text(853) }
  var logEmptyText: String { text(854) }
  var totals: String { text(855) }
  var volume: String { text(856) }
  var reps: String { text(857) }
  var setsLabel: String { text(858) }
  var timeUnderLoad: String { text(859) }
  var distance: String { text(860) }
  var byMuscle: String { text(861) }
  var helpsHalf: String { text(862) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(863, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(864, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(865, weight) }
  var running: String { text(866) }
  var halfSet: String { text(867) }
  func setsAndHalf(_ count: Int) -> String { text(868, count: count) }
  var unit: String { text(869) }
  var unitText: String { text(870) }
  var plates: String { text(871) }
  var bar: String { text(872) }
  var target: String { text(873) }
  var perSide: String { text(874) }
  var emptyBar: String { text(875) }
  func belowBar(_ bar: String) -> String { text(876, bar) }
  var platesOwned: String { text(877) }
  func howMany(_ plate: String) -> String { text(878, plate) }
  var link: String { text(879) }
  var linkText: String { text(880) }
  var linkPicture: String { text(881) }
  var copyLink: String { text(882) }
  var asText: String { text(883) }
  var copyText: String { text(884) }
  var saveFile: String { text(885) }
  var notCopied: String { text(886) }
  var sharedWorkout: String { text(887) }
  var addToMine: String { text(888) }
  var addToLog: String { text(889) }
  var pasteTitle: String { text(890) }
  var pasteText: String { text(891) }
  var readIt: String { text(892) }
  var fileText: String { text(893) }
  var chooseThis: String { text(894) }
  func reading(_ percent: Int) -> String { text(895, String(percent)) }
  var readToTheEnd: String { text(896) }
  var nothingNew: String { text(897) }
  func knownAlready(_ count: Int) -> String { text(898, count: count) }
  func newExercises(_ count: Int) -> String { text(899, count: count) }
  var isNew: String { text(900) }
  func more(_ count: Int) -> String { text(901, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(902, count: count) }
  var restIsKnown: String { text(903) }
  var nothingUnderstood: String { text(904) }
  var noWorkoutInIt: String { text(905) }
  func unitAssumed(_ unit: String) -> String { text(906, unit) }
  var weightsIn: String { text(907) }
  func notUnderstood(_ count: Int) -> String { text(908, count: count) }
  var faultTime: String { text(909) }
  var faultDateOrder: String { text(910) }
  var faultFuture: String { text(911) }
  var faultExercise: String { text(912) }
  var faultNumber: String { text(913) }
  var faultNothingDone: String { text(914) }
  var faultTimeLeftOut: String { text(915) }
  var faultTooMany: String { text(916) }
  var faultTooManyNames: String { text(917) }
  func lineFault(_ number: Int, reason: String) -> String { text(918, String(number), reason) }
  var shareEmpty: String { text(919) }
  var shareTooLarge: String { text(920) }
  var shareNotAWorkout: String { text(921) }
  var shareDamaged: String { text(922) }
  var shareNewer: String { text(923) }
  func shareNegative(_ number: Int) -> String { text(924, String(number)) }
  var shareBelowZero: String { text(925) }
  func shareLine(_ number: Int) -> String { text(926, String(number)) }
  var notExport: String { text(927) }
  func together(_ weight: String) -> String { text(928, weight) }
  func missing(_ weight: String) -> String { text(929, weight) }
}
