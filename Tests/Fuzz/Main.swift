import Glibc

/// libFuzzer's two entry points (llvm.org/docs/LibFuzzer.html). One program holds all targets, so that it is linked once;
/// FUZZ_TARGET says which one this process is. Whatever traps, hangs, leaks or takes too much is libFuzzer's to see:
/// a target only hands the bytes on, and asserts what must hold of what comes out.
private struct Chosen {
  static let target: Target = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = Target(rawValue: name) else {
      print("FUZZ_TARGET must be one of:", Target.allCases.map { $0.rawValue }.joined(separator: " "))
      exit(64)
    }
    return target
  }()
}

@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
  _ = Chosen.target
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  Chosen.target.run(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}
