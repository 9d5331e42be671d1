import Kernel

/// An answer of the upstream's method `nextraces`, row by row: a bad row is left out and counted, never the whole answer.
package struct NextRaces: Equatable, Sendable {
  /// By start, then meeting, then number.
  package var races: [Race]
  package var skipped: SkippedRows

  /// `{"status":200,"data":{"next_to_go_ids":[id],"race_summaries":{id:race}},"message":"…"}`.
  package init(_ bytes: [UInt8]) throws(NextRacesError) {
    // NB: not `bytes.withUnsafe…`: its closure's errors lose their type.
    let read = bytes.withUnsafeBufferPointer { buffer -> Result<NextRaces, NextRacesError> in
      do throws(NextRacesError) { return .success(try NextRaces(buffer)) } catch { return .failure(error) }
    }
    self = try read.get()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(NextRacesError) {
    var cursor = JSONCursor(bytes)
    var listed: [String]?
    var rows = RaceSummaries()
    var hasRows = false
    let isObject = try cursor.object { cursor, name throws(NextRacesError) in
      guard cursor.equals(name, "data") else { return try cursor.skip() }
      let isData = try cursor.object { cursor, name throws(NextRacesError) in
        if cursor.equals(name, "next_to_go_ids") {
          listed = try Self.ids(&cursor)
        } else if cursor.equals(name, "race_summaries") {
          hasRows = try cursor.object { cursor, name throws(NextRacesError) in try rows.read(&cursor, id: name) }
          if !hasRows { try cursor.skip() }
        } else {
          try cursor.skip()
        }
      }
      if !isData { try cursor.skip() }
    }
    guard isObject else {
      try cursor.skip()
      try cursor.end()
      throw .wrongShape("the whole")
    }
    try cursor.end()
    guard let listed else { throw .wrongShape("next_to_go_ids") }
    guard hasRows else { throw .wrongShape("race_summaries") }
    (races, skipped) = rows.chosen(listed)
  }

  private static func ids(_ cursor: inout JSONCursor) throws(NextRacesError) -> [String]? {
    var ids: [String] = []
    let isArray = try cursor.array { cursor throws(NextRacesError) in
      let id = try cursor.text(most: Followed.mostBytes)
      if ids.count < mostRows { ids.append(id) }
    }
    if isArray { return ids }
    try cursor.skip()
    return nil
  }

  /// More than the world runs in a week.
  static let mostRows = 20_000
}
