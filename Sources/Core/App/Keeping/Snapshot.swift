import Journal
import Kernel

/// The folded state as text, so that a start reads only what came after it (Documentation/Decisions/0007):
/// `{"format":3,"last":812,"also":[[815,820]],"at":[1759414800000,0,"k3x9",12],"kept":{…},"rules":2,
/// "unread":{"count":0,"samples":[]}}`.
struct Snapshot {
  /// The last number up to which it stands for every record.
  var last: Int64
  /// The numbers beyond that which it stands for as well.
  var also: [ClosedRange<Int64>] = []
  /// Of the latest operation that it stands for.
  var position: Position
  var kept: Kept
  /// By which the operations made the state; those of before there were numbers for them are 1.
  var rules = Kept.rules
  /// What it stands for and says nothing of.
  var unread = Unread()
  /// It was written when there was a module less.
  var lacksModule = false

  /// 2 had no numbers beyond the last, and a time without a number. 1, of an app that knew no lines and directions of stops,
  /// is not read.
  private static let format: Int64 = 3

  /// This version would make another state of the same operations: the journal has to be folded anew.
  var isOutdated: Bool { rules != Kept.rules || lacksModule || unread.isReadable }
}

extension Snapshot {
  var text: String {
    JSON.object([
      "format": .integer(Self.format), "last": .integer(last),
      "also": .array(also.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) }),
      "at": at, "kept": kept.snapshot, "rules": .integer(rules), "unread": unread.json,
    ]).text
  }

  private var at: JSON {
    .array([
      .integer(position.at.milliseconds), .integer(Int64(position.at.counter)), .string(position.at.writer),
      .integer(position.number),
    ])
  }

  /// `nil` of another version's, or where anything in it cannot be read.
  init?(text: String) {
    guard let json = try? JSON.parse(text) else { return nil }
    self.init(json: json)
  }

  private init?(json: JSON) {
    guard let format = json["format"]?.integer, format == 2 || format == Self.format,
      let last = json["last"]?.integer, last >= (format == 2 ? 1 : 0), let at = json["at"]?.array,
      let position = Position(at, format), let also = Self.runs(json["also"]),
      let folded = json["kept"], let kept = Kept(snapshot: folded)
    else { return nil }
    self.init(last: last, also: also, position: position, kept: kept)
    unread = json["unread"].map { Unread(json: $0) } ?? Unread()
    rules = json["rules"]?.integer ?? 1
    lacksModule = !Kept.isComplete(snapshot: folded)
  }

  private static func runs(_ json: JSON?) -> [ClosedRange<Int64>]? {
    var runs: [ClosedRange<Int64>] = []
    for pair in json?.array ?? [] {
      guard let pair = pair.array, pair.count == 2, let first = pair[0].integer, let last = pair[1].integer,
        first <= last
      else { return nil }
      runs.append(first...last)
    }
    return runs
  }
}

/// For other devices: a text a module, because each is sealed by a key of its own, and can be read alone
/// (Documentation/Sync.md): `{"format":3,"last":0,"at":[…],"kept":{"fareCard":{…}},"rules":3}`.
extension Snapshot {
  /// By the modules' names. Of the numbers of this device's store nobody else knows anything.
  var parts: [(module: String, text: String)] {
    guard case .object(let members) = kept.snapshot else { return [] }
    return members.map { member in
      let part = JSON.object([
        "format": .integer(Self.format), "last": .integer(0), "at": at, "kept": .object([member]),
        "rules": .integer(rules),
      ])
      return (Kept.module(ofPart: member.name), part.text)
    }
  }

  /// nil where they are not of one moment, or one can't be read.
  init?(parts: [String]) {
    var read: [JSON] = []
    for part in parts {
      guard let json = try? JSON.parse(part), json["at"] == read.first?["at"] ?? json["at"],
        json["rules"] == read.first?["rules"] ?? json["rules"]
      else { return nil }
      read.append(json)
    }
    guard let first = read.first, case .object(let members) = first else { return nil }
    let kept = read.flatMap { part -> [JSON.Member] in
      guard case .object(let members)? = part["kept"] else { return [] }
      return members
    }
    self.init(json: .object(members + [JSON.Member("kept", .object(kept))]))
  }
}

extension Position {
  fileprivate init?(_ at: [JSON], _ format: Int64) {
    guard at.count == Int(format) + 1, let milliseconds = at[0].integer,
      (0...HybridClock.lastMillisecond).contains(milliseconds), let counter = at[1].int,
      (0...HybridClock.mostCount).contains(counter), let writer = at[2].string, OperationID.isWriter(writer),
      let number = format == 2 ? .max : at[3].integer
    else { return nil }
    self.init(at: HybridTimestamp(milliseconds: milliseconds, counter: counter, writer: writer), number: number)
  }
}
