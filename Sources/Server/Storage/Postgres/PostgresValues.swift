import CPostgres

/// Values on their way to the server, in its binary form (PostgreSQL's manual, 55.2): whole numbers as 8 bytes, the highest first.
struct PostgresParameters {
  private var bytes: [UInt8] = []
  private var types: [Oid] = []
  /// Where each begins; nil for a null.
  private var starts: [Int?] = []
  private var lengths: [Int32] = []

  init(_ values: [SQLValue]) {
    for value in values {
      add(value == .null ? 0 : value.type, isNull: value == .null) { $0.append(contentsOf: value.binary) }
    }
    end()
  }

  /// Rows as arrays, one for each column.
  init(columnsOf rows: [[SQLValue]]) {
    for column in rows.first?.indices ?? 0..<0 {
      let type = rows.lazy.map { $0[column] }.first { $0 != .null }?.type ?? SQLValue.null.type
      add(PostgresType.array(of: type), isNull: false) { bytes in
        // Dimensions, whether a null is among them, the kind, how many, the number of the first (array_send).
        for number in [1, 1, Int32(bitPattern: type), Int32(rows.count), 1] {
          bytes.append(contentsOf: number.bigEndianBytes)
        }
        for row in rows {
          let binary = row[column].binary
          bytes.append(contentsOf: (row[column] == .null ? -1 : Int32(binary.count)).bigEndianBytes)
          bytes.append(contentsOf: binary)
        }
      }
    }
    end()
  }

  private mutating func add(_ type: Oid, isNull: Bool, _ write: (inout [UInt8]) -> Void) {
    let start = bytes.count
    types.append(type)
    write(&bytes)
    starts.append(isNull ? nil : start)
    lengths.append(Int32(bytes.count - start))
  }

  /// A value without bytes has to be somewhere too, or it would be a null.
  private mutating func end() { bytes.append(0) }

  /// Tells apart statements whose values are of other kinds.
  var kinds: String { types.map { String($0) }.joined(separator: ",") }

  /// As libpq takes them.
  struct Arrays {
    var count: Int32
    var types: UnsafePointer<Oid>?
    var values: UnsafePointer<UnsafePointer<CChar>?>?
    var lengths: UnsafePointer<Int32>?
    var formats: UnsafePointer<Int32>?
  }

  /// For as long as `work` lasts.
  func with<Value>(_ work: (Arrays) -> Value) -> Value {
    let formats = [Int32](repeating: 1, count: types.count)
    return bytes.withUnsafeBytes { bytes in
      let first = bytes.bindMemory(to: CChar.self).baseAddress
      let pointers = starts.map { start in start.flatMap { start in first.map { $0 + start } } }
      return types.withUnsafeBufferPointer { types in
        pointers.withUnsafeBufferPointer { pointers in
          lengths.withUnsafeBufferPointer { lengths in
            formats.withUnsafeBufferPointer { formats in
              work(
                Arrays(
                  count: Int32(types.count), types: types.baseAddress, values: pointers.baseAddress,
                  lengths: lengths.baseAddress, formats: formats.baseAddress))
            }
          }
        }
      }
    }
  }
}

/// What the server answered, in the same form.
struct PostgresResult {
  private let result: OpaquePointer

  init(_ result: OpaquePointer) { self.result = result }

  func rows() throws(ServerFault) -> [[SQLValue]] {
    let (rows, columns) = (PQntuples(result), PQnfields(result))
    let types = (0..<columns).map { PQftype(result, $0) }
    var all: [[SQLValue]] = []
    all.reserveCapacity(Int(rows))
    for row in 0..<rows {
      var values: [SQLValue] = []
      values.reserveCapacity(Int(columns))
      for column in 0..<columns { values.append(try value(row, column, of: types[Int(column)])) }
      all.append(values)
    }
    return all
  }

  private func value(_ row: Int32, _ column: Int32, of type: Oid) throws(ServerFault) -> SQLValue {
    if PQgetisnull(result, row, column) == 1 { return .null }
    let bytes = UnsafeRawBufferPointer(
      start: PQgetvalue(result, row, column), count: Int(PQgetlength(result, row, column)))
    switch type {
    case PostgresType.int8, PostgresType.int4, PostgresType.int2, PostgresType.bool:
      // Of fewer bytes too, the highest first; a truth has one.
      return .integer(bytes.reduce(bytes.first.map { $0 >= 0x80 ? -1 : 0 } ?? 0) { $0 << 8 | Int64($1) })
    case PostgresType.bytea: return .bytes(Array(bytes))
    case PostgresType.text, PostgresType.varchar, PostgresType.name, PostgresType.void:
      return .text(String(decoding: bytes, as: UTF8.self))
    default: throw .failed(state: "type \(type)", reason: "a column is of a kind that is not read")
    }
  }
}

extension SQLValue {
  fileprivate var type: Oid {
    switch self {
    case .integer: PostgresType.int8
    case .bytes: PostgresType.bytea
    case .text, .null: PostgresType.text
    }
  }

  fileprivate var binary: [UInt8] {
    switch self {
    case .null: []
    case .integer(let number): number.bigEndianBytes
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    }
  }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}

/// Kinds of values by the server's own numbers, which never change (pg_type.dat).
enum PostgresType {
  static let bool: Oid = 16
  static let bytea: Oid = 17
  static let name: Oid = 19
  static let int8: Oid = 20
  static let int2: Oid = 21
  static let int4: Oid = 23
  static let text: Oid = 25
  static let varchar: Oid = 1043
  static let void: Oid = 2278

  static func array(of type: Oid) -> Oid {
    switch type {
    case int8: 1016
    case bytea: 1001
    default: 1009
    }
  }
}
