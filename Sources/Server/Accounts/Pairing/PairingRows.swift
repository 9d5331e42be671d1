import Kernel
import Storage

extension Transaction {
  func pairing(_ code: PairingCode) throws(StorageError) -> Pairing? {
    try rows("SELECT \(Pairing.columns) FROM pairing WHERE code = $1", .text(code.text))
      .first.flatMap { row throws(StorageError) in try Pairing(row) }
  }

  func pairing(of account: AccountID) throws(StorageError) -> Pairing? {
    try rows("SELECT \(Pairing.columns) FROM pairing WHERE account = $1", .bytes(account.bytes))
      .first.flatMap { row throws(StorageError) in try Pairing(row) }
  }

  /// An account has one: another gives its place to it.
  func put(_ pairing: Pairing) throws(StorageError) {
    let (joiner, approval) = (pairing.joiner, pairing.approval)
    try rows("DELETE FROM pairing WHERE account = $1", .bytes(pairing.account.bytes))
    try rows(
      """
      INSERT INTO pairing (\(Pairing.columns))
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
      """, .text(pairing.code.text), .bytes(pairing.account.bytes), .bytes(pairing.opener.bytes),
      .bytes(pairing.commit), .integer(pairing.expires.milliseconds), .integer(pairing.isDenied ? 1 : 0),
      .bytes(joiner?.hash ?? []), .bytes(joiner?.device.id?.bytes ?? []), .text(joiner?.device.name ?? ""),
      .bytes(joiner?.key.point ?? []), .bytes(joiner?.key.proof ?? []), .bytes(pairing.revealed?.point ?? []),
      .bytes(pairing.revealed?.proof ?? []), .bytes(approval?.device.bytes ?? []), .bytes(approval?.wrap ?? []))
  }

  func remove(_ pairing: Pairing) throws(StorageError) {
    try rows("DELETE FROM pairing WHERE code = $1", .text(pairing.code.text))
  }
}

extension Pairing {
  /// In the order in which they are read and written.
  fileprivate static let columns = """
    code, account, opener, commitment, expires, denied, token, joinerID, joinerName, joinerKey, joinerProof, openerKey,
    openerProof, device, wrap
    """

  fileprivate init?(_ row: Row) throws(StorageError) {
    guard let code = PairingCode(text: try row.text(0)), let account = AccountID(bytes: try row.bytes(1)),
      let opener = DeviceID(bytes: try row.bytes(2))
    else { return nil }
    (self.code, self.account, self.opener) = (code, account, opener)
    commit = try row.bytes(3)
    expires = Instant(milliseconds: try row.integer(4))
    isDenied = try row.integer(5) != 0
    if let hash = try row.held(6), let key = try PairingKey(row, at: 9) {
      let claim = DeviceClaim(id: DeviceID(bytes: try row.bytes(7)), name: try row.text(8))
      joiner = Joiner(hash: hash, device: claim, key: key)
    }
    revealed = try PairingKey(row, at: 11)
    if let device = DeviceID(bytes: try row.bytes(13)) { approval = Approval(device: device, wrap: try row.held(14)) }
  }
}

extension PairingKey {
  fileprivate init?(_ row: Row, at column: Int) throws(StorageError) {
    guard let point = try row.held(column) else { return nil }
    self.init(point: point, proof: try row.held(column + 1))
  }
}

extension Row {
  /// nil where they are not there yet.
  fileprivate func held(_ column: Int) throws(StorageError) -> [UInt8]? {
    let bytes = try bytes(column)
    return bytes.isEmpty ? nil : bytes
  }
}
