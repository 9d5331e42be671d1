package import Kernel

/// What a person wants to be told of when it is time to leave for it: one train, or any train of a weekly window.
package struct LeaveReminder: Equatable, Sendable {
  /// What it is about.
  package enum Subject: Equatable, Sendable {
    case train(RemindedTrain)
    case window(WeeklyWindow)
  }

  /// That of the operation that set it.
  package var id: String
  package var station: String
  package var subject: Subject
  /// The window's day of which the person wants to hear no more.
  package var restedOn: Day?

  package init(id: String, station: String, subject: Subject, restedOn: Day? = nil) {
    self.id = id
    self.station = station
    self.subject = subject
    self.restedOn = restedOn
  }

  package var train: RemindedTrain? {
    if case .train(let train) = subject { return train }
    return nil
  }

  package var window: WeeklyWindow? {
    if case .window(let window) = subject { return window }
    return nil
  }
}

/// One train at a station, as it was known when the person asked to be told of it.
package struct RemindedTrain: Equatable, Sendable {
  package var trip = ""
  package var route = ""
  package var destination = ""
  package var direction = Direction.north
  /// When it leaves the station.
  package var time = Instant(milliseconds: 0)

  package init() {}

  package init(_ departure: Departure, _ direction: Direction) {
    trip = departure.tripID
    route = departure.route
    destination = departure.destination
    self.direction = direction
    time = departure.time
  }
}

/// Trains of some lines at some hours of some days of each week, by the agency's clocks.
package struct WeeklyWindow: Equatable, Sendable {
  package var wanted = Wanted()
  /// Ascending; Monday is 0.
  package var days = [0, 1, 2, 3, 4]
  /// Minutes after midnight at which the first train may leave, and the last. Where `until` is not after `from` it is the
  /// next day's.
  package var from = 8 * 60
  package var until = 9 * 60

  package init() {}
}

extension RemindedTrain: Coded {
  package mutating func code(_ fields: inout Fields) {
    fields.identifier("trip", &trip)
    fields.text("route", &route, 0...100)
    fields.label("destination", &destination)
    fields.choice("direction", &direction)
    fields.time("time", &time)
  }
}

extension WeeklyWindow: Coded {
  package mutating func code(_ fields: inout Fields) {
    wanted.code(&fields)
    fields.list("days", &days, most: 7, write: { .integer(Int64($0)) }, read: { $0.int })
    fields.check(!days.isEmpty && Day.areWeekdays(days))
    fields.whole("from", &from, Self.minutes)
    fields.whole("until", &until, Self.minutes)
  }

  /// Of a day.
  static let minutes = 0...1439
}

extension LeaveReminder: Coded {
  /// As the fold is kept for a quick start; `id` is the name it stands under.
  package mutating func code(_ fields: inout Fields) {
    fields.text("station", &station)
    if fields.isReading ? fields.has("trip") : train != nil {
      var train = train ?? RemindedTrain()
      train.code(&fields)
      subject = .train(train)
    } else {
      var window = window ?? WeeklyWindow()
      window.code(&fields)
      subject = .window(window)
    }
    fields.ifThere("rested", &restedOn, Day(number: 0)) { $0.day("rested", &$1) }
  }
}
