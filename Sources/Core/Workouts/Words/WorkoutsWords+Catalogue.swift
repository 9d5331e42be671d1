// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(675) }
  var exercises: String { text(676) }
  var log: String { text(677) }
  var weights: String { text(678) }
  var bring: String { text(679) }
  var share: String { text(680) }
  var unknown: String { text(681) }
  var unknownText: String { text(682) }
  var needsScript: String { text(683) }
  var opening: String { text(684) }
  var newWorkout: String { text(685) }
  var emptyTitle: String { text(686) }
  var emptyText: String { text(687) }
  func exerciseCount(_ count: Int) -> String { text(688, count: count) }
  func roundCount(_ count: Int) -> String { text(689, count: count) }
  func sets(_ count: Int) -> String { text(690, count: count) }
  var start: String { text(691) }
  func startNamed(_ name: String) -> String { text(692, name) }
  var goOn: String { text(693) }
  var arrange: String { text(694) }
  var arranged: String { text(695) }
  func delete(_ name: String) -> String { text(696, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(697, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(698, date) }
  var kindNormal: String { text(699) }
  var kindWarmUp: String { text(700) }
  var kindDrop: String { text(701) }
  var kindFailure: String { text(702) }
  var measureReps: String { text(703) }
  var measureSeconds: String { text(704) }
  var measureMetres: String { text(705) }
  func countedReps(_ count: Int) -> String { text(706, count: count) }
  var chooseExercise: String { text(707) }
  var search: String { text(708) }
  var foundNone: String { text(709) }
  func exercisesFound(_ count: Int) -> String { text(710, count: count) }
  var nothingFoundText: String { text(711) }
  var muscle: String { text(712) }
  var equipment: String { text(713) }
  var level: String { text(714) }
  var category: String { text(715) }
  var filters: String { text(716) }
  func addTo(_ workout: String) -> String { text(717, workout) }
  func putInto(_ workout: String) -> String { text(718, workout) }
  var any: String { text(719) }
  var writeOwn: String { text(720) }
  var ownExercise: String { text(721) }
  var own: String { text(722) }
  var countedIn: String { text(723) }
  var trains: String { text(724) }
  var helps: String { text(725) }
  var force: String { text(726) }
  var mechanic: String { text(727) }
  var alsoCalled: String { text(728) }
  var bankLoading: String { text(729) }
  var bankFailed: String { text(730) }
  var bankFailedText: String { text(731) }
  var records: String { text(732) }
  var heaviest: String { text(733) }
  var oneRepMax: String { text(734) }
  var mostReps: String { text(735) }
  var mostSeconds: String { text(736) }
  var mostMetres: String { text(737) }
  var neverDone: String { text(738) }
  func setOf(_ number: Int, count: Int) -> String { text(739, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(740, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(741, set) }
  var firstTime: String { text(742) }
  var setDone: String { text(743) }
  var saveSet: String { text(744) }
  var about: String { text(745) }
  var restOver: String { text(746) }
  var skipRest: String { text(747) }
  var moreRest: String { text(748) }
  var moreRestSpoken: String { text(749) }
  var next: String { text(750) }
  var finish: String { text(751) }
  var discard: String { text(752) }
  var allDone: String { text(753) }
  var allDoneTitle: String { text(754) }
  var notFinished: String { text(755) }
  var setsOfThis: String { text(756) }
  var notRunning: String { text(757) }
  var notRunningText: String { text(758) }
  var toTheList: String { text(759) }
  var isDone: String { text(760) }
  func takeBack(_ set: String) -> String { text(761, set) }
  func didStart(_ name: String) -> String { text(762, name) }
  var didClear: String { text(763) }
  var didFinish: String { text(764) }
  var didRemoveLogged: String { text(765) }
  var didBringLog: String { text(766) }
  var didChooseUnit: String { text(767) }
  var didChangePlates: String { text(768) }
  var rounds: String { text(769) }
  var rest: String { text(770) }
  var shortRest: String { text(771) }
  func weightIn(_ unit: String) -> String { text(772, unit) }
  var kindLabel: String { text(773) }
  func roundNumber(_ number: Int) -> String { text(774, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(775, String(number)) }
  var eachRound: String { text(776) }
  var allRounds: String { text(777) }
  var moreRounds: String { text(778) }
  var moreSupersets: String { text(779) }
  var addExercise: String { text(780) }
  var addToSuperset: String { text(781) }
  func addToSupersetOf(_ name: String) -> String { text(782, name) }
  func replace(_ name: String) -> String { text(783, name) }
  func superset(_ letter: String) -> String { text(784, letter) }
  var noExercisesText: String { text(785) }
  var enterName: String { text(786) }
  var enterRounds: String { text(787) }
  var enterRest: String { text(788) }
  var enterAmount: String { text(789) }
  var enterWeight: String { text(790) }
  var tooManyExercises: String { text(791) }
  func didAdd(_ name: String) -> String { text(792, name) }
  func didDelete(_ name: String) -> String { text(793, name) }
  var didDeleteWorkout: String { text(794) }
  func didRename(_ name: String) -> String { text(795, name) }
  var didMove: String { text(796) }
  func inWorkout(_ name: String, change: String) -> String { text(797, name, change) }
  var didRemoveExercise: String { text(798) }
  var didReplace: String { text(799) }
  var monthBefore: String { text(800) }
  var monthAfter: String { text(801) }
  func workoutCount(_ count: Int) -> String { text(802, count: count) }
  var noWorkouts: String { text(803) }
  var logEmptyTitle: String { text(804) }
  var logEmptyText: String { text(805) }
  var totals: String { text(806) }
  var volume: String { text(807) }
  var reps: String { text(808) }
  var setsLabel: String { text(809) }
  var timeUnderLoad: String { text(810) }
  var distance: String { text(811) }
  var byMuscle: String { text(812) }
  var helpsHalf: String { text(813) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(814, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(815, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(816, weight) }
  var running: String { text(817) }
  var halfSet: String { text(818) }
  func setsAndHalf(_ count: Int) -> String { text(819, count: count) }
  var unit: String { text(820) }
  var unitText: String { text(821) }
  var plates: String { text(822) }
  var bar: String { text(823) }
  var target: String { text(824) }
  var perSide: String { text(825) }
  var emptyBar: String { text(826) }
  func belowBar(_ bar: String) -> String { text(827, bar) }
  var platesOwned: String { text(828) }
  func howMany(_ plate: String) -> String { text(829, plate) }
  var link: String { text(830) }
  var linkText: String { text(831) }
  var linkPicture: String { text(832) }
  var copyLink: String { text(833) }
  var asText: String { text(834) }
  var copyText: String { text(835) }
  var saveFile: String { text(836) }
  var notCopied: String { text(837) }
  var sharedWorkout: String { text(838) }
  var addToMine: String { text(839) }
  var addToLog: String { text(840) }
  var pasteTitle: String { text(841) }
  var pasteText: String { text(842) }
  var readIt: String { text(843) }
  var fileText: String { text(844) }
  var chooseThis: String { text(845) }
  func reading(_ percent: Int) -> String { text(846, String(percent)) }
  var readToTheEnd: String { text(847) }
  var nothingNew: String { text(848) }
  func knownAlready(_ count: Int) -> String { text(849, count: count) }
  func newExercises(_ count: Int) -> String { text(850, count: count) }
  var isNew: String { text(851) }
  func more(_ count: Int) -> String { text(852, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(853, count: count) }
  var restIsKnown: String { text(854) }
  var nothingUnderstood: String { text(855) }
  var noWorkoutInIt: String { text(856) }
  func unitAssumed(_ unit: String) -> String { text(857, unit) }
  var weightsIn: String { text(858) }
  func notUnderstood(_ count: Int) -> String { text(859, count: count) }
  var faultTime: String { text(860) }
  var faultDateOrder: String { text(861) }
  var faultFuture: String { text(862) }
  var faultExercise: String { text(863) }
  var faultNumber: String { text(864) }
  var faultNothingDone: String { text(865) }
  var faultTimeLeftOut: String { text(866) }
  var faultTooMany: String { text(867) }
  var faultTooManyNames: String { text(868) }
  func lineFault(_ number: Int, reason: String) -> String { text(869, String(number), reason) }
  var shareEmpty: String { text(870) }
  var shareTooLarge: String { text(871) }
  var shareNotAWorkout: String { text(872) }
  var shareDamaged: String { text(873) }
  var shareNewer: String { text(874) }
  func shareNegative(_ number: Int) -> String { text(875, String(number)) }
  var shareBelowZero: String { text(876) }
  func shareLine(_ number: Int) -> String { text(877, String(number)) }
  var notExport: String { text(878) }
  func together(_ weight: String) -> String { text(879, weight) }
  func missing(_ weight: String) -> String { text(880, weight) }
}
