// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(708) }
  var exercises: String { text(709) }
  var log: String { text(710) }
  var weights: String { text(711) }
  var bring: String { text(712) }
  var share: String { text(713) }
  var unknown: String { text(714) }
  var unknownText: String { text(715) }
  var needsScript: String { text(716) }
  var opening: String { text(717) }
  var newWorkout: String { text(718) }
  var emptyTitle: String { text(719) }
  var emptyText: String { text(720) }
  func exerciseCount(_ count: Int) -> String { text(721, count: count) }
  func roundCount(_ count: Int) -> String { text(722, count: count) }
  func sets(_ count: Int) -> String { text(723, count: count) }
  var start: String { text(724) }
  func startNamed(_ name: String) -> String { text(725, name) }
  var goOn: String { text(726) }
  var arrange: String { text(727) }
  var arranged: String { text(728) }
  func delete(_ name: String) -> String { text(729, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(730, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(731, date) }
  var kindNormal: String { text(732) }
  var kindWarmUp: String { text(733) }
  var kindDrop: String { text(734) }
  var kindFailure: String { text(735) }
  var measureReps: String { text(736) }
  var measureSeconds: String { text(737) }
  var measureMetres: String { text(738) }
  func countedReps(_ count: Int) -> String { text(739, count: count) }
  var chooseExercise: String { text(740) }
  var search: String { text(741) }
  var foundNone: String { text(742) }
  func exercisesFound(_ count: Int) -> String { text(743, count: count) }
  var nothingFoundText: String { text(744) }
  var muscle: String { text(745) }
  var equipment: String { text(746) }
  var level: String { text(747) }
  var category: String { text(748) }
  var filters: String { text(749) }
  func addTo(_ workout: String) -> String { text(750, workout) }
  func putInto(_ workout: String) -> String { text(751, workout) }
  var any: String { text(752) }
  var writeOwn: String { text(753) }
  var ownExercise: String { text(754) }
  var own: String { text(755) }
  var countedIn: String { text(756) }
  var trains: String { text(757) }
  var helps: String { text(758) }
  var force: String { text(759) }
  var mechanic: String { text(760) }
  var alsoCalled: String { text(761) }
  var bankLoading: String { text(762) }
  var bankFailed: String { text(763) }
  var bankFailedText: String { text(764) }
  var records: String { text(765) }
  var heaviest: String { text(766) }
  var oneRepMax: String { text(767) }
  var mostReps: String { text(768) }
  var mostSeconds: String { text(769) }
  var mostMetres: String { text(770) }
  var neverDone: String { text(771) }
  func setOf(_ number: Int, count: Int) -> String { text(772, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(773, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(774, set) }
  var firstTime: String { text(775) }
  var setDone: String { text(776) }
  var saveSet: String { text(777) }
  var about: String { text(778) }
  var restOver: String { text(779) }
  var skipRest: String { text(780) }
  var moreRest: String { text(781) }
  var moreRestSpoken: String { text(782) }
  var next: String { text(783) }
  var finish: String { text(784) }
  var discard: String { text(785) }
  var allDone: String { text(786) }
  var allDoneTitle: String { text(787) }
  var notFinished: String { text(788) }
  var setsOfThis: String { text(789) }
  var notRunning: String { text(790) }
  var notRunningText: String { text(791) }
  var toTheList: String { text(792) }
  var isDone: String { text(793) }
  func takeBack(_ set: String) -> String { text(794, set) }
  func didStart(_ name: String) -> String { text(795, name) }
  var didClear: String { text(796) }
  var didFinish: String { text(797) }
  var didRemoveLogged: String { text(798) }
  var didBringLog: String { text(799) }
  var didChooseUnit: String { text(800) }
  var didChangePlates: String { text(801) }
  var rounds: String { text(802) }
  var rest: String { text(803) }
  var shortRest: String { text(804) }
  func weightIn(_ unit: String) -> String { text(805, unit) }
  var kindLabel: String { text(806) }
  func roundNumber(_ number: Int) -> String { text(807, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(808, String(number)) }
  var eachRound: String { text(809) }
  var allRounds: String { text(810) }
  var moreRounds: String { text(811) }
  var moreSupersets: String { text(812) }
  var addExercise: String { text(813) }
  var addToSuperset: String { text(814) }
  func addToSupersetOf(_ name: String) -> String { text(815, name) }
  func replace(_ name: String) -> String { text(816, name) }
  func superset(_ letter: String) -> String { text(817, letter) }
  var noExercisesText: String { text(818) }
  var enterName: String { text(819) }
  var enterRounds: String { text(820) }
  var enterRest: String { text(821) }
  var enterAmount: String { text(822) }
  var enterWeight: String { text(823) }
  var tooManyExercises: String { text(824) }
  func didAdd(_ name: String) -> String { text(825, name) }
  func didDelete(_ name: String) -> String { text(826, name) }
  var didDeleteWorkout: String { text(827) }
  func didRename(_ name: String) -> String { text(828, name) }
  var didMove: String { text(829) }
  func inWorkout(_ name: String, change: String) -> String { text(830, name, change) }
  var didRemoveExercise: String { text(831) }
  var didReplace: String { text(832) }
  var monthBefore: String { text(833) }
  var monthAfter: String { text(834) }
  func workoutCount(_ count: Int) -> String { text(835, count: count) }
  var noWorkouts: String { text(836) }
  var logEmptyTitle: String { text(837) }
  var logEmptyText: String { text(838) }
  var totals: String { text(839) }
  var volume: String { text(840) }
  var reps: String { text(841) }
  var setsLabel: String { text(842) }
  var timeUnderLoad: String { text(843) }
  var distance: String { text(844) }
  var byMuscle: String { text(845) }
  var helpsHalf: String { text(846) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(847, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(848, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(849, weight) }
  var running: String { text(850) }
  var halfSet: String { text(851) }
  func setsAndHalf(_ count: Int) -> String { text(852, count: count) }
  var unit: String { text(853) }
  var unitText: String { text(854) }
  var plates: String { text(855) }
  var bar: String { text(856) }
  var target: String { text(857) }
  var perSide: String { text(858) }
  var emptyBar: String { text(859) }
  func belowBar(_ bar: String) -> String { text(860, bar) }
  var platesOwned: String { text(861) }
  func howMany(_ plate: String) -> String { text(862, plate) }
  var link: String { text(863) }
  var linkText: String { text(864) }
  var linkPicture: String { text(865) }
  var copyLink: String { text(866) }
  var asText: String { text(867) }
  var copyText: String { text(868) }
  var saveFile: String { text(869) }
  var notCopied: String { text(870) }
  var sharedWorkout: String { text(871) }
  var addToMine: String { text(872) }
  var addToLog: String { text(873) }
  var pasteTitle: String { text(874) }
  var pasteText: String { text(875) }
  var readIt: String { text(876) }
  var fileText: String { text(877) }
  var chooseThis: String { text(878) }
  func reading(_ percent: Int) -> String { text(879, String(percent)) }
  var readToTheEnd: String { text(880) }
  var nothingNew: String { text(881) }
  func knownAlready(_ count: Int) -> String { text(882, count: count) }
  func newExercises(_ count: Int) -> String { text(883, count: count) }
  var isNew: String { text(884) }
  func more(_ count: Int) -> String { text(885, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(886, count: count) }
  var restIsKnown: String { text(887) }
  var nothingUnderstood: String { text(888) }
  var noWorkoutInIt: String { text(889) }
  func unitAssumed(_ unit: String) -> String { text(890, unit) }
  var weightsIn: String { text(891) }
  func notUnderstood(_ count: Int) -> String { text(892, count: count) }
  var faultTime: String { text(893) }
  var faultDateOrder: String { text(894) }
  var faultFuture: String { text(895) }
  var faultExercise: String { text(896) }
  var faultNumber: String { text(897) }
  var faultNothingDone: String { text(898) }
  var faultTimeLeftOut: String { text(899) }
  var faultTooMany: String { text(900) }
  var faultTooManyNames: String { text(901) }
  func lineFault(_ number: Int, reason: String) -> String { text(902, String(number), reason) }
  var shareEmpty: String { text(903) }
  var shareTooLarge: String { text(904) }
  var shareNotAWorkout: String { text(905) }
  var shareDamaged: String { text(906) }
  var shareNewer: String { text(907) }
  func shareNegative(_ number: Int) -> String { text(908, String(number)) }
  var shareBelowZero: String { text(909) }
  func shareLine(_ number: Int) -> String { text(910, String(number)) }
  var notExport: String { text(911) }
  func together(_ weight: String) -> String { text(912, weight) }
  func missing(_ weight: String) -> String { text(913, weight) }
}
