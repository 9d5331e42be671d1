package import Kernel

extension StopsOperation {
  package var register: Register {
    switch self {
    case .added(let station, _, _), .removed(let station): Register("departures.stop." + station)
    case .moved(let station, _): Register("departures.stop." + station, .part("position"))
    case .linesChosen(let station, _): Register("departures.stop." + station, .part("lines"))
    case .directionChosen(let station, _): Register("departures.stop." + station, .part("direction"))
    case .timeStyleChosen: Register("departures.timeStyle")
    case .orderChosen: Register("departures.order")
    }
  }
}
