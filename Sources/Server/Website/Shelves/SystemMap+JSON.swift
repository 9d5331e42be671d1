import Departures
import Kernel

extension SystemMap {
  /// `GET /api/v1/map`: places to a metre.
  var json: [UInt8] {
    var json = JSONWriter(capacity: 65_536)
    json.beginObject()
    json.name("data")
    json.beginArray()
    for track in tracks {
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
    json.endArray()
    json.endObject()
    return json.bytes
  }
}
