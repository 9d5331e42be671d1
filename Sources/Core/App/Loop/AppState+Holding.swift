import Journal
import Kernel

/// What a person does while a change is on its way to the disk. What it would lead to depends on how that ends, so the
/// action itself is held, and decided on the state that the change has made. All else goes on.
extension AppState {
  /// Puts the action at the end of what is held, and says that something is being saved.
  func hold(_ action: String, _ value: String) -> [Outgoing] {
    held.append(Wish(action: action, value: value))
    return saySaving()
  }

  /// What was held, one after the other, until one of them is on its way in turn.
  func releaseHeld() -> [Outgoing] {
    var outgoing: [Outgoing] = []
    while !keeping.isBusy, !held.isEmpty {
      let next = held.removeFirst()
      outgoing += act(next.action, next.value)
    }
    if toast?.isPending == true, !keeping.isBusy {
      toast = nil
      outgoing.append(.module(.announce(AppWords(language).saved)))
    }
    return outgoing
  }

  /// It stands until the change is on disk, or is not.
  func saySaving() -> [Outgoing] {
    let text = AppWords(language).saving
    if toast?.isPending == true { return [] }
    toast = Toast(text: text, undo: nil, isPending: true, until: clock.device.adding(seconds: 86_400))
    return [.module(.announce(text))]
  }

  /// A write that takes longer than a moment is said to be under way.
  func saySlowness() -> [Outgoing] {
    guard let handedOver = keeping.outbox.handedOver, keeping.outbox.inFlight != nil,
      clock.device.seconds(since: handedOver) >= 2
    else { return [] }
    keeping.outbox.handedOver = nil
    return saySaving()
  }

  /// The browser asks before the page goes while something is held, or a code is shown that nobody has yet.
  func tellUnsaved() -> [Outgoing] {
    let isUnsaved = !held.isEmpty || account?.showsCode == true
    if told.isUnsaved == isUnsaved { return [] }
    told.isUnsaved = isUnsaved
    return [.unsaved(isUnsaved)]
  }
}

/// What a person asked for and can't be decided yet, in its wire form.
struct Wish {
  var action: String
  var value: String
}
