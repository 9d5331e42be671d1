// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(670) }
  var exercises: String { text(671) }
  var log: String { text(672) }
  var weights: String { text(673) }
  var bring: String { text(674) }
  var share: String { text(675) }
  var unknown: String { text(676) }
  var unknownText: String { text(677) }
  var needsScript: String { text(678) }
  var opening: String { text(679) }
  var newWorkout: String { text(680) }
  var emptyTitle: String { text(681) }
  var emptyText: String { text(682) }
  func exerciseCount(_ count: Int) -> String { text(683, count: count) }
  func roundCount(_ count: Int) -> String { text(684, count: count) }
  func sets(_ count: Int) -> String { text(685, count: count) }
  var start: String { text(686) }
  func startNamed(_ name: String) -> String { text(687, name) }
  var goOn: String { text(688) }
  var arrange: String { text(689) }
  var arranged: String { text(690) }
  func delete(_ name: String) -> String { text(691, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(692, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(693, date) }
  var kindNormal: String { text(694) }
  var kindWarmUp: String { text(695) }
  var kindDrop: String { text(696) }
  var kindFailure: String { text(697) }
  var measureReps: String { text(698) }
  var measureSeconds: String { text(699) }
  var measureMetres: String { text(700) }
  func countedReps(_ count: Int) -> String { text(701, count: count) }
  var chooseExercise: String { text(702) }
  var search: String { text(703) }
  var foundNone: String { text(704) }
  func exercisesFound(_ count: Int) -> String { text(705, count: count) }
  var nothingFoundText: String { text(706) }
  var muscle: String { text(707) }
  var equipment: String { text(708) }
  var level: String { text(709) }
  var category: String { text(710) }
  var filters: String { text(711) }
  func addTo(_ workout: String) -> String { text(712, workout) }
  func putInto(_ workout: String) -> String { text(713, workout) }
  var any: String { text(714) }
  var writeOwn: String { text(715) }
  var ownExercise: String { text(716) }
  var own: String { text(717) }
  var countedIn: String { text(718) }
  var trains: String { text(719) }
  var helps: String { text(720) }
  var force: String { text(721) }
  var mechanic: String { text(722) }
  var alsoCalled: String { text(723) }
  var bankLoading: String { text(724) }
  var bankFailed: String { text(725) }
  var bankFailedText: String { text(726) }
  var records: String { text(727) }
  var heaviest: String { text(728) }
  var oneRepMax: String { text(729) }
  var mostReps: String { text(730) }
  var mostSeconds: String { text(731) }
  var mostMetres: String { text(732) }
  var neverDone: String { text(733) }
  func setOf(_ number: Int, count: Int) -> String { text(734, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(735, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(736, set) }
  var firstTime: String { text(737) }
  var setDone: String { text(738) }
  var saveSet: String { text(739) }
  var about: String { text(740) }
  var restOver: String { text(741) }
  var skipRest: String { text(742) }
  var moreRest: String { text(743) }
  var moreRestSpoken: String { text(744) }
  var next: String { text(745) }
  var finish: String { text(746) }
  var discard: String { text(747) }
  var allDone: String { text(748) }
  var allDoneTitle: String { text(749) }
  var notFinished: String { text(750) }
  var setsOfThis: String { text(751) }
  var notRunning: String { text(752) }
  var notRunningText: String { text(753) }
  var toTheList: String { text(754) }
  var isDone: String { text(755) }
  func takeBack(_ set: String) -> String { text(756, set) }
  func didStart(_ name: String) -> String { text(757, name) }
  var didClear: String { text(758) }
  var didFinish: String { text(759) }
  var didRemoveLogged: String { text(760) }
  var didBringLog: String { text(761) }
  var didChooseUnit: String { text(762) }
  var didChangePlates: String { text(763) }
  var rounds: String { text(764) }
  var rest: String { text(765) }
  var shortRest: String { text(766) }
  func weightIn(_ unit: String) -> String { text(767, unit) }
  var kindLabel: String { text(768) }
  func roundNumber(_ number: Int) -> String { text(769, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(770, String(number)) }
  var eachRound: String { text(771) }
  var allRounds: String { text(772) }
  var moreRounds: String { text(773) }
  var moreSupersets: String { text(774) }
  var addExercise: String { text(775) }
  var addToSuperset: String { text(776) }
  func addToSupersetOf(_ name: String) -> String { text(777, name) }
  func replace(_ name: String) -> String { text(778, name) }
  func superset(_ letter: String) -> String { text(779, letter) }
  var noExercisesText: String { text(780) }
  var enterName: String { text(781) }
  var enterRounds: String { text(782) }
  var enterRest: String { text(783) }
  var enterAmount: String { text(784) }
  var enterWeight: String { text(785) }
  var tooManyExercises: String { text(786) }
  func didAdd(_ name: String) -> String { text(787, name) }
  func didDelete(_ name: String) -> String { text(788, name) }
  var didDeleteWorkout: String { text(789) }
  func didRename(_ name: String) -> String { text(790, name) }
  var didMove: String { text(791) }
  func inWorkout(_ name: String, change: String) -> String { text(792, name, change) }
  var didRemoveExercise: String { text(793) }
  var didReplace: String { text(794) }
  var monthBefore: String { text(795) }
  var monthAfter: String { text(796) }
  func workoutCount(_ count: Int) -> String { text(797, count: count) }
  var noWorkouts: String { text(798) }
  var logEmptyTitle: String { text(799) }
  var logEmptyText: String { text(800) }
  var totals: String { text(801) }
  var volume: String { text(802) }
  var reps: String { text(803) }
  var setsLabel: String { text(804) }
  var timeUnderLoad: String { text(805) }
  var distance: String { text(806) }
  var byMuscle: String { text(807) }
  var helpsHalf: String { text(808) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(809, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(810, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(811, weight) }
  var running: String { text(812) }
  var halfSet: String { text(813) }
  func setsAndHalf(_ count: Int) -> String { text(814, count: count) }
  var unit: String { text(815) }
  var unitText: String { text(816) }
  var plates: String { text(817) }
  var bar: String { text(818) }
  var target: String { text(819) }
  var perSide: String { text(820) }
  var emptyBar: String { text(821) }
  func belowBar(_ bar: String) -> String { text(822, bar) }
  var platesOwned: String { text(823) }
  func howMany(_ plate: String) -> String { text(824, plate) }
  var link: String { text(825) }
  var linkText: String { text(826) }
  var linkPicture: String { text(827) }
  var copyLink: String { text(828) }
  var asText: String { text(829) }
  var copyText: String { text(830) }
  var saveFile: String { text(831) }
  var notCopied: String { text(832) }
  var sharedWorkout: String { text(833) }
  var addToMine: String { text(834) }
  var addToLog: String { text(835) }
  var pasteTitle: String { text(836) }
  var pasteText: String { text(837) }
  var readIt: String { text(838) }
  var fileText: String { text(839) }
  var chooseThis: String { text(840) }
  func reading(_ percent: Int) -> String { text(841, String(percent)) }
  var readToTheEnd: String { text(842) }
  var nothingNew: String { text(843) }
  func knownAlready(_ count: Int) -> String { text(844, count: count) }
  func newExercises(_ count: Int) -> String { text(845, count: count) }
  var isNew: String { text(846) }
  func more(_ count: Int) -> String { text(847, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(848, count: count) }
  var restIsKnown: String { text(849) }
  var nothingUnderstood: String { text(850) }
  var noWorkoutInIt: String { text(851) }
  func unitAssumed(_ unit: String) -> String { text(852, unit) }
  var weightsIn: String { text(853) }
  func notUnderstood(_ count: Int) -> String { text(854, count: count) }
  var faultTime: String { text(855) }
  var faultDateOrder: String { text(856) }
  var faultFuture: String { text(857) }
  var faultExercise: String { text(858) }
  var faultNumber: String { text(859) }
  var faultNothingDone: String { text(860) }
  var faultTimeLeftOut: String { text(861) }
  var faultTooMany: String { text(862) }
  var faultTooManyNames: String { text(863) }
  func lineFault(_ number: Int, reason: String) -> String { text(864, String(number), reason) }
  var shareEmpty: String { text(865) }
  var shareTooLarge: String { text(866) }
  var shareNotAWorkout: String { text(867) }
  var shareDamaged: String { text(868) }
  var shareNewer: String { text(869) }
  func shareNegative(_ number: Int) -> String { text(870, String(number)) }
  var shareBelowZero: String { text(871) }
  func shareLine(_ number: Int) -> String { text(872, String(number)) }
  var notExport: String { text(873) }
  func together(_ weight: String) -> String { text(874, weight) }
  func missing(_ weight: String) -> String { text(875, weight) }
}
