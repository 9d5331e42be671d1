import Glibc

/// What `work` takes of the processor, on the thread that does it: what other tests do meanwhile, and a machine that is shared, are no
/// part of it (clock_gettime(2), CLOCK_THREAD_CPUTIME_ID).
package func processorTime(of work: () throws -> Void) rethrows -> Duration {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
