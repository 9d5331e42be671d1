/// How many rows a feed will need, counted from its framing alone, so that each column is allocated once at its size.
struct FeedCensus {
  var trips = 0
  var stopTimes = 0
  var vehicles = 0

  /// More than any agency has: New York's busiest feed has some 300 trips and 8,000 stop times.
  static let mostTrips = 50_000
  static let mostStopTimes = 500_000

  var isTooMany: Bool {
    trips > FeedCensus.mostTrips || vehicles > FeedCensus.mostTrips || stopTimes > FeedCensus.mostStopTimes
  }

  /// Throws where the framing of the feed itself breaks: then it was cut short or is no feed, and none of it counts.
  /// A break inside an entity is that entity's own matter.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(WireError) {
    var feed = try WireReader(bytes)
    while !feed.isAtEnd {
      let tag = try feed.varint()
      if tag == Tag.message(2) {
        let entity = try feed.message()
        try? count(entity)
      } else {
        try feed.skip(tag)
      }
    }
  }

  @inline(__always)
  private mutating func count(_ whole: WireReader) throws(WireError) {
    var entity = whole
    while !entity.isAtEnd {
      switch try entity.varint() {
      case Tag.message(3):
        trips += 1
        var update = try entity.message()
        while !update.isAtEnd {
          let tag = try update.varint()
          if tag == Tag.message(2) { stopTimes += 1 }
          try update.skip(tag)
        }
      case Tag.message(4):
        vehicles += 1
        _ = try entity.message()
      case let other:
        try entity.skip(other)
      }
    }
  }
}
