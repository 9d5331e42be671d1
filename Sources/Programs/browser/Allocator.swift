#if arch(wasm32)
  // The program's memory: free lists by size, and fresh pages where a list is empty. C's own allocator does more, for
  // eleven kilobytes; this one never joins freed blocks, which a program of one page and one thread does well without.

  @_extern(c, "sbrk")
  private func morePages(_ bytes: Int) -> UnsafeMutableRawPointer?

  /// What Swift's runtime allocates with. Every block begins at a multiple of 16, which is all that Swift asks for.
  @_cdecl("posix_memalign")
  func allocateAligned(
    _ place: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
  ) -> Int32 {
    guard alignment <= 16, size >= 0, size < 1 << 30 else { return 22 }
    guard let block = Heap.take(size) else { return 12 }
    place.pointee = block
    return 0
  }

  @_cdecl("free")
  func release(_ block: UnsafeMutableRawPointer?) {
    if let block { Heap.giveBack(block) }
  }

  /// Blocks of 16 bytes and its multiples up to 256, then of four sizes between one power of two and the next. The four
  /// bytes before a block hold its size's number.
  private enum Heap {
    /// The first free block of each size; each free block holds the next one.
    nonisolated(unsafe) static var lists: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    nonisolated(unsafe) static var next = 0
    nonisolated(unsafe) static var end = 0

    static func take(_ size: Int) -> UnsafeMutableRawPointer? {
      if lists == nil, !open() { return nil }
      let number = number(of: size &+ 4)
      if let block = lists?[number] {
        lists?[number] = block.load(as: UnsafeMutableRawPointer?.self)
        return block
      }
      let bytes = bytes(of: number)
      // The block ends a little into the next one's place, before that one's number.
      if end &- next < bytes &+ 16, !grow(bytes) { return nil }
      let block = UnsafeMutableRawPointer(bitPattern: next &+ 16)
      next &+= bytes
      block?.advanced(by: -4).storeBytes(of: Int32(truncatingIfNeeded: number), as: Int32.self)
      return block
    }

    static func giveBack(_ block: UnsafeMutableRawPointer) {
      let number = Int(block.advanced(by: -4).load(as: Int32.self))
      block.storeBytes(of: lists?[number], as: UnsafeMutableRawPointer?.self)
      lists?[number] = block
    }

    /// The smallest size that so many bytes fit into.
    private static func number(of bytes: Int) -> Int {
      if bytes <= 256 { return (bytes &+ 15) / 16 }
      let power = 31 &- Int32(truncatingIfNeeded: bytes &- 1).leadingZeroBitCount
      return 17 &+ (power &- 8) &* 4 &+ ((bytes &- 1) >> (power &- 2) & 3)
    }

    private static func bytes(of number: Int) -> Int {
      if number <= 16 { return number &* 16 }
      let step = number &- 17
      return (5 &+ step & 3) << (step / 4 &+ 6)
    }

    /// Room for the lists comes first.
    private static func open() -> Bool {
      guard grow(1024) else { return false }
      lists = UnsafeMutableRawPointer(bitPattern: next)?.bindMemory(to: UnsafeMutableRawPointer?.self, capacity: 128)
      // Fresh pages are zero: all lists are empty. A block's number stands before the block, at 12 of 16.
      next &+= 1024
      return lists != nil
    }

    private static func grow(_ bytes: Int) -> Bool {
      let pages = (max(bytes &+ 32, 1 << 18) &+ 65_535) & ~65_535
      guard let fresh = morePages(pages), Int(bitPattern: fresh) != -1 else { return false }
      let start = Int(bitPattern: fresh)
      // Pages follow one another, unless something else took some between.
      if start != end { next = (start &+ 15) & ~15 }
      end = start &+ pages
      return true
    }
  }
#endif
