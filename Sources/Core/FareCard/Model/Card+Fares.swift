package import Kernel

/// Two timelines in one list: at each moment that class holds which was chosen last by then, and that fare. So a tariff that
/// one device chose stays when another chose a class for later, whichever of the two is heard of first.
extension Card {
  static let firstChoice = FareChoice(
    from: Instant(milliseconds: 0), fare: .tariff("new-york"), said: .nothing)

  /// What holds at that moment.
  package func choice(at time: Instant) -> FareChoice {
    var index = fares.count - 1
    while index > 0, fares[index].from > time { index -= 1 }
    return index >= 0 ? fares[index] : Card.firstChoice
  }

  /// What is nil isn't said. Of two of one moment the later one holds.
  mutating func choose(_ riderClass: RiderClass?, _ fare: FareChoice.Fare?, from: Instant) {
    if riderClass == nil && fare == nil { return }
    let index = fares.firstIndex { $0.from >= from } ?? fares.count
    if index == fares.count || fares[index].from > from {
      fares.insert(FareChoice(from: from, fare: Card.firstChoice.fare, said: .nothing), at: index)
    }
    let said = fares[index].said
    fares[index].said = FareChoice.Said(
      riderClass: riderClass != nil || said.hasClass, fare: fare != nil || said.hasFare)
    if let riderClass { fares[index].riderClass = riderClass }
    if let fare { fares[index].fare = fare }
    resolve()
  }

  /// Both at once, as they were said before there was a kind for each.
  mutating func choose(_ choice: FareChoice) {
    choose(choice.riderClass, choice.fare, from: choice.from)
    // Then, who said what holds from the start anyway had chosen nothing where two cards became one.
    if choice.isFirst, let index = fares.firstIndex(where: { $0.from == choice.from }) { fares[index].said = .nothing }
  }

  /// What nobody chose here is taken from a card that is the same.
  mutating func takeFares(of other: Card) {
    let hasClass = fares.contains { $0.said.hasClass }
    let hasFare = fares.contains { $0.said.hasFare }
    for choice in other.fares {
      choose(
        !hasClass && choice.said.hasClass ? choice.riderClass : nil,
        !hasFare && choice.said.hasFare ? choice.fare : nil, from: choice.from)
    }
  }

  /// Each has of what it doesn't say what held before, so that who asks for a moment finds both in one place.
  private mutating func resolve() {
    var (riderClass, fare) = (Card.firstChoice.riderClass, Card.firstChoice.fare)
    for index in fares.indices {
      if fares[index].said.hasClass {
        riderClass = fares[index].riderClass
      } else {
        fares[index].riderClass = riderClass
      }
      if fares[index].said.hasFare { fare = fares[index].fare } else { fares[index].fare = fare }
    }
  }
}

extension FareChoice {
  /// Says what holds on every card from the start.
  var isFirst: Bool {
    let first = Card.firstChoice
    return from == first.from && fare == first.fare && riderClass == first.riderClass
  }
}
