import Kernel

/// What the settings' screens remember while they are open, and what the device said of its storage.
struct SettingsState {
  /// A data file that was chosen, before its operations are added.
  var reading: Reading = .idle
  /// A data file that is being written.
  var writing: DataFileWriter?
  var isErasing = false
  var device = DeviceStorage()
  /// The browser was asked in this session.
  var wasAskedToKeep = false
  /// The browser was given the diagnostics to copy, and has not said yet whether it did.
  var awaitsCopy = false

  /// How far a data file that the person chose has been read; nothing of it is kept yet.
  enum Reading {
    case idle
    /// Its pieces are coming.
    case coming(DataFileReader)
    /// All of it is here; what is known already is found out when the whole journal is.
    case come(DataFile)
    case failed(DataFileError)
    case ready(ImportPreview)
  }
}

/// What the browser said of the room it gives us.
struct DeviceStorage: Equatable {
  /// Whether it promised never to clear it by itself; `nil` before it has said.
  var isPersisted: Bool?
  /// Bytes.
  var usage: Int64?
  var quota: Int64?
}
