// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(572, name) }
  var didUnfollow: String { text(573) }
  package var races: String { text(574) }
  var next: String { text(575) }
  var followed: String { text(576) }
  var isFollowed: String { text(577) }
  var unknownRace: String { text(578) }
  var unknownText: String { text(579) }
  var notHere: String { text(580) }
  var hasStarted: String { text(581) }
  var toTheBoard: String { text(582) }
  var filter: String { text(583) }
  var all: String { text(584) }
  var categories: String { text(585) }
  var categoryHorse: String { text(586) }
  var categoryHarness: String { text(587) }
  var categoryGreyhound: String { text(588) }
  var categoryOther: String { text(589) }
  var howMany: String { text(590) }
  package var country: String { text(591) }
  var allCountries: String { text(592) }
  func countriesCounted(_ count: Int) -> String { text(593, count: count) }
  var reset: String { text(594) }
  var resetAll: String { text(595) }
  func filterIs(_ choice: String) -> String { text(596, choice) }
  func did(_ choice: String, value: String) -> String { text(597, choice, value) }
  var followRace: String { text(598) }
  var followMeeting: String { text(599) }
  var remind: String { text(600) }
  var reminderOff: String { text(601) }
  var loading: String { text(602) }
  var nothing: String { text(603) }
  var notKnown: String { text(604) }
  var nothingText: String { text(605) }
  func onlySo(_ count: Int) -> String { text(606, count: count) }
  var cantLoad: String { text(607) }
  var startsMayMove: String { text(608) }
  var keepTrying: String { text(609) }
  var reasonSource: String { text(610) }
  var reasonUnread: String { text(611) }
  var reasonNothingYet: String { text(612) }
  func knownEnded(_ clock: String) -> String { text(613, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(614, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(615, meeting, String(number)) }
  var kindHorse: String { text(616) }
  var kindHarness: String { text(617) }
  var kindGreyhound: String { text(618) }
  var kindOther: String { text(619) }
  var startingNow: String { text(620) }
  func dayCount(_ count: Int) -> String { text(621, count: count) }
  func hourCount(_ count: Int) -> String { text(622, count: count) }
  func minuteCount(_ count: Int) -> String { text(623, count: count) }
  func secondCount(_ count: Int) -> String { text(624, count: count) }
  func startedAgo(_ time: String) -> String { text(625, time) }
  func inTime(_ time: String) -> String { text(626, time) }
  func startsIn(_ race: String, left: String) -> String { text(627, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(628, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(629, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(630, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(631, race, time) }
  var notListed: String { text(632) }
  func raceIsMissing(_ race: String) -> String { text(633, race) }
  var raceName: String { text(634) }
  var kindLabel: String { text(635) }
  var countryLabel: String { text(636) }
  package var start: String { text(637) }
  var venueTime: String { text(638) }
  var distance: String { text(639) }
  var track: String { text(640) }
  var weather: String { text(641) }
  var venue: String { text(642) }
  var state: String { text(643) }
  var conditionGood: String { text(644) }
  var conditionSoft: String { text(645) }
  var conditionHeavy: String { text(646) }
  var conditionFirm: String { text(647) }
  var conditionFast: String { text(648) }
  var conditionSlow: String { text(649) }
  var conditionSynthetic: String { text(650) }
  var conditionFine: String { text(651) }
  var conditionClear: String { text(652) }
  var conditionCloudy: String { text(653) }
  var conditionShowers: String { text(654) }
  var conditionRain: String { text(655) }
  var conditionSnow: String { text(656) }
  var filterIntro: String { text(657) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(658 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(697, String(number)) }
  func unitHours(_ number: Int) -> String { text(698, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(699, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(700, String(number)) }
}
