import Glibc

/// Each open stream is an open file, and a shell allows few by default.
enum OpenFiles {
  /// As many as this process may have, which it answers; 1,024 where nobody says.
  static func raise() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
    if limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = min(limit.rlim_max, 65_536)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    return Int(clamping: limit.rlim_cur)
  }

  /// Connections beside feeds, files and what the system wants for itself: with none left, none could be refused.
  static func connections(of files: Int) -> Int { max(16, min(files - 64, 32_000)) }
}
