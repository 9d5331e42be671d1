import Push

extension PrometheusText {
  mutating func push(_ meters: PushMeters) {
    let counts = meters.counts
    metric("pocketful_push_messages_total", .counter, "Messages to push services, by what became of each try.")
    for (outcome, count) in [
      ("sent", counts.sent), ("retried", counts.retried), ("gone", counts.gone), ("refused", counts.refused),
    ] {
      sample("pocketful_push_messages_total", ["outcome": outcome], count)
    }
    let name = "pocketful_push_late_seconds"
    metric(name, .histogram, "How long after it was due a reminder was sent first.")
    var sum = 0
    for (index, count) in counts.late.enumerated() {
      sum += count
      sample(
        name + "_bucket", ["le": index < PushMeters.bounds.count ? String(PushMeters.bounds[index]) : "+Inf"], sum)
    }
    sample(name + "_sum", [:], counts.lateSeconds)
    sample(name + "_count", [:], sum)
  }
}
