import Kernel

extension GTFSReader {
  private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  /// calendar.txt and calendar_dates.txt: the days of each service.
  mutating func readServices() throws(ImportError) {
    try rows(of: .calendar, needing: ["service_id", "start_date", "end_date"] + Self.weekdays) { tables, row, header in
      let id = row[header.column("service_id")]
      guard !id.isEmpty else { return .missing("service_id") }
      guard let first = row[header.column("start_date")].day else { return .unreadable("start_date") }
      guard let last = row[header.column("end_date")].day else { return .unreadable("end_date") }
      var mask: UInt8 = 0
      for (bit, name) in Self.weekdays.enumerated() {
        switch row[header.column(name)].number {
        case 0: continue
        case 1: mask |= 1 << UInt8(bit)
        default: return .unreadable(name)
        }
      }
      guard tables.services.ids.find(id) == nil else { return .duplicate("service_id") }
      let service = tables.services.index(of: id)
      tables.services.weekdays[service] = mask
      tables.services.first[service] = first
      tables.services.last[service] = last
      return nil
    }
    try rows(of: .calendarDates, needing: ["service_id", "date", "exception_type"]) { tables, row, header in
      let id = row[header.column("service_id")]
      guard !id.isEmpty else { return .missing("service_id") }
      guard let day = row[header.column("date")].day else { return .unreadable("date") }
      guard let kind = row[header.column("exception_type")].number, kind == 1 || kind == 2 else {
        return .unreadable("exception_type")
      }
      tables.services.exceptions[tables.services.index(of: id)].append((day, kind == 1))
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// "20251002" as days since 1970.
  var day: Int32? {
    guard count == 8, let number else { return nil }
    return Day(year: number / 10_000, month: number / 100 % 100, day: number % 100).map { Int32($0.number) }
  }
}
