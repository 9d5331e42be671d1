// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(723) }
  var exercises: String { text(724) }
  var log: String { text(725) }
  var weights: String { text(726) }
  var bring: String { text(727) }
  var share: String { text(728) }
  var unknown: String { text(729) }
  var unknownText: String { text(730) }
  var needsScript: String { text(731) }
  var opening: String { text(732) }
  var newWorkout: String { text(733) }
  var emptyTitle: String { text(734) }
  var emptyText: String { text(735) }
  func exerciseCount(_ count: Int) -> String { text(736, count: count) }
  func roundCount(_ count: Int) -> String { text(737, count: count) }
  func sets(_ count: Int) -> String { text(738, count: count) }
  var start: String { text(739) }
  func startNamed(_ name: String) -> String { text(740, name) }
  var goOn: String { text(741) }
  var arrange: String { text(742) }
  var arranged: String { text(743) }
  func delete(_ name: String) -> String { text(744, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(745, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(746, date) }
  var kindNormal: String { text(747) }
  var kindWarmUp: String { text(748) }
  var kindDrop: String { text(749) }
  var kindFailure: String { text(750) }
  var measureReps: String { text(751) }
  var measureSeconds: String { text(752) }
  var measureMetres: String { text(753) }
  func countedReps(_ count: Int) -> String { text(754, count: count) }
  var chooseExercise: String { text(755) }
  var search: String { text(756) }
  var foundNone: String { text(757) }
  func exercisesFound(_ count: Int) -> String { text(758, count: count) }
  var nothingFoundText: String { text(759) }
  var muscle: String { text(760) }
  var equipment: String { text(761) }
  var level: String { text(762) }
  var category: String { text(763) }
  var filters: String { text(764) }
  func addTo(_ workout: String) -> String { text(765, workout) }
  func putInto(_ workout: String) -> String { text(766, workout) }
  var any: String { text(767) }
  var writeOwn: String { text(768) }
  var ownExercise: String { text(769) }
  var own: String { text(770) }
  var countedIn: String { text(771) }
  var trains: String { text(772) }
  var helps: String { text(773) }
  var force: String { text(774) }
  var mechanic: String { text(775) }
  var alsoCalled: String { text(776) }
  var bankLoading: String { text(777) }
  var bankFailed: String { text(778) }
  var bankFailedText: String { text(779) }
  var records: String { text(780) }
  var heaviest: String { text(781) }
  var oneRepMax: String { text(782) }
  var mostReps: String { text(783) }
  var mostSeconds: String { text(784) }
  var mostMetres: String { text(785) }
  var neverDone: String { text(786) }
  func setOf(_ number: Int, count: Int) -> String { text(787, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(788, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(789, set) }
  var firstTime: String { text(790) }
  var setDone: String { text(791) }
  var saveSet: String { text(792) }
  var about: String { text(793) }
  var restOver: String { text(794) }
  var skipRest: String { text(795) }
  var moreRest: String { text(796) }
  var moreRestSpoken: String { text(797) }
  var next: String { text(798) }
  var finish: String { text(799) }
  var discard: String { text(800) }
  var allDone: String { text(801) }
  var allDoneTitle: String { text(802) }
  var notFinished: String { text(803) }
  var setsOfThis: String { text(804) }
  var notRunning: String { text(805) }
  var notRunningText: String { text(806) }
  var toTheList: String { text(807) }
  var isDone: String { text(808) }
  func takeBack(_ set: String) -> String { text(809, set) }
  func didStart(_ name: String) -> String { text(810, name) }
  var didClear: String { text(811) }
  var didFinish: String { text(812) }
  var didRemoveLogged: String { text(813) }
  var didBringLog: String { text(814) }
  var didChooseUnit: String { text(815) }
  var didChangePlates: String { text(816) }
  var rounds: String { text(817) }
  var rest: String { text(818) }
  var shortRest: String { text(819) }
  func weightIn(_ unit: String) -> String { text(820, unit) }
  var kindLabel: String { text(821) }
  func roundNumber(_ number: Int) -> String { text(822, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(823, String(number)) }
  var eachRound: String { text(824) }
  var allRounds: String { text(825) }
  var moreRounds: String { text(826) }
  var moreSupersets: String { text(827) }
  var addExercise: String { text(828) }
  var addToSuperset: String { text(829) }
  func addToSupersetOf(_ name: String) -> String { text(830, name) }
  func replace(_ name: String) -> String { text(831, name) }
  func superset(_ letter: String) -> String { text(832, letter) }
  var noExercisesText: String { text(833) }
  var enterName: String { text(834) }
  var enterRounds: String { text(835) }
  var enterRest: String { text(836) }
  var enterAmount: String { text(837) }
  var enterWeight: String { text(838) }
  var tooManyExercises: String { text(839) }
  func didAdd(_ name: String) -> String { text(840, name) }
  func didDelete(_ name: String) -> String { text(841, name) }
  var didDeleteWorkout: String { text(842) }
  func didRename(_ name: String) -> String { text(843, name) }
  var didMove: String { text(844) }
  func inWorkout(_ name: String, change: String) -> String { text(845, name, change) }
  var didRemoveExercise: String { text(846) }
  var didReplace: String { text(847) }
  var monthBefore: String { text(848) }
  var monthAfter: String { text(849) }
  func workoutCount(_ count: Int) -> String { text(850, count: count) }
  var noWorkouts: String { text(851) }
  var logEmptyTitle: String { text(852) }
  var logEmptyText: String { text(853) }
  var totals: String { text(854) }
  var volume: String { text(855) }
  var reps: String { text(856) }
  var setsLabel: String { text(857) }
  var timeUnderLoad: String { text(858) }
  var distance: String { text(859) }
  var byMuscle: String { text(860) }
  var helpsHalf: String { text(861) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(862, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(863, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(864, weight) }
  var running: String { text(865) }
  var halfSet: String { text(866) }
  func setsAndHalf(_ count: Int) -> String { text(867, count: count) }
  var unit: String { text(868) }
  var unitText: String { text(869) }
  var plates: String { text(870) }
  var bar: String { text(871) }
  var target: String { text(872) }
  var perSide: String { text(873) }
  var emptyBar: String { text(874) }
  func belowBar(_ bar: String) -> String { text(875, bar) }
  var platesOwned: String { text(876) }
  func howMany(_ plate: String) -> String { text(877, plate) }
  var link: String { text(878) }
  var linkText: String { text(879) }
  var linkPicture: String { text(880) }
  var copyLink: String { text(881) }
  var asText: String { text(882) }
  var copyText: String { text(883) }
  var saveFile: String { text(884) }
  var notCopied: String { text(885) }
  var sharedWorkout: String { text(886) }
  var addToMine: String { text(887) }
  var addToLog: String { text(888) }
  var pasteTitle: String { text(889) }
  var pasteText: String { text(890) }
  var readIt: String { text(891) }
  var fileText: String { text(892) }
  var chooseThis: String { text(893) }
  func reading(_ percent: Int) -> String { text(894, String(percent)) }
  var readToTheEnd: String { text(895) }
  var nothingNew: String { text(896) }
  func knownAlready(_ count: Int) -> String { text(897, count: count) }
  func newExercises(_ count: Int) -> String { text(898, count: count) }
  var isNew: String { text(899) }
  func more(_ count: Int) -> String { text(900, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(901, count: count) }
  var restIsKnown: String { text(902) }
  var nothingUnderstood: String { text(903) }
  var noWorkoutInIt: String { text(904) }
  func unitAssumed(_ unit: String) -> String { text(905, unit) }
  var weightsIn: String { text(906) }
  func notUnderstood(_ count: Int) -> String { text(907, count: count) }
  var faultTime: String { text(908) }
  var faultDateOrder: String { text(909) }
  var faultFuture: String { text(910) }
  var faultExercise: String { text(911) }
  var faultNumber: String { text(912) }
  var faultNothingDone: String { text(913) }
  var faultTimeLeftOut: String { text(914) }
  var faultTooMany: String { text(915) }
  var faultTooManyNames: String { text(916) }
  func lineFault(_ number: Int, reason: String) -> String { text(917, String(number), reason) }
  var shareEmpty: String { text(918) }
  var shareTooLarge: String { text(919) }
  var shareNotAWorkout: String { text(920) }
  var shareDamaged: String { text(921) }
  var shareNewer: String { text(922) }
  func shareNegative(_ number: Int) -> String { text(923, String(number)) }
  var shareBelowZero: String { text(924) }
  func shareLine(_ number: Int) -> String { text(925, String(number)) }
  var notExport: String { text(926) }
  func together(_ weight: String) -> String { text(927, weight) }
  func missing(_ weight: String) -> String { text(928, weight) }
}
