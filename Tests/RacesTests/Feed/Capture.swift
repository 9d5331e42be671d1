import Kernel
import Testing

/// Answers in the upstream's real shape, small enough to try each byte.
struct Capture: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var bytes: [UInt8]
  /// Rows that can be read.
  var races: Int
  /// Without the spaces at the end.
  var meaningful: Int

  init(_ name: String, races: Int, _ text: String) {
    testDescription = name
    bytes = Array(text.utf8)
    self.races = races
    meaningful = bytes.count
  }

  static let all = [whole, hostile]

  /// Two rows cut out of a real answer.
  static let whole = Capture(
    "whole", races: 2,
    #"""
    {"status":200,"data":{"next_to_go_ids":["008ba9ef-1fc1-47b8-bac3-9ff07c2aa523","0b2b2f69-d71c-4795-997e-fec0ee1b60de"],
    "race_summaries":{"008ba9ef-1fc1-47b8-bac3-9ff07c2aa523":{"race_id":"008ba9ef-1fc1-47b8-bac3-9ff07c2aa523",
    "race_name":"Made-up Hire (1-3 Wins)","race_number":4,"meeting_id":"8ad002c4-3504-4973-a91e-b7c50fe100cf",
    "meeting_name":"Warrnambool","category_id":"9daef0d7-bf3c-4f50-921d-8e818c60fe61",
    "advertised_start":{"seconds":1709365140},"race_form":{"distance":450,"distance_type":{"id":"570775ae","name":"Metres",
    "short_name":"m"},"track_condition":{"name":"Good","short_name":"good"},"weather":{"name":"Showers",
    "short_name":"showers","icon_uri":"Showers"},"race_comment":"","additional_data":"{\"a\":{\"b\":[1,2.5e3,null]},\"c\":\"\\\"\"}",
    "generated":1},"venue_id":"x","venue_name":"Warrnambool","venue_state":"VIC","venue_country":"AUS"},
    "0b2b2f69-d71c-4795-997e-fec0ee1b60de":{"race_id":"0b2b2f69-d71c-4795-997e-fec0ee1b60de","race_name":"Prix d\u2019\u00c9t\u00e9 \ud83c\udfc7",
    "race_number":12,"meeting_id":"m2","meeting_name":"Saint-Cloud","category_id":"161d9be2-e909-4326-8c2c-35ed71fb460b",
    "advertised_start":{"seconds":1709365200},"venue_name":"Saint-Cloud","venue_state":"FR","venue_country":"FR"}}},
    "message":"Next 2 races from each category"}
    """#)

  /// What is wrong with a row, one of each.
  static let hostile = Capture(
    "hostile", races: 2,
    #"""
    {"status":200,"data":{"next_to_go_ids":["a","b","c","d","e","missing","a","f"],"race_summaries":{
    "a":{"race_number":"7","meeting_name":"A","category_id":9,"advertised_start":{"seconds":"2024-03-02T07:39:00Z"}},
    "b":{"meeting_name":"B"},"c":{"meeting_name":"C","advertised_start":{"seconds":0}},"d":null,
    "e":{"advertised_start":{"seconds":1709365140},"meeting_name":{},"venue_name":[]},
    "f":{"race_name":null,"meeting_name":"F","advertised_start":1709365140,"race_form":[],"venue_country":{"x":"]}"}}}}}
    """#)
}
