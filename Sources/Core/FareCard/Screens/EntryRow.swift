import Kernel

/// One entry: what, when, how much, and the balance after it. The row opens its editor.
enum EntryRow {
  static func view(_ line: HistoryLine, _ screen: FareCardScreen, showsDay: Bool = false) -> Node {
    let words = screen.words
    return element("li", key: line.entry.id) {
      element(
        "button.row-button", .type("button"), .on(.click, FareCardScreen.wire(.edit(.entry(line.entry.id))))
      ) {
        element("span.row-main") {
          element("span") {
            kind(line, words)
            if let mark = mark(line.line.note, words) {
              " "
              element("span.mark") { mark }
            }
          }
          " "
          element("small") { showsDay ? screen.moment(line.entry.time) : screen.clock(line.entry.time) }
        }
        " "
        element("span.row-side") {
          element("span.row-amount") { amount(line, words) }
          " "
          element("small") { words.after(line.balance.map { screen.text($0) } ?? "—") }
        }
      }
    }
  }

  static func kind(_ line: HistoryLine, _ words: FareCardWords) -> String {
    switch line.entry.kind {
    case .ride(let ride): ride.service == .express ? words.expressKind : words.rideKind
    case .topUp: words.topUpKind
    case .correction: line.isOpening ? words.openingKind : words.correctionKind
    }
  }

  /// What changed, with its sign; the balance that was entered first changed nothing.
  private static func amount(_ line: HistoryLine, _ words: FareCardWords) -> String {
    if line.isOpening, case .correction(let money) = line.entry.kind { return money.text(in: words.language) }
    return line.line.amount.signedText(in: words.language)
  }

  /// Why a ride did not cost its fare, in a word; nil where it did.
  static func mark(_ note: RideNote, _ words: FareCardWords) -> String? {
    switch note {
    case .none: nil
    case .transfer: words.markTransfer
    case .capped: words.markCap
    case .partial: words.markPartial
    case .byHand: words.markByHand
    case .unpriced: words.markUnpriced
    }
  }
}
