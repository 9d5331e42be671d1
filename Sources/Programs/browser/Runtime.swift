#if arch(wasm32)
  // What Swift's runtime asks of a C library, answered here, so that the program imports nothing from its page.

  /// Seeds for hashing: a sequence (SplitMix64) from the first message, which has this device's name, eight random bytes
  /// that nobody else knows. So a file can't be written whose keys all fall on one place of a table.
  @_cdecl("arc4random_buf")
  func fillWithSequence(_ buffer: UnsafeMutableRawPointer, _ size: Int) {
    for offset in 0..<size {
      Sequence.state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = Sequence.state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      buffer.storeBytes(of: UInt8(truncatingIfNeeded: mixed ^ (mixed >> 31)), toByteOffset: offset, as: UInt8.self)
    }
  }

  /// SplitMix64's state. A program of one thread has one.
  private enum Sequence {
    nonisolated(unsafe) static var state: UInt64 = 0
  }

  /// Begins the sequence anew, from all bytes of a message.
  func seed(from message: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in message { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    Sequence.state = hash
  }

  /// A message before a trap has nowhere to go; host.js reports the trap itself.
  @_cdecl("putchar")
  func discard(_ character: Int32) -> Int32 { character }

  // The standard library compares texts after bringing them into Unicode's normal form, for which it has 31 kB of tables.
  // All texts here are as their authors, the keyboard and JSON wrote them, and are found again by the same bytes; what a
  // person searches for is folded by our own rules (Kernel/Text/Folding.swift). So every scalar is said to be normal as it
  // is, and the tables stay out of the program.

  @_cdecl("_swift_stdlib_getNormData")
  func normalForm(_ scalar: UInt32) -> UInt16 { 0 }

  @_cdecl("_swift_stdlib_getDecompositionEntry")
  func decomposition(_ scalar: UInt32) -> UInt32 { .max }

  @_cdecl("_swift_stdlib_getComposition")
  func composition(_ first: UInt32, _ second: UInt32) -> UInt32 { .max }

  @_silgen_name("_swift_stdlib_nfd_decompositions")
  nonisolated(unsafe) let noDecompositions: UnsafePointer<UInt8>? = nil
#endif
