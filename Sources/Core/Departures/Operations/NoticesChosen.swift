package import Kernel

/// So many minutes before it is time to leave the person is told: twice at the most.
package struct NoticesChosen: StopsFact {
  var notices = MyStops().notices

  package mutating func code(_ fields: inout Fields) {
    fields.list("minutes", &notices, most: 2, write: { .integer(Int64($0)) }, read: { $0.int })
    fields.check(!notices.isEmpty && notices.allSatisfy { (0...MyStops.earliestNotice).contains($0) })
  }

  func apply(to stops: inout MyStops, id: String) { stops.notices = notices }
  func register(id: String) -> Register { Register("departures.notices") }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { nil }

  func line(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    words.didChooseNotices(words.list(notices.map { words.notice($0) }))
  }
}
