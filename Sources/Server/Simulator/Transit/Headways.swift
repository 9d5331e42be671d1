/// How often a line's trains leave their first stop, by the time of day. Ours: plausible, not the agency's.
package struct Headways: Sendable {
  /// Seconds between trains in each of the day's periods; 0 where none run.
  private var weekday: [Int]
  private var saturday: [Int]
  private var sunday: [Int]
  /// Only towards the centre in the morning and out of it in the afternoon.
  package var peakDirectionOnly = false

  /// When each period begins: night, early, morning, midday, afternoon, evening, late.
  private static let begins = [0, 5 * 3600, 23_400, 34_200, 55_800, 68_400, 79_200, 86_400]

  /// How often that line runs, by its id.
  package static func of(line: String) -> Headways {
    switch line {
    case "1", "6", "7", "E", "F", "L": busy
    case "B", "W": weekdaysOnly
    case "C": daytime
    case "Z", "5X", "6X", "7X", "FX": peakOnly
    case "GS", "FS": shuttle
    case "H", "SI": quiet
    default: ordinary
    }
  }

  /// The three timetables of a week, by their GTFS `service_id`.
  package enum Service: String, CaseIterable, Sendable {
    case weekday = "Weekday"
    case saturday = "Saturday"
    case sunday = "Sunday"

    /// Monday is 0.
    package init(weekday: Int) { self = weekday < 5 ? .weekday : weekday == 5 ? .saturday : .sunday }
  }

  /// Departures from the first stop, seconds after the service day's midnight, multiples of 30, ascending.
  /// - Parameter phase: moves all of them, so that lines and directions do not leave together.
  package func departures(_ service: Service, phase: Int, southbound: Bool, always: Period?) -> [Int32] {
    let day =
      switch service {
      case .weekday: weekday
      case .saturday: saturday
      case .sunday: sunday
      }
    var all: [Int32] = []
    var time = phase
    while time < 86_400 {
      let period = always?.rawValue ?? (Headways.begins.firstIndex { $0 > time } ?? 7) - 1
      let headway = always == nil ? day[period] : weekday[period]
      let wrongWay =
        peakDirectionOnly && (period == Period.morning.rawValue) != southbound
      if headway > 0 && !wrongWay { all.append(Int32(time)) }
      time += headway > 0 ? headway : 600
    }
    return all
  }

  /// The parts of a day between which headways change.
  package enum Period: Int, Sendable { case night, early, morning, midday, afternoon, evening, late }

  private static let ordinary = Headways(
    weekday: [1200, 720, 300, 540, 300, 600, 900], saturday: [1200, 900, 720, 600, 600, 720, 900],
    sunday: [1200, 1200, 720, 720, 720, 720, 1200])
  private static let busy = Headways(
    weekday: [1200, 540, 210, 390, 210, 420, 720], saturday: [1200, 900, 600, 420, 420, 600, 720],
    sunday: [1200, 1200, 600, 540, 540, 600, 900])
  private static let daytime = Headways(
    weekday: [0, 900, 480, 600, 480, 720, 900], saturday: [0, 0, 720, 720, 720, 720, 0],
    sunday: [0, 0, 720, 720, 720, 720, 0])
  private static let weekdaysOnly = Headways(
    weekday: [0, 900, 480, 600, 480, 720, 0], saturday: [0, 0, 0, 0, 0, 0, 0], sunday: [0, 0, 0, 0, 0, 0, 0])
  private static let peakOnly = Headways(
    weekday: [0, 0, 600, 0, 600, 0, 0], saturday: [0, 0, 0, 0, 0, 0, 0], sunday: [0, 0, 0, 0, 0, 0, 0],
    peakDirectionOnly: true)
  private static let shuttle = Headways(
    weekday: [1200, 600, 240, 360, 240, 480, 720], saturday: [1200, 900, 480, 480, 480, 600, 720],
    sunday: [1200, 900, 600, 600, 600, 600, 900])
  private static let quiet = Headways(
    weekday: [1800, 1200, 600, 1200, 600, 1200, 1800], saturday: [1800, 1800, 1200, 1200, 1200, 1200, 1800],
    sunday: [1800, 1800, 1200, 1200, 1200, 1200, 1800])
}
