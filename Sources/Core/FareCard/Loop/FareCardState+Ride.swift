import Kernel

extension FareCardState {
  /// Records a ride, refuses it, or asks what kind it is.
  @inline(never)  // a gate of the program's parts
  mutating func ride(_ service: Service, _ surroundings: Surroundings) -> [Effect] {
    guard let standing else { return [] }
    let next = standing.next(service, at: surroundings.now)
    if next.isRefused { return refuse(surroundings) }
    if next.asks {
      refusedAt = nil
      editor = Editor(asking: service, standing.card.id, at: surroundings.now)
      return []
    }
    return record(next.newRide, service, isTransfer: false, standing, at: surroundings.now, surroundings)
  }

  /// Where it can't be a transfer any more, nothing is recorded: the question stays, with the answer that is left.
  mutating func answer(_ answer: FareCardAction.RideAnswer, _ surroundings: Surroundings) -> [Effect] {
    guard let editor, editor.subject == .question, let standing = standing(of: editor.card) else { return [] }
    let time = editor.rideTime(at: surroundings.now)
    let next = standing.next(editor.asked, at: time)
    var offer = next.newRide
    if answer == .transfer {
      guard let transfer = next.transfer else {
        return [.announce(FareCardWords(surroundings.language).newRideQuestion)]
      }
      offer = transfer
    }
    self.editor = nil
    return record(offer, editor.asked, isTransfer: answer == .transfer, standing, at: time, surroundings)
  }

  private mutating func record(
    _ offer: NextRide.Offer, _ service: Service, isTransfer: Bool, _ standing: Standing, at time: Instant,
    _ surroundings: Surroundings
  ) -> [Effect] {
    if offer.isRefused { return refuse(surroundings) }
    refusedAt = nil
    return [
      append(.rode(Rode(card: standing.card.id, time: time, ride: Ride(service: service, isTransfer: isTransfer))))
    ]
  }

  /// A new refusal starts the two seconds anew.
  private mutating func refuse(_ surroundings: Surroundings) -> [Effect] {
    refusedAt = surroundings.now
    return [
      .vibrate([40, 60, 40]), .announce(FareCardWords(surroundings.language).insufficientFareSpoken),
      // 10 ms more: a timer that fired slightly early would leave the message there until the next whole second.
      .wake(milliseconds: Int(Self.refusal) + 10),
    ]
  }
}
