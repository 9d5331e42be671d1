import Exercises
import Kernel
import TestSupport
import Testing
import Training

@Suite("What a muscle was given")
struct MuscleVolumeTests {
  @Test("a set counts whole for the muscles it is for, half for those that help, not at all as a warm-up")
  func muscles() {
    let place = PushDay.order.steps[0].place
    let sets = [
      DoneSet(place, .bank("bench"), Plan.set(10, 60), at: PushDay.start),
      DoneSet(place, .bank("bench"), Plan.set(10, 60), at: PushDay.start),
      DoneSet(place, .bank("bench"), Plan.set(10, 20, .warmUp), at: PushDay.start),
      DoneSet(place, .bank("row"), Plan.set(10, 40), at: PushDay.start),
    ]
    let volume = MuscleVolume(sets) { $0 == .bank("bench") ? ([.chest], [.triceps]) : ([.lats], []) }
    #expect(volume.lines.map { $0.muscle } == [.chest, .lats, .triceps])
    #expect(volume.lines.map { $0.halfSets } == [4, 2, 2])
    #expect(volume.lines.map { $0.volume } == [1_200_000, 400_000, 600_000])
  }

  @Test("as many sets for several muscles: up to three are named together, of more none")
  func mostTrained() {
    let place = PushDay.order.steps[0].place
    func volume(_ muscles: [Muscle]) -> MuscleVolume {
      MuscleVolume([DoneSet(place, .bank("bench"), Plan.set(10, 60), at: PushDay.start)]) { _ in (muscles, [.triceps]) }
    }
    #expect(volume([.chest]).mostTrained == [.chest])
    #expect(Set(volume([.chest, .lats]).mostTrained) == [.chest, .lats])
    #expect(volume([.chest, .lats, .calves]).mostTrained.count == 3)
    #expect(volume([.chest, .lats, .calves, .neck]).mostTrained.isEmpty)
    #expect(volume([]).mostTrained == [.triceps])
  }
}
