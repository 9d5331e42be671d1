import Exercises
import Kernel
import Training

/// Sets by muscle as bars, and the same as a sentence and a table.
enum MuscleChart {
  /// Nil until the bank has come, and where no muscle was trained.
  static func view(_ sets: [DoneSet], _ screen: WorkoutsScreen) -> Node? {
    // Before the bank is here nobody knows what most of them train.
    guard case .ready = screen.state.bank else { return nil }
    let words = screen.words
    let volume = MuscleVolume(sets) { ref in
      let exercise = screen.state.exercise(ref)
      return (exercise?.primary.all ?? [], exercise?.secondary.all ?? [])
    }
    guard let most = volume.lines.first else { return nil }
    let names = BankWords(words.language)
    var chart = Chart(
      id: "muscles", title: words.byMuscle, kind: .bars,
      summary: words.byMuscleSummary(
        volume.mostTrained.map { names.muscle($0) }, words.halfSets(most.halfSets)),
      wire: WorkoutsScreen.wire(.page(.point(""))))
    chart.headings = (words.muscle, words.setsLabel)
    chart.range = (words.halfSets(most.halfSets), "0")
    chart.tableLabel = words.asTable
    chart.selected = screen.state.page.point ?? 0
    for line in volume.lines {
      var text = words.halfSets(line.halfSets)
      if line.volume > 0 { text += " · " + screen.mass(line.volume) }
      chart.add(
        Chart.Point(
          label: names.muscle(line.muscle), text: text,
          height: Portion(Double(line.halfSets), of: Double(most.halfSets)).value))
    }
    return chart.view
  }
}
