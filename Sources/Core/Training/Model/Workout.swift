package import Kernel

/// A plan: what to do, in which order, how often and with which rest.
package struct Workout: Equatable, Sendable {
  /// That of the operation that added it.
  package var id: String
  /// Never empty.
  package var name: String
  /// A fractional index among the person's workouts.
  package var position: String
  /// In their order.
  package internal(set) var supersets: [Superset]
  package var planned: WorkoutPlan

  package init(
    id: String, name: String, position: String = "", supersets: [Superset] = [], planned: WorkoutPlan = WorkoutPlan()
  ) {
    self.id = id
    self.name = name
    self.position = position
    self.supersets = supersets
    self.planned = planned
  }

  package func superset(_ id: String) -> Superset? { supersets.first { $0.id == id } }

  /// As often as they are done in it: an exercise that stands there twice is two.
  package var exerciseCount: Int {
    var count = 0
    for superset in supersets { count += superset.slots.count }
    return count
  }

  /// Rounds of all supersets together.
  package var roundCount: Int {
    var count = 0
    for superset in supersets { count += superset.rounds.count }
    return count
  }

  /// The position that puts a superset at `index` among the others.
  package func position(for superset: String?, at index: Int) -> String {
    Rank.position(in: supersets.map { $0.rank }, for: superset, at: index)
  }

  /// What puts a superset at `index` among the others.
  package func moves(of superset: String, to index: Int) -> [Rank.Move] {
    Rank.moves(of: superset, to: index, in: supersets.map { $0.rank })
  }

  /// Nothing where the superset is gone.
  package mutating func change(_ superset: String, _ body: (inout Superset) -> Void) {
    guard let index = supersets.firstIndex(where: { $0.id == superset }) else { return }
    body(&supersets[index])
  }
}

extension Workout {
  /// Among the others, where its position says; one whose id is there already changes nothing.
  package mutating func place(_ superset: Superset) {
    if self.superset(superset.id) != nil { return }
    supersets.insert(superset, at: superset.rank.place(in: supersets.map { $0.rank }))
  }

  package var rank: Rank { Rank(position: position, id: id) }

  /// Without a place in anybody's list: what a link, a text or a file brings. Supersets and slots are numbered in their
  /// order, and positions given anew, so that the same content is the same value.
  package init(name: String, supersets: [Superset]) {
    self.init(id: "", name: name, position: "", supersets: supersets)
    var place: String?
    for index in self.supersets.indices {
      place = FractionalIndex.between(place, nil)
      self.supersets[index].id = String(index + 1)
      self.supersets[index].position = place ?? ""
      self.supersets[index].number()
    }
  }
}
