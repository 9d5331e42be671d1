import Kernel

/// Keeping: what is added, and what of it.
extension DeparturesState {
  /// One that was taken out a moment ago comes back as it was.
  func added(_ station: String, _ mine: MyStops) -> StopsOperation {
    if let before = removed.last(where: { $0.station == station }) {
      return .added(StopAdded(station: station, position: before.position, wanted: before.wanted))
    }
    return .added(StopAdded(station: station, position: mine.position(for: station, at: mine.kept.count)))
  }

  /// A chip that is on turns off; with none on, all lines are wanted.
  func want(line: String, of station: String) -> [Effect] {
    guard let mine, mine.contains(station), network.line(line) != nil else { return [] }
    var lines = mine.wanted(of: station).lines
    if lines.contains(line) { lines.removeAll { $0 == line } } else { lines.append(line) }
    let all = network.station(station)?.lines ?? []
    if all.allSatisfy({ lines.contains($0) }) { lines = [] }
    return [append(.linesChosen(LinesChosen(station: station, lines: lines)))]
  }

  /// From a board that shows one line: that one, and one direction where it was said.
  func keepOnly(_ direction: Direction?, of station: String) -> [Effect] {
    guard let mine, let line, network.station(station) != nil else { return [] }
    let wanted = Wanted(lines: [line], direction: direction)
    if !mine.contains(station) {
      let position = mine.position(for: station, at: mine.kept.count)
      return [append(.added(StopAdded(station: station, position: position, wanted: wanted)))]
    }
    let before = mine.wanted(of: station)
    var effects: [Effect] = []
    if before.lines != wanted.lines {
      effects.append(append(.linesChosen(LinesChosen(station: station, lines: wanted.lines))))
    }
    if before.direction != direction {
      effects.append(append(.directionChosen(DirectionChosen(station: station, direction: direction))))
    }
    return effects
  }
}
