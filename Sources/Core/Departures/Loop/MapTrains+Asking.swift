import Kernel

/// The trains of the line that stands out on the map: asked for while it is open, and placed anew each second.
extension DeparturesState {
  /// Seconds between two rounds of asking.
  private static let trainsInterval: Int64 = 15
  static let trainsRequest = "trains"
  /// Trains of one line: no line has as many.
  private static let mostTrains = 200

  /// The line on the open map whose trains are told of: the one that was chosen last.
  var lineOnMap: Line? {
    guard case .map(let open) = place else { return nil }
    return network.outstanding(on: open).last
  }

  /// Whether what was heard of them is young enough to be believed.
  func knowsTrains(at now: Instant) -> Bool {
    map.trainsAt.map { now.seconds(since: $0) < FeedAge.delayedLimit } ?? false
  }

  /// Where they are now; those that were heard of long ago are not shown to run on.
  func trainsOnMap(at now: Instant) -> [MapTrains.Placed] {
    guard let line = lineOnMap, map.trainsLine == line.id, let trips = map.trains,
      let facts = map.map(of: Network.slug(of: line.id)), knowsTrains(at: now)
    else { return [] }
    return MapTrains.placed(trips, of: line, network, on: facts, at: now)
  }

  @inline(never)  // a gate of the program's parts
  func followTrains(_ surroundings: Surroundings) -> [Effect] {
    guard let line = lineOnMap, surroundings.isOnline else { return [] }
    if map.trainsLine == line.id, let asked = map.asked,
      surroundings.device.seconds(since: asked) < Self.trainsInterval,
      asked <= surroundings.device
    {
      return []
    }
    if map.trainsLine != line.id { map.trains = nil }
    (map.trainsLine, map.asked) = (line.id, surroundings.device)
    let url = Address(segments: ["api", "v1", "routes", line.id, "trains"]).text
    return [.fetch(request: Self.name + " " + Self.trainsRequest + " " + line.id, url: url, timeout: 10_000)]
  }

  /// What came for a line that nobody looks at any more says nothing; where nothing came, what was known goes on.
  @inline(never)  // a gate of the program's parts
  func answeredTrains(_ line: String, _ status: Int, _ body: String, at now: Instant) {
    guard status == 200, map.trainsLine == line, let json = try? JSON.parse(body), let rows = json["data"]?.array else {
      return
    }
    map.trains = rows.prefix(Self.mostTrains).compactMap { Trip(json: $0) }
    map.trainsAt = now
  }
}
