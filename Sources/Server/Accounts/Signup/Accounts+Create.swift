package import Kernel
import Storage

extension Accounts {
  /// Makes an account with a password and a recovery code. The same request again, its answer lost on the way, gives the same
  /// account and device; `session` is a new one each time.
  package func create(_ request: CreateRequest, from address: String?, now: Instant) async throws(AccountError)
    -> SignIn
  {
    // Of the address alone: an account's tries are for its secret, and else anybody could use up another's by signing up.
    let keys = try keys(from: address)
    try await count(keys, now: now)
    // A second time where the same request was there twice at once.
    for _ in 0..<2 {
      let found = try await transaction(.read) { transaction throws(StorageError) in
        try state(of: request, in: transaction, now: now)
      }
      switch found {
      case .made(let made): return try await again(request, made, from: address, now: now)
      case .free:
        if let signIn = try await make(request, counted: keys, now: now) { return signIn }
      }
    }
    throw .accountTaken
  }

  /// What there is of what is to be made.
  private enum State: Sendable {
    case free
    /// An account of that id and that address.
    case made(Made)
  }

  /// By whose proof the same request is known again.
  private struct Made: Sendable {
    var way: WayRow
    var firstDevice: DeviceID
    var keyCheck: [UInt8]
  }

  private func state(
    of request: CreateRequest, in transaction: borrowing Transaction, now: Instant
  ) throws(StorageError) -> Result<State, AccountError> {
    let way = try transaction.way(.password, subject: request.email.folded)
    // First: who may not make an account is not told whose addresses are here.
    switch try transaction.standing(of: request.new, where: signup, now: now) {
    case .failure(let error): return .failure(error)
    case .success(.free): return way == nil ? .success(.free) : .failure(.emailTaken)
    case .success(.there(let keyCheck, let firstDevice)):
      guard let way, way.account == request.new.account else { return .failure(.accountTaken) }
      return .success(.made(Made(way: way, firstDevice: firstDevice, keyCheck: keyCheck)))
    }
  }

  /// nil where something of it came to be meanwhile.
  private func make(
    _ request: CreateRequest, counted keys: [AttemptKey], now: Instant
  ) async throws(AccountError) -> SignIn? {
    let stored: StoredPassword
    do throws(AccountError) {
      stored = try await hashed(request.password.auth, salt: request.password.salt, for: keys)
    } catch {
      try await uncount(keys)
      throw error
    }
    let drawn = drawn()
    let way = WayRow(stored, by: request.email, of: request.new.account, id: random(16))
    return try await transaction(.write) { transaction throws(StorageError) -> Result<SignIn?, AccountError> in
      switch try state(of: request, in: transaction, now: now) {
      case .failure(let error): return .failure(error)
      case .success(.made): return .success(nil)
      case .success(.free): break
      }
      let wrap = request.password.wrap
      return .success(try transaction.found(request.new, by: way, wrap: wrap, drawn, where: signup, now: now))
    }
  }

  /// It is there already: the same answer to who has the same password, key and first device.
  private func again(
    _ request: CreateRequest, _ made: Made, from address: String?, now: Instant
  ) async throws(AccountError) -> SignIn {
    // Its address is counted already. A try it is, at a secret that is there.
    let keys = try keys(.password, of: request.email.folded, from: address).filter { $0.backOff == .account }
    try await count(keys, now: now)
    let stored = StoredPassword(blank: .init(), text: made.way.data)
    // Asked several times at once, each is answered: so a place of the address, as when it was made.
    let isSame = try await isRight(
      request.password.auth, stored, counted: keys, taking: try self.keys(from: address))
    guard isSame, stored?.salt == request.password.salt, made.keyCheck == request.new.keyCheck else {
      throw .accountTaken
    }
    let claim = DeviceClaim(id: made.firstDevice, name: request.new.device.name)
    return try await enter(by: made.way, on: claim, tried: keys, now: now)
  }
}
