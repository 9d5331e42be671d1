import Glibc

/// How much memory the program holds, from the kernel's own account (proc(5), `statm`).
enum ProcessMemory {
  /// Bytes; nil where the system has no such account.
  static var resident: Int? {
    guard let bytes = try? FileBytes.read("/proc/self/statm", limit: 256) else { return nil }
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
