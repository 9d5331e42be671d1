import Journal
import Kernel

/// An export where the store can't be worked with: of what the host can still read there, else of what this page holds.
extension AppState {
  /// All that this page holds as a data file, and the frame for what the host can still read from the store.
  func rescue() -> [Outgoing] {
    let day = device.zone.local(clock.now).day.iso8601
    let frame = [head + #""operations":["#, #"],"damaged":["#, "]}"]
    var operations: [String] = []
    for operation in keeping.journal?.operations ?? [] { operations.append(operation.text) }
    var damaged: [String] = []
    for record in keeping.damaged { damaged.append(JSON.string(record).text) }
    let text = head + state + #""operations":["# + list(operations) + frame[1] + list(damaged) + frame[2]
    return [.rescue(name: "pocketful-\(day).json", frame: frame, text: text)]
  }

  private var head: String {
    #"{"format":"# + JSON.string(DataFile.format).text + #","version":"# + String(DataFile.version) + #","exported":"#
      + JSON.string(clock.now.iso8601(in: device.zone)).text + #","device":"#
      + JSON.string(keeping.device).text + ","
  }

  /// What stands on the screen was made of operations that are no longer at hand: as it stands there, it is something.
  private var state: String {
    keeping.isWhole || !keeping.isKnown ? "" : #""state":"# + keeping.state.snapshot.text + ","
  }

  private func list(_ items: [String]) -> String {
    var text = ""
    for (index, item) in items.enumerated() { text += (index == 0 ? "" : ",") + item }
    return text
  }
}
