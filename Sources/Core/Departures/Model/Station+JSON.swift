package import Kernel

/// The wire form of a station, the same in every answer; `distance` (metres) only where a place was given.
extension Station {
  package func write(into json: inout JSONWriter, metres: Double?) {
    json.beginObject()
    json.name("id")
    json.string(id)
    json.name("name")
    json.string(name)
    json.name("location")
    location.write(into: &json)
    json.name("routes")
    json.beginArray()
    for line in lines { json.string(line) }
    json.endArray()
    json.name("borough")
    if borough.isEmpty { json.null() } else { json.string(borough) }
    json.name("stops")
    json.beginArray()
    for stop in stops { stop.write(into: &json) }
    json.endArray()
    if let metres {
      json.name("distance")
      json.integer(Int(min(max(metres, 0), 1e8)))
    }
    json.endObject()
  }
}

extension Stop {
  func write(into json: inout JSONWriter) {
    json.beginObject()
    json.name("id")
    json.string(id)
    json.name("name")
    json.string(name)
    json.name("location")
    location.write(into: &json)
    json.name("labels")
    json.beginObject()
    json.name("N")
    json.string(northLabel)
    json.name("S")
    json.string(southLabel)
    json.endObject()
    json.endObject()
  }
}

extension Location {
  /// `[latitude, longitude]`, as MTAPI's clients expect it.
  func write(into json: inout JSONWriter) {
    json.beginArray()
    json.number(latitude, decimals: 6)
    json.number(longitude, decimals: 6)
    json.endArray()
  }
}
