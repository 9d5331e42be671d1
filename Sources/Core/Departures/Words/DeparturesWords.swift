package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct DeparturesWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: Trains

  var minutesUnit: String { "min" }

  func inMinutes(_ minutes: Int) -> String {
    minutes == 0 ? inNoTime : inWholeMinutes(minutes)
  }

  /// "now, in 4 and 10 minutes": the next of one line.
  func inMinutes(_ minutes: [Int]) -> String {
    let later = minutes.filter { $0 > 0 }
    let isNow = later.count < minutes.count
    if later.isEmpty { return inMinutes(0) }
    let text = later.count == 1 ? inMinutes(later[0]) : inListedMinutes(list(later.map { String($0) }))
    return isNow ? inMinutes(0) + ", " + text : text
  }

  /// "Q to Coney Island"; without a destination, where nobody knows it, the train of that line.
  func train(_ line: String, to destination: String) -> String {
    destination.isEmpty
      ? lineTrain(line) : lineTo(line, destination: destination)
  }

  func lines(_ labels: [String]) -> String {
    var list = ""
    for (index, label) in labels.enumerated() { list += (index == 0 ? "" : ", ") + label }
    return linesNamed(labels.count, list: list)
  }

  /// Its own name, where the agency has no label for it.
  func direction(_ direction: Direction) -> String {
    switch direction {
    case .north: directionNorth
    case .south: directionSouth
    }
  }

  // MARK: Actions

  func timeStyle(_ style: TimeStyle) -> String {
    switch style {
    case .minutes: timeStyleMinutes
    case .clock: timeStyleClock
    case .both: timeStyleBoth
    }
  }
  func boardOrder(_ order: BoardOrder) -> String {
    switch order {
    case .lines: boardOrderLines
    case .time: boardOrderTime
    }
  }

  // MARK: What was done

  /// No lines stand for all of them.
  func didChoose(_ name: String, lines: [String]) -> String {
    lines.isEmpty
      ? didChooseAllLines(name)
      : didChooseOnly(name, choice: list(lines))
  }

  /// Nil stands for both directions.
  func didChoose(_ name: String, direction: String?) -> String {
    guard let direction else { return didChooseBothWays(name) }
    return didChooseOnly(name, choice: direction)
  }
  func didShowTrains(_ order: BoardOrder) -> String {
    switch order {
    case .lines: didShowTrainsLines
    case .time: didShowTrainsTime
    }
  }
  func found(_ count: Int) -> String {
    count == 0 ? noStationFound : stationsFound(count)
  }

  // MARK: Search and Nearby

  /// Nothing where nobody was asked.
  func locationFailed(_ failure: LocationFailure) -> String? {
    switch failure {
    case .unasked: nil
    case .denied:
      locationFailedDenied
    case .timeout:
      locationFailedTimeout
    case .unavailable:
      locationFailedUnavailable
    }
  }
}
