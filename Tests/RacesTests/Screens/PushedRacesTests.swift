import Kernel
import Races
import Testing

@Suite("Being told of races with the app closed")
struct PushedRacesTests {
  private func follow(_ wire: String) -> Punter {
    let punter = Punter(races: Card.day(12))
    punter.act("races follow \(wire)")
    return punter
  }

  @Test("a followed race is told of as many minutes before as the person chose, and where its start moves")
  func race() throws {
    let all = follow("r3").pushed
    #expect(all.count == 2)
    let start = Card.now.adding(seconds: 30 + 3 * 120)
    #expect(all[0].due == start.adding(seconds: -300) && all[0].expires == start && all[0].at == start)
    #expect(all[0].face.title == "Addington, race 2 starts at {clock}" && all[0].face.text == "Horse racing")
    #expect(all[0].anchor?.text == #"{"race":"r3","before":300}"#)
    #expect(all[1].face.title == "Addington, race 2 now starts at {clock}")
    #expect(all[1].anchor?.text == #"{"race":"r3","moved":\#(start.milliseconds)}"#)
    #expect(all[1].due == all[1].expires, "it never comes but by a move")
  }

  @Test("it stays the same reminder when its start moves, on whichever device")
  func moved() {
    let (here, there) = (follow("r3"), follow("r3"))
    there.races[3].start = there.races[3].start.adding(seconds: 600)
    there.ask()
    #expect(here.pushed.map(\.asked) == there.pushed.map(\.asked))
    #expect(there.pushed[0].due == here.pushed[0].due.adding(seconds: 600))
  }

  @Test("of a followed meeting each race that is still to come")
  func meeting() {
    let punter = Punter(races: Card.day(12))
    punter.act("races follow-meeting r3")
    let all = punter.pushed
    #expect(all.count == 12 && Set(all.map(\.key)).count == 12)
    punter.now = punter.now.adding(seconds: 400)
    #expect(punter.pushed.count == 8)
  }

  @Test("nothing where the person wants no reminder, nor of what has started")
  func none() {
    let punter = follow("r3")
    punter.act("races reminder 0")
    #expect(punter.pushed.isEmpty)
    punter.act("races reminder 5")
    punter.now = punter.now.adding(seconds: 500)
    #expect(punter.pushed.isEmpty)
  }
}

extension Punter {
  fileprivate var pushed: [PushReminder] { state.pushReminders(surroundings) }
}
