import Kernel

/// A static set in memory, as columns; rows that can't be used are already left out. Made for one import, then dropped.
struct GTFSTables {
  var agencies: [String] = []
  var zoneName = ""
  var stops = StopTable()
  var routes = RouteTable()
  var services = ServiceTable()
  var trips = TripTable()
  var calls = CallTable()
  var tally = Tally()
}

/// stops.txt by columns; a stop is its row's number.
struct StopTable {
  var ids = ByteTable()
  var names: [String] = []
  var places: [(latitude: Double, longitude: Double)] = []
  /// GTFS `location_type`: 0 where trains call, 1 a station.
  var kinds: [UInt8] = []
  /// Ids, empty where there is none; `root` is what they lead to.
  var parents: [String] = []
  /// The station above each stop, or itself.
  var roots: [Int] = []
  /// For agencies that mark platforms as New York does ("R16N" on "R16"): 0 north, 1 south; else nil.
  var sides: [UInt8?] = []
}

/// routes.txt by columns; a route is its row's number.
struct RouteTable {
  var ids = ByteTable()
  var labels: [String] = []
  var longNames: [String] = []
  var colors: [UInt32?] = []
  var order: [Int] = []
}

/// calendar.txt and calendar_dates.txt by columns: on which days a service runs.
struct ServiceTable {
  var ids = ByteTable()
  /// Bit 0 is Monday.
  var weekdays: [UInt8] = []
  var first: [Int32] = []
  var last: [Int32] = []
  /// Days since 1970, and whether it runs on that day.
  var exceptions: [[(day: Int32, runs: Bool)]] = []

  /// The service's index; a service may be known by its exceptions alone.
  mutating func index(of id: UnsafeBufferPointer<UInt8>) -> Int {
    if let index = ids.find(id) { return index }
    weekdays.append(0)
    first.append(0)
    last.append(-1)
    exceptions.append([])
    return ids.insert(id) ?? 0
  }
}

/// trips.txt by columns, with what frequencies.txt adds; a trip is its row's number.
struct TripTable {
  var ids = ByteTable(expecting: 32_768)
  var routes: [UInt32] = []
  var services: [UInt32] = []
  /// Into `texts`; 0 is the empty one.
  var headsigns: [UInt32] = []
  var texts = ByteTable()
  /// GTFS `direction_id`, 0 where it is blank.
  var directions: [UInt8] = []
  /// Starts that `frequencies` adds; such a trip's own times only tell how long it takes.
  var starts: [Int: [Int32]] = [:]
  /// The rows that those were made of.
  var frequencies: [(trip: UInt32, begin: UInt32, end: UInt32, headway: UInt32, isExact: Bool)] = []

  init() { _ = texts.intern("") }
}

/// `stop_times`, a column each, in the order of the file.
struct CallTable {
  static let noTime: Int32 = -1
  /// Rows that are kept, and departures made of them: some forty times New York's.
  static let limit = 20_000_000

  var trips: [UInt32] = []
  var stops: [UInt32] = []
  var sequences: [UInt32] = []
  /// Seconds after the service day began: the departure, or the arrival where only that is given.
  var times: [Int32] = []
  var boards: [Bool] = []
}
