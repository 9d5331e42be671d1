import Testing

@testable import Departures

@Suite("What of the map is looked at")
struct MapViewTests {
  @Test("stands in the address, and is read again")
  func text() {
    let view = MapView(middle: MapPoint(x: -3, y: 11_000), scale: 187)
    #expect(view.text == "-3,11000,187")
    #expect(MapView(text: view.text) == view)
  }

  @Test(
    "what is no view is none",
    arguments: ["", "1,2", "1,2,3,4", "a,b,c", "1,2,", "1.5,2,3", "1,2,1048577", "-9223372036854775808,2,3"])
  func nonsense(text: String) { #expect(MapView(text: text) == nil) }

  @Test("is never nearer or farther than the map is drawn")
  func bounds() {
    #expect(MapView(text: "1,2,0")?.scale == 20)
    #expect(MapView(text: "1,2,99999")?.scale == 4000)
  }

  @Test("lies on the map, and shows no speck of it, whatever an address says")
  func within() {
    let frame = MapFrame(north: 41, west: -74.2, south: 40.5, east: -73.5)
    for text in ["99999,99999,2544", "-9,-9,20", "9,9,9"] {
      let view = MapView(text: text)?.within(frame)
      #expect(view.map { (0...frame.width).contains($0.middle.x) && (0...frame.height).contains($0.middle.y) } == true)
      #expect(view.map { $0.scale * max(frame.width, frame.height) / 10_000 >= 190 } == true, "\(text)")
    }
    let view = MapView(middle: MapPoint(x: 10_000, y: 9_000), scale: 400)
    #expect(view.within(frame) == view)
  }

  @Test("made larger around a place, that place stays where it is on the screen", arguments: [0.25, 0.5, 2, 3, 8])
  func zoom(factor: Double) {
    let view = MapView(middle: MapPoint(x: 10_000, y: 9_000), scale: 400)
    let point = MapPoint(x: 10_600, y: 8_800)
    func seen(_ view: MapView) -> (Double, Double) {
      let pixels = 1 / view.stepsPerPixel
      return (Double(point.x - view.middle.x) * pixels, Double(point.y - view.middle.y) * pixels)
    }
    let (before, after) = (seen(view), seen(view.zoomed(by: factor, around: point)))
    #expect(abs(before.0 - after.0) < 0.5 && abs(before.1 - after.1) < 0.5)
  }
}
