package import Kernel

/// The person wants to be told when to leave for this train.
package struct TrainReminderSet: StopsFact {
  var station = ""
  var train = RemindedTrain()

  package mutating func code(_ fields: inout Fields) {
    fields.text("station", &station)
    train.code(&fields)
  }

  func apply(to stops: inout MyStops, id: String) {
    stops.put(LeaveReminder(id: id, station: station, subject: .train(train)))
  }

  func register(id: String) -> Register { Register("departures.reminder." + id) }

  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    words.didRemind(words.train(state.network.label(train.route), to: train.destination))
  }
}
