package import Kernel

/// A ride.
package struct Rode: CardFact {
  var card = ""
  package var time = Instant(milliseconds: 0)
  var ride = Ride()

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("card", &card)
    fields.time("time", &time)
    ride.code(&fields)
  }

  func apply(to wallet: inout Wallet, id: String) {
    wallet.change(card) { $0.insert(Entry(id: id, time: time, kind: .ride(ride))) }
  }

  func register(id: String) -> Register? { .entry(card, id, .rest) }

  func sentence(_ tell: Telling) -> String {
    let line = tell.standing?.line(at: time) { $0 == .ride(ride) }
    return tell.words.cause(line?.line.note) + tell.balance(of: card)
  }

  func line(_ tell: Telling) -> String {
    let line = tell.standing?.line(at: time) { $0 == .ride(ride) }
    let kind = ride.service == .express ? tell.words.expressKind : tell.words.rideKind
    // One that was changed since is no longer found by what it was.
    guard let line else { return kind }
    if let mark = EntryRow.mark(line.line.note, tell.words), line.line.amount.minor == 0 { return kind + ", " + mark }
    return kind + " " + line.line.amount.signedText(in: tell.words.language)
  }
}

extension FareCardWords {
  /// Why a ride was cheaper than its fare, where it was.
  fileprivate func cause(_ note: RideNote?) -> String {
    switch note {
    case .capped: didRideFree + " "
    case .partial: didReachCap + " "
    case .transfer: didTransfer + " "
    case .some(.none), .byHand, .unpriced, nil: ""
    }
  }
}

extension Register {
  static func entry(_ card: String, _ entry: String, _ reach: Register.Reach) -> Register {
    Register("fareCard.entry." + card + " " + entry, reach)
  }
}
