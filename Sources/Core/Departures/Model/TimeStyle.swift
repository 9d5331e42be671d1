/// How a departure's time is written; the person's choice, kept in the journal.
package enum TimeStyle: String, Sendable, CaseIterable {
  case minutes, clock, both
}
