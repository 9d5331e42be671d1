package import Kernel

extension StopsOperation {
  package var register: Register {
    switch self {
    case .added(let station, _), .removed(let station): Register("departures.stop." + station)
    case .moved(let station, _): Register("departures.stop." + station, .part("position"))
    case .timeStyleChosen: Register("departures.timeStyle")
    }
  }
}
