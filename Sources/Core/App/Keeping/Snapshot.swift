import Journal
import Kernel

/// The folded state as text, so that a start reads only what came after it (Documentation/Decisions/0007):
/// `{"format":2,"last":812,"at":[1759414800000,0,"k3x9"],"number":812,"kept":{…},"rules":1,
/// "unread":{"count":0,"samples":[]}}`.
struct Snapshot {
  /// The last number that it stands for.
  var last: Int64
  /// The latest timestamp that it stands for.
  var at: HybridTimestamp
  /// The last of this device's own numbers that is taken; a file may have brought one beyond `last`.
  var number: Int64
  var kept: Kept
  /// By which the operations made the state; those of before there were numbers for them are 1.
  var rules = Kept.rules
  /// What it stands for and says nothing of.
  var unread = Unread()

  /// 2: an app of format 1 knew no lines and directions of stops, and a snapshot of its has none.
  private static let format: Int64 = 2

  init(last: Int64, at: HybridTimestamp, number: Int64 = 0, kept: Kept, unread: Unread = Unread()) {
    self.last = last
    self.at = at
    self.number = max(number, last)
    self.kept = kept
    self.unread = unread
  }

  /// This version would make another state of the same operations: the journal has to be folded anew.
  var isOutdated: Bool { rules != Kept.rules || unread.isReadable }
}

extension Snapshot {
  var text: String {
    JSON.object([
      "format": .integer(Self.format), "last": .integer(last),
      "at": .array([.integer(at.milliseconds), .integer(Int64(at.counter)), .string(at.device)]),
      "number": .integer(number), "kept": kept.snapshot,
      "rules": .integer(rules), "unread": unread.json,
    ]).text
  }

  /// `nil` of another version's, or where anything in it cannot be read.
  init?(text: String) {
    guard let json = try? JSON.parse(text), json["format"]?.integer == Self.format,
      let last = json["last"]?.integer, last > 0, let at = json["at"]?.array, at.count == 3,
      let milliseconds = at[0].integer, (0...HybridClock.lastMillisecond).contains(milliseconds),
      let counter = at[1].int, (0...HybridClock.mostCount).contains(counter),
      let device = at[2].string, OperationID.isDevice(device), let kept = json["kept"].flatMap({ Kept(snapshot: $0) })
    else { return nil }
    self.init(
      last: last, at: HybridTimestamp(milliseconds: milliseconds, counter: counter, device: device),
      number: json["number"]?.integer ?? last, kept: kept, unread: json["unread"].map { Unread(json: $0) } ?? Unread())
    rules = json["rules"]?.integer ?? 1
  }
}
