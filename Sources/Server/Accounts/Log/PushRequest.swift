import Kernel
import Wire

/// What a device sends: `{"device","mark"?,"operations":[…]}`, each of them once, and all of them such that they can be taken.
package struct PushRequest: Sendable {
  /// Who sends; a browser's cookie may meanwhile be another account's.
  package var device: DeviceID
  package var mark: LogMark?
  package var operations: [SealedOperation]
  /// Later times under which the same operations were sent too.
  package var others: [String: LogTime] = [:]

  package static let most = 1000
  /// Of its text, in bytes, however it came.
  package static let mostBytes = 1 << 20

  package init(_ bytes: [UInt8]) throws(LogRefusal) {
    guard let json = try? JSON.parse(bytes, limits: JSON.Limits(depth: 5, bytes: Self.mostBytes)),
      let sender = json["device"]?.string.flatMap({ Base64URL.bytes($0) }).flatMap({ DeviceID(bytes: $0) }),
      let sent = json["operations"]?.array, sent.count <= Self.most
    else { throw .malformed([]) }
    device = sender
    mark = try LogMark.read(json["mark"]?.string)
    operations = []
    operations.reserveCapacity(sent.count)
    var (malformed, tooLarge, taken): ([String], [String], [String]) = ([], [], [])
    var places: [String: Int] = [:]
    for json in sent {
      do throws(SealedOperation.Fault) {
        let operation = try SealedOperation(json)
        if let place = places[operation.id] {
          if !merge(operation, place) { taken.append(operation.id) }
        } else {
          places[operation.id] = operations.count
          operations.append(operation)
        }
      } catch {
        let id = Self.named(json)
        switch error {
        case .malformed: malformed.append(id)
        case .tooLarge: tooLarge.append(id)
        }
      }
    }
    if !malformed.isEmpty { throw .malformed(malformed) }
    if !tooLarge.isEmpty { throw .tooLarge(tooLarge) }
    if !taken.isEmpty { throw .taken(taken) }
  }

  /// Twice the same is once, at the earlier time; false where it is another under that name.
  private mutating func merge(_ operation: SealedOperation, _ place: Int) -> Bool {
    guard operations[place].hash == operation.hash else { return false }
    let times = [operations[place].at, operation.at].sorted()
    operations[place].at = times[0]
    if times[0] != times[1] { others[operation.id] = times[1] }
    return true
  }

  /// As its device will know it again, cut: it is anybody's text.
  private static func named(_ json: JSON) -> String {
    String(decoding: (json["id"]?.string ?? "").utf8.prefix(100), as: UTF8.self)
  }
}
