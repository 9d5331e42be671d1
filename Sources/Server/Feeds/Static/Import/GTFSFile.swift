/// The files of a set that are read, by their names in the GTFS Schedule reference.
enum GTFSFile: String {
  case agency, stops, routes, trips, calendar, frequencies, shapes
  case stopTimes = "stop_times"
  case calendarDates = "calendar_dates"

  var name: String { rawValue + ".txt" }

  /// Bytes. What is larger is not a timetable that runs anywhere.
  var limit: Int {
    switch self {
    case .stopTimes, .shapes: 512 << 20
    default: 64 << 20
    }
  }

  var isRequired: Bool {
    switch self {
    case .agency, .stops, .routes, .trips, .stopTimes: true
    case .calendar, .calendarDates, .frequencies, .shapes: false
    }
  }
}
