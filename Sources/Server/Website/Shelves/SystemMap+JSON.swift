import Departures
import Kernel

extension SystemMap {
  /// `GET /api/v1/map`: places to a metre, the tracks of all agencies.
  static func json(of maps: [SystemMap]) -> [UInt8] {
    var json = JSONWriter(capacity: 65_536)
    json.beginObject()
    json.name("data")
    json.beginArray()
    for map in maps {
      for track in map.tracks { map.write(track, into: &json) }
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private func write(_ track: Track, into json: inout JSONWriter) {
    json.beginObject()
    json.name("lines")
    json.beginArray()
    for line in track.lines { json.string(line) }
    json.endArray()
    json.name("course")
    json.beginArray()
    for point in track.course {
      let place = frame.location(point)
      json.beginArray()
      json.number(place.latitude, decimals: 5)
      json.number(place.longitude, decimals: 5)
      json.endArray()
    }
    json.endArray()
    json.endObject()
  }
}
