package import Kernel

/// The fold as it is kept for a quick start: `{"stops":["127","a0",…],"times":"both"}`, and where a stop is kept in part
/// `"wanted":{"127":{"lines":["Q"],"direction":"S"}}`; `"order":"time"` where that was chosen. Of leaving `"walks":{"127":7}`,
/// `"stepFree":["127"]`, `"reminders":{"<id>":{"station":"127",…}}` and `"notices":[5,2]`, and `"alighting":{"from":"R17",…}`, where there are any.
extension MyStops {
  package var snapshot: JSON {
    var stops: [JSON] = []
    for stop in kept {
      stops.append(.string(stop.station))
      stops.append(.string(stop.position))
    }
    var members = [JSON.Member("stops", .array(stops)), JSON.Member("times", .string(timeStyle.rawValue))]
    if order != .lines { members.append(JSON.Member("order", .string(order.rawValue))) }
    let narrowed = kept.filter { !$0.wanted.isAll }
    if !narrowed.isEmpty {
      members.append(
        JSON.Member("wanted", .object(narrowed.map { JSON.Member($0.station, $0.wanted.json) })))
    }
    return .object(members + leaving)
  }

  private var leaving: [JSON.Member] {
    var members: [JSON.Member] = []
    if !walks.isEmpty {
      members.append(
        JSON.Member("walks", .object(walks.map { JSON.Member($0.station, .integer(Int64($0.minutes))) })))
    }
    if !stepFree.isEmpty { members.append(JSON.Member("stepFree", .array(stepFree.map { .string($0) }))) }
    if !reminders.isEmpty {
      members.append(JSON.Member("reminders", .object(reminders.map { JSON.Member($0.id, $0.json) })))
    }
    if notices != MyStops().notices {
      members.append(JSON.Member("notices", .array(notices.map { .integer(Int64($0)) })))
    }
    if let alighting { members.append(JSON.Member("alighting", alighting.json)) }
    return members
  }

  private mutating func readLeaving(_ snapshot: JSON) {
    if case .some(.object(let walks)) = snapshot["walks"] {
      for walk in walks { if let minutes = walk.value.int { setWalk(to: walk.name, minutes) } }
    }
    stepFree = snapshot["stepFree"]?.array?.compactMap { $0.string } ?? []
    if case .some(.object(let reminders)) = snapshot["reminders"] {
      for reminder in reminders {
        let blank = LeaveReminder(id: reminder.name, station: "", subject: .window(WeeklyWindow()))
        if let read = blank.read(reminder.value) { put(read) }
      }
    }
    alighting = snapshot["alighting"].flatMap { Alighting().read($0) }
    if let notices = snapshot["notices"]?.array { self.notices = notices.compactMap { $0.int } }
  }

  package init?(snapshot: JSON) {
    guard let stops = snapshot["stops"]?.array, stops.count % 2 == 0,
      let style = snapshot["times"]?.string.flatMap(TimeStyle.init(rawValue:))
    else { return nil }
    self.init()
    timeStyle = style
    order = snapshot["order"]?.string.flatMap(BoardOrder.init(rawValue:)) ?? .lines
    for index in stride(from: 0, to: stops.count, by: 2) {
      guard let station = stops[index].string, let position = stops[index + 1].string else { return nil }
      let wanted = snapshot["wanted"]?[station].flatMap { Wanted().read($0) } ?? Wanted()
      kept.append(Kept(station: station, position: position, wanted: wanted))
    }
    readLeaving(snapshot)
  }
}
