import ArgumentParser
import Departures
import Feeds
import Foundation

/// Makes the map of the built-in New York from the agency's shapes.
struct MakeNewYorkMap: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-york-map", abstract: "Makes the map of the built-in New York from the agency's shapes.",
    discussion: """
      Of a GTFS set's shapes.txt, a file for each shape that is wanted, without its heading, named after its line: “Q.csv”, \
      “A-1.csv” and “A-2.csv”. What they leave open is written down in `NewYorkTracks.swift`.
      """)

  @Option(help: "The folder of shapes.")
  var shapes: String
  @Option(help: "The Swift file to write.")
  var into = "Sources/Server/Feeds/BuiltIn/NewYorkMap.swift"

  func run() throws {
    let network = BuiltIn.newYork
    var tracks = NewYorkTracks(network)
    for name in try FileManager.default.contentsOfDirectory(atPath: shapes).sorted() where name.hasSuffix(".csv") {
      let line = String(name.prefix { $0 != "-" && $0 != "." })
      tracks.draw(line, along: try course("\(shapes)/\(name)"))
    }
    let map = tracks.map
    for fault in tracks.faults(of: map) { FileHandle.standardError.write(Data("facts: \(fault)\n".utf8)) }
    try NewYorkSource.text(map).write(toFile: into, atomically: true, encoding: .utf8)
    print("\(map.tracks.count) tracks, \(map.facts.utf8.count) bytes → \(into)")
  }

  /// Rows of shape, latitude, longitude, number.
  private func course(_ path: String) throws -> [Location] {
    try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline).compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count > 2, let latitude = Double(fields[1]), let longitude = Double(fields[2]) else { return nil }
      return Location(latitude: latitude, longitude: longitude)
    }
  }
}
