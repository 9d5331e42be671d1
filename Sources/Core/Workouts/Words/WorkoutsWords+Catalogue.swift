// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(709) }
  var exercises: String { text(710) }
  var log: String { text(711) }
  var weights: String { text(712) }
  var bring: String { text(713) }
  var share: String { text(714) }
  var unknown: String { text(715) }
  var unknownText: String { text(716) }
  var needsScript: String { text(717) }
  var opening: String { text(718) }
  var newWorkout: String { text(719) }
  var emptyTitle: String { text(720) }
  var emptyText: String { text(721) }
  func exerciseCount(_ count: Int) -> String { text(722, count: count) }
  func roundCount(_ count: Int) -> String { text(723, count: count) }
  func sets(_ count: Int) -> String { text(724, count: count) }
  var start: String { text(725) }
  func startNamed(_ name: String) -> String { text(726, name) }
  var goOn: String { text(727) }
  var arrange: String { text(728) }
  var arranged: String { text(729) }
  func delete(_ name: String) -> String { text(730, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(731, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(732, date) }
  var kindNormal: String { text(733) }
  var kindWarmUp: String { text(734) }
  var kindDrop: String { text(735) }
  var kindFailure: String { text(736) }
  var measureReps: String { text(737) }
  var measureSeconds: String { text(738) }
  var measureMetres: String { text(739) }
  func countedReps(_ count: Int) -> String { text(740, count: count) }
  var chooseExercise: String { text(741) }
  var search: String { text(742) }
  var foundNone: String { text(743) }
  func exercisesFound(_ count: Int) -> String { text(744, count: count) }
  var nothingFoundText: String { text(745) }
  var muscle: String { text(746) }
  var equipment: String { text(747) }
  var level: String { text(748) }
  var category: String { text(749) }
  var filters: String { text(750) }
  func addTo(_ workout: String) -> String { text(751, workout) }
  func putInto(_ workout: String) -> String { text(752, workout) }
  var any: String { text(753) }
  var writeOwn: String { text(754) }
  var ownExercise: String { text(755) }
  var own: String { text(756) }
  var countedIn: String { text(757) }
  var trains: String { text(758) }
  var helps: String { text(759) }
  var force: String { text(760) }
  var mechanic: String { text(761) }
  var alsoCalled: String { text(762) }
  var bankLoading: String { text(763) }
  var bankFailed: String { text(764) }
  var bankFailedText: String { text(765) }
  var records: String { text(766) }
  var heaviest: String { text(767) }
  var oneRepMax: String { text(768) }
  var mostReps: String { text(769) }
  var mostSeconds: String { text(770) }
  var mostMetres: String { text(771) }
  var neverDone: String { text(772) }
  func setOf(_ number: Int, count: Int) -> String { text(773, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(774, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(775, set) }
  var firstTime: String { text(776) }
  var setDone: String { text(777) }
  var saveSet: String { text(778) }
  var about: String { text(779) }
  var restOver: String { text(780) }
  var skipRest: String { text(781) }
  var moreRest: String { text(782) }
  var moreRestSpoken: String { text(783) }
  var next: String { text(784) }
  var finish: String { text(785) }
  var discard: String { text(786) }
  var allDone: String { text(787) }
  var allDoneTitle: String { text(788) }
  var notFinished: String { text(789) }
  var setsOfThis: String { text(790) }
  var notRunning: String { text(791) }
  var notRunningText: String { text(792) }
  var toTheList: String { text(793) }
  var isDone: String { text(794) }
  func takeBack(_ set: String) -> String { text(795, set) }
  func didStart(_ name: String) -> String { text(796, name) }
  var didClear: String { text(797) }
  var didFinish: String { text(798) }
  var didRemoveLogged: String { text(799) }
  var didBringLog: String { text(800) }
  var didChooseUnit: String { text(801) }
  var didChangePlates: String { text(802) }
  var rounds: String { text(803) }
  var rest: String { text(804) }
  var shortRest: String { text(805) }
  func weightIn(_ unit: String) -> String { text(806, unit) }
  var kindLabel: String { text(807) }
  func roundNumber(_ number: Int) -> String { text(808, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(809, String(number)) }
  var eachRound: String { text(810) }
  var allRounds: String { text(811) }
  var moreRounds: String { text(812) }
  var moreSupersets: String { text(813) }
  var addExercise: String { text(814) }
  var addToSuperset: String { text(815) }
  func addToSupersetOf(_ name: String) -> String { text(816, name) }
  func replace(_ name: String) -> String { text(817, name) }
  func superset(_ letter: String) -> String { text(818, letter) }
  var noExercisesText: String { text(819) }
  var enterName: String { text(820) }
  var enterRounds: String { text(821) }
  var enterRest: String { text(822) }
  var enterAmount: String { text(823) }
  var enterWeight: String { text(824) }
  var tooManyExercises: String { text(825) }
  func didAdd(_ name: String) -> String { text(826, name) }
  func didDelete(_ name: String) -> String { text(827, name) }
  var didDeleteWorkout: String { text(828) }
  func didRename(_ name: String) -> String { text(829, name) }
  var didMove: String { text(830) }
  func inWorkout(_ name: String, change: String) -> String { text(831, name, change) }
  var didRemoveExercise: String { text(832) }
  var didReplace: String { text(833) }
  var monthBefore: String { text(834) }
  var monthAfter: String { text(835) }
  func workoutCount(_ count: Int) -> String { text(836, count: count) }
  var noWorkouts: String { text(837) }
  var logEmptyTitle: String { text(838) }
  var logEmptyText: String { text(839) }
  var totals: String { text(840) }
  var volume: String { text(841) }
  var reps: String { text(842) }
  var setsLabel: String { text(843) }
  var timeUnderLoad: String { text(844) }
  var distance: String { text(845) }
  var byMuscle: String { text(846) }
  var helpsHalf: String { text(847) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(848, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(849, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(850, weight) }
  var running: String { text(851) }
  var halfSet: String { text(852) }
  func setsAndHalf(_ count: Int) -> String { text(853, count: count) }
  var unit: String { text(854) }
  var unitText: String { text(855) }
  var plates: String { text(856) }
  var bar: String { text(857) }
  var target: String { text(858) }
  var perSide: String { text(859) }
  var emptyBar: String { text(860) }
  func belowBar(_ bar: String) -> String { text(861, bar) }
  var platesOwned: String { text(862) }
  func howMany(_ plate: String) -> String { text(863, plate) }
  var link: String { text(864) }
  var linkText: String { text(865) }
  var linkPicture: String { text(866) }
  var copyLink: String { text(867) }
  var asText: String { text(868) }
  var copyText: String { text(869) }
  var saveFile: String { text(870) }
  var notCopied: String { text(871) }
  var sharedWorkout: String { text(872) }
  var addToMine: String { text(873) }
  var addToLog: String { text(874) }
  var pasteTitle: String { text(875) }
  var pasteText: String { text(876) }
  var readIt: String { text(877) }
  var fileText: String { text(878) }
  var chooseThis: String { text(879) }
  func reading(_ percent: Int) -> String { text(880, String(percent)) }
  var readToTheEnd: String { text(881) }
  var nothingNew: String { text(882) }
  func knownAlready(_ count: Int) -> String { text(883, count: count) }
  func newExercises(_ count: Int) -> String { text(884, count: count) }
  var isNew: String { text(885) }
  func more(_ count: Int) -> String { text(886, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(887, count: count) }
  var restIsKnown: String { text(888) }
  var nothingUnderstood: String { text(889) }
  var noWorkoutInIt: String { text(890) }
  func unitAssumed(_ unit: String) -> String { text(891, unit) }
  var weightsIn: String { text(892) }
  func notUnderstood(_ count: Int) -> String { text(893, count: count) }
  var faultTime: String { text(894) }
  var faultDateOrder: String { text(895) }
  var faultFuture: String { text(896) }
  var faultExercise: String { text(897) }
  var faultNumber: String { text(898) }
  var faultNothingDone: String { text(899) }
  var faultTimeLeftOut: String { text(900) }
  var faultTooMany: String { text(901) }
  var faultTooManyNames: String { text(902) }
  func lineFault(_ number: Int, reason: String) -> String { text(903, String(number), reason) }
  var shareEmpty: String { text(904) }
  var shareTooLarge: String { text(905) }
  var shareNotAWorkout: String { text(906) }
  var shareDamaged: String { text(907) }
  var shareNewer: String { text(908) }
  func shareNegative(_ number: Int) -> String { text(909, String(number)) }
  var shareBelowZero: String { text(910) }
  func shareLine(_ number: Int) -> String { text(911, String(number)) }
  var notExport: String { text(912) }
  func together(_ weight: String) -> String { text(913, weight) }
  func missing(_ weight: String) -> String { text(914, weight) }
}
