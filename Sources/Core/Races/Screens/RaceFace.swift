import Kernel

/// All that a race's row is drawn from.
struct RaceFace: Equatable {
  private var race: Race
  /// A number for what the countdown shows.
  private var step: Int64
  private var mark: RaceMark
  private var isOwn: Bool
  private var language: Language
  private var hours: ClockText.Hours
  private var offset: Int

  init(_ race: Race, _ screen: RacesScreen, _ mark: RaceMark) {
    let around = screen.surroundings
    self.race = race
    step = Countdown.step(screen.seconds(to: race))
    self.mark = mark
    isOwn = screen.state.mine != nil
    language = around.language
    hours = around.hours
    offset = around.zone.offset(at: race.start)
  }
}
