// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(690) }
  var exercises: String { text(691) }
  var log: String { text(692) }
  var weights: String { text(693) }
  var bring: String { text(694) }
  var share: String { text(695) }
  var unknown: String { text(696) }
  var unknownText: String { text(697) }
  var needsScript: String { text(698) }
  var opening: String { text(699) }
  var newWorkout: String { text(700) }
  var emptyTitle: String { text(701) }
  var emptyText: String { text(702) }
  func exerciseCount(_ count: Int) -> String { text(703, count: count) }
  func roundCount(_ count: Int) -> String { text(704, count: count) }
  func sets(_ count: Int) -> String { text(705, count: count) }
  var start: String { text(706) }
  func startNamed(_ name: String) -> String { text(707, name) }
  var goOn: String { text(708) }
  var arrange: String { text(709) }
  var arranged: String { text(710) }
  func delete(_ name: String) -> String { text(711, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(712, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(713, date) }
  var kindNormal: String { text(714) }
  var kindWarmUp: String { text(715) }
  var kindDrop: String { text(716) }
  var kindFailure: String { text(717) }
  var measureReps: String { text(718) }
  var measureSeconds: String { text(719) }
  var measureMetres: String { text(720) }
  func countedReps(_ count: Int) -> String { text(721, count: count) }
  var chooseExercise: String { text(722) }
  var search: String { text(723) }
  var foundNone: String { text(724) }
  func exercisesFound(_ count: Int) -> String { text(725, count: count) }
  var nothingFoundText: String { text(726) }
  var muscle: String { text(727) }
  var equipment: String { text(728) }
  var level: String { text(729) }
  var category: String { text(730) }
  var filters: String { text(731) }
  func addTo(_ workout: String) -> String { text(732, workout) }
  func putInto(_ workout: String) -> String { text(733, workout) }
  var any: String { text(734) }
  var writeOwn: String { text(735) }
  var ownExercise: String { text(736) }
  var own: String { text(737) }
  var countedIn: String { text(738) }
  var trains: String { text(739) }
  var helps: String { text(740) }
  var force: String { text(741) }
  var mechanic: String { text(742) }
  var alsoCalled: String { text(743) }
  var bankLoading: String { text(744) }
  var bankFailed: String { text(745) }
  var bankFailedText: String { text(746) }
  var records: String { text(747) }
  var heaviest: String { text(748) }
  var oneRepMax: String { text(749) }
  var mostReps: String { text(750) }
  var mostSeconds: String { text(751) }
  var mostMetres: String { text(752) }
  var neverDone: String { text(753) }
  func setOf(_ number: Int, count: Int) -> String { text(754, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(755, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(756, set) }
  var firstTime: String { text(757) }
  var setDone: String { text(758) }
  var saveSet: String { text(759) }
  var about: String { text(760) }
  var restOver: String { text(761) }
  var skipRest: String { text(762) }
  var moreRest: String { text(763) }
  var moreRestSpoken: String { text(764) }
  var next: String { text(765) }
  var finish: String { text(766) }
  var discard: String { text(767) }
  var allDone: String { text(768) }
  var allDoneTitle: String { text(769) }
  var notFinished: String { text(770) }
  var setsOfThis: String { text(771) }
  var notRunning: String { text(772) }
  var notRunningText: String { text(773) }
  var toTheList: String { text(774) }
  var isDone: String { text(775) }
  func takeBack(_ set: String) -> String { text(776, set) }
  func didStart(_ name: String) -> String { text(777, name) }
  var didClear: String { text(778) }
  var didFinish: String { text(779) }
  var didRemoveLogged: String { text(780) }
  var didBringLog: String { text(781) }
  var didChooseUnit: String { text(782) }
  var didChangePlates: String { text(783) }
  var rounds: String { text(784) }
  var rest: String { text(785) }
  var shortRest: String { text(786) }
  func weightIn(_ unit: String) -> String { text(787, unit) }
  var kindLabel: String { text(788) }
  func roundNumber(_ number: Int) -> String { text(789, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(790, String(number)) }
  var eachRound: String { text(791) }
  var allRounds: String { text(792) }
  var moreRounds: String { text(793) }
  var moreSupersets: String { text(794) }
  var addExercise: String { text(795) }
  var addToSuperset: String { text(796) }
  func addToSupersetOf(_ name: String) -> String { text(797, name) }
  func replace(_ name: String) -> String { text(798, name) }
  func superset(_ letter: String) -> String { text(799, letter) }
  var noExercisesText: String { text(800) }
  var enterName: String { text(801) }
  var enterRounds: String { text(802) }
  var enterRest: String { text(803) }
  var enterAmount: String { text(804) }
  var enterWeight: String { text(805) }
  var tooManyExercises: String { text(806) }
  func didAdd(_ name: String) -> String { text(807, name) }
  func didDelete(_ name: String) -> String { text(808, name) }
  var didDeleteWorkout: String { text(809) }
  func didRename(_ name: String) -> String { text(810, name) }
  var didMove: String { text(811) }
  func inWorkout(_ name: String, change: String) -> String { text(812, name, change) }
  var didRemoveExercise: String { text(813) }
  var didReplace: String { text(814) }
  var monthBefore: String { text(815) }
  var monthAfter: String { text(816) }
  func workoutCount(_ count: Int) -> String { text(817, count: count) }
  var noWorkouts: String { text(818) }
  var logEmptyTitle: String { text(819) }
  var logEmptyText: String { text(820) }
  var totals: String { text(821) }
  var volume: String { text(822) }
  var reps: String { text(823) }
  var setsLabel: String { text(824) }
  var timeUnderLoad: String { text(825) }
  var distance: String { text(826) }
  var byMuscle: String { text(827) }
  var helpsHalf: String { text(828) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(829, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(830, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(831, weight) }
  var running: String { text(832) }
  var halfSet: String { text(833) }
  func setsAndHalf(_ count: Int) -> String { text(834, count: count) }
  var unit: String { text(835) }
  var unitText: String { text(836) }
  var plates: String { text(837) }
  var bar: String { text(838) }
  var target: String { text(839) }
  var perSide: String { text(840) }
  var emptyBar: String { text(841) }
  func belowBar(_ bar: String) -> String { text(842, bar) }
  var platesOwned: String { text(843) }
  func howMany(_ plate: String) -> String { text(844, plate) }
  var link: String { text(845) }
  var linkText: String { text(846) }
  var linkPicture: String { text(847) }
  var copyLink: String { text(848) }
  var asText: String { text(849) }
  var copyText: String { text(850) }
  var saveFile: String { text(851) }
  var notCopied: String { text(852) }
  var sharedWorkout: String { text(853) }
  var addToMine: String { text(854) }
  var addToLog: String { text(855) }
  var pasteTitle: String { text(856) }
  var pasteText: String { text(857) }
  var readIt: String { text(858) }
  var fileText: String { text(859) }
  var chooseThis: String { text(860) }
  func reading(_ percent: Int) -> String { text(861, String(percent)) }
  var readToTheEnd: String { text(862) }
  var nothingNew: String { text(863) }
  func knownAlready(_ count: Int) -> String { text(864, count: count) }
  func newExercises(_ count: Int) -> String { text(865, count: count) }
  var isNew: String { text(866) }
  func more(_ count: Int) -> String { text(867, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(868, count: count) }
  var restIsKnown: String { text(869) }
  var nothingUnderstood: String { text(870) }
  var noWorkoutInIt: String { text(871) }
  func unitAssumed(_ unit: String) -> String { text(872, unit) }
  var weightsIn: String { text(873) }
  func notUnderstood(_ count: Int) -> String { text(874, count: count) }
  var faultTime: String { text(875) }
  var faultDateOrder: String { text(876) }
  var faultFuture: String { text(877) }
  var faultExercise: String { text(878) }
  var faultNumber: String { text(879) }
  var faultNothingDone: String { text(880) }
  var faultTimeLeftOut: String { text(881) }
  var faultTooMany: String { text(882) }
  var faultTooManyNames: String { text(883) }
  func lineFault(_ number: Int, reason: String) -> String { text(884, String(number), reason) }
  var shareEmpty: String { text(885) }
  var shareTooLarge: String { text(886) }
  var shareNotAWorkout: String { text(887) }
  var shareDamaged: String { text(888) }
  var shareNewer: String { text(889) }
  func shareNegative(_ number: Int) -> String { text(890, String(number)) }
  var shareBelowZero: String { text(891) }
  func shareLine(_ number: Int) -> String { text(892, String(number)) }
  var notExport: String { text(893) }
  func together(_ weight: String) -> String { text(894, weight) }
  func missing(_ weight: String) -> String { text(895, weight) }
}
