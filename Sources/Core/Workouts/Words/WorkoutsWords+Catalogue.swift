// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(618) }
  var exercises: String { text(619) }
  var log: String { text(620) }
  var weights: String { text(621) }
  var bring: String { text(622) }
  var share: String { text(623) }
  var unknown: String { text(624) }
  var unknownText: String { text(625) }
  var needsScript: String { text(626) }
  var opening: String { text(627) }
  var newWorkout: String { text(628) }
  var emptyTitle: String { text(629) }
  var emptyText: String { text(630) }
  func exerciseCount(_ count: Int) -> String { text(631, count: count) }
  func roundCount(_ count: Int) -> String { text(632, count: count) }
  func sets(_ count: Int) -> String { text(633, count: count) }
  var start: String { text(634) }
  func startNamed(_ name: String) -> String { text(635, name) }
  var goOn: String { text(636) }
  var arrange: String { text(637) }
  var arranged: String { text(638) }
  func delete(_ name: String) -> String { text(639, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(640, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(641, date) }
  var kindNormal: String { text(642) }
  var kindWarmUp: String { text(643) }
  var kindDrop: String { text(644) }
  var kindFailure: String { text(645) }
  var measureReps: String { text(646) }
  var measureSeconds: String { text(647) }
  var measureMetres: String { text(648) }
  func countedReps(_ count: Int) -> String { text(649, count: count) }
  var chooseExercise: String { text(650) }
  var search: String { text(651) }
  var foundNone: String { text(652) }
  func exercisesFound(_ count: Int) -> String { text(653, count: count) }
  var nothingFoundText: String { text(654) }
  var muscle: String { text(655) }
  var equipment: String { text(656) }
  var level: String { text(657) }
  var category: String { text(658) }
  var filters: String { text(659) }
  func addTo(_ workout: String) -> String { text(660, workout) }
  func putInto(_ workout: String) -> String { text(661, workout) }
  var any: String { text(662) }
  var writeOwn: String { text(663) }
  var ownExercise: String { text(664) }
  var own: String { text(665) }
  var countedIn: String { text(666) }
  var trains: String { text(667) }
  var helps: String { text(668) }
  var force: String { text(669) }
  var mechanic: String { text(670) }
  var alsoCalled: String { text(671) }
  var bankLoading: String { text(672) }
  var bankFailed: String { text(673) }
  var bankFailedText: String { text(674) }
  var records: String { text(675) }
  var heaviest: String { text(676) }
  var oneRepMax: String { text(677) }
  var mostReps: String { text(678) }
  var mostSeconds: String { text(679) }
  var mostMetres: String { text(680) }
  var neverDone: String { text(681) }
  func setOf(_ number: Int, count: Int) -> String { text(682, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(683, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(684, set) }
  var firstTime: String { text(685) }
  var setDone: String { text(686) }
  var saveSet: String { text(687) }
  var about: String { text(688) }
  var restOver: String { text(689) }
  var skipRest: String { text(690) }
  var moreRest: String { text(691) }
  var moreRestSpoken: String { text(692) }
  var next: String { text(693) }
  var finish: String { text(694) }
  var discard: String { text(695) }
  var allDone: String { text(696) }
  var allDoneTitle: String { text(697) }
  var notFinished: String { text(698) }
  var setsOfThis: String { text(699) }
  var notRunning: String { text(700) }
  var notRunningText: String { text(701) }
  var toTheList: String { text(702) }
  var isDone: String { text(703) }
  func takeBack(_ set: String) -> String { text(704, set) }
  func didStart(_ name: String) -> String { text(705, name) }
  var didClear: String { text(706) }
  var didFinish: String { text(707) }
  var didRemoveLogged: String { text(708) }
  var didBringLog: String { text(709) }
  var didChooseUnit: String { text(710) }
  var didChangePlates: String { text(711) }
  var rounds: String { text(712) }
  var rest: String { text(713) }
  var shortRest: String { text(714) }
  func weightIn(_ unit: String) -> String { text(715, unit) }
  var kindLabel: String { text(716) }
  func roundNumber(_ number: Int) -> String { text(717, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(718, String(number)) }
  var eachRound: String { text(719) }
  var allRounds: String { text(720) }
  var moreRounds: String { text(721) }
  var moreSupersets: String { text(722) }
  var addExercise: String { text(723) }
  var addToSuperset: String { text(724) }
  func addToSupersetOf(_ name: String) -> String { text(725, name) }
  func replace(_ name: String) -> String { text(726, name) }
  func superset(_ letter: String) -> String { text(727, letter) }
  var noExercisesText: String { text(728) }
  var enterName: String { text(729) }
  var enterRounds: String { text(730) }
  var enterRest: String { text(731) }
  var enterAmount: String { text(732) }
  var enterWeight: String { text(733) }
  var tooManyExercises: String { text(734) }
  func didAdd(_ name: String) -> String { text(735, name) }
  func didDelete(_ name: String) -> String { text(736, name) }
  var didDeleteWorkout: String { text(737) }
  func didRename(_ name: String) -> String { text(738, name) }
  var didMove: String { text(739) }
  var didRemoveExercise: String { text(740) }
  var didReplace: String { text(741) }
  var monthBefore: String { text(742) }
  var monthAfter: String { text(743) }
  func workoutCount(_ count: Int) -> String { text(744, count: count) }
  var noWorkouts: String { text(745) }
  var logEmptyTitle: String { text(746) }
  var logEmptyText: String { text(747) }
  var totals: String { text(748) }
  var volume: String { text(749) }
  var reps: String { text(750) }
  var setsLabel: String { text(751) }
  var timeUnderLoad: String { text(752) }
  var distance: String { text(753) }
  var byMuscle: String { text(754) }
  var helpsHalf: String { text(755) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(756, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(757, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(758, weight) }
  var running: String { text(759) }
  var halfSet: String { text(760) }
  func setsAndHalf(_ count: Int) -> String { text(761, count: count) }
  var unit: String { text(762) }
  var unitText: String { text(763) }
  var plates: String { text(764) }
  var bar: String { text(765) }
  var target: String { text(766) }
  var perSide: String { text(767) }
  var emptyBar: String { text(768) }
  func belowBar(_ bar: String) -> String { text(769, bar) }
  var platesOwned: String { text(770) }
  func howMany(_ plate: String) -> String { text(771, plate) }
  var link: String { text(772) }
  var linkText: String { text(773) }
  var linkPicture: String { text(774) }
  var copyLink: String { text(775) }
  var asText: String { text(776) }
  var copyText: String { text(777) }
  var saveFile: String { text(778) }
  var notCopied: String { text(779) }
  var sharedWorkout: String { text(780) }
  var addToMine: String { text(781) }
  var addToLog: String { text(782) }
  var pasteTitle: String { text(783) }
  var pasteText: String { text(784) }
  var readIt: String { text(785) }
  var fileText: String { text(786) }
  var chooseThis: String { text(787) }
  func reading(_ percent: Int) -> String { text(788, String(percent)) }
  var readToTheEnd: String { text(789) }
  var nothingNew: String { text(790) }
  func knownAlready(_ count: Int) -> String { text(791, count: count) }
  func newExercises(_ count: Int) -> String { text(792, count: count) }
  var isNew: String { text(793) }
  func more(_ count: Int) -> String { text(794, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(795, count: count) }
  var restIsKnown: String { text(796) }
  var nothingUnderstood: String { text(797) }
  var noWorkoutInIt: String { text(798) }
  func unitAssumed(_ unit: String) -> String { text(799, unit) }
  var weightsIn: String { text(800) }
  func notUnderstood(_ count: Int) -> String { text(801, count: count) }
  var faultTime: String { text(802) }
  var faultDateOrder: String { text(803) }
  var faultFuture: String { text(804) }
  var faultExercise: String { text(805) }
  var faultNumber: String { text(806) }
  var faultNothingDone: String { text(807) }
  var faultTimeLeftOut: String { text(808) }
  var faultTooMany: String { text(809) }
  var faultTooManyNames: String { text(810) }
  func lineFault(_ number: Int, reason: String) -> String { text(811, String(number), reason) }
  var shareEmpty: String { text(812) }
  var shareTooLarge: String { text(813) }
  var shareNotAWorkout: String { text(814) }
  var shareDamaged: String { text(815) }
  var shareNewer: String { text(816) }
  func shareNegative(_ number: Int) -> String { text(817, String(number)) }
  var shareBelowZero: String { text(818) }
  func shareLine(_ number: Int) -> String { text(819, String(number)) }
  var notExport: String { text(820) }
  func together(_ weight: String) -> String { text(821, weight) }
  func missing(_ weight: String) -> String { text(822, weight) }
}
