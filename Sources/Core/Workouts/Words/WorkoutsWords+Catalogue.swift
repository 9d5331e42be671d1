// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(727) }
  var exercises: String { text(728) }
  var log: String { text(729) }
  var weights: String { text(730) }
  var bring: String { text(731) }
  var share: String { text(732) }
  var unknown: String { text(733) }
  var unknownText: String { text(734) }
  var needsScript: String { text(735) }
  var opening: String { text(736) }
  var newWorkout: String { text(737) }
  var emptyTitle: String { text(738) }
  var emptyText: String { text(739) }
  func exerciseCount(_ count: Int) -> String { text(740, count: count) }
  func roundCount(_ count: Int) -> String { text(741, count: count) }
  func sets(_ count: Int) -> String { text(742, count: count) }
  var start: String { text(743) }
  func startNamed(_ name: String) -> String { text(744, name) }
  var goOn: String { text(745) }
  var arrange: String { text(746) }
  var arranged: String { text(747) }
  func delete(_ name: String) -> String { text(748, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(749, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(750, date) }
  var kindNormal: String { text(751) }
  var kindWarmUp: String { text(752) }
  var kindDrop: String { text(753) }
  var kindFailure: String { text(754) }
  var measureReps: String { text(755) }
  var measureSeconds: String { text(756) }
  var measureMetres: String { text(757) }
  func countedReps(_ count: Int) -> String { text(758, count: count) }
  var chooseExercise: String { text(759) }
  var search: String { text(760) }
  var foundNone: String { text(761) }
  func exercisesFound(_ count: Int) -> String { text(762, count: count) }
  var nothingFoundText: String { text(763) }
  var muscle: String { text(764) }
  var equipment: String { text(765) }
  var level: String { text(766) }
  var category: String { text(767) }
  var filters: String { text(768) }
  func addTo(_ workout: String) -> String { text(769, workout) }
  func putInto(_ workout: String) -> String { text(770, workout) }
  var any: String { text(771) }
  var writeOwn: String { text(772) }
  var ownExercise: String { text(773) }
  var own: String { text(774) }
  var countedIn: String { text(775) }
  var trains: String { text(776) }
  var helps: String { text(777) }
  var force: String { text(778) }
  var mechanic: String { text(779) }
  var alsoCalled: String { text(780) }
  var bankLoading: String { text(781) }
  var bankFailed: String { text(782) }
  var bankFailedText: String { text(783) }
  var records: String { text(784) }
  var heaviest: String { text(785) }
  var oneRepMax: String { text(786) }
  var mostReps: String { text(787) }
  var mostSeconds: String { text(788) }
  var mostMetres: String { text(789) }
  var neverDone: String { text(790) }
  func setOf(_ number: Int, count: Int) -> String { text(791, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(792, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(793, set) }
  var firstTime: String { text(794) }
  var setDone: String { text(795) }
  var saveSet: String { text(796) }
  var about: String { text(797) }
  var restOver: String { text(798) }
  var skipRest: String { text(799) }
  var moreRest: String { text(800) }
  var moreRestSpoken: String { text(801) }
  var next: String { text(802) }
  var finish: String { text(803) }
  var discard: String { text(804) }
  var allDone: String { text(805) }
  var allDoneTitle: String { text(806) }
  var notFinished: String { text(807) }
  var setsOfThis: String { text(808) }
  var notRunning: String { text(809) }
  var notRunningText: String { text(810) }
  var toTheList: String { text(811) }
  var isDone: String { text(812) }
  func takeBack(_ set: String) -> String { text(813, set) }
  func didStart(_ name: String) -> String { text(814, name) }
  var didClear: String { text(815) }
  var didFinish: String { text(816) }
  var didRemoveLogged: String { text(817) }
  var didBringLog: String { text(818) }
  var didChooseUnit: String { text(819) }
  var didChangePlates: String { text(820) }
  var rounds: String { text(821) }
  var rest: String { text(822) }
  var shortRest: String { text(823) }
  func weightIn(_ unit: String) -> String { text(824, unit) }
  var kindLabel: String { text(825) }
  func roundNumber(_ number: Int) -> String { text(826, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(827, String(number)) }
  var eachRound: String { text(828) }
  var allRounds: String { text(829) }
  var moreRounds: String { text(830) }
  var moreSupersets: String { text(831) }
  var addExercise: String { text(832) }
  var addToSuperset: String { text(833) }
  func addToSupersetOf(_ name: String) -> String { text(834, name) }
  func replace(_ name: String) -> String { text(835, name) }
  func superset(_ letter: String) -> String { text(836, letter) }
  var noExercisesText: String { text(837) }
  var enterName: String { text(838) }
  var enterRounds: String { text(839) }
  var enterRest: String { text(840) }
  var enterAmount: String { text(841) }
  var enterWeight: String { text(842) }
  var tooManyExercises: String { text(843) }
  func didAdd(_ name: String) -> String { text(844, name) }
  func didDelete(_ name: String) -> String { text(845, name) }
  var didDeleteWorkout: String { text(846) }
  func didRename(_ name: String) -> String { text(847, name) }
  var didMove: String { text(848) }
  func inWorkout(_ name: String, change: String) -> String { text(849, name, change) }
  var didRemoveExercise: String { text(850) }
  var didReplace: String { text(851) }
  var monthBefore: String { text(852) }
  var monthAfter: String { text(853) }
  func workoutCount(_ count: Int) -> String { text(854, count: count) }
  var noWorkouts: String { text(855) }
  var logEmptyTitle: String { text(856) }
  var logEmptyText: String { text(857) }
  var totals: String { text(858) }
  var volume: String { text(859) }
  var reps: String { text(860) }
  var setsLabel: String { text(861) }
  var timeUnderLoad: String { text(862) }
  var distance: String { text(863) }
  var byMuscle: String { text(864) }
  var helpsHalf: String { text(865) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(866, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(867, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(868, weight) }
  var running: String { text(869) }
  var halfSet: String { text(870) }
  func setsAndHalf(_ count: Int) -> String { text(871, count: count) }
  var unit: String { text(872) }
  var unitText: String { text(873) }
  var plates: String { text(874) }
  var bar: String { text(875) }
  var target: String { text(876) }
  var perSide: String { text(877) }
  var emptyBar: String { text(878) }
  func belowBar(_ bar: String) -> String { text(879, bar) }
  var platesOwned: String { text(880) }
  func howMany(_ plate: String) -> String { text(881, plate) }
  var link: String { text(882) }
  var linkText: String { text(883) }
  var linkPicture: String { text(884) }
  var copyLink: String { text(885) }
  var asText: String { text(886) }
  var copyText: String { text(887) }
  var saveFile: String { text(888) }
  var notCopied: String { text(889) }
  var sharedWorkout: String { text(890) }
  var addToMine: String { text(891) }
  var addToLog: String { text(892) }
  var pasteTitle: String { text(893) }
  var pasteText: String { text(894) }
  var readIt: String { text(895) }
  var fileText: String { text(896) }
  var chooseThis: String { text(897) }
  func reading(_ percent: Int) -> String { text(898, String(percent)) }
  var readToTheEnd: String { text(899) }
  var nothingNew: String { text(900) }
  func knownAlready(_ count: Int) -> String { text(901, count: count) }
  func newExercises(_ count: Int) -> String { text(902, count: count) }
  var isNew: String { text(903) }
  func more(_ count: Int) -> String { text(904, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(905, count: count) }
  var restIsKnown: String { text(906) }
  var nothingUnderstood: String { text(907) }
  var noWorkoutInIt: String { text(908) }
  func unitAssumed(_ unit: String) -> String { text(909, unit) }
  var weightsIn: String { text(910) }
  func notUnderstood(_ count: Int) -> String { text(911, count: count) }
  var faultTime: String { text(912) }
  var faultDateOrder: String { text(913) }
  var faultFuture: String { text(914) }
  var faultExercise: String { text(915) }
  var faultNumber: String { text(916) }
  var faultNothingDone: String { text(917) }
  var faultTimeLeftOut: String { text(918) }
  var faultTooMany: String { text(919) }
  var faultTooManyNames: String { text(920) }
  func lineFault(_ number: Int, reason: String) -> String { text(921, String(number), reason) }
  var shareEmpty: String { text(922) }
  var shareTooLarge: String { text(923) }
  var shareNotAWorkout: String { text(924) }
  var shareDamaged: String { text(925) }
  var shareNewer: String { text(926) }
  func shareNegative(_ number: Int) -> String { text(927, String(number)) }
  var shareBelowZero: String { text(928) }
  func shareLine(_ number: Int) -> String { text(929, String(number)) }
  var notExport: String { text(930) }
  func together(_ weight: String) -> String { text(931, weight) }
  func missing(_ weight: String) -> String { text(932, weight) }
}
