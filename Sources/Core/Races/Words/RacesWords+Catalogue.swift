// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension RacesWords {
  func didFollow(_ name: String) -> String { text(561, name) }
  var didUnfollow: String { text(562) }
  package var races: String { text(563) }
  var next: String { text(564) }
  var followed: String { text(565) }
  var isFollowed: String { text(566) }
  var unknownRace: String { text(567) }
  var unknownText: String { text(568) }
  var notHere: String { text(569) }
  var hasStarted: String { text(570) }
  var toTheBoard: String { text(571) }
  var filter: String { text(572) }
  var all: String { text(573) }
  var categories: String { text(574) }
  var categoryHorse: String { text(575) }
  var categoryHarness: String { text(576) }
  var categoryGreyhound: String { text(577) }
  var categoryOther: String { text(578) }
  var howMany: String { text(579) }
  package var country: String { text(580) }
  var allCountries: String { text(581) }
  func countriesCounted(_ count: Int) -> String { text(582, count: count) }
  var reset: String { text(583) }
  var resetAll: String { text(584) }
  func filterIs(_ choice: String) -> String { text(585, choice) }
  func did(_ choice: String, value: String) -> String { text(586, choice, value) }
  var followRace: String { text(587) }
  var followMeeting: String { text(588) }
  var remind: String { text(589) }
  var reminderOff: String { text(590) }
  var loading: String { text(591) }
  var nothing: String { text(592) }
  var notKnown: String { text(593) }
  var nothingText: String { text(594) }
  func onlySo(_ count: Int) -> String { text(595, count: count) }
  var cantLoad: String { text(596) }
  var startsMayMove: String { text(597) }
  var keepTrying: String { text(598) }
  var reasonSource: String { text(599) }
  var reasonUnread: String { text(600) }
  var reasonNothingYet: String { text(601) }
  func knownEnded(_ clock: String) -> String { text(602, clock) }
  func raceShort(_ meeting: String, number: Int) -> String { text(603, meeting, String(number)) }
  func raceLabel(_ meeting: String, number: Int) -> String { text(604, meeting, String(number)) }
  var kindHorse: String { text(605) }
  var kindHarness: String { text(606) }
  var kindGreyhound: String { text(607) }
  var kindOther: String { text(608) }
  var startingNow: String { text(609) }
  func dayCount(_ count: Int) -> String { text(610, count: count) }
  func hourCount(_ count: Int) -> String { text(611, count: count) }
  func minuteCount(_ count: Int) -> String { text(612, count: count) }
  func secondCount(_ count: Int) -> String { text(613, count: count) }
  func startedAgo(_ time: String) -> String { text(614, time) }
  func inTime(_ time: String) -> String { text(615, time) }
  func startsIn(_ race: String, left: String) -> String { text(616, race, left) }
  func movedEarlier(_ minutes: Int) -> String { text(617, String(minutes)) }
  func movedLater(_ minutes: Int) -> String { text(618, String(minutes)) }
  func didMoveEarlier(_ race: String, time: String) -> String { text(619, race, time) }
  func didMoveLater(_ race: String, time: String) -> String { text(620, race, time) }
  var notListed: String { text(621) }
  func raceIsMissing(_ race: String) -> String { text(622, race) }
  var raceName: String { text(623) }
  var kindLabel: String { text(624) }
  var countryLabel: String { text(625) }
  package var start: String { text(626) }
  var venueTime: String { text(627) }
  var distance: String { text(628) }
  var track: String { text(629) }
  var weather: String { text(630) }
  var venue: String { text(631) }
  var state: String { text(632) }
  var conditionGood: String { text(633) }
  var conditionSoft: String { text(634) }
  var conditionHeavy: String { text(635) }
  var conditionFirm: String { text(636) }
  var conditionFast: String { text(637) }
  var conditionSlow: String { text(638) }
  var conditionSynthetic: String { text(639) }
  var conditionFine: String { text(640) }
  var conditionClear: String { text(641) }
  var conditionCloudy: String { text(642) }
  var conditionShowers: String { text(643) }
  var conditionRain: String { text(644) }
  var conditionSnow: String { text(645) }
  var filterIntro: String { text(646) }
  /// Of AU, US, GB …, by its place from 0 on.
  func countryName(_ place: Int) -> String { text(647 + place) }
  static var countryNameKeys: TextKeys { TextKeys("""
    AU|US|GB|NZ|IE|FR|ZA|CL|AR|SG|KR|BR|CA|JP|MO|SE|MX|IT|HK|AE|DE|NO|DK|FI|NL|\
    BE|ES|CH|AT|IN|MY|MU|QA|SA|TR|UY|PE|PA|PR
    """) }
  func unitDays(_ number: Int) -> String { text(686, String(number)) }
  func unitHours(_ number: Int) -> String { text(687, String(number)) }
  func unitMinutes(_ number: Int) -> String { text(688, String(number)) }
  func unitSeconds(_ number: Int) -> String { text(689, String(number)) }
}
