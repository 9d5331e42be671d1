import Journal
import Kernel

/// An export where the store can't be worked with: of what the host can still read there, else of what this page holds.
extension AppState {
  /// All that this page holds as a data file, and the frame for what the host can still read from the store.
  func rescue() -> [Outgoing] {
    let isAll = keeping.hasAll || !keeping.isKnown
    var writer = DataFileWriter(
      operations: keeping.journal?.operations ?? [], damaged: keeping.damaged,
      frame: frame(state: isAll ? nil : keeping.state.snapshot))
    var text = ""
    while !writer.isDone { text += writer.piece(bytes: 2 << 20) }
    let frame = [frame().head, DataFile.Frame.betweenLists, DataFile.Frame.end]
    return [.rescue(name: dataFileName, frame: frame, text: text)]
  }

  /// Of a file that is written now.
  func frame(state: JSON? = nil) -> DataFile.Frame {
    DataFile.Frame(device: keeping.device, now: clock.now, zone: device.zone, state: state)
  }

  var dataFileName: String { "pocketful-\(device.zone.local(clock.now).day.iso8601).json" }
}
