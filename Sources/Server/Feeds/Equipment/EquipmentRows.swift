import Departures
import Kernel

/// What the agency's two lists of equipment have in common: an array of objects, whose members are texts.
enum EquipmentRows {
  /// No text is longer; what is, is cut.
  static let longest = 500

  static func read(_ bytes: [UInt8]) throws(UpstreamError) -> [JSON] {
    let json: JSON
    do throws(JSONError) { json = try JSON.parse(bytes) } catch { throw .notEquipment }
    guard let rows = json.array else { throw .notEquipment }
    return rows
  }

  /// Empty where it has none.
  static func text(_ row: JSON, _ name: String) -> String {
    String((row[name]?.string ?? "").prefix(longest)).trimmed
  }

  static func kind(_ row: JSON) -> Alert.Equipment? {
    switch text(row, "equipmenttype") {
    case "EL": .elevator
    case "ES": .escalator
    default: nil
    }
  }

  /// "A31/L01" and "N, Q": each part, in order.
  static func parts(_ text: String) -> [String] {
    text.split { $0 == "/" || $0 == "," || $0 == ";" }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}
