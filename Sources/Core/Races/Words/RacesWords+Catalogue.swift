// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(631, name) }
  var didUnfollow: String { text(632) }
  package var races: String { text(633) }
  var next: String { text(634) }
  var followed: String { text(635) }
  var isFollowed: String { text(636) }
  var unknownRace: String { text(637) }
  var unknownText: String { text(638) }
  var notHere: String { text(639) }
  var hasStarted: String { text(640) }
  var toTheBoard: String { text(641) }
  var filter: String { text(642) }
  var all: String { text(643) }
  var categories: String { text(644) }
  var categoryHorse: String { text(645) }
  var categoryHarness: String { text(646) }
  var categoryGreyhound: String { text(647) }
  var categoryOther: String { text(648) }
  var howMany: String { text(649) }
  package var country: String { text(650) }
  var allCountries: String { text(651) }
  func countriesCounted(_ count: Int) -> String { text(652, count: count) }
  var reset: String { text(653) }
  var resetAll: String { text(654) }
  func filterIs(_ choice: String) -> String { text(655, choice) }
  func did(_ choice: String, value: String) -> String { text(656, choice, value) }
  var switchedOn: String { text(657) }
  var switchedOff: String { text(658) }
  var followRace: String { text(659) }
  var followMeeting: String { text(660) }
  var remind: String { text(661) }
  var reminderOff: String { text(662) }
  var loading: String { text(663) }
  var nothing: String { text(664) }
  var notKnown: String { text(665) }
  var nothingText: String { text(666) }
  func onlySo(_ count: Int) -> String { text(667, count: count) }
  var cantLoad: String { text(668) }
  var startsMayMove: String { text(669) }
  var keepTrying: String { text(670) }
  var reasonSource: String { text(671) }
  var reasonUnread: String { text(672) }
  var reasonNothingYet: String { text(673) }
  func knownEnded(_ clock: String) -> String { text(674, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(675, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(676, meeting, String(number)) }
  var kindHorse: String { text(677) }
  var kindHarness: String { text(678) }
  var kindGreyhound: String { text(679) }
  var kindOther: String { text(680) }
  var startingNow: String { text(681) }
  func dayCount(_ count: Int) -> String { text(682, count: count) }
  func hourCount(_ count: Int) -> String { text(683, count: count) }
  func minuteCount(_ count: Int) -> String { text(684, count: count) }
  func secondCount(_ count: Int) -> String { text(685, count: count) }
  func startedAgo(_ time: String) -> String { text(686, time) }
  func inTime(_ time: String) -> String { text(687, time) }
  func startsIn(_ race: String, left: String) -> String { text(688, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(689, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(690, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(691, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(692, race, time) }
  var notListed: String { text(693) }
  func raceIsMissing(_ race: String) -> String { text(694, race) }
  var raceName: String { text(695) }
  var kindLabel: String { text(696) }
  var countryLabel: String { text(697) }
  package var start: String { text(698) }
  var venueTime: String { text(699) }
  var distance: String { text(700) }
  var track: String { text(701) }
  var weather: String { text(702) }
  var venue: String { text(703) }
  var state: String { text(704) }
  var conditionGood: String { text(705) }
  var conditionSoft: String { text(706) }
  var conditionHeavy: String { text(707) }
  var conditionFirm: String { text(708) }
  var conditionFast: String { text(709) }
  var conditionSlow: String { text(710) }
  var conditionSynthetic: String { text(711) }
  var conditionFine: String { text(712) }
  var conditionClear: String { text(713) }
  var conditionCloudy: String { text(714) }
  var conditionShowers: String { text(715) }
  var conditionRain: String { text(716) }
  var conditionSnow: String { text(717) }
  var filterIntro: String { text(718) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(719 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(758, String(number)) }
  func unitHours(_ number: Int) -> String { text(759, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(760, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(761, String(number)) }
}
