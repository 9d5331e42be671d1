import Glibc

/// Where `make build` put the web app.
enum WebFolder {
  /// The folder named by the person, or the first of the likely ones that holds the app's list of files.
  static func find(named folder: String?) -> String? {
    if let folder { return folder }
    return likely.first { access($0 + "/assets.json", R_OK) == 0 }
  }

  private static var likely: [String] {
    let program = folderOfProgram
    // Installed beside the program, then SwiftPM's `.build/<triple>/release` and `.build/release`.
    return [program + "/web", program + "/../web", program + "/../../web", ".build/web"]
  }

  private static var folderOfProgram: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    guard count > 0 else { return "." }
    let whole = String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return whole.lastIndex(of: "/").map { String(whole[..<$0]) } ?? "."
  }
}
