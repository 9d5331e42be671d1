import Departures
import Feeds
import Foundation
import Kernel

extension BoardReader {
  /// A running Pocketful, whichever agency it serves: its stations, its lines, the timetable and the last good feeds it has.
  static func server(_ address: String, _ client: FeedClient) async throws -> BoardReader {
    guard address.hasPrefix("http://") || address.hasPrefix("https://") else {
      throw Failure.wrongUse("--server must be an address that begins with http:// or https://.")
    }
    let server = Remote(address: address, client: client)
    let lines = try await server.list("/api/v1/routes") { Line(api: $0) }
    return BoardReader(
      find: { text in
        // An id as it was written, else as agencies write theirs; what is none is looked for by its name.
        for id in [text, text.uppercased()] {
          let body = try? await server.get("/api/v1/stations/" + Remote.escaped(id))
          if let station = body.flatMap({ try? JSON.parse($0) }).flatMap({ Station(api: $0) }) { return [station] }
        }
        let found = try await server.list("/api/v1/stations?limit=8&q=" + Remote.escaped(text)) { Station(api: $0) }
        return found
      },
      line: { text in lines.first { $0.id == text } ?? lines.first { $0.id == text.uppercased() } },
      refresh: { _ in },
      read: { station, filter in
        var path = "/api/v1/stations/\(Remote.escaped(station.id))/board?limit=\(filter.limit)"
        if let route = filter.route { path += "&route=" + Remote.escaped(route) }
        if let direction = filter.direction { path += "&direction=\(direction.rawValue)" }
        let body = try await server.get(path)
        guard let json = try? JSON.parse(body), let board = Board(json: json) else { throw server.isNone }
        return Reading(
          board: board, network: Network(agency: "", zone: zone(of: json), lines: lines, stations: [station]),
          json: body)
      })
  }

  /// As far ahead of UTC as the times in it say; a board is a few hours long.
  private static func zone(of board: JSON) -> Zone {
    let times =
      [board["asOf"]?.string].compactMap { $0 }
      + (board["directions"]?.array ?? []).flatMap { heading in
        (heading["departures"]?.array ?? []).compactMap { $0["time"]?.string }
      }
    guard let end = times.first?.utf8.suffix(6), end.count == 6, let sign = end.first, sign != UInt8(ascii: "Z") else {
      return .utc
    }
    let digits = end.dropFirst().filter { $0 != UInt8(ascii: ":") }.map { Int($0) - 48 }
    guard digits.count == 4, digits.allSatisfy({ (0...9).contains($0) }) else { return .utc }
    let seconds = (digits[0] * 10 + digits[1]) * 3600 + (digits[2] * 10 + digits[3]) * 60
    return Zone(name: "", firstOffset: sign == UInt8(ascii: "-") ? -seconds : seconds)
  }
}

/// Another Pocketful, asked over HTTP.
private struct Remote: Sendable {
  let address: String
  let client: FeedClient

  var isNone: Failure { Failure("\(ShownAddress.text(address)) is no Pocketful.") }

  /// The body at a path of that server; whatever else it answers is a failure with a sentence.
  func get(_ path: String) async throws -> [UInt8] {
    let base = address.hasSuffix("/") ? String(address.dropLast()) : address
    let answer: FeedClient.Response
    do throws(UpstreamError) { answer = try await client.get(base + path, [], FeedClient.Limits()) } catch {
      throw Failure("\(ShownAddress.text(address)) can't be reached: \(error.detail).")
    }
    if answer.status == 200 { return answer.body }
    // A Pocketful says in a sentence what is wrong.
    let said = (try? JSON.parse(answer.body))?["detail"]?.string
    throw said.map { Failure("\(ShownAddress.text(address)): \(Terminal.plain($0))") } ?? isNone
  }

  /// What can be read of the list in an answer's `data`.
  func list<Value>(_ path: String, _ read: (JSON) -> Value?) async throws -> [Value] {
    guard let list = (try? JSON.parse(try await get(path)))?["data"]?.array else { throw isNone }
    return list.compactMap(read)
  }

  /// A text for a path or a query.
  static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}

extension Line {
  /// As `/api/v1/routes` has it.
  fileprivate init?(api json: JSON) {
    guard let id = json["id"]?.string, let label = json["label"]?.string else { return nil }
    let color = (json["color"]?.string).flatMap { UInt32($0.dropFirst(), radix: 16) } ?? 0
    self.init(
      id: id, label: label, longName: json["name"]?.string ?? "", color: color,
      shape: json["shape"]?.string == "diamond" ? .diamond : .circle, stops: [])
  }
}

extension Station {
  /// As `/api/v1/stations` has it, its lines all at its first stop.
  fileprivate init?(api json: JSON) {
    guard let id = json["id"]?.string, let name = json["name"]?.string else { return nil }
    let place = json["location"]?.array?.compactMap(\.number) ?? []
    let location = Location(latitude: place.first ?? 0, longitude: place.count > 1 ? place[1] : 0)
    let stop = Stop(
      id: id, name: name, location: location, northLabel: "", southLabel: "",
      lines: (json["routes"]?.array ?? []).compactMap(\.string))
    self.init(id: id, name: name, borough: json["borough"]?.string ?? "", location: location, stops: [stop])
  }
}
