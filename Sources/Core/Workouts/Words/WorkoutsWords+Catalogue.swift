// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(711) }
  var exercises: String { text(712) }
  var log: String { text(713) }
  var weights: String { text(714) }
  var bring: String { text(715) }
  var share: String { text(716) }
  var unknown: String { text(717) }
  var unknownText: String { text(718) }
  var needsScript: String { text(719) }
  var opening: String { text(720) }
  var newWorkout: String { text(721) }
  var emptyTitle: String { text(722) }
  var emptyText: String { text(723) }
  func exerciseCount(_ count: Int) -> String { text(724, count: count) }
  func roundCount(_ count: Int) -> String { text(725, count: count) }
  func sets(_ count: Int) -> String { text(726, count: count) }
  var start: String { text(727) }
  func startNamed(_ name: String) -> String { text(728, name) }
  var goOn: String { text(729) }
  var arrange: String { text(730) }
  var arranged: String { text(731) }
  func delete(_ name: String) -> String { text(732, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(733, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(734, date) }
  var kindNormal: String { text(735) }
  var kindWarmUp: String { text(736) }
  var kindDrop: String { text(737) }
  var kindFailure: String { text(738) }
  var measureReps: String { text(739) }
  var measureSeconds: String { text(740) }
  var measureMetres: String { text(741) }
  func countedReps(_ count: Int) -> String { text(742, count: count) }
  var chooseExercise: String { text(743) }
  var search: String { text(744) }
  var foundNone: String { text(745) }
  func exercisesFound(_ count: Int) -> String { text(746, count: count) }
  var nothingFoundText: String { text(747) }
  var muscle: String { text(748) }
  var equipment: String { text(749) }
  var level: String { text(750) }
  var category: String { text(751) }
  var filters: String { text(752) }
  func addTo(_ workout: String) -> String { text(753, workout) }
  func putInto(_ workout: String) -> String { text(754, workout) }
  var any: String { text(755) }
  var writeOwn: String { text(756) }
  var ownExercise: String { text(757) }
  var own: String { text(758) }
  var countedIn: String { text(759) }
  var trains: String { text(760) }
  var helps: String { text(761) }
  var force: String { text(762) }
  var mechanic: String { text(763) }
  var alsoCalled: String { text(764) }
  var bankLoading: String { text(765) }
  var bankFailed: String { text(766) }
  var bankFailedText: String { text(767) }
  var records: String { text(768) }
  var heaviest: String { text(769) }
  var oneRepMax: String { text(770) }
  var mostReps: String { text(771) }
  var mostSeconds: String { text(772) }
  var mostMetres: String { text(773) }
  var neverDone: String { text(774) }
  func setOf(_ number: Int, count: Int) -> String { text(775, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(776, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(777, set) }
  var firstTime: String { text(778) }
  var setDone: String { text(779) }
  var saveSet: String { text(780) }
  var about: String { text(781) }
  var restOver: String { text(782) }
  var skipRest: String { text(783) }
  var moreRest: String { text(784) }
  var moreRestSpoken: String { text(785) }
  var next: String { text(786) }
  var finish: String { text(787) }
  var discard: String { text(788) }
  var allDone: String { text(789) }
  var allDoneTitle: String { text(790) }
  var notFinished: String { text(791) }
  var setsOfThis: String { text(792) }
  var notRunning: String { text(793) }
  var notRunningText: String { text(794) }
  var toTheList: String { text(795) }
  var isDone: String { text(796) }
  func takeBack(_ set: String) -> String { text(797, set) }
  func didStart(_ name: String) -> String { text(798, name) }
  var didClear: String { text(799) }
  var didFinish: String { text(800) }
  var didRemoveLogged: String { text(801) }
  var didBringLog: String { text(802) }
  var didChooseUnit: String { text(803) }
  var didChangePlates: String { text(804) }
  var rounds: String { text(805) }
  var rest: String { text(806) }
  var shortRest: String { text(807) }
  func weightIn(_ unit: String) -> String { text(808, unit) }
  var kindLabel: String { text(809) }
  func roundNumber(_ number: Int) -> String { text(810, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(811, String(number)) }
  var eachRound: String { text(812) }
  var allRounds: String { text(813) }
  var moreRounds: String { text(814) }
  var moreSupersets: String { text(815) }
  var addExercise: String { text(816) }
  var addToSuperset: String { text(817) }
  func addToSupersetOf(_ name: String) -> String { text(818, name) }
  func replace(_ name: String) -> String { text(819, name) }
  func superset(_ letter: String) -> String { text(820, letter) }
  var noExercisesText: String { text(821) }
  var enterName: String { text(822) }
  var enterRounds: String { text(823) }
  var enterRest: String { text(824) }
  var enterAmount: String { text(825) }
  var enterWeight: String { text(826) }
  var tooManyExercises: String { text(827) }
  func didAdd(_ name: String) -> String { text(828, name) }
  func didDelete(_ name: String) -> String { text(829, name) }
  var didDeleteWorkout: String { text(830) }
  func didRename(_ name: String) -> String { text(831, name) }
  var didMove: String { text(832) }
  func inWorkout(_ name: String, change: String) -> String { text(833, name, change) }
  var didRemoveExercise: String { text(834) }
  var didReplace: String { text(835) }
  var monthBefore: String { text(836) }
  var monthAfter: String { text(837) }
  func workoutCount(_ count: Int) -> String { text(838, count: count) }
  var noWorkouts: String { text(839) }
  var logEmptyTitle: String { text(840) }
  var logEmptyText: String { text(841) }
  var totals: String { text(842) }
  var volume: String { text(843) }
  var reps: String { text(844) }
  var setsLabel: String { text(845) }
  var timeUnderLoad: String { text(846) }
  var distance: String { text(847) }
  var byMuscle: String { text(848) }
  var helpsHalf: String { text(849) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(850, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(851, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(852, weight) }
  var running: String { text(853) }
  var halfSet: String { text(854) }
  func setsAndHalf(_ count: Int) -> String { text(855, count: count) }
  var unit: String { text(856) }
  var unitText: String { text(857) }
  var plates: String { text(858) }
  var bar: String { text(859) }
  var target: String { text(860) }
  var perSide: String { text(861) }
  var emptyBar: String { text(862) }
  func belowBar(_ bar: String) -> String { text(863, bar) }
  var platesOwned: String { text(864) }
  func howMany(_ plate: String) -> String { text(865, plate) }
  var link: String { text(866) }
  var linkText: String { text(867) }
  var linkPicture: String { text(868) }
  var copyLink: String { text(869) }
  var asText: String { text(870) }
  var copyText: String { text(871) }
  var saveFile: String { text(872) }
  var notCopied: String { text(873) }
  var sharedWorkout: String { text(874) }
  var addToMine: String { text(875) }
  var addToLog: String { text(876) }
  var pasteTitle: String { text(877) }
  var pasteText: String { text(878) }
  var readIt: String { text(879) }
  var fileText: String { text(880) }
  var chooseThis: String { text(881) }
  func reading(_ percent: Int) -> String { text(882, String(percent)) }
  var readToTheEnd: String { text(883) }
  var nothingNew: String { text(884) }
  func knownAlready(_ count: Int) -> String { text(885, count: count) }
  func newExercises(_ count: Int) -> String { text(886, count: count) }
  var isNew: String { text(887) }
  func more(_ count: Int) -> String { text(888, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(889, count: count) }
  var restIsKnown: String { text(890) }
  var nothingUnderstood: String { text(891) }
  var noWorkoutInIt: String { text(892) }
  func unitAssumed(_ unit: String) -> String { text(893, unit) }
  var weightsIn: String { text(894) }
  func notUnderstood(_ count: Int) -> String { text(895, count: count) }
  var faultTime: String { text(896) }
  var faultDateOrder: String { text(897) }
  var faultFuture: String { text(898) }
  var faultExercise: String { text(899) }
  var faultNumber: String { text(900) }
  var faultNothingDone: String { text(901) }
  var faultTimeLeftOut: String { text(902) }
  var faultTooMany: String { text(903) }
  var faultTooManyNames: String { text(904) }
  func lineFault(_ number: Int, reason: String) -> String { text(905, String(number), reason) }
  var shareEmpty: String { text(906) }
  var shareTooLarge: String { text(907) }
  var shareNotAWorkout: String { text(908) }
  var shareDamaged: String { text(909) }
  var shareNewer: String { text(910) }
  func shareNegative(_ number: Int) -> String { text(911, String(number)) }
  var shareBelowZero: String { text(912) }
  func shareLine(_ number: Int) -> String { text(913, String(number)) }
  var notExport: String { text(914) }
  func together(_ weight: String) -> String { text(915, weight) }
  func missing(_ weight: String) -> String { text(916, weight) }
}
