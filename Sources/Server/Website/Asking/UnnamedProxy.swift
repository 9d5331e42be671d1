import Logging
import Synchronization

/// Says once in the log that there is a proxy of which `--trusted-proxies` says nothing: whoever comes through it shares one
/// allowance of tries with all others who do.
final class UnnamedProxy: Sendable {
  private let isSaid = Atomic(false)

  func warn(of caller: Caller, _ logger: Logger) {
    guard !isSaid.exchange(true, ordering: .relaxed) else { return }
    logger.warning(
      """
      Requests come through a proxy at \(caller.peer) that nobody named, so everybody behind it shares one allowance of tries. \
      If it is yours, start the server with --trusted-proxies and its address.
      """)
  }
}
