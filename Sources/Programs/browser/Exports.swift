#if arch(wasm32)
  import App

  // The three functions that host.js calls; what they carry is in Documentation/Loop.md.

  /// Room for a message of `size` bytes. `receive` frees it.
  @_expose(wasm, "allocate") @_cdecl("allocate")
  func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(size, 1), alignment: 1)
  }

  /// Hands the app one message and says how many bytes its answer has.
  @_expose(wasm, "receive") @_cdecl("receive")
  func receive(_ pointer: UnsafeMutableRawPointer, _ size: Int) -> Int {
    let message = [UInt8](UnsafeRawBufferPointer(start: pointer, count: size))
    pointer.deallocate()
    return Program.answer(to: message)
  }

  /// Where the last answer lies; good until the next call of `receive`.
  @_expose(wasm, "answer") @_cdecl("answer")
  func answer() -> UnsafeMutableRawPointer? {
    Program.answer.baseAddress
  }

  /// The page's one app. Globals are lazy statics here, because nothing runs before the first call from outside;
  /// and nothing can race for them, because a page has one thread.
  private enum Program {
    nonisolated(unsafe) static var app = App()
    nonisolated(unsafe) static var isSeeded = false
    nonisolated(unsafe) static var answer = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// Length of the answer to one message, which stands in memory until the next.
    static func answer(to message: [UInt8]) -> Int {
      if !isSeeded { seed(from: message) }
      isSeeded = true
      let bytes = app.receive(message)
      answer.deallocate()
      answer = .allocate(byteCount: max(bytes.count, 1), alignment: 1)
      answer.copyBytes(from: bytes)
      return bytes.count
    }
  }
#endif
