// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(546, name) }
  var didUnfollow: String { text(547) }
  package var races: String { text(548) }
  var next: String { text(549) }
  var followed: String { text(550) }
  var isFollowed: String { text(551) }
  var unknownRace: String { text(552) }
  var unknownText: String { text(553) }
  var notHere: String { text(554) }
  var hasStarted: String { text(555) }
  var toTheBoard: String { text(556) }
  var filter: String { text(557) }
  var all: String { text(558) }
  var categories: String { text(559) }
  var categoryHorse: String { text(560) }
  var categoryHarness: String { text(561) }
  var categoryGreyhound: String { text(562) }
  var categoryOther: String { text(563) }
  var howMany: String { text(564) }
  package var country: String { text(565) }
  var allCountries: String { text(566) }
  func countriesCounted(_ count: Int) -> String { text(567, count: count) }
  var reset: String { text(568) }
  var resetAll: String { text(569) }
  func filterIs(_ choice: String) -> String { text(570, choice) }
  func did(_ choice: String, value: String) -> String { text(571, choice, value) }
  var followRace: String { text(572) }
  var followMeeting: String { text(573) }
  var remind: String { text(574) }
  var reminderOff: String { text(575) }
  var loading: String { text(576) }
  var nothing: String { text(577) }
  var notKnown: String { text(578) }
  var nothingText: String { text(579) }
  func onlySo(_ count: Int) -> String { text(580, count: count) }
  var cantLoad: String { text(581) }
  var startsMayMove: String { text(582) }
  var keepTrying: String { text(583) }
  var reasonSource: String { text(584) }
  var reasonUnread: String { text(585) }
  var reasonNothingYet: String { text(586) }
  func knownEnded(_ clock: String) -> String { text(587, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(588, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(589, meeting, String(number)) }
  var kindHorse: String { text(590) }
  var kindHarness: String { text(591) }
  var kindGreyhound: String { text(592) }
  var kindOther: String { text(593) }
  var startingNow: String { text(594) }
  func dayCount(_ count: Int) -> String { text(595, count: count) }
  func hourCount(_ count: Int) -> String { text(596, count: count) }
  func minuteCount(_ count: Int) -> String { text(597, count: count) }
  func secondCount(_ count: Int) -> String { text(598, count: count) }
  func startedAgo(_ time: String) -> String { text(599, time) }
  func inTime(_ time: String) -> String { text(600, time) }
  func startsIn(_ race: String, left: String) -> String { text(601, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(602, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(603, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(604, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(605, race, time) }
  var notListed: String { text(606) }
  func raceIsMissing(_ race: String) -> String { text(607, race) }
  var raceName: String { text(608) }
  var kindLabel: String { text(609) }
  var countryLabel: String { text(610) }
  package var start: String { text(611) }
  var venueTime: String { text(612) }
  var distance: String { text(613) }
  var track: String { text(614) }
  var weather: String { text(615) }
  var venue: String { text(616) }
  var state: String { text(617) }
  var conditionGood: String { text(618) }
  var conditionSoft: String { text(619) }
  var conditionHeavy: String { text(620) }
  var conditionFirm: String { text(621) }
  var conditionFast: String { text(622) }
  var conditionSlow: String { text(623) }
  var conditionSynthetic: String { text(624) }
  var conditionFine: String { text(625) }
  var conditionClear: String { text(626) }
  var conditionCloudy: String { text(627) }
  var conditionShowers: String { text(628) }
  var conditionRain: String { text(629) }
  var conditionSnow: String { text(630) }
  var filterIntro: String { text(631) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(632 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(671, String(number)) }
  func unitHours(_ number: Int) -> String { text(672, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(673, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(674, String(number)) }
}
