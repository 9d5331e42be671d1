// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension WorkoutsWords {
  package var workouts: String { text(619) }
  var exercises: String { text(620) }
  var log: String { text(621) }
  var weights: String { text(622) }
  var bring: String { text(623) }
  var share: String { text(624) }
  var unknown: String { text(625) }
  var unknownText: String { text(626) }
  var needsScript: String { text(627) }
  var opening: String { text(628) }
  var newWorkout: String { text(629) }
  var emptyTitle: String { text(630) }
  var emptyText: String { text(631) }
  func exerciseCount(_ count: Int) -> String { text(632, count: count) }
  func roundCount(_ count: Int) -> String { text(633, count: count) }
  func sets(_ count: Int) -> String { text(634, count: count) }
  var start: String { text(635) }
  func startNamed(_ name: String) -> String { text(636, name) }
  var goOn: String { text(637) }
  var arrange: String { text(638) }
  var arranged: String { text(639) }
  func delete(_ name: String) -> String { text(640, name) }
  func didMoveTo(_ name: String, place: Int, count: Int) -> String { text(641, [name, String(place), String(count)]) }
  func lastDone(_ date: String) -> String { text(642, date) }
  var kindNormal: String { text(643) }
  var kindWarmUp: String { text(644) }
  var kindDrop: String { text(645) }
  var kindFailure: String { text(646) }
  var measureReps: String { text(647) }
  var measureSeconds: String { text(648) }
  var measureMetres: String { text(649) }
  func countedReps(_ count: Int) -> String { text(650, count: count) }
  var chooseExercise: String { text(651) }
  var search: String { text(652) }
  var foundNone: String { text(653) }
  func exercisesFound(_ count: Int) -> String { text(654, count: count) }
  var nothingFoundText: String { text(655) }
  var muscle: String { text(656) }
  var equipment: String { text(657) }
  var level: String { text(658) }
  var category: String { text(659) }
  var filters: String { text(660) }
  func addTo(_ workout: String) -> String { text(661, workout) }
  func putInto(_ workout: String) -> String { text(662, workout) }
  var any: String { text(663) }
  var writeOwn: String { text(664) }
  var ownExercise: String { text(665) }
  var own: String { text(666) }
  var countedIn: String { text(667) }
  var trains: String { text(668) }
  var helps: String { text(669) }
  var force: String { text(670) }
  var mechanic: String { text(671) }
  var alsoCalled: String { text(672) }
  var bankLoading: String { text(673) }
  var bankFailed: String { text(674) }
  var bankFailedText: String { text(675) }
  var records: String { text(676) }
  var heaviest: String { text(677) }
  var oneRepMax: String { text(678) }
  var mostReps: String { text(679) }
  var mostSeconds: String { text(680) }
  var mostMetres: String { text(681) }
  var neverDone: String { text(682) }
  func setOf(_ number: Int, count: Int) -> String { text(683, String(number), String(count)) }
  func roundOf(_ number: Int, count: Int) -> String { text(684, String(number), String(count)) }
  func lastTime(_ set: String) -> String { text(685, set) }
  var firstTime: String { text(686) }
  var setDone: String { text(687) }
  var saveSet: String { text(688) }
  var about: String { text(689) }
  var restOver: String { text(690) }
  var skipRest: String { text(691) }
  var moreRest: String { text(692) }
  var moreRestSpoken: String { text(693) }
  var next: String { text(694) }
  var finish: String { text(695) }
  var discard: String { text(696) }
  var allDone: String { text(697) }
  var allDoneTitle: String { text(698) }
  var notFinished: String { text(699) }
  var setsOfThis: String { text(700) }
  var notRunning: String { text(701) }
  var notRunningText: String { text(702) }
  var toTheList: String { text(703) }
  var isDone: String { text(704) }
  func takeBack(_ set: String) -> String { text(705, set) }
  func didStart(_ name: String) -> String { text(706, name) }
  var didClear: String { text(707) }
  var didFinish: String { text(708) }
  var didRemoveLogged: String { text(709) }
  var didBringLog: String { text(710) }
  var didChooseUnit: String { text(711) }
  var didChangePlates: String { text(712) }
  var rounds: String { text(713) }
  var rest: String { text(714) }
  var shortRest: String { text(715) }
  func weightIn(_ unit: String) -> String { text(716, unit) }
  var kindLabel: String { text(717) }
  func roundNumber(_ number: Int) -> String { text(718, String(number)) }
  func roundNumberTitle(_ number: Int) -> String { text(719, String(number)) }
  var eachRound: String { text(720) }
  var allRounds: String { text(721) }
  var moreRounds: String { text(722) }
  var moreSupersets: String { text(723) }
  var addExercise: String { text(724) }
  var addToSuperset: String { text(725) }
  func addToSupersetOf(_ name: String) -> String { text(726, name) }
  func replace(_ name: String) -> String { text(727, name) }
  func superset(_ letter: String) -> String { text(728, letter) }
  var noExercisesText: String { text(729) }
  var enterName: String { text(730) }
  var enterRounds: String { text(731) }
  var enterRest: String { text(732) }
  var enterAmount: String { text(733) }
  var enterWeight: String { text(734) }
  var tooManyExercises: String { text(735) }
  func didAdd(_ name: String) -> String { text(736, name) }
  func didDelete(_ name: String) -> String { text(737, name) }
  var didDeleteWorkout: String { text(738) }
  func didRename(_ name: String) -> String { text(739, name) }
  var didMove: String { text(740) }
  func inWorkout(_ name: String, change: String) -> String { text(741, name, change) }
  var didRemoveExercise: String { text(742) }
  var didReplace: String { text(743) }
  var monthBefore: String { text(744) }
  var monthAfter: String { text(745) }
  func workoutCount(_ count: Int) -> String { text(746, count: count) }
  var noWorkouts: String { text(747) }
  var logEmptyTitle: String { text(748) }
  var logEmptyText: String { text(749) }
  var totals: String { text(750) }
  var volume: String { text(751) }
  var reps: String { text(752) }
  var setsLabel: String { text(753) }
  var timeUnderLoad: String { text(754) }
  var distance: String { text(755) }
  var byMuscle: String { text(756) }
  var helpsHalf: String { text(757) }
  func mostForEach(_ muscles: String, sets: String) -> String { text(758, muscles, sets) }
  func mostFor(_ muscle: String, sets: String) -> String { text(759, muscle, sets) }
  func estimateSummary(_ weight: String) -> String { text(760, weight) }
  var running: String { text(761) }
  var halfSet: String { text(762) }
  func setsAndHalf(_ count: Int) -> String { text(763, count: count) }
  var unit: String { text(764) }
  var unitText: String { text(765) }
  var plates: String { text(766) }
  var bar: String { text(767) }
  var target: String { text(768) }
  var perSide: String { text(769) }
  var emptyBar: String { text(770) }
  func belowBar(_ bar: String) -> String { text(771, bar) }
  var platesOwned: String { text(772) }
  func howMany(_ plate: String) -> String { text(773, plate) }
  var link: String { text(774) }
  var linkText: String { text(775) }
  var linkPicture: String { text(776) }
  var copyLink: String { text(777) }
  var asText: String { text(778) }
  var copyText: String { text(779) }
  var saveFile: String { text(780) }
  var notCopied: String { text(781) }
  var sharedWorkout: String { text(782) }
  var addToMine: String { text(783) }
  var addToLog: String { text(784) }
  var pasteTitle: String { text(785) }
  var pasteText: String { text(786) }
  var readIt: String { text(787) }
  var fileText: String { text(788) }
  var chooseThis: String { text(789) }
  func reading(_ percent: Int) -> String { text(790, String(percent)) }
  var readToTheEnd: String { text(791) }
  var nothingNew: String { text(792) }
  func knownAlready(_ count: Int) -> String { text(793, count: count) }
  func newExercises(_ count: Int) -> String { text(794, count: count) }
  var isNew: String { text(795) }
  func more(_ count: Int) -> String { text(796, String(count)) }
  func notesLeftOut(_ count: Int) -> String { text(797, count: count) }
  var restIsKnown: String { text(798) }
  var nothingUnderstood: String { text(799) }
  var noWorkoutInIt: String { text(800) }
  func unitAssumed(_ unit: String) -> String { text(801, unit) }
  var weightsIn: String { text(802) }
  func notUnderstood(_ count: Int) -> String { text(803, count: count) }
  var faultTime: String { text(804) }
  var faultDateOrder: String { text(805) }
  var faultFuture: String { text(806) }
  var faultExercise: String { text(807) }
  var faultNumber: String { text(808) }
  var faultNothingDone: String { text(809) }
  var faultTimeLeftOut: String { text(810) }
  var faultTooMany: String { text(811) }
  var faultTooManyNames: String { text(812) }
  func lineFault(_ number: Int, reason: String) -> String { text(813, String(number), reason) }
  var shareEmpty: String { text(814) }
  var shareTooLarge: String { text(815) }
  var shareNotAWorkout: String { text(816) }
  var shareDamaged: String { text(817) }
  var shareNewer: String { text(818) }
  func shareNegative(_ number: Int) -> String { text(819, String(number)) }
  var shareBelowZero: String { text(820) }
  func shareLine(_ number: Int) -> String { text(821, String(number)) }
  var notExport: String { text(822) }
  func together(_ weight: String) -> String { text(823, weight) }
  func missing(_ weight: String) -> String { text(824, weight) }
}
