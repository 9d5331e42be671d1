import Files
import Glibc

/// How much memory the program holds, from the kernel's own account (proc(5), `statm`).
enum ProcessMemory {
  /// What is free inside the process becomes free for others.
  static func giveBack() {
    // Not every C library has it, and Swift's module of this one leaves it out.
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> Int32
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }

  /// Bytes; nil where the system has no such account.
  static var resident: Int? {
    guard let bytes = try? FileBytes.read("/proc/self/statm", limit: 256) else { return nil }
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
