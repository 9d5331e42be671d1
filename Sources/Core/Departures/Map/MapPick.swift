/// What a tap on the map means.
enum MapPick: Equatable {
  case station(String)
  /// Several stations are under the finger: they are looked at from nearer.
  case closer(MapView)
  case nothing

  /// Pixels around the place that was tapped: a fingertip's.
  private static let reach = 24.0

  /// Of an agency's stations those that are `wanted`.
  init(
    at point: MapPoint, _ view: MapView, _ network: Network, of agency: String = "", in frame: MapFrame,
    wanted: (Int) -> Bool
  ) {
    let reach = Self.reach * view.stepsPerPixel
    var nearest: (id: String, point: MapPoint, far: Double)?
    var second = Double.infinity
    for (place, station) in network.stations.enumerated() where wanted(place) && network.isOf(agency, station.id) {
      // A station with several stops is wherever one of them is.
      var far = Double.infinity
      for stop in station.stops { far = min(far, frame.point(stop.location).distance(to: point)) }
      if far > reach { continue }
      if let held = nearest, held.far <= far {
        second = min(second, far)
      } else {
        second = nearest?.far ?? second
        nearest = (station.id, frame.point(station.location), far)
      }
    }
    guard let nearest else {
      self = .nothing
      return
    }
    let isClear = second > nearest.far * 2 + reach / 4
    self =
      isClear || view.scale == MapView.scales.upperBound
      ? .station(nearest.id) : .closer(view.zoomed(by: 3, around: nearest.point))
  }
}
